# SPDX-License-Identifier: GPL-3.0-or-later
"""Full-length figures: robes, coats, tunics, arms and hands.

A figure's head is centered on the origin; its feet stand at about y = 168. Hands are drawn after
what they hold.
"""

from .ink import circle, curve, tube


def hand(s, x, y, turn=0, flip=False, scale=1.0):
    """A closed hand, knuckles to the right."""
    with s.at(x, y, scale=scale, turn=turn, flip=flip):
        s.shape([(-5, -4), (0, -6), (5, -4.6), (6.4, 0), (5, 4.8), (-1, 5.4), (-5.4, 3)], w=1.2)
        for dy in (-2, .8, 3.2):
            s.line([(1, dy), (5.6, dy + .2)], .8, taper=0)
        s.line([(-4, -3.4), (-.4, -1.6), (.6, -5)], .8)


def _rounded(joints, widths):
    """A limb whose first end is rounded, as a shoulder."""
    (ax, ay), (bx, by) = joints[:2]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** .5
    k = widths[0] * .34 / length
    first = (ax - (bx - ax) * k, ay - (by - ay) * k)
    return tube([first] + list(joints), [widths[0] * .42] + list(widths))


def sleeve(s, joints, widths, color, cuff="ochre"):
    """An arm in a sleeve from shoulder to wrist, with folds at the elbow and a cuff."""
    arm = _rounded(joints, widths)
    s.shape(arm, color, w=1.5)
    s.shade(arm, angle=-30, gap=3.4, depth=.34, w=1.1)
    ex, ey = joints[1]
    for d in (-3, 0, 3):
        s.line([(ex - 4 + d, ey - 3), (ex + d, ey - .4), (ex + 3 + d, ey + 1)], .9)
    if cuff:
        (ax, ay), (bx, by) = joints[-2], joints[-1]
        ux, uy = bx - ax, by - ay
        length = (ux * ux + uy * uy) ** .5
        ux, uy = ux / length, uy / length
        w = widths[-1] + 3.4
        s.shape(tube([(bx - ux * 4, by - uy * 4), (bx + ux * 2.4, by + uy * 2.4)], [w, w + 1]),
                cuff, w=1.2)


# --- cloth patterns -------------------------------------------------------------------------------

def motif_star(s, x, y):
    """A small bare star."""
    s.paper(curve([(x, y - 2.8, 1), (x + .8, y - .8, 1), (x + 2.8, y, 1), (x + .8, y + .8, 1),
                   (x, y + 2.8, 1), (x - .8, y + .8, 1), (x - 2.8, y, 1), (x - .8, y - .8, 1)]))


def motif_ring(s, x, y):
    """A small bare ring."""
    s.paper(circle(x, y, 2.2))
    s.dot(x, y, .9)


def motif_sprig(s, x, y):
    """Three short cuts as a sprig."""
    s.line([(x, y + 2.6), (x, y - 2.6)], .9, taper=1)
    s.line([(x - 2, y - 1.6), (x, y + .8), (x + 2, y - 1.6)], .9, taper=1)


def motif_tick(s, x, y):
    """An ermine tail."""
    s.wedge(x, y + 2.2, x, y - 2.2, 2)


def motif_diamond(s, x, y):
    """A bare lozenge."""
    s.paper(curve([(x, y - 3, 1), (x + 2, y, 1), (x, y + 3, 1), (x - 2, y, 1)]))


# --- the robed king -------------------------------------------------------------------------------

def shoes(s, y=160, color="red", apart=10):
    """Two pointed shoes under a hem."""
    for side in (-1, 1):
        s.shape([(side * (apart - 7), y, 1), (side * (apart + 3), y), (side * (apart + 11), y + 6, 1),
                 (side * (apart - 6), y + 7, 1)], color, w=1.3)


