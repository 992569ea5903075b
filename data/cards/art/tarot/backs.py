# SPDX-License-Identifier: GPL-3.0-or-later
"""The back of the Tarot: stars around a compass rose, without a top."""

import math

from ..card import rounded
from ..ink import Poly, circle, inside
from ..layout import place
from ..plants import shell, star


def _stars(s):
    """Rows of stars and dots around the middle."""
    hole = circle(80, 128, 60)
    for row in range(10):
        y = 128 + (row - 9) * 12.6 + 6.3
        for col in range(-5, 6):
            x = 80 + col * 12.6
            if inside(hole, x, y):
                continue
            if (row + col) % 2:
                s.paper(circle(x, y, 1.2))
                continue
            s.color(Poly([(x, y - 5), (x + 1.3, y - 1.3), (x + 5, y), (x + 1.3, y + 1.3), (x, y + 5),
                           (x - 1.3, y + 1.3), (x - 5, y), (x - 1.3, y - 1.3)]), "ochre")


def upper(s):
    """The upper half: a dark field with stars."""
    s.color(rounded(11, 11, 149, 245, 4), "night")
    s.outline(rounded(11, 11, 149, 245, 4), 1.6)
    _stars(s)


def middle(s):
    """The compass rose in its ring."""
    s.shape(circle(80, 128, 54), "red", w=2)
    s.shape(circle(80, 128, 48), None, w=1.6)
    for k in range(32):
        a = 2 * math.pi * k / 32
        s.wedge(80 + 53 * math.cos(a), 128 + 53 * math.sin(a), 80 + 49 * math.cos(a), 128 + 49 * math.sin(a), 1.4)
    for k in range(8):
        with s.at(80, 128, turn=45 * k):
            far = 45 if k % 2 == 0 else 30
            s.shape([(0, 0, 1), (-7, -11, 1), (0, -far, 1)], "blue" if k % 2 == 0 else "ochre", w=1.3)
            s.shape([(0, 0, 1), (7, -11, 1), (0, -far, 1)], None, w=1.3)
    for k in range(4):
        with s.at(80, 128, turn=45 + 90 * k):
            place(s, 0, -39, shell, r=5)
    s.shape(circle(80, 128, 8), "red", w=1.4)
    place(s, 80, 128, star, r=6, n=8)
