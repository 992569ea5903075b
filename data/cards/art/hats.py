# SPDX-License-Identifier: GPL-3.0-or-later
"""Headwear. It is drawn over a three-quarter head centered on the origin."""

import math

from .ink import circle, tube


def crown(s, cap="red", points=5, rim="ochre"):
    """A king's open crown over a cap."""
    s.shape([(-12, -14), (-9, -27), (1, -31), (11, -27), (13, -14)], cap, w=1.2)
    wide = 30
    shape = [(-15.5, -11, 1), (-18, -31, 1)]
    step = wide / (points - 1) * 1.2
    for i in range(points - 1):
        x = -18 + step * i
        shape += [(x + step / 2, -21 + 1.2 * math.sin(i), 1), (x + step, -31 - (i % 2), 1)]
    shape += [(15.5, -11, 1), (0, -8)]
    s.shape(shape, rim, w=1.5)
    for i in range(points):
        x = -18 + step * i
        s.shape(circle(x, -32.6, 2.2), "red" if i % 2 else rim, w=1)
    s.line([(-15.4, -16), (0, -13), (15.6, -16)], 1)
    for x in (-9, 0, 9):
        s.shape([(x, -16.2, 1), (x + 2, -13.6, 1), (x, -10.6, 1), (x - 2, -13.6, 1)], "blue", w=.8)


def coronet(s, rim="ochre", gem="red"):
    """A low band with trefoils, worn by ladies."""
    s.shape([(-14, -11, 1), (-15, -20, 1), (-10, -17), (-8, -23, 1), (-4, -17.6), (0, -26, 1),
             (4, -17.6), (8, -23, 1), (10, -17), (14.6, -20, 1), (14, -11, 1), (0, -14)], rim,
            w=1.3)
    for x, y in ((-15, -21), (-8, -24), (0, -27), (8, -24), (14.6, -21)):
        s.shape(circle(x, y, 1.9), gem, w=.9)


def plumed_hat(s, color="blue", plume="red"):
    """A wide turned-up hat with an ostrich feather."""
    feather(s, [(-6, -20), (-16, -33), (-28, -34), (-35, -22)], plume)
    s.shape([(-13, -13), (-11, -26), (0, -30), (11, -26), (13, -14)], color, w=1.4)
    s.shape([(-22, -13), (-24, -19), (-14, -17), (0, -14), (14, -17.5), (22, -22), (21, -14),
             (12, -8.6), (0, -8), (-13, -8.6)], color, w=1.4)
    s.line([(-18, -13.6), (-6, -11), (8, -11.6), (17, -16)], .9)
    s.shape(circle(-7, -19.6, 2.8), "ochre", w=1)


def feather(s, spine, color="red", wide=9):
    """A curling plume along a spine, root first."""
    widths = [2] + [wide] * (len(spine) - 2) + [wide * .3]
    body = s.shape(tube(spine, widths), color, w=1.2)
    s.line(spine, .9)
    n = len(body) // 2
    for i in range(2, n - 1, 2):
        lx, ly = body[i]
        rx, ry = body[-1 - i]
        mx, my = (lx + rx) / 2, (ly + ry) / 2
        px, py = body[i - 2]
        qx, qy = body[1 - i]
        s.line([(mx + (px - lx) * .6, my + (py - ly) * .6), (lx, ly)], .6, taper=0)
        s.line([(mx + (qx - rx) * .6, my + (qy - ry) * .6), (rx, ry)], .6, taper=0)


def beret(s, color="red", plume="green"):
    """A valet's flat cap with an upright feather."""
    feather(s, [(9, -16), (14, -26), (12, -38), (5, -44)], plume, wide=7)
    s.shape([(-14, -12), (-21, -17), (-17, -25), (-4, -29), (9, -26), (17, -18), (13, -11)],
            color, w=1.4)
    s.shape([(-14.5, -9, 1), (-14, -14), (0, -17.6), (13, -14), (13.6, -9, 1), (0, -12.4)],
            "ochre", w=1.2)
    for a, b in ((-10, -3), (-2, 1), (6, 5)):
        s.line([(a, -25), (b - 3, -20)], .8)


def bicorne(s, color="blue"):
    """The gentleman's two-cornered hat."""
    s.shape([(-27, -12), (-23, -19), (-14, -28), (0, -33), (13, -28), (23, -18), (28, -11), (14, -13),
             (0, -14), (-14, -13)], color, w=1.8)
    s.line([(-22, -15), (-12, -24.5), (0, -29), (12, -24.5), (23, -14.6)], 1.1)
    for x in range(-18, 20, 4):
        top = -29 + abs(x) * .55
        s.wedge(x, -14.5 + abs(x) * .06, x * .9, top + 7, 1)
    s.shape(circle(6, -23, 5), "red", w=1.2)
    s.shape(circle(6, -23, 2.6), None, w=1)
    s.dot(6, -23, 1)


