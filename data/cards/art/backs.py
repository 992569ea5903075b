# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs, which have no top: waves around the Cow, lozenges around the four signs.

Each is drawn as an upper half, which the card rotates for the lower, and a middle over both.
"""

from . import pips, plants
from .beasts import cow
from .card import rounded
from .ink import Poly, circle, inside
from .layout import place


def _field(s, color):
    s.color(rounded(11, 11, 149, 245, 4), color)
    s.outline(rounded(11, 11, 149, 245, 4), 1.6)


def aluette(s):
    """Waves of the marsh in blue, and the Cow."""
    _field(s, "blue")
    lattice = rounded(14, 14, 146, 242, 3)
    row = 0
    y = 21.0
    while y < 140:
        x = 3 + 11 * (row % 2)
        while x < 152:
            for r in (10.6, 7, 3.4):
                arc = [(x - r, y + 4.5), (x - r * .7, y + 4.5 - r * .7), (x, y + 4.5 - r),
                       (x + r * .7, y + 4.5 - r * .7), (x + r, y + 4.5)]
                if all(inside(lattice, px, py) for px, py in arc):
                    s.pale_line(arc, 1.3)
            x += 22
        y += 10.6
        row += 1
    s.shape(circle(80, 128, 52, 68), "ochre", w=2)
    s.shape(circle(80, 128, 47, 63), None, w=1.5)
    place(s, 80, 124, plants.ground, 0, -36, 36, bottom=9)
    place(s, 82, 123, cow, scale=.62)
    place(s, 63, 85, plants.star, r=5.4, color="red")


def aluette_middle(s):
    """The fence between the two cows."""
    s.shape([(33, 125, 1), (127, 125, 1), (127, 131, 1), (33, 131, 1)], "red", w=1.3)
    for x in range(40, 124, 8):
        s.dot(x, 128, 1)


def french(s):
    """Lozenges on red."""
    _field(s, "red")
    edge = rounded(13, 13, 147, 243, 3)
    for row in range(8):
        for col in range(9):
            x = 80 + (col - 4) * 17 + (8.5 if row % 2 else 0)
            y = 128 + (row - 7) * 16
            cell = [(x, y - 12), (x + 6.4, y), (x, y + 12), (x - 6.4, y)]
            if not all(inside(edge, *p) for p in cell) or inside(circle(80, 128, 54), x, y):
                continue
            s.paper(Poly(cell))
            s.color(Poly([(x, y - 7), (x + 3.6, y), (x, y + 7), (x - 3.6, y)]), "blue")


def french_middle(s):
    """The medallion of the four signs."""
    s.shape(circle(80, 128, 50), "ochre", w=2)
    s.shape(circle(80, 128, 45), None, w=1.5)
    for k, suit in enumerate("cbde"):
        with s.at(80, 128, turn=90 * k):
            place(s, 0, -24, pips.french, suit, scale=.72)
            place(s, 21, -21, plants.flower, "blue", r=4.4)
    place(s, 80, 128, plants.star, r=9, n=8)
