# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs, the same from either end: a lattice of tides or of leaves round a medallion."""

from . import pips, plants
from .beasts import cow
from .card import rounded
from .ink import Poly, circle, inside
from .layout import place


def _field(s, colour):
    s.colour(rounded(11, 11, 149, 245, 4), colour)
    s.outline(rounded(11, 11, 149, 245, 4), 1.6)


def _turned(s, draw):
    """Draws something, and again half a turn on."""
    for turn in (0, 180):
        with s.at(80, 128, turn=turn):
            draw(s)


def aluette(s):
    """Waves of the marsh in blue, and the Cow from either end."""
    _field(s, "blue")
    lattice = rounded(14, 14, 146, 242, 3)
    row = 0
    y = 20.0
    while y < 242:
        x = 8 + 9 * (row % 2)
        while x < 152:
            for r in (8.6, 5.6, 2.6):
                arc = [(x - r, y + 4.5), (x - r * .7, y + 4.5 - r * .72), (x, y + 4.5 - r),
                       (x + r * .7, y + 4.5 - r * .72), (x + r, y + 4.5)]
                if all(inside(lattice, px, py) for px, py in arc):
                    s.pale_line(arc, 1.15)
            x += 18
        y += 9
        row += 1
    s.shape(circle(80, 128, 52, 68), "ochre", w=2)
    s.shape(circle(80, 128, 47, 63), None, w=1.5)

    def half(t):
        place(t, 0, -4, plants.ground, 0, -36, 36, bottom=9)
        place(t, 2, -5, cow, scale=.62)
        place(t, -30, -8, plants.reeds, 34)
        place(t, -24, -42, plants.star, r=5, colour="red")
    _turned(s, half)
    s.shape([(33, 125, 1), (127, 125, 1), (127, 131, 1), (33, 131, 1)], "red", w=1.3)
    for x in range(40, 124, 8):
        s.dot(x, 128, 1)


def french(s):
    """Lozenges in red with a flower in each, and the four signs in the middle."""
    _field(s, "red")
    edge = rounded(13, 13, 147, 243, 3)
    for row in range(15):
        for col in range(9):
            x = 80 + (col - 4) * 17 + (8.5 if row % 2 else 0)
            y = 128 + (row - 7) * 16
            cell = [(x, y - 12), (x + 6.4, y), (x, y + 12), (x - 6.4, y)]
            if not all(inside(edge, *p) for p in cell) or inside(circle(80, 128, 54), x, y):
                continue
            s.paper(Poly(cell))
            s.colour(Poly([(x, y - 7), (x + 3.6, y), (x, y + 7), (x - 3.6, y)]), "blue")
    s.shape(circle(80, 128, 50), "ochre", w=2)
    s.shape(circle(80, 128, 45), None, w=1.5)
    for k, suit in enumerate("cbde"):
        with s.at(80, 128, turn=90 * k):
            place(s, 0, -24, pips.french, suit, scale=.72)
            place(s, 21, -21, plants.flower, "blue", r=4.4)
    place(s, 80, 128, plants.star, r=9, n=8)
