# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of the signs on the number cards, without overlap with the corner indices."""

L, C, R = 58, 80, 102
OUT = 6  # how far the middle rows move outwards, because no index is there


def place(s, x, y, draw, *args, scale=1.0, turn=0, flip=False, **how):
    """Draws something at a place, scaled, turned and mirrored."""
    with s.at(x, y, scale=scale, turn=turn, flip=flip):
        draw(s, *args, **how)


# Round signs: (x, y, turn) by number; the lower half is upside down if that is visible.
COLUMNS = {
    4: [(59, 54, 0), (103, 54, 0), (57, 202, 180), (101, 202, 180)],
    5: [(59, 50, 0), (103, 50, 0), (C, 128, 0), (57, 206, 180), (101, 206, 180)],
    6: [(61, 46, 0), (106, 46, 0), (L - OUT, 128, 0), (R + OUT, 128, 0), (54, 210, 180), (99, 210, 180)],
    7: [(61, 46, 0), (106, 46, 0), (L - OUT, 128, 0), (R + OUT, 128, 0), (C, 87, 0), (54, 210, 180),
        (99, 210, 180)],
    8: [(61, 46, 0), (106, 46, 0), (L - OUT, 128, 0), (R + OUT, 128, 0), (C, 87, 0), (C, 169, 180),
        (54, 210, 180), (99, 210, 180)],
    9: [(61, 44, 0), (106, 44, 0), (46, 100, 0), (114, 100, 0), (C, 128, 0), (46, 156, 180), (114, 156, 180),
        (54, 212, 180), (99, 212, 180)],
}


def _rows(*rows):
    out = []
    for y, xs, long, turn in rows:
        out += [(x, y, long, turn) for x in xs]
    return out


THREE = (52, 80, 108)
# Long signs: (x, y, length, turn) by number.
RODS = {
    3: [(52, 128, 200, -3), (80, 128, 206, 0), (108, 128, 200, 3)],
    4: _rows((66, (60, 100), 96, 0), (190, (60, 100), 96, 180)),
    5: _rows((66, (58, 102), 96, 0), (128, (80,), 96, 0), (190, (58, 102), 96, 180)),
    6: _rows((66, THREE, 98, 0), (190, THREE, 98, 180)),
    7: _rows((52, THREE, 70, 0), (128, (80,), 72, 0), (204, THREE, 70, 180)),
    8: _rows((52, THREE, 70, 0), (128, (56, 104), 72, 0), (204, THREE, 70, 180)),
    9: _rows((52, THREE, 70, 0), (128, THREE, 72, 0), (204, THREE, 70, 180)),
}
