# SPDX-License-Identifier: GPL-3.0-or-later
"""The Excuse: a fiddler in motley, who dances on the dune between day and night."""

from .. import bodies, heads
from ..beasts import dog
from ..ink import circle, tube
from ..layout import place
from ..plants import thistle
from . import skies


def _sky(s):
    """Day on the left, night on the right."""
    skies.field(s, -4, 170, "sky")
    s.color([(76, -4, 1), (70, 20), (80, 48), (70, 76), (76, 110, 1), (147, 110, 1), (147, -4, 1)], "night")
    skies.sun(s, 22, 26, 12)
    skies.cloud(s, 26, 64, 7)
    skies.moon(s, 122, 22, 10)
    skies.stars(s, [(92, 14, 3), (104, 40, 2.6), (132, 50, 3.4), (118, 70, 2.4), (96, 66, 2), (136, 84, 2.6)])
    skies.sea(s, 96, 124, "sea", 5)


def _leg(s, joints, color, turn, flip):
    leg = tube(joints, [17, 14, 12, 8])
    s.shape(leg, color, w=1.5)
    s.shade(leg, angle=-16, gap=3.6, depth=.36, w=1.1)
    x, y = joints[-1]
    with s.at(x, y, turn=turn, flip=flip):
        s.shape([(-6, -6, 1), (-6, 6, 1), (12, 6), (20, 0, 1), (14, -4), (5, -6, 1)], "brown", w=1.4)
        s.shape(circle(20, -2, 2.6), "ochre", w=1)


def _cap(s):
    """A fool's cap with two horns and bells."""
    for side, color in ((-1, "blue"), (1, "red")):
        s.shape([(0, -16, 1), (side * 8, -30), (side * 20, -34), (side * 30, -24), (side * 31, -16, 1),
                 (side * 24, -20), (side * 17, -18), (side * 14, -8, 1)], color, w=1.5)
        s.shape(circle(side * 31, -12, 4), "ochre", w=1.2)
        s.dot(side * 31, -10.6, 1)
        s.line([(side * 8, -24), (side * 18, -28), (side * 25, -23)], .9)
    s.shape([(-14.6, -7, 1), (-14, -14), (0, -18), (13, -14), (14, -7, 1), (0, -11)], "ochre", w=1.3)


def _collar(s):
    """A collar with points and bells."""
    points = [(-22, 26), (-13, 38), (0, 32), (13, 38), (22, 26)]
    for k, (x, y) in enumerate(points):
        s.shape([(x * .3 - 4, 17, 1), (x * .3 + 4, 17, 1), (x, y, 1)], "ochre" if k % 2 else "green", w=1.2)
        s.shape(circle(x, y + 2, 2.4), "ochre", w=.9)


def _fiddle(s):
    """A fiddle 62 long, its end at the origin, its neck to the right."""
    s.shape(tube([(32, 0), (50, 0), (60, -1)], [5, 4, 4]), "brown", w=1.2)
    s.shape(circle(61, -2, 3.4), "brown", w=1.2)
    for x in (53, 58):
        s.line([(x, -5), (x, 4)], 1.4, taper=0)
    s.shape("0,0 3,-10 12,-11 17,-6 23,-9 32,-8 35,0 32,8 23,9 17,6 12,11 3,10", "brown", w=1.5)
    for y in (-4, 4):
        s.line([(14, y - 1.4), (18, y), (21, y + 1.4)], 1.2, taper=1)
    for y in (-1.2, 1.2):
        s.pale_line([(5, y), (54, y * .8)], .8)
    s.shape([(9, -3, 1), (11, -3, 1), (11, 3, 1), (9, 3, 1)], "ochre", w=.8)


def _bow(s):
    s.line([(-34, 24), (44, -24)], 2.2, taper=1)
    s.pale_line([(-32, 27), (45, -21)], 1.1)
    s.line([(-33, 28.4), (46, -19.6)], .7, taper=0)


def _fiddler(s):
    _leg(s, [(-6, 84), (-22, 100), (-16, 124), (-36, 132)], "red", 140, True)
    _leg(s, [(6, 84), (13, 112), (6, 132), (10, 152)], "blue", 0, False)
    bodies.sleeve(s, [(17, 30), (38, 44), (58, 16)], [15, 14, 9], "blue", "ochre")
    bodies.tunic(s, "red", "blue", "ochre", split="green")
    _collar(s)
    heads.face(s, mood="merry")
    heads.fringe(s, "brown")
    _cap(s)
    with s.at(9, 22, turn=-14):
        _fiddle(s)
    bodies.hand(s, 60, 9, turn=-60)
    with s.at(20, 18):
        _bow(s)
    bodies.sleeve(s, [(-17, 30), (-38, 54), (-16, 44)], [15, 14, 9], "green", "ochre")
    bodies.hand(s, -11, 41, turn=-20)


def excuse(s):
    """The fiddler and his dog."""
    _sky(s)
    s.shape([(-4, 128, 1), (28, 116), (60, 124), (96, 132), (126, 122), (147, 126, 1), (147, 170, 1), (-4, 170, 1)],
            "sand",
            w=1.4)
    s.shade([(60, 124), (96, 132), (126, 122), (147, 126, 1), (147, 170, 1), (90, 150)], angle=8, gap=6, depth=.5,
            w=1.2)
    skies.tufts(s, [(10, 132), (24, 126), (136, 136), (120, 130)])
    place(s, 132, 160, thistle, height=34)
    place(s, 14, 162, thistle, height=26)
    place(s, 112, 160, dog, None, "brown", "red", scale=.76, flip=True)
    place(s, 62, 48, _fiddler, scale=.74)
    for x, y in ((20, 98), (116, 92)):
        s.solid(circle(x, y, 3.4, 2.6))
        s.line([(x + 2.8, y), (x + 3, y - 13), (x + 9, y - 9)], 1.3, taper=0)