def cloak(s, color, lining="ochre", length=160):
    """A mantle spread behind the figure."""
    n = length
    s.shape([(-18, 22, 1), (-33, 50), (-40, 100), (-46, n - 4, 1), (-30, n + 2), (0, n - 4), (30, n + 2),
             (46, n - 4, 1), (40, 100), (33, 50), (18, 22, 1)], color, w=1.6)
    for side in (-1, 1):
        s.shape([(side * 25, 60), (side * 30, 110), (side * 33, n, 1), (side * 25, n - 1, 1),
                 (side * 22, 100)], lining, w=1.1)
        s.line([(side * 33, 70), (side * 37, 110), (side * 40, n - 6)], 1.1)


def robe(s, color, hem="ochre", motif=None, belt="ochre", front=None, length=158):
    """A belted robe to the ground, with folds, a patterned hem and perhaps a front panel."""
    n = length
    shape = [(-15, 22, 1), (-21, 44), (-19, 72), (-25, 112), (-30, n - 2, 1), (-14, n + 4), (0, n + 1),
             (14, n + 4), (30, n - 2, 1), (25, 112), (19, 72), (21, 44), (15, 22, 1)]
    body = s.shape(shape, color, w=1.6)
    if motif:
        s.scatter(body, motif, step=10)
    if front:
        s.shape([(-6, 24, 1), (-5, 74), (-9, n - 9, 1), (9, n - 9, 1), (5, 74), (6, 24, 1)], front, w=1.2)
        for y in range(34, n - 18, 9):
            s.shape(circle(0, y, 1.5), "ochre" if front != "ochre" else "red", w=.8)
    lower = curve([(-19, 84, 1), (-25, 112), (-29, n - 12, 1), (0, n - 9), (29, n - 12, 1), (25, 112),
                   (19, 84, 1)])
    s.shade(lower, angle=-9, gap=4.2, depth=.2, w=1.3)
    for x0, x1, x2 in ((-12, -17, -20), (-7, -11, -12), (8, 11, 13), (13, 18, 21)):
        s.line([(x0, 86), (x1, 116), (x2, n - 12)], 1.2, taper=14)
    if hem:
        s.shape([(-28.6, n - 12, 1), (-14, n - 7), (0, n - 9), (14, n - 7), (28.6, n - 12, 1),
                        (30, n - 2, 1), (14, n + 4), (0, n + 1), (-14, n + 4), (-30, n - 2, 1)],
                hem, w=1.3)
        for x in range(-24, 25, 8):
            s.dot(x, n - 3.6 + (1.2 if abs(x) in (16, 8) else -.4), 1.3)
    if belt:
        s.shape([(-20, 73, 1), (0, 77), (20, 73, 1), (20, 80, 1), (0, 84.4), (-20, 80, 1)], belt, w=1.3)
        s.shape([(-4, 75, 1), (4, 75, 1), (4.6, 86, 1), (-4.6, 86, 1)], "red" if belt != "red" else
                "ochre", w=1.1)


def ermine(s, wide=24):
    """A shoulder cape of ermine."""
    cape = s.shape([(-11, 15, 1), (-wide, 24), (-wide - 2, 38), (-12, 48), (0, 51), (12, 48),
                    (wide + 2, 38), (wide, 24), (11, 15, 1), (0, 20)], None, w=1.5)
    s.scatter(cape, motif_tick, step=9, margin=2)
    s.shade(cape, angle=-12, gap=3.4, depth=.12, w=1)


def ruff(s, y=19, wide=17):
    """A pleated collar."""
    s.shape(circle(1, y, wide, 5.4), None, w=1.3)
    for k in range(-7, 8):
        s.wedge(1 + k * wide / 7.6, y + 5 - abs(k) * .42, 1 + k * wide / 11, y - 1, 1.2)


def lace_collar(s):
    """A turned-down collar with two points."""
    s.shape([(-9, 15, 1), (-17, 22), (-13, 33, 1), (1, 25, 1), (14, 33, 1), (17, 22), (10, 15, 1), (1, 20)],
            None, w=1.3)
    for x, y in ((-13, 27), (-8, 26), (10, 26), (14, 26)):
        s.dot(x, y, .9)


