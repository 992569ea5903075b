# SPDX-License-Identifier: GPL-3.0-or-later
"""The named characters and things, drawn once for both packs."""

import math

from . import bodies, hats, heads, pips
from .ink import Poly, circle, clip, curve, tube


def gentleman(s):
    """Monsieur, full length: bicorne, long coat, waistcoat and cane; head at the origin."""
    for side in (-1, 1):
        leg = tube([(side * 7, 96), (side * 9, 120), (side * 10, 136), (side * 9, 156)], [15, 12, 12, 7])
        s.shape(leg, None, w=1.5)
        s.shade(leg, angle=-16, gap=4, depth=.3, w=1)
        s.shape([(side * 3, 100, 1), (side * 15, 100, 1), (side * 14.6, 122, 1), (side * 4, 122, 1)], "ochre",
                w=1.3)
        with s.at(side * 9, 0, flip=side < 0):
            s.shape([(-5, 154, 1), (4, 154, 1), (14, 161), (13, 165, 1), (-6, 165, 1)], "ink", w=1)
            s.shape([(1, 154, 1), (7, 155, 1), (6, 160, 1), (0, 159, 1)], "ochre", w=1)
    for side in (-1, 1):
        s.shape([(side * 8, 20, 1), (side * 21, 27), (side * 18, 64), (side * 24, 96), (side * 33, 128, 1),
                 (side * 18, 134), (side * 6, 128, 1), (side * 6, 70)], "red", w=1.6)
        s.line([(side * 16, 74), (side * 21, 100), (side * 25, 126)], 1.2, taper=10)
        s.line([(side * 11, 76), (side * 13, 100), (side * 14, 128)], 1.2, taper=10)
    waist = s.shape([(-9, 22, 1), (-12, 50), (-11, 72), (-13, 104, 1), (0, 94, 1), (13, 104, 1), (11, 72),
                     (12, 50), (9, 22, 1)], "ochre", w=1.4)
    s.shade(waist, angle=-14, gap=3.4, depth=.2, w=1)
    s.line([(0, 36), (.6, 66), (0, 94)], 1.1)
    for y in range(42, 92, 8):
        s.shape(circle(3.2, y, 1.7), "blue", w=.8)
    for side in (-1, 1):
        for y in range(46, 108, 12):
            s.shape(circle(side * 15, y, 2), "ochre", w=.8)
        s.shape([(side * 16, 88, 1), (side * 26, 86, 1), (side * 27, 93, 1), (side * 17, 95, 1)], "red", w=1.1)
    gentleman_head(s)
    s.shape(tube([(38, 62), (40, 110), (41, 163)], [3.4, 3, 2.4]), "brown", w=1.1)
    s.shape(circle(38, 58, 5), "ochre", w=1.3)
    bodies.sleeve(s, [(-18, 30), (-36, 52), (-20, 68)], [15, 14, 10], "red", "blue")
    bodies.hand(s, -13, 71, turn=25)
    bodies.sleeve(s, [(18, 30), (33, 50), (37, 58)], [15, 14, 10], "red", "blue")
    bodies.hand(s, 38, 66, turn=60)


def gentleman_head(s):
    """Monsieur's head: wig, moustache, bicorne, and the jabot under his chin."""
    s.shape([(-6, 17, 1), (-9, 27, 1), (-4, 26), (-7, 44, 1), (0, 40, 1), (6, 45, 1), (4, 27), (9, 27, 1),
             (7, 17, 1)], None, w=1.3)
    for x in (-3, 0, 3):
        s.line([(x * .4, 26), (x, 39)], .8)
    heads.bob(s, "sky")
    heads.face(s, mood="sly")
    s.shape([(2, -18, 1), (-9, -19), (-16, -9), (-15, -4, 1), (-20, -2), (-19, 4), (-14, 5, 1), (-19, 7),
             (-17, 13), (-11, 12, 1), (-10, -2), (-6, -11), (3, -13, 1)], "sky", w=1.3)
    s.line([(-18, 0), (-14, 1)], .9)
    s.line([(-17, 9), (-13, 9)], .9)
    heads.moustache(s, "brown")
    with s.at(1, 2, scale=1.08):
        hats.bicorne(s)


