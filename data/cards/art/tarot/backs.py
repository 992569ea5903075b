# SPDX-License-Identifier: GPL-3.0-or-later
"""The back of the Tarot: waves and stars around a compass rose, without a top."""

import math

from ..card import rounded
from ..ink import Poly, circle, inside
from ..layout import place
from ..plants import shell, star


def _lattice(s):
    """A net of crossed ropes with a star in each mesh."""
    edge = rounded(13, 13, 147, 243, 3)
    hole = circle(80, 128, 56)
    for row in range(-1, 10):
        for col in range(-5, 6):
            x = 80 + col * 22 + (11 if row % 2 else 0)
            y = 128 + (row - 9) * 14
            cell = [(x, y - 13.4), (x + 10.4, y), (x, y + 13.4), (x - 10.4, y)]
            if not all(inside(edge, *p) for p in cell) or any(inside(hole, *p) for p in cell):
                continue
            s.pale_line([(x, y - 13, 1), (x + 10, y, 1), (x, y + 13, 1), (x - 10, y, 1), (x, y - 13, 1)], 1.2)
            s.colour(Poly([(x, y - 5), (x + 1.3, y - 1.3), (x + 5, y), (x + 1.3, y + 1.3), (x, y + 5), (x - 1.3, y + 1.3),
                           (x - 5, y), (x - 1.3, y - 1.3)]), "ochre")


def upper(s):
    """The upper half: a dark field with the net."""
    s.colour(rounded(11, 11, 149, 245, 4), "night")
    s.outline(rounded(11, 11, 149, 245, 4), 1.6)
    _lattice(s)


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
