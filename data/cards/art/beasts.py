# SPDX-License-Identifier: GPL-3.0-or-later
"""Horse, cow, dog and stork. All look to the right."""

from .ink import circle, curve, tube


def horse(s, coat="brown", mane="black", harness="red", spots=False, raised=True):
    """A stocky horse, 110 wide and 112 high: back at (50, 38), ground at y = 112."""
    far = coat or "sky"
    s.shape(tube([(10, 46), (-3, 52), (-6, 72), (-1, 94)], [5, 11, 13, 1]),
            "brown" if mane == "black" else mane, w=1.4)
    for off in (-3, 0, 3):
        s.line([(6, 48 + off * .3), (-3 + off, 58), (-6 + off, 76), (-2 + off * .4, 88)], 1)
    _leg(s, [(30, 64), (36, 82), (30, 92), (31, 106)], far)
    if raised:
        _leg(s, [(84, 60), (101, 68), (99, 82), (93, 90)], far, hoof_turn=30)
    else:
        _leg(s, [(84, 60), (93, 80), (95, 92), (96, 106)], far)
    _leg(s, [(20, 58), (15, 80), (22, 91), (17, 106)], coat, thigh=20)
    _leg(s, [(86, 58), (84, 78), (86, 91), (82, 106)], coat, thigh=13)
    body = curve("9,54 12,42 24,36.5 44,40 62,40 76,32 84,18 92,5* 93.5,-3* 98,3 102,6 108,14 115,24"
                 " 117,29 114,33.5 108,33 103,28 98.5,24 96,30 95,42 96,54 91,65 82,69 66,70 46,67 32,69 22,70 13,66")
    s.shape(body, coat, w=1.7)
    s.shade("60,70* 88,68 96,54 95,40 90,36* 80,50", angle=-30, gap=3, depth=.45, w=1.2)
    s.shade("14,71* 34,72 50,69 74,71 80,60* 50,62 26,62", angle=70, gap=4, depth=.6, side=1, w=1.2)
    if spots:
        for x, y, r in ((22, 48, 4), (30, 58, 3), (38, 46, 3), (80, 50, 3), (86, 40, 2.6), (17, 60, 2.6),
                        (90, 26, 2.2)):
            s.shape(circle(x, y, r, r * .8), "brown", w=.9)
    s.line([(30, 50), (31, 60), (26, 70)], 1.2)
    s.line([(79, 56), (80, 64), (80, 70)], 1.2)
    locks = [(91, 0, 1), (83, 5), (84, 10, 1), (77, 12), (79, 18, 1), (71, 19), (74, 25, 1), (65, 28),
             (70, 36, 1), (80, 31), (88, 18), (94, 4, 1)]
    s.shape(locks, mane, w=1.3)
    if mane != "black":
        for a, b in (((90, 5), (84, 9)), ((87, 13), (79, 16)), ((83, 21), (74, 23)), ((78, 28), (70, 32))):
            s.line([a, b], .9)
    s.shape([(93, 6, 1), (94.5, -5, 1), (98.4, 3, 1)], coat, w=1.2)
    s.line([(100.4, 9), (103.4, 9.4), (105, 11.4)], 1.5, taper=1)
    s.dot(103, 10.8, 1.4)
    s.dot(113.4, 26, 1.1)
    s.line([(109, 31), (113, 29.6)], 1)
    for line in ([(109.6, 17), (104, 21), (99, 24)], [(96, 5), (98, 13), (99, 24)],
                 [(104, 29), (108, 24), (112, 20)]):
        s.line(line, 2.4, taper=0)
    s.line([(106, 26), (90, 34), (66, 30)], 1.5, taper=1)
    strap = tube([(64, 42), (80, 52), (96, 50)], [4, 4, 4])
    s.shape(strap, harness, w=1)
    for x, y in ((70, 46.6), (78, 50.6), (86, 51.6)):
        s.shape(circle(x, y + 3.4, 2.2), "ochre", w=.9)
    s.shape(tube([(10, 47), (18, 58), (32, 62)], [3.4, 3.4, 3.4]), harness, w=1)