def lady_head(s):
    """Madame's head in its tall coif."""
    heads.face(s, mood="gentle")
    s.shape([(1, -15, 1), (-8, -15), (-12.6, -6), (-12, 2, 1), (-8.6, -6), (1, -11.4, 1), (9, -7), (12, 0, 1),
             (12.6, -7), (8, -15)], "brown", w=1.1)
    hats.coif(s)
    s.shape(circle(-12, 7, 2), "ochre", w=.9)


def lady(s, hold):
    """Madame, full length: lace coif, shawl, apron and fan; head at the origin.

    She lifts what hold () draws above her right shoulder.
    """
    bodies.gown(s, "blue", apron="paper", hem="red", motif=bodies.motif_star, length=160)
    for x in (-14, -5, 5, 14):
        s.shape(circle(x, 131 + (2 if abs(x) > 8 else 0), 3), "red", w=.9)
    bodies.bodice(s, "red", lacing=None)
    shawl = s.shape([(-9, 17, 1), (-20, 26), (-21, 40), (-8, 52), (0, 62, 1), (8, 52), (21, 40), (20, 26),
                     (10, 17, 1), (5, 28), (0, 33, 1), (-5, 28)], "green", w=1.5)
    s.scatter(shawl, bodies.motif_ring, step=9)
    for x, y in ((-17, 43), (-12, 49), (-6, 54), (6, 54), (12, 49), (17, 43)):
        s.line([(x, y), (x * .98, y + 5)], 1, taper=0)
    s.shape(circle(0, 40, 3.4), "ochre", w=1.1)
    lady_head(s)
    with s.at(-36, 84, turn=-118):
        fan(s)
    bodies.sleeve(s, [(-18, 30), (-31, 56), (-34, 76)], [14, 14, 9], "red", "ochre")
    bodies.hand(s, -35, 83, turn=95)
    hold()
    bodies.sleeve(s, [(18, 30), (38, 46), (43, 20)], [14, 14, 9], "red", "ochre")
    bodies.hand(s, 44, 12, turn=-85)


def fan(s):
    """An open fan, its rivet at the origin, spread upwards."""
    arc = [(26 * math.cos(math.radians(a)), 26 * math.sin(math.radians(a))) for a in range(-160, -19, 14)]
    s.shape([(0, 2, 1)] + [(x, y, 1) for x, y in arc], "ochre", w=1.4)
    mid = [(17 * math.cos(math.radians(a)), 17 * math.sin(math.radians(a))) for a in range(-160, -19, 14)]
    s.color(curve([(x, y, 1) for x, y in arc] + [(x, y, 1) for x, y in mid[::-1]]), "red")
    s.line(mid, 1)
    for x, y in arc[1:-1]:
        s.line([(0, 0), (x, y)], .9, taper=0)
    s.outline([(0, 2, 1)] + [(x, y, 1) for x, y in arc], 1.4)