def cap(s, color="blue", pompon="red"):
    """A sailor's knitted cap falling to the back."""
    s.shape([(13, -11), (11, -23), (0, -29), (-12, -28), (-22, -22), (-26, -12), (-21, -9), (-17, -14),
             (-13, -11)], color, w=1.5)
    s.shape([(-14.4, -8, 1), (-14, -14), (0, -18), (13, -15), (14, -9, 1), (0, -12.4)], "ochre",
            w=1.3)
    for x in (-10, -5, 0, 5, 9):
        s.line([(x, -16.6 + abs(x) * .1), (x, -12.4 + abs(x) * .1)], .7, taper=0)
    s.shape(circle(-24, -8, 4.4), pompon, w=1.2)
    s.line([(-8, -25), (-15, -21)], .9)
    s.line([(2, -25), (-5, -22)], .9)


def coif(s, tall=True):
    """The starched lace coif of the coast."""
    top = -44 if tall else -31
    s.shape([(-12, -2, 1), (-17, -9), (-14, -18), (-9, top + 2), (0, top), (9, top + 3), (14, -18),
             (15, -8), (12.4, -2, 1), (11, -9), (2, -13.6), (-9, -9)], None, w=1.5)
    for k in range(6):
        x = -11 + k * 4.3
        s.line([(x, -15 + (1 if k in (0, 5) else -1)), (x * .85, top + 7 + abs(x) * .35)], .8)
    s.line([(-14, -15), (0, -19), (14, -15)], 1)
    for x, y in ((-15, -9), (-11.6, -13), (-6.4, -15.6), (0, -16.6), (6, -16), (10.8, -13.4),
                 (13.6, -9)):
        s.shape(circle(x, y, 2), None, w=.9)
    if tall:
        s.shape([(-13, -3, 1), (-20, 4), (-26, 18, 1), (-19, 16), (-14, 8)], None, w=1.2)
        s.line([(-15, 2), (-21, 13)], .8)


def headdress(s):
    """A fan of upright feathers over a band."""
    names = ("red", "ochre", "green", "blue", "red", "blue", "green", "ochre", "red")
    order = (0, 8, 1, 7, 2, 6, 3, 5, 4)
    for i in order:
        a = math.radians(-90 + (i - 4) * 21)
        far = 32 if i % 2 else 36
        root = (11 * math.cos(a), -8 + 9 * math.sin(a))
        mid = ((11 + far * .5) * math.cos(a), -8 + (9 + far * .5) * math.sin(a))
        tip = ((11 + far) * math.cos(a + .05), -8 + (9 + far) * math.sin(a + .05))
        feather(s, [root, mid, tip], names[i], wide=8.6)
    s.shape([(-14.4, -8, 1), (-14, -15), (0, -19), (13, -15), (13.6, -8, 1), (0, -12.4)], "ochre",
            w=1.3)
    for x in (-9, -3, 3, 9):
        s.shape([(x, -17.4 + abs(x) * .2, 1), (x + 2.4, -14.6 + abs(x) * .2, 1),
                 (x, -12 + abs(x) * .2, 1), (x - 2.4, -14.6 + abs(x) * .2, 1)], "red", w=.8)


def laurel(s, color="green"):
    """A wreath of leaves around the brow."""
    for k in range(9):
        x = -14 + k * 3.5
        y = -9 - 6 * math.sin(math.pi * k / 8)
        with s.at(x, y, turn=-60 + k * 15):
            s.shape([(0, 3, 1), (2.6, -1), (0, -7, 1), (-2.6, -1)], color, w=.9)


def halo(s):
    """A disc of light behind the head; draw it first."""
    s.shape(circle(0, -2, 25), "ochre", w=1.3)
    for k in range(20):
        a = 2 * math.pi * k / 20
        s.wedge(24 * math.cos(a), -2 + 24 * math.sin(a), 17 * math.cos(a), -2 + 17 * math.sin(a),
                1.2)


def veil(s, color="blue"):
    """A hood and veil falling to the shoulders; draw behind, then hood() in front."""
    s.shape([(-10, -20), (-18, -10), (-20, 10), (-24, 28, 1), (-8, 30), (10, 30), (22, 27, 1), (17, 8),
             (16, -10), (8, -20)], color, w=1.4)
    s.line([(-16, 4), (-18, 24)], .9)
    s.line([(15, 8), (17, 24)], .9)


def hood(s, color="blue"):
    """The front of a hood over the hair."""
    s.shape([(-13.4, 6, 1), (-18, -6), (-12, -20), (0, -24), (12, -19), (16.4, -6), (13.4, 5, 1),
             (12, -6), (5, -13.6), (-5, -13.6), (-11, -6)], color, w=1.4)
    s.line([(-15, -8), (-8, -18), (4, -20)], .9)


def helmet(s, color="sky", plume="red"):
    """A crested morion."""
    feather(s, [(0, -30), (-12, -36), (-24, -30), (-28, -18)], plume, wide=9)
    s.shape([(-14, -12), (-12, -24), (0, -32), (12, -24), (14, -12)], color, w=1.4)
    s.shape([(-22, -11), (-14, -14), (0, -12), (14, -15), (22, -18), (14, -8.6), (0, -7), (-14, -8)],
            color, w=1.4)
    s.line([(0, -31), (2, -22), (2, -13)], 1)
    for x in (-10, -5, 7, 11):
        s.dot(x, -11 + (.6 if x < 0 else -.6), .8)
