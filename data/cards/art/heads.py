# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads: faces, hair and beards. All look to the right; mirror the frame to turn them.

A head in three-quarter view is 36 units from hairline to chin, centered on the origin.
"""

from .ink import circle

FACE = ("-12,-9 -8,-16 1,-18 9,-15.5 12.5,-8 12.3,-1 12.8,4 10.8,11 6,16.8 1,18.4 -5,16 -10,10"
        " -12.4,2")


def eye(s, x, y, glance=1.0, closed=False, size=1.0):
    """An almond eye with a heavy lid."""
    k = size
    if closed:
        s.line([(x - 3.4 * k, y), (x, y + 1.7 * k), (x + 3.4 * k, y - .2 * k)], 1.3 * k)
        return
    s.paper([(x - 3.2 * k, y), (x, y - 2 * k), (x + 3.2 * k, y), (x, y + 1.8 * k)])
    s.line([(x - 3.7 * k, y + .6 * k), (x - 1 * k, y - 2 * k), (x + 1.8 * k, y - 1.7 * k),
            (x + 3.7 * k, y + .5 * k)], 1.6 * k, taper=1.5)
    s.line([(x - 2.4 * k, y + 1.5 * k), (x + .4 * k, y + 2 * k), (x + 2.6 * k, y + 1.1 * k)],
           .7 * k)
    s.dot(x + glance * .8 * k, y - .1 * k, 1.45 * k)


def features(s, mood="calm", old=False, closed=False, brow=1.7, lips=True, eyes=(True, True)):
    """Brows, eyes, nose, mouth and cheeks of a three-quarter face."""
    s.color(circle(7.6, 5.6, 2.9, 2.5), "rose")
    s.color(circle(-5.4, 6, 3.4, 2.7), "rose")
    lift = {"calm": 0, "stern": 1.5, "merry": -.8, "gentle": -.6, "sly": .8}[mood]
    for ex, seen in ((-4.6, eyes[0]), (6.4, eyes[1])):
        if seen:
            eye(s, ex, -2.2, closed=closed)
    s.line([(-9.6, -5.2 + lift * .1), (-5.6, -7.4), (-1, -5.6 + lift)], brow, taper=2.5)
    s.line([(3.6, -5.6 + lift), (7.4, -7.4), (10.6, -5.4 + lift * .1)], brow, taper=2.5)
    s.line([(2.6, -4.6), (3.8, 0), (5.8, 4.4), (4.6, 6.2), (1.6, 5.6)], 1.25, taper=2)
    if old:
        s.line([(-3, 3.2), (-4.4, 5.6)], .7)
        s.line([(-8.4, 1.4), (-6, 2.2), (-3.4, 1.2)], .7)
        s.line([(4.6, 1.6), (7, 2.2), (9.2, 1.2)], .7)
        s.line([(-4, -11), (1, -12), (6, -11)], .7)
    if lips:
        mouth(s, mood)
    s.shade(FACE, angle=12, gap=2.6, depth=.14, side=-1, w=.9)


def mouth(s, mood="calm"):
    """A small mouth with misregistered red."""
    if mood == "merry":
        s.line([(-2.6, 8.6), (1, 10.8), (4.4, 10.6), (7.4, 8)], 1.5, taper=2)
        s.line([(.6, 13.2), (3.6, 13)], .9)
        return
    s.color([(-.4, 10.2), (2, 9), (3.4, 9.6), (4.6, 8.9), (6.4, 10), (3.2, 12.4)], "red")
    bend = {"stern": -.6, "gentle": .5, "calm": .2, "sly": .8}[mood]
    s.line([(-1.2, 10.2 - bend), (2.2, 10.2 + bend * .4), (4, 10), (7, 10 - bend * 1.4)], 1.2,
           taper=1.5)
    s.line([(1.6, 13), (4.6, 12.8)], .8)


def face(s, **how):
    """A bare three-quarter face."""
    s.shape(FACE, w=1.4)
    features(s, **how)


def ear(s):
    """The near ear, for short hair."""
    s.shape("-11,-3 -14.5,-4 -15,1 -12.5,5 -10.5,4", w=1.1)
    s.line([(-13.6, -1.4), (-12, 1.6)], .7)


# --- hair -----------------------------------------------------------------------------------------

def locks_back(s, color="ochre", length=26):
    """Long wavy hair falling behind the shoulders."""
    n = length
    shape = [(-9, -17), (-16, -9), (-18, 2), (-21, 12), (-18, 18), (-22, n, 1), (-13, n + 2),
             (-8, n - 3, 1), (-4, 12), (8, 12), (11, n - 5, 1), (16, n - 2), (18, n - 8, 1),
             (15, 12), (17, 4), (15, -8), (9, -17)]
    s.shape(shape, color, w=1.4)
    for k, x in enumerate((-17.5, -15, -12)):
        s.line([(x + 3.5, -6), (x + .8, 4), (x - 1 + k, 13), (x + 1.4 + k, n - 3)], 1)
    s.line([(14, 0), (14.6, 9), (13.4, n - 8)], 1)


def fringe(s, color="ochre", parting=2):
    """Hair over the brow, parted."""
    left = [(parting, -17.5, 1), (-6, -19), (-13, -13), (-14.6, -3), (-14, 6, 1), (-11, 0),
            (-9.6, -7), (-3, -11), (parting, -13.5, 1)]
    right = [(parting, -17.5, 1), (8, -18.4), (13.6, -12), (14.4, -4), (13, 3, 1), (11.8, -5),
             (9, -10), (parting, -13.5, 1)]
    for part in (left, right):
        s.shape(part, color, w=1.2)
    for x in (-4, -7.4, -10.6):
        s.line([(x + 2, -17), (x - 1.4, -12), (x - 2.2, -6)], .8)
    s.line([(7, -16), (11, -11), (12.4, -5)], .8)


def bob(s, color="brown"):
    """A page's cut: rolled hair beside the cheeks."""
    near = [(2, -18, 1), (-9, -19), (-16, -11), (-17.5, 2), (-18, 11), (-12, 14), (-8.5, 9, 1),
            (-10.5, 0), (-9, -9), (0, -13, 1)]
    far = [(2, -18, 1), (10, -17.5), (15, -8), (15.6, 4), (15, 10), (11.6, 10, 1), (12.4, 0),
           (10, -9), (0, -13, 1)]
    for part in (far, near):
        s.shape(part, color, w=1.3)
    for x in (-15.6, -13.2, -11.2):
        s.line([(x + 5.6, -14), (x + .6, -5), (x, 4), (x + 1, 11)], .9)
    s.line([(11, -13), (13.6, -4), (13.4, 6)], .9)