def one_eyed(s):
    """Le Borgne: a weathered sailor's head with a patch over one eye; shoulders below."""
    jersey = s.shape([(-9, 14), (-26, 23), (-34.6, 36, 1), (-34.8, 58, 1), (34.8, 58, 1), (34.6, 36, 1), (26, 22),
                      (9, 14)], None, w=1.6)
    for y in (29, 38, 47, 56):
        band = [(x, y + 3.4 - abs(x) * .05 + (abs(x) > 24) * (abs(x) - 24) * .3) for x in range(-40, 41, 8)]
        stripe = Poly([p for p in tube(band, [4.4] * len(band))])
        s.color(clip(stripe, jersey), "blue")
    s.outline(jersey, 1.6)
    for side in (-1, 1):
        s.line([(side * 25, 36), (side * 24, 47), (side * 25, 57)], 1.3)
    s.shape([(-10, 12, 1), (-13, 22), (0, 29, 1), (13, 22), (10, 12, 1)], "red", w=1.4)
    s.shape([(-3, 25, 1), (-11, 30), (-9, 39, 1), (0, 31, 1), (8, 40, 1), (11, 31), (3, 25, 1)], "red", w=1.2)
    for x, y in ((-8, 21), (0, 24), (8, 21)):
        s.paper(circle(x, y, 1.1))
    heads.face(s, mood="stern", lips=False, eyes=(True, False), brow=2.2)
    heads.ear(s)
    s.shape(circle(-14, 8, 2.8), "ochre", w=1.1)
    s.paper(circle(-14, 8, 1.2))
    for k in range(26):
        x = -9 + (k * 7 % 19)
        y = 11.6 + (k * 5 % 7)
        if (x / 11) ** 2 + ((y - 2) / 17.5) ** 2 < 1:
            s.dot(x, y, .45)
    s.line([(-3, 12.6), (1.6, 12), (7, 13.4)], 1.6, taper=1.5)
    s.line([(0, 15), (4, 15.2)], .9)
    s.shape([(3, 7.4, 1), (-3, 6.8), (-8, 10), (-12.6, 6.4, 1), (-10, 13), (-3, 12), (3, 9.8, 1)], "black", w=1)
    s.shape([(3, 7.4, 1), (7, 6.8), (10, 9.4), (14.6, 5.6, 1), (12.4, 12.4), (7, 11.6), (3, 9.8, 1)], "black", w=1)
    s.line([(-8.6, 2), (-5.6, 3.4), (-3, 2.6)], .8)
    # the patch, its strap and the scar
    s.shape([(.8, -6.4, 1), (6, -7.6), (12.6, -5.6, 1), (11.6, 1), (7, 4), (2.4, 1.6)], "ink", w=1.2)
    s.paper(curve([(3.4, -4.8, 1), (7, -5.8), (9, -5.2, 1), (5.6, -4)]))
    s.line([(1.4, -6), (-5, -10.6), (-13, -14)], 2, taper=0)
    s.line([(12, -5.4), (13.4, -7)], 2, taper=0)
    s.line([(9, 3.6), (9.8, 7.4)], .9)
    s.line([(8.4, 5.6), (11, 5)], .7, taper=0)
    # a knotted kerchief
    s.shape([(-14, -7, 1), (-15, -15), (-6, -23), (4, -23), (13, -16), (13.4, -8, 1), (6, -12.4), (-4, -12.6)],
            "red", w=1.6)
    s.shape([(-14, -9, 1), (-23, -10), (-27, -3, 1), (-20, -4), (-22, 4, 1), (-14, -4, 1)], "red", w=1.4)
    s.shape(circle(-14.6, -8.6, 3), "red", w=1.1)
    for x, y in ((-9, -15), (-4, -19), (1, -15.4), (5, -19.6), (9, -14.4), (-9, -19.4)):
        s.paper(circle(x, y, 1.2))
    s.line([(-11, -10), (-2, -14), (6, -13.6)], .8)


def little_fellow(s):
    """A tiny boy holding up his arm; head at the origin."""
    bodies.legs(s, "ochre", "ochre", "brown", wide=11)
    bodies.tunic(s, "green", skirt="red", belt="ochre")
    heads.face(s, mood="merry")
    heads.curls(s, "brown")
    bodies.sleeve(s, [(-19, 30), (-38, 52), (-20, 70)], [15, 14, 9], "green", None)
    bodies.hand(s, -14, 72, turn=25)
    bodies.sleeve(s, [(19, 30), (34, 40), (31, 8)], [15, 14, 9], "green", None)
    bodies.hand(s, 31, 1, turn=-85)


