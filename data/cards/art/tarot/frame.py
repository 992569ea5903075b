# SPDX-License-Identifier: GPL-3.0-or-later
"""The frames of the Tarot cards: corner indices of the suits, bands with the numbers of the trumps."""

from .. import card, indices
from ..card import dense, rounded
from ..ink import Poly, Sheet, circle
from ..layout import place
from ..plants import star
from . import numerals

LEFT, TOP, RIGHT, BOTTOM = 9.5, 46.5, 150.5, 209.5
WINDOW = (LEFT, TOP, RIGHT, BOTTOM)
MIDDLE = 27.6  # height of the numbers in the upper band

# The sign of each suit letter among the French signs of the other deck.
SIGNS = {"t": "b", "k": "d", "c": "c", "p": "e"}


def corner(rank, suit):
    """The upper corner index of a suit card; the lower one is its half turn."""
    sheet = Sheet(f"index tarot {rank}{suit}")
    sheet.paper(rounded(3.9, 3.9, 36.5, 84, 8))
    sheet.outline(dense(rounded(5, 5, 36.5, 84, 7)), 1.9, rough=.6)
    scale = min(1.12, 27 / numerals.width(rank))
    with sheet.at(20.7, 28, scale=scale, stretch=1.12 / scale):
        numerals.write(sheet, rank, sheet.solid)
    with sheet.at(20.7, 66, scale=.98):
        indices.suit(sheet, "french", SIGNS[suit])
    return sheet


def _numbers(s, number):
    """The number of a trump in all four corners, left bare in the bands."""
    wide = numerals.width(number) * 1.06
    for x in (17 + wide / 2, 143 - wide / 2):
        for cx, cy, turn in ((x, MIDDLE, 0), (160 - x, 256 - MIDDLE, 180)):
            with s.at(cx, cy, scale=1.06, turn=turn):
                numerals.write(s, number, s.paper)


def _medallion(s, draw):
    for y, turn in ((MIDDLE, 0), (256 - MIDDLE, 180)):
        with s.at(80, y, turn=turn):
            draw(s)


def _sun(s):
    s.color(circle(0, 0, 6.4), "ochre")
    for k in range(8):
        with s.at(0, 0, turn=45 * k):
            s.color(Poly([(-2, -8.2), (0, -13), (2, -8.2)]), "ochre")


def _moon(s):
    s.paper([(3, -10, 1), (-6, -6), (-8, 3), (-2, 9.6), (7, 8, 1), (0, 5), (-2, -3)])
    for x, y, r in ((6.4, -4, 3.2), (9, 4, 2.2)):
        with s.at(x, y, scale=r / 4):
            s.paper([(0, -4, 1), (1, -1, 1), (4, 0, 1), (1, 1, 1), (0, 4, 1), (-1, 1, 1), (-4, 0, 1), (-1, 1, 1)])


def _bands(s, color):
    for top, bottom in ((9.4, TOP - 1), (BOTTOM + 1, 246.6)):
        s.color(rounded(9.4, top, 150.6, bottom, 2.4), color)


def _window(s):
    s.outline(dense(rounded(LEFT - 1, TOP - 1, RIGHT + 1, BOTTOM + 1, 1.6)), 2, rough=.6)


def trump(s, number, night):
    """The frame of a trump: dark bands, the number in the corners, a sun or a moon between."""
    _bands(s, "night")
    _numbers(s, str(number))
    _medallion(s, _moon if night else _sun)
    _window(s)
    card.frame(s)


def excuse(s):
    """The frame of the Excuse: lozenges and a star instead of numbers."""
    _bands(s, "red")
    for y in (MIDDLE, 256 - MIDDLE):
        for k in range(1, 6):
            x = 80 + (k - 3) * 20
            s.color(Poly([(x, y - 15), (x + 10, y), (x, y + 15), (x - 10, y)]), "blue" if k % 2 else "ochre")
        for x in (28, 132):
            s.paper(circle(x, y, 15))
            place(s, x, y, star, r=15, color="red", n=5, turn=0 if y < 128 else 180)
    _window(s)
    card.frame(s)