def _leg(s, joints, coat, thigh=10, hoof_turn=0):
    s.shape(tube(joints, [thigh, 7.4, 6, 5]), coat, w=1.4)
    x, y = joints[-1]
    with s.at(x, y, turn=hoof_turn):
        s.shape([(-3, -1, 1), (-4.4, 6, 1), (5.4, 6, 1), (2.8, -1, 1)], "ink", w=.8)
    (ax, ay), (bx, by) = joints[1], joints[2]
    s.shade(tube(joints, [thigh * .8, 6.4, 5, 4]), angle=-15, gap=4, depth=.4, w=1)


def cow(s, coat="brown", patch=None):
    """A cow lying down, 112 wide and 62 high, centered on the ground line."""
    s.shape(tube([(-47, -30), (-55, -22), (-54, -8), (-46, -4)], [3, 3, 3, 3]), coat, w=1.2)
    s.shape([(-48, -8), (-42, -7), (-36, 0, 1), (-44, 1), (-50, -2)], None, w=1.1)
    body = curve("-48,-10 -50,-28 -44,-39 -30,-41 -12,-38 6,-40 18,-44 28,-46 34,-34 32,-18 26,-4 6,-1"
                 " -20,0 -40,-1")
    s.shape(body, coat, w=1.8)
    for part in ("-46,-30 -40,-40* -28,-41 -22,-34 -26,-24 -36,-20 -44,-22",
                 "-8,-38* 8,-40* 12,-30 6,-20 -6,-22 -10,-30", "-22,-10 -12,-14 -4,-8 -8,-2* -22,-1*"):
        s.shape(part, patch, w=.9)
    s.shade("-20,0* 6,-1 26,-4 32,-18 30,-26* 14,-14", angle=60, gap=3.4, depth=.5, w=1.2)
    # hind leg folded, with its thigh
    s.shape("-46,-12 -38,-24 -26,-24 -18,-14 -14,-5 -18,0* -40,0*", coat, w=1.5)
    s.shade("-40,-6 -34,-18 -24,-18 -17,-6* -20,-1*", angle=-25, gap=3, depth=.5, w=1.1)
    s.shape([(-26, -6, 1), (-14, -6), (-2, -4.6, 1), (-1, 1, 1), (-24, 1, 1)], coat, w=1.3)
    s.shape([(-4, -5, 1), (2, -4.4), (7, 1, 1), (-4, 1, 1)], "ink", w=.8)
    # forelegs tucked
    s.shape("14,-22 26,-22 33,-13 45,-6.4 46,1* 26,1 16,-6", coat, w=1.4)
    s.shade("14,-22 26,-22 33,-13 45,-6.4 46,1* 26,1 16,-6", angle=-30, gap=3, depth=.3, w=1)
    s.shape([(43, -7, 1), (49, -5.4), (54, 1, 1), (43, 1, 1)], "ink", w=.8)
    s.shape("15,-9 24,-7 28,-2 27,1* 12,1*", coat, w=1.2)
    with s.at(38, -50):
        _cow_head(s, coat, patch)


def _cow_head(s, coat, patch):
    """Full face, a little turned, chewing."""
    for side in (-1, 1):
        s.shape([(side * 8, -9, 1), (side * 15, -12), (side * 18, -19), (side * 15, -26, 1),
                 (side * 14, -19), (side * 6, -14, 1)], "ochre", w=1.4)
        s.shape([(side * 9, -7, 1), (side * 18, -9), (side * 23, -4), (side * 16, 0), (side * 9, -2, 1)],
                coat, w=1.3)
        s.line([(side * 12, -4.6), (side * 19, -4.6)], .8)
    shape = "-9,-11 0,-14 9,-11 11.4,-3 9.6,7 11,16 7,23 0,25 -7,23 -11,16 -9.6,7 -11.4,-3"
    s.shape(shape, coat, w=1.7)
    blaze = "-8,-11* 0,-14 8,-11* 3.6,-2 3,6 -3,6 -3.6,-2"
    s.shape(blaze, patch, w=.8)
    s.shade("2,-12 9,-11 11,-3 9.6,6 4,6*", angle=-15, gap=2.6, depth=.4, w=1)
    s.shape("-9.6,14 -5,10.6 5,10.6 9.6,14 9.6,20 5,24.4 -5,24.4 -9.6,20", "rose", w=1.3)
    for side in (-1, 1):
        s.shape(circle(side * 4.4, 15.4, 1.7, 1.3), "ink", w=.5)
        s.paper(circle(side * 7, 0, 3, 2.4))
        s.line([(side * 3.4, .4), (side * 6.4, -2.8), (side * 10.2, -.6)], 1.5, taper=1)
        s.dot(side * 6.8, .2, 1.7)
        s.line([(side * 4, 3), (side * 7, 3.4), (side * 9, 2)], .8)
    s.line([(-5, 20.4), (0, 21.8), (5, 20.4)], 1.2)
    s.line([(-4, -14), (-2, -9), (0, -15), (2, -9), (5, -14)], 1.2, taper=1)


