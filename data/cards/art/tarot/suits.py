# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of the Tarot, 1 to 10 of each suit."""

import math

from .. import pips, plants
from ..ink import circle
from ..layout import place
from .frame import SIGNS

C = 80
# Places of the signs in the upper half by number, as (x, y), clear of the corner index; the lower
# half is their half turn. A sign in the middle stands for itself.
UPPER = {
    2: [(C, 56)],
    3: [(C, 50)],
    4: [(61, 62), (107, 62)],
    5: [(61, 56), (106, 56)],
    6: [(61, 50), (105, 50)],
    7: [(61, 46), (105, 46)],
    8: [(60, 44), (106, 44), (C, 87)],
    9: [(60, 42), (106, 42), (49, 100), (111, 100)],
    10: [(58, 40), (106, 40), (C, 71), (49, 102), (111, 102)],
}
MIDDLE = {3: [(C, 128)], 5: [(C, 128)], 6: [(46, 128), (114, 128)], 7: [(48, 128), (112, 128), (C, 87)],
          8: [(48, 128), (112, 128)], 9: [(C, 128)]}
SCALES = {2: 1.5, 3: 1.4, 4: 1.18, 5: 1.14, 6: 1.06, 7: 1.0, 8: .96, 9: .92, 10: .88}

# What lies between the signs of a suit: its plant, and what the coast throws up.
PLANTS = {
    "t": (plants.reeds, {"height": 46}), "k": (plants.sprig, {"length": 40}),
    "c": (plants.tulip, {"height": 38}), "p": (plants.thistle, {"height": 46}),
}


def _salt(s, r=11):
    """A heap of salt."""
    s.shape([(-r * 1.2, r * .6, 1), (-r * .5, -r * .2), (0, -r, 1), (r * .5, -r * .2), (r * 1.2, r * .6, 1),
             (0, r * .8)], None, w=1.3)
    s.shade([(-r, r * .5, 1), (0, -r, 1), (r, r * .5, 1)], angle=-30, gap=2.6, depth=.5, w=1)


def _ring_of_bread(s, r=10):
    """A plaited ring of brioche."""
    s.shape(circle(0, 0, r), "ochre", w=1.4)
    for k in range(9):
        with s.at(0, 0, turn=40 * k):
            s.line([(-r * .18, -r * .95), (r * .2, -r * .72), (-r * .06, -r * .46)], 1)
    s.shape(circle(0, 0, r * .38), None, w=1.2)


FINDS = {"t": plants.snail, "k": _salt, "c": _ring_of_bread, "p": plants.fish}
FIND_PLACES = {2: [(C, 128)], 3: [(38, 128), (122, 128)], 4: [(C, 128)], 5: [(36, 128), (124, 128)],
               7: [(C, 168)]}


def _signs(s, suit, number, places):
    scale = SCALES[number] * (.9 if suit == "t" else 1)
    for x, y in places:
        place(s, x, y, pips.french, SIGNS[suit], scale=scale)


def _finds(s, suit, number):
    for x, y in FIND_PLACES.get(number, ()):
        place(s, x, y, FINDS[suit], scale=2.1 if number in (2, 4) else 1.15)


def _rope(s, r=52, thick=9):
    """A ring of rope."""
    s.shape(circle(C, 128, r + thick / 2), "ochre", w=1.8)
    s.shape(circle(C, 128, r - thick / 2), None, w=1.6)
    n = 36
    for k in range(n):
        a, b = 2 * math.pi * k / n, 2 * math.pi * (k + .75) / n
        inner, outer = r - thick / 2 + .6, r + thick / 2 - .6
        mid = (a + b) / 2
        s.line([(C + inner * math.cos(a), 128 + inner * math.sin(a)), (C + r * math.cos(mid), 128 + r * math.sin(mid)),
                (C + outer * math.cos(b), 128 + outer * math.sin(b))], 1.2, taper=0)


def _one(s, suit):
    """The ace: a great sign in a ring of rope."""
    for k in range(16):
        with s.at(C, 128, turn=k * 22.5):
            s.shape([(-5, -58, 1), (0, -72 if k % 2 else -66, 1), (5, -58, 1)],
                    "red" if k % 2 else "blue", w=1.2)
    _rope(s)
    place(s, C, 128, pips.french, SIGNS[suit], scale=1.95 if suit != "t" else 1.8)


def half(s, number, suit):
    """What the upper half of a number card shows; the card turns it for the lower."""
    motif, how = PLANTS[suit]
    place(s, 140, 14, motif, scale=.78, turn=180, **how)
    if number > 1:
        _signs(s, suit, number, UPPER[number])


def middle(s, number, suit):
    """What stands between the halves of a number card."""
    if number == 1:
        _one(s, suit)
        return
    _finds(s, suit, number)
    _signs(s, suit, number, MIDDLE.get(number, ()))
