# SPDX-License-Identifier: GPL-3.0-or-later
"""Houses, towers and other landmarks of the coast; each stands on the origin."""

from ..ink import Poly, circle, tube


def cottage(s, wide=44, wall=18, roof="red", door="blue", chimney=True):
    """A low whitewashed house under a tiled roof."""
    h = wide / 2
    if chimney:
        s.shape([(h * .5, -wall - 6, 1), (h * .5, -wall - 19, 1), (h * .74, -wall - 19, 1), (h * .74, -wall - 6, 1)],
                None, w=1.1)
    s.shape([(-h, 0, 1), (-h, -wall, 1), (h, -wall, 1), (h, 0, 1)], None, w=1.3)
    s.shape([(-h - 3, -wall + 1, 1), (-h + 5, -wall - 12, 1), (h - 5, -wall - 12, 1), (h + 3, -wall + 1, 1)], roof,
            w=1.3)
    for k in range(int(wide / 7)):
        x = -h + 5 + k * 7
        s.line([(x, -wall - 9), (x - .6, -wall - 4)], .8)
    s.shape([(-h * .2, 0, 1), (-h * .2, -wall * .68, 1), (h * .16, -wall * .68, 1), (h * .16, 0, 1)], door, w=1)
    for x in (-h * .62, h * .6):
        s.shape([(x - 3, -wall * .36, 1), (x - 3, -wall * .7, 1), (x + 3, -wall * .7, 1), (x + 3, -wall * .36, 1)],
                door, w=.9)


def lighthouse(s, high=92, bands=True, lit=True):
    """A tapering tower with a gallery and a lantern."""
    h = high
    s.shape([(-12, 0, 1), (-7, -h + 22, 1), (7, -h + 22, 1), (12, 0, 1)], None, w=1.5)
    if bands:
        for k in (0, 2, 4):
            a, b = k / 5.4, (k + 1) / 5.4
            wa, wb = 12 - 5 * a, 12 - 5 * b
            y, z = -(h - 22) * a, -(h - 22) * b
            s.shape([(-wa, y, 1), (-wb, z, 1), (wb, z, 1), (wa, y, 1)], "red", w=1.1)
    s.shape([(-11, -h + 22, 1), (-11, -h + 18, 1), (11, -h + 18, 1), (11, -h + 22, 1)], "black", w=1)
    s.shape([(-6, -h + 18, 1), (-6, -h + 6, 1), (6, -h + 6, 1), (6, -h + 18, 1)], "ochre" if lit else "sky", w=1.2)
    s.line([(0, -h + 17), (0, -h + 7)], .9, taper=0)
    s.shape([(-8, -h + 6, 1), (-5, -h), (0, -h - 3), (5, -h), (8, -h + 6, 1)], "red", w=1.2)
    s.dot(0, -h - 5, 1.6)


def mill(s, turn=18):
    """A round windmill with cloth sails, 44 wide and 78 high."""
    tower = s.shape([(-17, 0, 1), (-12, -42, 1), (12, -42, 1), (17, 0, 1)], None, w=1.5)
    s.shade(tower, angle=-4, gap=5, depth=.2, w=1.1)
    s.shape([(-5, 0, 1), (-5, -13), (0, -16), (5, -13), (5, 0, 1)], "blue", w=1.1)
    s.shape([(-3, -26, 1), (-3, -32, 1), (3, -32, 1), (3, -26, 1)], "black", w=.9)
    s.shape([(-15, -41, 1), (-4, -58), (0, -62, 1), (4, -58), (15, -41, 1)], "brown", w=1.4)
    with s.at(0, -46, turn=turn):
        for k in range(4):
            with s.at(0, 0, turn=90 * k):
                s.line([(0, 0), (0, -42)], 1.8, taper=0)
                s.shape([(1, -8, 1), (10, -9, 1), (10, -41, 1), (1, -41, 1)], None, w=1.2)
                for y in (-17, -25, -33):
                    s.line([(1, y), (10, y)], .8, taper=0)
        s.shape(circle(0, 0, 3), "red", w=1)


def church(s, high=58):
    """A bell tower with a spire and a low nave to its left."""
    s.shape([(-30, 0, 1), (-30, -20, 1), (0, -20, 1), (0, 0, 1)], None, w=1.3)
    s.shape([(-33, -19, 1), (-26, -32, 1), (0, -32, 1), (0, -19, 1)], "red", w=1.2)
    s.shape([(-3, 0, 1), (-3, -high * .6, 1), (13, -high * .6, 1), (13, 0, 1)], None, w=1.4)
    s.shape([(-5, -high * .6, 1), (5, -high, 1), (15, -high * .6, 1)], "blue", w=1.3)
    s.shape([(1, -high * .38, 1), (1, -high * .5), (5, -high * .54), (9, -high * .5), (9, -high * .38, 1)], "black",
            w=.8)
    s.line([(5, -high - 7), (5, -high)], 1.3, taper=0)
    s.line([(2.4, -high - 4.6), (7.6, -high - 4.6)], 1.1, taper=0)
    for x in (-24, -16, -8):
        s.shape([(x - 2, -6, 1), (x - 2, -12), (x, -14), (x + 2, -12), (x + 2, -6, 1)], "sky", w=.8)