# --- tunic and hose -------------------------------------------------------------------------------

def legs(s, left="red", right="ochre", boots="brown", wide=10):
    """Two legs in hose, feet apart, in boots."""
    for side, color in ((-1, left), (1, right)):
        leg = tube([(side * 6, 84), (side * (wide - 1), 112), (side * (wide + 1), 130), (side * wide, 152)],
                   [15, 12.6, 11, 7])
        s.shape(leg, color, w=1.5)
        s.shade(leg, angle=-16, gap=3.6, depth=.4, w=1.1)
        s.line([(side * wide - 4, 116), (side * wide, 118), (side * wide + 4, 116)], .9)
        with s.at(side * wide, 0, flip=side < 0):
            s.shape([(-6.6, 131, 1), (-5, 150), (-5.4, 162, 1), (13, 162, 1), (10.4, 156), (5, 151),
                     (6.6, 131, 1)], boots, w=1.4)
            s.shade([(-6, 134, 1), (-5, 162, 1), (13, 162, 1), (5, 150), (6, 134, 1)], angle=-18, gap=3.4,
                    depth=.3, w=1)
            s.shape([(-7.6, 128, 1), (7.6, 128, 1), (7, 135, 1), (-7, 135, 1)], "ochre", w=1.1)
            s.line([(0, 153), (5, 155)], .9)


def tunic(s, color="blue", skirt=None, belt="ochre", motif=None, split=None):
    """A short tunic with pleats; split gives its second half another color."""
    skirt = skirt or color
    flare = [(-15, 70, 1), (-24, 92), (-27, 102, 1), (-14, 106), (0, 103), (14, 106), (27, 102, 1),
             (24, 92), (15, 70, 1)]
    lower = s.shape(flare, skirt, w=1.5)
    for x0, x1 in ((-10, -18), (-6, -9), (-1, -1), (5, 8), (10, 18)):
        s.line([(x0, 74), ((x0 + x1) / 2, 88), (x1, 102)], 1.2, taper=8)
    s.shade(lower, angle=-8, gap=3.4, depth=.14, w=1.2)
    for k in range(-3, 4):
        s.dot(k * 7.4, 99.6 + (1.6 if abs(k) == 2 else 0), 1.1)
    chest = [(-12, 20, 1), (-20, 26), (-20, 44), (-15, 70, 1), (0, 73), (15, 70, 1), (20, 44), (20, 26),
             (12, 20, 1)]
    body = s.shape(chest, color, w=1.5)
    if split:
        half = [(0, 20, 1), (12, 20, 1), (20, 26), (20, 44), (15, 70, 1), (0, 73, 1)]
        s.color(half, split)
        s.outline(half, 1.1)
    if motif:
        s.scatter(body, motif, step=9)
    s.shade(body, angle=-14, gap=3.2, depth=.18, w=1.2)
    if not motif:
        for y in range(30, 68, 8):
            s.shape(circle(0, y, 1.6), "ochre" if color != "ochre" else "red", w=.8)
    s.shape([(-15.6, 66, 1), (0, 69.4), (15.6, 66, 1), (16, 72, 1), (0, 76), (-16, 72, 1)], belt, w=1.2)


def cape(s, color="red", length=110):
    """A short cape hanging behind one shoulder and out to the side."""
    n = length
    s.shape([(12, 20, 1), (-16, 20), (-30, 50), (-38, n - 8, 1), (-28, n - 2), (-12, n - 10), (20, n - 26, 1),
             (24, 50)], color, w=1.5)
    for x0, x1 in ((-18, -32), (-14, -26), (-10, -18)):
        s.line([(x0, 40), ((x0 + x1) / 2 - 3, 72), (x1, n - 8)], 1.1, taper=8)


# --- the rider ------------------------------------------------------------------------------------

