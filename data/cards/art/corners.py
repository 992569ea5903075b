# SPDX-License-Identifier: GPL-3.0-or-later
"""The ornaments in the corners if corner indices are disabled."""

from . import pips, plants
from .layout import place


def _sun(s):
    plants.sun(s, 7.4, rays=10, face=False)


def _posy(s):
    for turn in (-60, 0, 60):
        place(s, 0, 2, plants.sprig, n=1, length=9, berry=None, turn=turn, scale=.95)
    place(s, 0, 3, plants.flower, "red", r=6.6)


def _oak(s):
    for side in (-1, 1):
        place(s, side, 6, pips.oak_leaf, "green", scale=.46, turn=side * 38)
    place(s, 0, 2, pips.acorn, scale=.85)


def _star(s):
    plants.star(s, 11, "ochre", 8)
    s.dot(0, 0, 1.6)


ORNAMENTS = {"d": _sun, "c": _posy, "b": _oak, "e": _star}


def fill(s, suit, both):
    """The suit's ornament at the upper left, and turned at the lower right."""
    place(s, 21.5, 32, ORNAMENTS[suit])
    if both:
        place(s, 138.5, 224, ORNAMENTS[suit], turn=180)