def curls(s, color="brown"):
    """Short curly hair."""
    spots = [(-12, 3), (-14, -3), (-13.4, -9), (-10, -14.5), (-4.5, -17.6), (1.5, -18.6), (7, -17.4),
             (11.4, -13.4), (13, -8), (-9, -9.6), (-4, -13), (2, -14), (7.4, -12.6)]
    for x, y in spots:
        r = 3.6 + s.rng.uniform(-.4, .4)
        s.shape(circle(x, y, r), color, w=1.1)
        s.line([(x - r * .4, y + r * .1), (x, y - r * .4), (x + r * .45, y + .2),
                (x, y + r * .4)], .7, taper=1)


def bald_fringe(s, color="sky"):
    """A tuft over the ear."""
    s.shape([(-10, -8, 1), (-15, -7), (-17, 1), (-13, 7), (-10, 6, 1), (-12, 0)], color, w=1.2)
    s.line([(-14.6, -4), (-14.4, 3)], .8)


# --- beards ---------------------------------------------------------------------------------------

def beard(s, color="ochre", length=34, forked=False):
    """A full beard with a moustache, falling to length below the middle of the face."""
    n = length
    tip = [(8, n - 6), (3.5, n, 1), (2, n - 7), (0, n, 1), (-5, n - 7)] if forked \
        else [(6, n - 7), (1, n, 1), (-5, n - 7)]
    shape = [(-13.4, 0, 1), (-10, 6), (-5, 7.4), (1, 6.6), (3, 7.2), (6, 6.4), (9.4, 6),
             (13, -1, 1), (14, 8), (12, 18)] + tip + [(-12, 18), (-14.6, 9)]
    s.shape(shape, color, w=1.4)
    s.paper(circle(3.2, 10.6, 3, 1.5))
    s.color(circle(3.2, 10.6, 2.8, 1.3), "red")
    s.line([(0, 10.4), (3.2, 11), (6.4, 10.4)], 1.1, taper=1)
    moustache(s, color)
    for x, drop in ((-10, 6), (-6.4, 3), (-2, 1), (2.4, 0), (6.4, 3), (9.6, 7)):
        s.line([(x, 10.5 if abs(x - 2) > 5 else 14.6), (x + .8, 18 - drop * .3),
                (x * .6 + .6, n - 6 - drop)], .9)


def moustache(s, color="ochre"):
    """Two sweeping halves under the nose."""
    s.shape([(3, 7, 1), (-1, 6.4), (-6, 9), (-9.6, 7.6, 1), (-7, 12), (-1, 10.8), (3.2, 9, 1)],
            color, w=1)
    s.shape([(3, 7, 1), (6, 6.4), (9, 8.6), (12, 7.4, 1), (10.4, 11.4), (6, 10.6), (3.2, 9, 1)],
            color, w=1)


def goatee(s, color="brown"):
    """A pointed chin beard."""
    s.shape([(-2, 14, 1), (2.6, 13), (7, 14, 1), (5.6, 20), (3, 25, 1), (0, 20)], color, w=1.1)
    s.line([(2, 15), (2.6, 22)], .8)
    s.line([(4.4, 15), (4, 20)], .7)


# --- profile --------------------------------------------------------------------------------------

PROFILE = ("3,-17 9,-13 11,-7* 11.4,-4.4 15.6,4.4* 14.4,6 11.4,6.2* 12.6,8.8 11.2,10.4*"
           " 12.2,12.6 10.6,14* 11.2,17.4 8.4,20 3,19.4 -2,15.4* -3,24* -13,26* -11,14"
           " -13.5,3 -13,-8 -7,-16")


def profile(s, mood="open", neck=True):
    """A head seen from the side."""
    shape = PROFILE if neck else PROFILE.replace("-3,24* -13,26* -11,14", "-9,13")
    s.shape(shape, w=1.4)
    s.color(circle(5, 8.6, 3), "rose")
    if mood == "closed":
        s.line([(4.6, -2.6), (7, -.8), (9.8, -1.6)], 1.3)
    else:
        s.line([(4.2, -2.4), (7, -4.4), (10, -2.6)], 1.4, taper=1.5)
        s.dot(8, -2.6, 1.35)
    s.line([(3.8, -7.6), (7.4, -9), (10.4, -7.4)], 1.6)
    s.line([(12.6, 5.4), (10.6, 4.4), (10.8, 3)], .9)
    s.line([(11.4, 10.6), (8.2, 10.4)], 1.1, taper=1.5)
    s.line([(-1.6, 14.6), (3, 17), (6, 17)], .8)


def moustache_side(s, color="brown"):
    """A moustache on a profile."""
    s.shape([(12, 6.4, 1), (6, 7), (1, 11, 1), (7, 11.4), (12.6, 9, 1)], color, w=1)