def riding_skirt(s, color, hem="ochre", motif=None):
    """A full skirt draped over a horse's flank, waist at (0, 66), hem near y = 132."""
    s.shape([(20, 124, 1), (31, 124, 1), (34, 136), (43, 141), (42, 145, 1), (24, 144, 1)], "red", w=1.4)
    shape = [(-11, 62, 1), (-21, 78), (-22, 104), (-20, 128, 1), (-6, 134), (10, 130), (24, 135),
             (40, 127, 1), (39, 104), (29, 80), (11, 62, 1)]
    body = s.shape(shape, color, w=1.6)
    if motif:
        s.scatter(body, motif, step=10.5)
    for x0, x1, x2 in ((-8, -15, -14), (-4, -6, -3), (2, 7, 9), (5, 18, 22), (8, 27, 32)):
        s.line([(x0, 70), (x1, 96), (x2, 122)], 1.2, taper=12)
    s.shade(body, angle=-12, gap=4, depth=.18, w=1.3)
    s.shape([(-20.4, 120, 1), (-6, 126), (10, 122), (24, 127), (40, 119, 1), (40, 127, 1), (24, 135),
             (10, 130), (-6, 134), (-20, 128, 1)], hem, w=1.2)
    for x, y in ((-14, 127), (-5, 129.4), (4, 128.4), (13, 127.6), (23, 130.4), (33, 128)):
        s.dot(x, y, 1.2)


def bodice(s, color, lacing="ochre", motif=None):
    """A lady's fitted bodice, neck to waist."""
    shape = [(-11, 20, 1), (-18, 27), (-15, 44), (-10, 64, 1), (0, 67), (10, 64, 1), (15, 44), (18, 27),
             (11, 20, 1), (0, 28)]
    s.shape([(-7, 13, 1), (-8, 20), (-11, 24, 1), (0, 33), (11, 24, 1), (8, 20), (7, 13, 1)], None, w=1.2)
    body = s.shape(shape, color, w=1.5)
    if motif:
        s.scatter(body, motif, step=9)
    s.shade(body, angle=-16, gap=3, depth=.2, w=1.1)
    if lacing:
        s.shape([(-5, 30, 1), (0, 33), (5, 30, 1), (3, 64, 1), (-3, 64, 1)], lacing, w=1.1)
        for y in range(36, 62, 6):
            s.line([(-4, y), (4, y + 3.4)], .9, taper=0)
            s.line([(4, y), (-4, y + 3.4)], .9, taper=0)


def gown(s, color, apron=None, hem="ochre", motif=None, length=162):
    """A wide standing skirt from the waist at y = 64 to the ground."""
    n = length
    shape = [(-10, 62, 1), (-27, 84), (-35, 120), (-41, n - 3, 1), (-20, n + 3), (0, n), (20, n + 3),
             (41, n - 3, 1), (35, 120), (27, 84), (10, 62, 1)]
    body = s.shape(shape, color, w=1.7)
    if motif:
        s.scatter(body, motif, step=11)
    for x0, x1, x2 in ((-9, -23, -30), (-6, -14, -19), (6, 14, 19), (9, 23, 30)):
        s.line([(x0, 70), (x1, 106), (x2, n - 10)], 1.3, taper=16)
    s.shade(body, angle=-10, gap=4, depth=.16, w=1.4)
    if hem:
        s.shape([(-38.6, n - 13, 1), (-20, n - 8), (0, n - 10), (20, n - 8), (38.6, n - 13, 1),
                 (41, n - 3, 1), (20, n + 3), (0, n), (-20, n + 3), (-41, n - 3, 1)], hem, w=1.2)
        for x in range(-32, 33, 8):
            s.dot(x, n - 4.4 + (1.4 if 12 < abs(x) < 28 else 0), 1.3)
    if apron:
        s.shape([(-8, 64, 1), (-18, 92), (-22, 136, 1), (-11, 140), (0, 137), (11, 140), (22, 136, 1),
                 (18, 92), (8, 64, 1)], apron if apron != "paper" else None, w=1.4)
        for x0, x1 in ((-4, -11), (0, 0), (4, 11)):
            s.line([(x0, 70), (x1 * .9, 100), (x1, 130)], 1, taper=10)


