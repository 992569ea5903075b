# SPDX-License-Identifier: GPL-3.0-or-later
"""The two signs of the nines: a raised thumb and a raised little finger, wrist at the origin."""

from .ink import circle, tube


def _cuff(s, color, trim):
    s.shape([(-17, -2, 1), (0, 1), (17, -2, 1), (20, 24, 1), (0, 28), (-20, 24, 1)], color, w=1.6)
    s.shape([(-18, -6, 1), (0, -3), (18, -6, 1), (19, 4, 1), (0, 8), (-19, 4, 1)], trim, w=1.4)
    for x in (-12, -4, 4, 12):
        s.line([(x, 9), (x * 1.1, 23)], 1)


def thumb(s):
    """A fist with its thumb straight up."""
    s.shape([(-14, -4, 1), (-16, -18), (-19, -32), (-14, -44), (2, -48), (17, -46), (21, -34), (19, -20), (14, -4, 1)],
            None, w=1.8)
    up = tube([(-8, -30), (-11, -48), (-11, -60), (-15, -74)], [20, 19, 18, 8])
    s.shape(up, None, w=1.8)
    s.shade(up, angle=-20, gap=3.6, depth=.3, w=1.2)
    s.line([(-18.6, -69), (-17.4, -75.6), (-11.6, -73.6), (-12, -66.4)], 1.2)
    s.line([(-16, -56), (-11, -54.4), (-5, -56)], 1)
    s.line([(-15, -52), (-11, -50.8), (-7, -51.6)], .9)
    for k in range(4):
        y = -43 + k * 10
        finger = tube([(20 - k, y), (6, y - .6), (-4 + k, y + 1)], [10.4, 10.4, 9])
        s.shape(finger, None, w=1.5)
        s.line([(16 - k, y - 3), (17.4 - k, y), (16 - k, y + 3)], .9)
    s.paper(circle(-9, -28, 8, 9))
    s.line([(-3, -44), (-1, -36), (-4, -30)], 1.2)
    s.line([(-15, -14), (-11, -19), (-10, -26)], 1.1)
    _cuff(s, "red", "ochre")


def little_finger(s):
    """A closed hand with the little finger raised."""
    up = tube([(16, -30), (20, -48), (21, -62), (20, -71)], [11, 10, 9, 4.6])
    s.shape(up, None, w=1.7)
    s.shade(up, angle=-20, gap=3.4, depth=.34, w=1.1)
    s.line([(17.8, -67), (20.4, -71.4), (23, -66)], 1.1)
    s.line([(16.4, -54), (20.4, -52.6), (24, -54)], 1)
    s.shape([(-14, -4, 1), (-17, -18), (-18, -34), (-8, -42), (8, -42), (20, -36), (20, -20), (14, -4, 1)], None,
            w=1.8)
    for k in range(3):
        x = -12 + k * 9.6
        finger = tube([(x, -22), (x + .6, -36), (x + .4, -45)], [9.6, 10, 7])
        s.shape(finger, None, w=1.5)
        s.line([(x - 3, -40), (x + .4, -42), (x + 3.4, -40)], .9)
    s.line([(15, -22), (16, -30)], 1)
    across = tube([(-17, -16), (-6, -22), (6, -24), (12, -22)], [13, 12, 10.4, 6])
    s.shape(across, None, w=1.6)
    s.line([(8, -26), (12, -23), (9, -20)], 1)
    s.line([(-4, -26), (-2.4, -23)], .9)
    _cuff(s, "blue", "ochre")
