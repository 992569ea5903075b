# SPDX-License-Identifier: GPL-3.0-or-later
"""Cursive handwriting, drawn stroke by stroke, so that no fonts are needed."""

# Letter: width, strokes; baseline at y = 0, small letters 6 high.
LETTERS = {
    "d": (7.2, [[(5, -4.6), (2.5, -6), (.6, -3), (2, -.2), (4.6, -1.8), (5.6, -6), (5.9, -12.4)],
                [(5.3, -5), (5.3, -1.2), (7.4, -.9)]]),
    "e": (6, [[(-.6, -1), (2, -2.6), (4.2, -4.7), (2.7, -6.2), (.8, -3.6), (1.8, -.4), (4.2, -.3),
               (6.2, -1.4)]]),
    "é": (6, [[(-.6, -1), (2, -2.6), (4.2, -4.7), (2.7, -6.2), (.8, -3.6), (1.8, -.4), (4.2, -.3),
               (6.2, -1.4)], [(2.2, -8.2), (4.6, -11)]]),
    "u": (6.8, [[(-.4, -4.4), (1, -6), (.7, -1.6), (2.1, -.2), (4.4, -2.4), (5, -6)],
                [(5, -5), (5, -1.2), (7, -1)]]),
    "x": (6.6, [[(-.2, -5.4), (1.8, -5.6), (3.8, -.6), (6.2, -.6)], [(5.6, -6), (.4, .2)]]),
    "'": (2.8, [[(2, -12.4), (1, -9)]]),
    "c": (5.4, [[(4.6, -4.8), (2.8, -6.2), (.6, -3), (1.9, -.3), (5.4, -1.4)]]),
    "r": (5.2, [[(-.4, -1), (1.2, -5.8), (1.2, -3.6), (1, 0)], [(1.1, -3.6), (2.6, -5.6), (4.8, -5.4)]]),
    "i": (3.4, [[(.9, -5.8), (.9, -1), (3.2, -1)], [(1.2, -8.8), (1.5, -8.2)]]),
    "t": (4.8, [[(2.2, -10.6), (1.7, -1.2), (4.4, -.9)], [(-.2, -6.6), (4.6, -7.2)]]),
    " ": (3.6, []),
}


def measure(text):
    """The width of a text in its own units."""
    return sum(LETTERS[c][0] for c in text)


def write(s, text, x, y, scale=1.0, rise=lambda t: 0.0, w=1.2):
    """Writes a text centered on (x, y); rise (x) is the offset from the line."""
    at = x - measure(text) * scale / 2
    for c in text:
        width, strokes = LETTERS[c]
        with s.at(at, y + rise(at), scale=scale):
            for stroke in strokes:
                s.line([(px + -py * .18, py) for px, py in stroke], w, taper=1.2)
        at += width * scale