def semaphore(s, high=74):
    """A coast guard tower: a square base, a round look-out and a mast for signals."""
    s.shape([(-20, 0, 1), (-20, -22, 1), (20, -22, 1), (20, 0, 1)], None, w=1.4)
    s.shape([(-22, -22, 1), (-22, -26, 1), (22, -26, 1), (22, -22, 1)], "red", w=1.1)
    s.shape([(-11, -26, 1), (-10, -high + 22, 1), (10, -high + 22, 1), (11, -26, 1)], None, w=1.4)
    s.shape([(-14, -high + 22, 1), (-15, -high + 8, 1), (15, -high + 8, 1), (14, -high + 22, 1)], None, w=1.3)
    for x in (-10, -3.4, 3.4, 10):
        s.shape([(x - 2.6, -high + 19, 1), (x - 2.6, -high + 11, 1), (x + 2.6, -high + 11, 1),
                 (x + 2.6, -high + 19, 1)],
                "blue", w=.8)
    s.shape([(-17, -high + 8, 1), (0, -high), (17, -high + 8, 1)], "red", w=1.3)
    s.shape([(-4, 0, 1), (-4, -13, 1), (4, -13, 1), (4, 0, 1)], "blue", w=1)
    for x in (-13, 13):
        s.shape([(x - 3, -8, 1), (x - 3, -15, 1), (x + 3, -15, 1), (x + 3, -8, 1)], "blue", w=.9)


def carrelet(s):
    """A fisherman's hut on stilts, 46 wide, floor at y = -30."""
    for x in (-18, -6, 6, 18):
        s.shape(tube([(x, -31), (x - 1, -12), (x, 8)], [3, 2.6, 3]), "brown", w=1)
    s.line([(-18, -26), (6, -4)], 1.2, taper=0)
    s.line([(18, -26), (-6, -4)], 1.2, taper=0)
    s.shape([(-26, -30, 1), (-26, -34, 1), (30, -34, 1), (30, -30, 1)], "brown", w=1.2)
    s.shape([(-18, -34, 1), (-18, -56, 1), (14, -56, 1), (14, -34, 1)], "blue", w=1.4)
    for x in range(-13, 14, 5):
        s.line([(x, -54), (x, -36)], .8, taper=0)
    s.shape([(-7, -34, 1), (-7, -50, 1), (1, -50, 1), (1, -34, 1)], "red", w=1)
    s.shape([(-22, -55, 1), (-19, -62, 1), (15, -66, 1), (19, -58, 1)], "sky", w=1.3)


def salt_heap(s, wide=40, high=24):
    """A white heap of salt."""
    h = wide / 2
    heap = s.shape([(-h, 0, 1), (-h * .5, -high * .55), (0, -high, 1), (h * .5, -high * .55), (h, 0, 1), (0, 3)], None,
                   w=1.4)
    s.shade(heap, angle=-28, gap=4, depth=.34, w=1.2)


def beacon(s, high=92):
    """A refuge of the causeway: a mast with rungs and a basket on top."""
    s.shape(tube([(0, 0), (.6, -high * .5), (0, -high)], [5, 4.6, 4]), "brown", w=1.3)
    for side in (-1, 1):
        s.line([(side * 15, 0), (side * 1, -high * .5)], 2, taper=0)
    for y in range(-12, int(-high * .66), -9):
        s.line([(-5, y), (5, y)], 1.6, taper=0)
    y = -high * .72
    s.shape([(-13, y, 1), (-15, y - 14, 1), (15, y - 14, 1), (13, y, 1)], "red", w=1.4)
    for x in (-8, 0, 8):
        s.line([(x, y - 1), (x * 1.1, y - 13)], .9, taper=0)
    s.shape([(0, -high - 2, 1), (12, -high + 2, 1), (0, -high + 7, 1)], "blue", w=1.1)


def flames(s, high=40):
    """A fire of three tongues, layered red, ochre and bare."""
    for scale, color in ((1, "red"), (.68, "ochre"), (.36, None)):
        k = scale * high / 40
        s.shape([(-16 * k, 0), (-18 * k, -14 * k), (-12 * k, -26 * k, 1), (-8 * k, -16 * k), (-3 * k, -28 * k),
                 (1 * k, -42 * k, 1), (5 * k, -27 * k), (9 * k, -18 * k), (14 * k, -30 * k, 1), (18 * k, -12 * k),
                 (15 * k, 0), (0, 3 * k)], color, w=1.4 if scale == 1 else .9)


def rock(s, x, y, wide, high, color="stone"):
    """A rock with cracks, its foot at (x, y)."""
    h = wide / 2
    shape = s.shape([(x - h, y, 1), (x - h * .7, y - high * .7, 1), (x - h * .2, y - high, 1),
                     (x + h * .3, y - high * .8, 1), (x + h * .7, y - high * .5, 1), (x + h, y, 1)], color, w=1.5)
    s.shade(shape, angle=-25, gap=3.6, depth=.4, w=1.2)
    s.line([(x - h * .2, y - high), (x - h * .1, y - high * .5), (x - h * .3, y - high * .1)], 1)


def basket(s, wide=18, fill=None):
    """A wicker basket, perhaps with something heaped in it."""
    h = wide / 2
    if fill:
        s.shape([(-h, -h, 1), (-h * .5, -h * 1.5), (h * .5, -h * 1.5), (h, -h, 1)], fill if fill != "white" else None,
                w=1)
    s.shape([(-h, -h, 1), (h, -h, 1), (h * .76, 0, 1), (-h * .76, 0, 1)], "brown", w=1.2)
    for k in range(1, 3):
        s.line([(-h * .9, -h + k * h * .34), (h * .9, -h + k * h * .34)], .8, taper=0)


def bunting(s, x0, y0, x1, y1, n=7):
    """A string of little flags between two points."""
    sag = 8
    line = []
    for k in range(n + 1):
        u = k / n
        line.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + sag * 4 * u * (1 - u)))
    s.line(line, 1, taper=0)
    for k, ((ax, ay), (bx, by)) in enumerate(zip(line, line[1:])):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        s.shape(Poly([(mx - 4, my - .4), (mx + 4, my + .4), (mx, my + 9)]), ("red", "ochre", "blue")[k % 3], w=.9)