def plumed_figure(s):
    """The figure with the feather headdress of the ace of batons; head at the origin, feet at 168."""
    for side in (-1, 1):
        leg = tube([(side * 7, 84), (side * 11, 112), (side * 12, 132), (side * 11, 154)], [17, 14, 12, 8])
        s.shape(leg, None, w=1.5)
        s.shade(leg, angle=-16, gap=3.8, depth=.34, w=1.1)
        with s.at(side * 11, 0, flip=side < 0):
            s.shape([(-6, 154), (4, 153), (15, 161), (14, 166, 1), (-5, 166, 1)], None, w=1.3)
            s.shape([(-6, 128, 1), (7, 128, 1), (7, 133, 1), (-6, 133, 1)], "red", w=1.1)
            for k in range(3):
                s.shape([(-4 + k * 4, 133, 1), (-5.4 + k * 4, 139), (-3 + k * 4, 143, 1), (-1.6 + k * 4, 138)],
                        ("ochre", "green", "blue")[k], w=.8)
    bodies.neck(s)
    body = s.shape("-8,22* -20,26 -18,44 -14,60 -17,76* 17,76* 14,60 18,44 20,26 8,22*", None, w=1.6)
    s.shade(body, angle=-14, gap=3.4, depth=.2, w=1.1)
    s.line([(-10, 40), (-4, 43), (-1, 40)], 1)
    s.line([(2, 40), (5, 43), (11, 40)], 1)
    s.line([(0, 46), (0, 56)], .9)
    names = ("red", "ochre", "blue", "green")
    for row, (y, n, long) in enumerate(((88, 7, 26), (76, 7, 24))):
        for k in range(n):
            x = (k - (n - 1) / 2) * 6
            with s.at(x, y, turn=-(k - (n - 1) / 2) * 6):
                s.shape([(-3.4, 0, 1), (-4.2, long * .6), (0, long, 1), (4.2, long * .6), (3.4, 0, 1)],
                        names[(k + row) % 4], w=1.1)
                s.line([(0, 2), (0, long - 5)], .9)
    s.shape([(-18, 70, 1), (0, 74), (18, 70, 1), (19, 78, 1), (0, 82), (-19, 78, 1)], "red", w=1.3)
    for x in (-12, -4, 4, 12):
        s.shape(circle(x, 76.6 - abs(x) * .16, 1.9), "ochre", w=.8)
    cloth = s.shape([(-18, 24), (-24, 36), (-14, 47), (0, 39), (14, 47), (24, 36), (18, 24), (0, 30)], "ochre",
                    w=1.3)
    s.scatter(cloth, bodies.motif_tick, step=7, margin=1.6)
    hats.headdress(s)
    s.shape(heads.FACE, None, w=1.4)
    heads.features(s, mood="stern")
    s.shape([(-14.4, -8, 1), (-14, -15), (0, -19), (13, -15), (13.6, -8, 1), (0, -12.4)], "ochre", w=1.3)
    for x in (-9, -3, 3, 9):
        y = abs(x) * .2
        s.shape([(x, -17.6 + y, 1), (x + 2.4, -14.8 + y, 1), (x, -12.2 + y, 1), (x - 2.4, -14.8 + y, 1)], "red",
                w=.8)
    bodies.bare_arm(s, [(-16, 26), (-36, 46), (-24, 68)], (12, 11, 8))
    s.shape(tube([(-31, 56), (-29, 60)], [12, 12]), "red", w=1.1)
    bodies.hand(s, -20, 73, turn=40)


def kiss(s, x, y):
    """Two heads in profile, kissing, round (x, y)."""
    with s.at(x - 17.4, y, scale=1.2, turn=6):
        s.shape([(-9, 15), (-20, 24), (-22, 32, 1), (-4, 33), (5, 28, 1), (1, 19), (-1, 14)], "blue", w=1.4)
        heads.profile(s, "closed")
        s.shape([(9, -10, 1), (3, -14), (-8, -14), (-14, -4), (-13, 9), (-5, 9, 1), (-4, -2), (1, -8)], "brown",
                w=1.3)
        s.shape([(13, -10), (8, -18), (-6, -21), (-16, -13), (-13, -8), (0, -11)], "red", w=1.4)
        s.line([(-10, -6), (-10, 6)], .9)
        s.line([(-7, -6), (-7.4, 6)], .9)
    with s.at(x + 17.4, y, scale=1.2, turn=-6, flip=True):
        s.shape([(-9, 15), (-20, 24), (-22, 32, 1), (-4, 33), (5, 28, 1), (1, 19), (-1, 14)], "red", w=1.4)
        heads.profile(s, "closed")
        s.shape([(10, -12, 1), (2, -19), (-9, -17), (-15, -8), (-16, 6), (-20, 16, 1), (-10, 19), (-5, 10, 1),
                 (-4, -2), (3, -8)], "ochre", w=1.4)
        for dx in (-12, -9, -6):
            s.line([(dx + 9, -12), (dx, -4), (dx - 1, 8), (dx - 3, 14)], .9)
        with s.at(-6, -14):
            for k in range(5):
                with s.at(0, 0, turn=72 * k):
                    s.shape([(0, 0, 1), (-2.4, -3.4), (0, -5.6, 1), (2.4, -3.4)], "red", w=.8)
            s.shape(circle(0, 0, 1.8), "ochre", w=.8)
    pips.french_heart(s, x, y - 29, .34)


