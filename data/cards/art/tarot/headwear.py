# SPDX-License-Identifier: GPL-3.0-or-later
"""Coifs, hats and collars of the coast, for heads centered on the origin."""

from .. import hats
from ..ink import circle
from ..layout import place
from ..plants import flower


def _coronet(s, y, gem):
    with s.at(0, y, scale=.86):
        hats.coronet(s, gem=gem)


def tall_coif(s):
    """The tall starched coif, with a coronet at its foot."""
    with s.at(0, 2, stretch=.92):
        hats.coif(s)
    _coronet(s, -4, "red")


def round_coif(s):
    """A low round coif with two wings."""
    for side in (-1, 1):
        s.shape([(side * 11, -12, 1), (side * 25, -20), (side * 30, -8), (side * 24, 5, 1), (side * 16, 2),
                 (side * 12, -2, 1)],
                None, w=1.4)
        s.line([(side * 14, -9), (side * 22, -11), (side * 26, -6)], .9)
    s.shape([(-14, -6, 1), (-16, -18), (-8, -29), (2, -31), (12, -27), (16, -17), (14, -6, 1), (8, -12), (0, -14),
             (-8, -12)],
            None, w=1.5)
    for x in (-8, -3, 3, 8):
        s.line([(x, -15), (x * .9, -26)], .8)
    _coronet(s, -5, "green")


def carrier_coif(s):
    """A kerchief tied behind, with the ring on which a basin is carried."""
    s.shape([(-13, 4, 1), (-18, -6), (-13, -20), (0, -25), (13, -20), (16.4, -6), (13, 4, 1), (11, -8), (4, -13.6),
             (-5, -13.6), (-11, -7)], None, w=1.5)
    s.shape([(-15, 0, 1), (-24, 10), (-23, 22, 1), (-15, 14), (-11, 6, 1)], None, w=1.3)
    s.line([(-15, -9), (-6, -18), (6, -19)], .9)
    s.shape(circle(0, -27, 14, 5.4), "red", w=1.5)
    for k in range(-3, 4):
        s.line([(k * 4 - 1, -31), (k * 4 + 1, -24)], 1, taper=0)
    _coronet(s, -3, "blue")


def bridal_coif(s):
    """A lace cap with a long veil and a wreath of flowers."""
    for side in (-1, 1):
        s.shape([(side * 10, -14, 1), (side * 19, -8), (side * 24, 12), (side * 31, 34, 1), (side * 20, 32),
                 (side * 14, 12), (side * 12, 0, 1)], None, w=1.3)
        s.line([(side * 16, -4), (side * 19, 14), (side * 25, 30)], .9)
    s.shape([(-14, -5, 1), (-16, -17), (-8, -28), (1, -30), (11, -26), (15.4, -16), (14, -5, 1), (7, -13), (-6, -13)],
            None, w=1.5)
    for x, y, color in ((-12, -14, "red"), (-6, -19, "ochre"), (1, -21, "red"), (8, -19, "ochre"), (13, -14, "red")):
        place(s, x, y, flower, color, "ochre" if color == "red" else "red", 5, 4.4)
    _coronet(s, -13, "red")


def round_hat(s, color, band, flowers=False):
    """The wide round hat of the marsh, with a velvet band."""
    s.shape([(-14, -13, 1), (-14, -26), (-6, -31), (6, -31), (14, -26), (14, -13, 1)], color, w=1.5)
    s.shape([(-14.4, -13, 1), (-14.4, -19, 1), (0, -17), (14.4, -19, 1), (14.4, -13, 1)], band, w=1.1)
    s.shape([(-31, -12), (-26, -17), (-12, -13), (0, -12), (12, -13.6), (26, -18), (31, -13), (22, -7.6), (0, -5.6),
             (-22, -7)],
            color, w=1.6)
    s.line([(-26, -12), (-10, -9), (10, -9), (25, -13)], .9)
    if flowers:
        for x, y, tint in ((-13, -18, "blue"), (-19, -23, "ochre"), (-12, -26, "red")):
            place(s, x, y, flower, tint, "ochre" if tint != "ochre" else "red", 5, 4.6)


def kerchief(s, color):
    """A cloth tied round the head."""
    s.shape([(-14.4, -3, 1), (-17, -12), (-11, -23), (1, -26), (12, -22), (15, -10), (14, -5, 1), (6, -11), (-6, -11)],
            color, w=1.5)
    for turn in (-30, 14):
        with s.at(-15, -6, turn=turn):
            s.shape([(0, 0, 1), (-12, 4), (-17, 13, 1), (-9, 12), (-1, 5)], color, w=1.2)
    s.line([(-12, -13), (0, -18), (12, -14)], 1)
    for x, y in ((-7, -19), (1, -22), (8, -19)):
        s.paper(circle(x, y, 1.7))


def baker_cap(s):
    """A soft white cap."""
    s.shape([(-13, -13, 1), (-20, -20), (-16, -32), (-4, -35), (4, -33), (15, -33), (20, -22), (13, -13, 1), (0, -16)],
            None, w=1.5)
    for x in (-8, 0, 8):
        s.line([(x, -18), (x * 1.3, -28)], .9)
    s.shape([(-14, -7, 1), (-14, -14), (0, -18), (13.6, -14), (14, -7, 1), (0, -11.6)], None, w=1.3)


def open_collar(s):
    """A shirt open at the neck."""
    s.shape([(-8, 12, 1), (-8, 20), (0, 34, 1), (8, 20), (8, 12, 1)], None, w=1.2)
    for side in (-1, 1):
        s.shape([(side * 7, 15, 1), (side * 16, 20), (side * 12, 30, 1), (side * 1, 34, 1), (side * 6, 24)], None,
                w=1.3)
    s.line([(-3, 24), (0, 27), (3, 24)], .8)


def sailor_collar(s):
    """A striped shirt under a neckerchief."""
    s.shape([(-9, 14, 1), (-16, 20), (0, 44, 1), (16, 20), (9, 14, 1), (0, 19)], None, w=1.3)
    for y in (24, 29, 34):
        half = (44 - y) * .6
        s.line([(-half, y), (half, y)], 1.7, taper=0)
    s.shape([(-10, 15, 1), (-17, 21), (-3, 30), (3, 30), (17, 21), (10, 15, 1), (0, 22)], "red", w=1.3)
    s.shape([(-3, 28, 1), (3, 28, 1), (8, 43, 1), (0, 38, 1), (-7, 43, 1)], "red", w=1.2)


def net_collar(s):
    """A fisherman's net over the shoulders, with corks."""
    net = s.shape([(-11, 15, 1), (-25, 24), (-27, 38), (-12, 47), (0, 51), (12, 47), (27, 38), (25, 24), (11, 15, 1),
                   (0, 20)],
                  None, w=1.5)
    for k in range(-5, 6):
        s.line([(k * 3, 20), (k * 5.2 + 4, 32), (k * 5, 47 - abs(k) * 1.6)], .8, taper=0)
    for y in (26, 33, 40):
        s.line([(-23, y - 3), (0, y + 3), (23, y - 3)], .8, taper=0)
    s.outline(net, 1.4)
    for x, y in ((-25, 39), (-14, 47), (0, 51), (14, 47), (25, 39)):
        s.shape(circle(x, y, 3), "red", w=1)
