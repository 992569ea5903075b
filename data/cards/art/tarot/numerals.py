# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers and letters of the French Tarot, drawn without fonts."""

import math

from .. import indices
from ..ink import tube

PEN = 5.0
GAP = 3.6


def _ring(x, y, rx, ry):
    """A closed loop as a center line."""
    return [(x + rx * math.sin(2 * math.pi * k / 16), y - ry * math.cos(2 * math.pi * k / 16)) for k in range(18)]


# Glyph: width and center lines, 30 high; the first line starts at y = 0.
GLYPHS = {name: (18, lines) for name, lines in indices.NUMERALS.items()}
GLYPHS.update({
    "0": (17, [_ring(8.5, 15, 6.2, 12.2)]),
    "1": (11.6, ["1.4,9 8,2.6", "7.6,.8 7.6,29.4"]),
    "8": (17, [_ring(8.5, 8.6, 4.9, 5.6), _ring(8.5, 21.2, 5.8, 6.2)]),
    "V": (18, ["1.8,1 9,28.4", "9,28.4 16.2,1"]),
    "C": (17, ["15,8 12.6,3.6 8.6,2.6 4.4,6.4 2.8,15 4.4,23.6 8.6,27.4 12.6,26.4 15,22"]),
    "D": (17, ["4.2,1 4.2,29", "4.2,3.2 9.6,4 13.8,9 14.6,15 13.8,21 9.6,26 4.2,26.8"]),
    "R": (17.4, ["4.2,1 4.2,29.4", "4.2,3.4 10.4,3.2 14.2,6.6 13.8,11.6 10,14.8 4.2,15.4", "8.2,15 15.6,29.4"]),
})


def width(text):
    """The width of a number or letter in its own units."""
    return sum(GLYPHS[c][0] for c in text) + GAP * (len(text) - 1)


def write(s, text, fill, pen=PEN):
    """Writes a number or letter around the origin, 30 high; fill (shape) prints each stroke."""
    at = -width(text) / 2
    for c in text:
        wide, lines = GLYPHS[c]
        with s.at(at, -15):
            for line in lines:
                n = len(line.split()) if isinstance(line, str) else len(line)
                fill(tube(line, [pen] * n))
        at += wide + GAP