def wreath(s, x, y, r, leaves=18, color="green"):
    """Two laurel branches tied below, open above."""
    for side in (-1, 1):
        n = leaves // 2
        for k in range(n):
            a = math.radians(90 + side * (14 + 140 * k / (n - 1)))
            px, py = x + r * math.cos(a), y + r * math.sin(a)
            along = math.degrees(a) + side * 90 + 90
            for tilt in (-32, 32):
                with s.at(px, py, turn=along + tilt, scale=r / 34):
                    s.shape([(0, 3, 1), (-3.4, -3), (0, -11, 1), (3.4, -3)], color, w=1)
            if k % 3 == 1:
                s.shape(circle(px, py, 2), "red", w=.9)
    s.shape([(x - 2, y + r, 1), (x - 10, y + r - 5), (x - 10, y + r + 5), (x - 2, y + r, 1), (x - 7, y + r + 11, 1),
             (x, y + r + 4, 1), (x + 7, y + r + 11, 1), (x + 2, y + r, 1), (x + 10, y + r + 5),
             (x + 10, y + r - 5)], "red", w=1.2)


def quill(s, color="ochre"):
    """A goose quill, 60 long, its nib at the origin, leaning to the right."""
    spine = [(0, 0), (8, -14), (17, -32), (21, -54)]
    vane = [(5, -12, 1), (3, -24), (8, -38), (21, -57, 1), (27, -44), (24, -30), (15, -20), (9, -14, 1)]
    s.shape(vane, color, w=1.3)
    s.line(spine, 1.8)
    for k in range(6):
        t = .3 + k * .1
        x, y = 2 + 20 * t, -2 - 50 * t
        s.line([(x, y), (x - 4.6, y - 6)], .8)
        s.line([(x, y), (x + 6, y - 4.4)], .8)
    s.solid(curve([(-1.4, 3, 1), (-1, -3, 1), (2.6, -4, 1)]))


def inkpot(s):
    """An inkpot with its quill, 40 wide, standing on the origin."""
    with s.at(2, -20, scale=.9):
        quill(s, "red")
    s.shape([(-20, 0, 1), (-21, -9), (-13, -15), (-9, -16, 1), (-9, -21, 1), (9, -21, 1), (9, -16, 1), (13, -15),
             (21, -9), (20, 0, 1)], "blue", w=1.6)
    s.shape(circle(0, -21, 9, 2.6), "ink", w=1.2)
    s.shade([(-20, -1, 1), (-20, -9), (-10, -15), (10, -15), (20, -9), (20, -1, 1)], angle=-20, gap=3.4, depth=.4)
    s.shape([(-13, -3, 1), (-13, -11, 1), (9, -11, 1), (9, -3, 1)], None, w=1)
    s.line([(-10, -7.6), (-6, -6.4), (-3, -8), (1, -6), (6, -8)], 1)


def great_eye(s, x, y, r):
    """One wide eye with its brow and rays."""
    with s.at(x, y, scale=r / 38):
        for k in range(17):
            a = math.radians(-170 + k * 10)
            s.wedge(37 * math.cos(a), 6 + 33 * math.sin(a), 29 * math.cos(a), 6 + 26 * math.sin(a), 2.6)
        white = s.shape([(-32, 4, 1), (-18, -11), (0, -16), (18, -11), (32, 4, 1), (18, 16), (0, 20), (-18, 16)], None,
                        w=2.6)
        s.shade(white, angle=80, gap=4, depth=.2, side=-1, w=1.3)
        s.shape(circle(0, 1.6, 15), "blue", w=1.8)
        for k in range(20):
            a = 2 * math.pi * k / 20
            s.wedge(14.4 * math.cos(a), 1.6 + 14.4 * math.sin(a), 9 * math.cos(a), 1.6 + 9 * math.sin(a), 1.4)
        s.solid(circle(0, 1.6, 7.4))
        s.paper(circle(-2.8, -1.4, 2.4))
        s.line([(-34, 5), (-18, -12), (0, -17.6), (18, -12), (34, 5)], 3.4, taper=8)
        s.line([(-24, 20), (0, 26), (24, 20)], 1.5)