# --- a child --------------------------------------------------------------------------------------

def child_body(s, sash="blue", sitting=False):
    """A small naked child with a sash about the hips; standing 112 high from chin to feet at most."""
    joints = ([(-7, 62), (-12, 72), (-10, 88), (-11, 97)], [(7, 62), (13, 72), (11, 88), (12, 97)]) \
        if sitting else ([(-7, 58), (-9, 74), (-8, 90), (-8, 102)], [(7, 58), (11, 74), (10, 90), (11, 102)])
    for side, leg in zip((-1, 1), joints):
        part = tube(leg, [18, 15, 12, 8])
        s.shape(part, None, w=1.5)
        s.shade(part, angle=-16, gap=4, depth=.26, w=1)
        x, y = leg[-1]
        s.line([(x - 4, y - 26), (x, y - 24.4), (x + 4, y - 26)], .9)
        with s.at(x, y, flip=side < 0):
            s.shape([(-4, -2), (3, -3), (10, 4), (9, 7), (-3, 7), (-5, 3)], None, w=1.3)
            for k in range(3):
                s.line([(6 + k * 1.4, 4.6 - k * .4), (7 + k * 1.4, 6.6)], .6, taper=0)
    neck(s)
    body = s.shape("-10,19 -15,28 -13,42 -17,56 -12,66 0,69 12,66 17,56 13,42 15,28 10,19 0,24", None, w=1.5)
    s.shade(body, angle=-14, gap=3.4, depth=.16, w=1.1)
    s.color(circle(0, 50, 6, 4), "rose")
    s.line([(-7, 31), (-3, 33), (0, 31)], .9)
    s.line([(2, 31), (5, 33), (9, 31)], .9)
    s.dot(0, 50, 1)
    if sash:
        s.shape([(-18, 54, 1), (-6, 57), (8, 55), (18, 50, 1), (19, 60), (8, 69), (-6, 70), (-18, 64, 1)],
                sash, w=1.4)
        for y in (0, 4, 8):
            s.line([(-16, 57 + y * .8), (0, 60 + y), (16, 54 + y * .7)], .9)
        s.shape([(15, 54, 1), (27, 60), (34, 72, 1), (28, 76), (31, 88, 1), (20, 76), (16, 62, 1)], sash, w=1.3)
        s.line([(18, 58), (25, 68), (29, 82)], .9)


def neck(s):
    """A bare neck; draw it before the shoulders and the face."""
    part = s.shape([(-6.4, 10, 1), (-6.6, 19), (-10, 25, 1), (10, 25, 1), (6.6, 19), (6.4, 10, 1)], None, w=1.4)
    s.shade(part, angle=-14, gap=2.8, depth=.4, w=1)


def bare_arm(s, joints, widths=(11, 10, 7)):
    """A child's arm."""
    arm = _rounded(joints, widths)
    s.shape(arm, None, w=1.4)
    s.shade(arm, angle=-30, gap=4, depth=.26, w=1)


def wing(s, color="ochre"):
    """A small wing spreading up and to the left of the origin."""
    s.shape([(0, 4, 1), (-8, -10), (-22, -20), (-36, -16, 1), (-31, -8, 1), (-34, -3, 1), (-28, 3, 1),
             (-29, 9, 1), (-20, 12, 1), (-10, 14), (0, 10, 1)], color, w=1.4)
    for x, y in ((-31, -8), (-28, 3), (-20, 11)):
        s.line([(x, y), (x * .55, y * .55 - 1), (-5, 2)], 1)
    s.line([(-4, -2), (-12, -10), (-22, -13)], .9)