def dog(s, coat=None, patch="brown", collar="red"):
    """A dog sitting up, 44 wide and 56 high, its ground at the origin."""
    s.shape(tube([(-14, -4), (-24, -8), (-26, -20), (-20, -26)], [4, 4.4, 4, 1.4]), coat, w=1.3)
    s.shape("-16,0* -20,-12 -12,-26 -2,-34 10,-36 13,-24 11,-10 9,0*", coat, w=1.6)
    s.shape("-14,-14 -6,-22 2,-20 3,-8 -2,0* -16,0*", coat, w=1.3)
    patchy = "-14,-20 -6,-29 2,-32 4,-24 -4,-20"
    s.color(patchy, patch)
    s.shade("-12,-8 -4,-18 2,-14 0,-2* -14,-1*", angle=-30, gap=3, depth=.5, w=1)
    s.shape([(-6, -3), (2, -4.4), (6, 0, 1), (-8, 0, 1)], coat, w=1.2)
    s.shape(tube([(8, -26), (9, -12), (9, -2)], [8, 6, 5]), coat, w=1.3)
    s.shape([(6, -3.6), (12, -4), (16, 0, 1), (6, 0, 1)], coat, w=1.2)
    s.shape([(-1, -34, 1), (12, -35, 1), (12.6, -31, 1), (-1, -29, 1)], collar, w=1.1)
    s.shape(circle(8, -29.6, 2.2), "ochre", w=.9)
    s.shape("-2,-38 -2,-47 5,-53 12,-51 15,-46 23,-44 26,-41 24,-37 15,-35 8,-33 1,-34", coat, w=1.5)
    s.shape("0,-50 -4,-46 -7,-37 -4,-32 0,-35 3,-44", patch, w=1.3)
    s.shape(circle(24.6, -42.4, 2.2, 1.8), "ink", w=.6)
    s.dot(12.4, -45.2, 1.6)
    s.line([(9.6, -47.6), (12.6, -48.4), (15, -47)], 1)
    s.line([(23, -38.6), (17, -38.4), (13, -40)], 1.1)
    s.shape([(17, -38, 1), (19, -33), (22, -33.4), (21.6, -38.2, 1)], "red", w=.9)


def stork(s, wing="black", bill="red", standing=True, bent=0):
    """A stork 40 wide and 72 high, its feet at the origin."""
    if standing:
        for x, dx in ((-2, 0), (4, 3)):
            s.shape(tube([(x, -30), (x + .6, -16), (x + dx * .2, -1)], [2.6, 2, 1.8]), bill, w=.9)
            s.line([(x - 3, 0), (x + dx * .2, -1.6), (x + 5, 0)], 1.4, taper=1)
    body = "-20,-30 -10,-42 4,-46 12,-44 14,-36 8,-28 -4,-26"
    neck = tube([(8, -40), (15, -50), (10 + bent, -60), (13 + bent, -67)], [11, 6.4, 5, 5])
    s.shape(neck, None, w=1.4)
    s.shape(body, None, w=1.5)
    s.shape(circle(14 + bent, -67.4, 5, 4.4), None, w=1.3)
    s.shape([(18 + bent, -69.4, 1), (37 + bent, -63, 1), (18.4 + bent, -64.8, 1)], bill, w=1.1)
    s.line([(20 + bent, -67), (33 + bent, -63.8)], .7)
    s.dot(15.4 + bent, -68.2, 1.1)
    s.paper(circle(9, -41, 4))
    s.shape("-27,-25* -12,-29 2,-34 4,-40 -8,-39 -18,-33", "ink" if wing == "black" else wing, w=1.3)
    for k in range(3):
        s.paper(curve([(-22 + k * 4, -27.4 - k, 1), (-12 + k * 5, -32 - k * 1.4, 1), (-13 + k * 5, -30.6 - k, 1)]))
    s.line([(10, -49), (12, -56)], .8)
