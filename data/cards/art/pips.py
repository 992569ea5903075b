# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs of the Spanish suits, each at several sizes and in several styles, around the origin."""

import math

from . import heads
from .ink import Poly, circle, curve, tube


# --- coins ----------------------------------------------------------------------------------------

def coin(s, r=18, rim="ochre", field=None, who=None, flip=False, teeth=True):
    """A coin of radius r: a beaded rim around a head; who (sheet) draws the head, 40 units high."""
    s.shape(circle(0, 0, r), rim, w=1.5)
    if teeth:
        n = int(r * 1.1)
        for k in range(n):
            a = 2 * math.pi * k / n
            s.wedge(r * .97 * math.cos(a), r * .97 * math.sin(a), r * .84 * math.cos(a),
                    r * .84 * math.sin(a), 1.3)
    s.shape(circle(0, 0, r * .78), field, w=1.2)
    if who:
        with s.at(0, 0, scale=r / 34, flip=flip):
            who(s)


def _bust(s, color):
    """Shoulders in profile."""
    s.shape([(-9, 15), (-18, 22, 1), (-9, 25.5), (0, 26.5), (8, 25, 1), (1, 19), (-1, 14)], color, w=1.6)


def coin_king(s):
    _bust(s, "red")
    heads.profile(s, neck=False)
    s.shape([(4, 9, 1), (9, 10.4), (12, 11), (11, 18), (6, 25, 1), (0, 20), (-4, 12)], "brown", w=1.3)
    s.shape([(4, -11, 1), (-3, -6), (-9, 4), (-11, 13, 1), (-15, 6), (-15, -6), (-8, -15)], "brown",
            w=1.3)
    s.shape([(-12, -8, 1), (-14, -21, 1), (-7, -14), (-2, -24, 1), (3, -15), (9, -21, 1), (11, -11, 1)],
            "ochre", w=1.4)


def coin_lady(s):
    _bust(s, "blue")
    heads.profile(s)
    s.shape(circle(-14, -6, 6.5), "brown", w=1.3)
    s.shape([(10, -12, 1), (2, -19), (-9, -17), (-14, -8), (-12, 3), (-6, 6, 1), (-3, -3), (3, -8)],
            "brown", w=1.4)
    s.line([(4, -14), (-5, -11), (-8, -1)], 1)
    s.line([(-17, -8), (-13, -8), (-12, -4)], .9)
    s.dot(-2, 7, 1.5)


def coin_laurel(s):
    _bust(s, None)
    heads.profile(s)
    s.shape([(10, -11, 1), (4, -18), (-8, -17), (-15, -6), (-13, 8), (-9, 11, 1), (-5, 0), (1, -8)],
            "ochre", w=1.3)
    for k in range(5):
        with s.at(8 - k * 5, -14 + k * k * .75 - k * .8, turn=70 - k * 22):
            s.shape([(0, 3.4, 1), (2.6, -1), (0, -6, 1), (-2.6, -1)], "green", w=1)
    s.line([(-12, -2), (-17, 6), (-15, 12)], 1)


def coin_soldier(s):
    _bust(s, "green")
    heads.profile(s)
    s.shape([(12, -8, 1), (8, -19), (-4, -22), (-14, -13), (-14, 3, 1), (-8, 5), (-5, -3, 1), (2, -9)],
            "blue", w=1.4)
    s.shape([(4, -19), (-4, -27), (-16, -23), (-19, -12, 1), (-13, -17), (-5, -21)], "red", w=1.3)
    s.line([(10, -11), (1, -13), (-8, -8)], 1)
    heads.moustache_side(s)


def coin_page(s):
    _bust(s, "red")
    heads.profile(s)
    s.shape([(9, -10, 1), (3, -14), (-8, -14), (-14, -4), (-14, 9), (-5, 10, 1), (-4, -2), (1, -8)],
            "brown", w=1.3)
    s.shape([(14, -10), (8, -19), (-6, -21), (-16, -13), (-13, -8), (0, -11)], "green", w=1.4)
    s.line([(-10, -6), (-11, 6)], .9)
    s.line([(-7, -6), (-8, 6)], .9)


def coin_coif(s):
    _bust(s, "red")
    heads.profile(s)
    s.shape([(7, -13, 1), (2, -22), (-11, -23), (-19, -12), (-16, 4), (-10, 10, 1), (-7, 2), (-2, -6)],
            None, w=1.4)
    s.line([(4, -15), (-6, -9), (-10, 4)], 1)
    s.line([(-4, -19), (-12, -12), (-13, -4)], .8)
    s.line([(-9, 10), (-13, 17), (-11, 22)], 1)


def coin_elder(s):
    _bust(s, "blue")
    heads.profile(s, neck=False)
    s.shape([(4, 9, 1), (11, 11), (12, 19), (7, 28, 1), (-1, 22), (-5, 10)], "sky", w=1.3)
    s.shape([(-2, -4, 1), (-9, -8), (-15, 0), (-13, 10), (-6, 11, 1), (-5, 3)], "sky", w=1.3)
    s.line([(4, 14), (6, 23)], .9)
    s.line([(-9, 0), (-10, 8)], .9)


def coin_child(s):
    _bust(s, "green")
    heads.profile(s)
    for x, y in ((6, -14), (0, -17), (-6, -17), (-11, -13), (-14, -7), (-14, 0), (-9, -8), (-2, -11)):
        s.shape(circle(x, y, 4.2), "ochre", w=1.1)


def coin_one_eyed(s):
    """A sailor with a patch, in profile."""
    _bust(s, "blue")
    heads.profile(s)
    s.shape([(12, -8, 1), (6, -18), (-7, -19), (-15, -9), (-14, 0, 1), (-19, 4, 1), (-17, 9, 1), (-11, 2, 1),
             (0, -6)], "red", w=1.4)
    s.shape(circle(6.6, -2, 4, 3.6), "ink", w=.8)
    s.line([(10, -5), (-2, -6), (-12, -2)], 1.3, taper=0)
    heads.moustache_side(s)
    s.shape(circle(-4, 9, 2.4), "ochre", w=1)


def coin_sovereign(s):
    """The large crowned head of the ace."""
    s.shape([(-12, 14), (-26, 24, 1), (-14, 31), (0, 34), (14, 30, 1), (8, 22), (-1, 14)], "red", w=1.6)
    s.shape([(-10, 18, 1), (-18, 22), (-12, 30, 1), (-4, 27, 1), (4, 32, 1), (6, 24), (0, 18, 1)], None, w=1.2)
    heads.profile(s)
    s.shape([(10, -11, 1), (2, -17), (-9, -15), (-16, -4), (-15, 8), (-20, 16, 1), (-12, 22), (-5, 16, 1),
             (-4, 4), (0, -6)], "ochre", w=1.4)
    for x in (-12, -9, -6):
        s.line([(x + 8, -11), (x, -2), (x - 1, 8), (x - 3, 16)], 1)
    s.shape([(11, -10, 1), (13, -23, 1), (7, -17), (3, -26, 1), (-2, -18), (-9, -25, 1), (-11, -16),
             (-19, -19, 1), (-15, -7, 1), (-2, -11)], "red", w=1.4)
    for x, y in ((13, -24), (3, -27), (-9, -26), (-19, -20)):
        s.shape(circle(x, y, 2), "ochre", w=.9)


COIN_HEADS = (coin_king, coin_lady, coin_laurel, coin_soldier, coin_page, coin_coif, coin_elder,
              coin_child)


# --- cups -----------------------------------------------------------------------------------------

TWO_HANDLED = 2  # the widest style of cup


def cup(s, style=0, body="ochre", trim="red"):
    """A chalice 40 units high and some 28 wide, centered; four styles."""
    if style == 0:  # a goblet with a gadrooned bowl
        bowl = [(-13, -17, 1), (-13, -6), (-9, 3), (-3, 7, 1), (3, 7, 1), (9, 3), (13, -6), (13, -17, 1)]
        knop = 3.4
    elif style == 1:  # a flared tulip
        bowl = [(-14, -18, 1), (-10, -8), (-9, 0), (-3, 6, 1), (3, 6, 1), (9, 0), (10, -8), (14, -18, 1)]
        knop = 4.2
    elif style == 2:  # a shallow wide bowl
        bowl = [(-15, -14, 1), (-14, -5), (-8, 1), (-3, 3, 1), (3, 3, 1), (8, 1), (14, -5), (15, -14, 1)]
        knop = 3.8
    else:  # a tall ciborium
        bowl = [(-11, -15, 1), (-12, -5), (-9, 3), (-3, 6, 1), (3, 6, 1), (9, 3), (12, -5), (11, -15, 1)]
        knop = 3.6
    top = bowl[0][1]
    wide = bowl[-1][0]
    foot = [(-3, 1, 1), (-2.4, 11), (-8, 16), (-12, 20, 1), (0, 21.5), (12, 20, 1), (8, 16), (2.4, 11),
            (3, 1, 1)]
    s.shape(foot, body, w=1.4)
    s.line([(-9, 17.6), (0, 18.8), (9, 17.6)], .9)
    s.shape(bowl, body, w=1.5)
    s.shade(bowl, angle=-12, gap=2.8, depth=.34, w=1.1)
    s.shape(circle(0, 9, knop, knop * .75), trim, w=1.1)
    if style == 0:
        for x in (-7, 0, 7):
            s.line([(x * .5, 6), (x, -1), (x * 1.1, -6)], .9)
        s.line([(-13, -7), (0, -5), (13, -7)], 1)
        _gems(s, (-8, 0, 8), -11.5, trim)
    elif style == 1:
        s.line([(-11.4, -12), (0, -10), (11.4, -12)], 1)
        s.line([(-9.4, -5), (0, -3), (9.4, -5)], 1)
        _gems(s, (-5, 5), -8, trim)
    elif style == 2:
        s.line([(-14, -8), (0, -6), (14, -8)], 1)
        _gems(s, (-9.4, -3.2, 3.2, 9.4), -10.4, trim)
        for side in (-1, 1):
            s.line([(side * 14, -11), (side * 20, -10), (side * 18, -3), (side * 11, -1)], 1.9, taper=1)
    else:
        s.shape([(-2, -6, 1), (0, -11, 1), (2, -6, 1), (6, -4, 1), (2, -2, 1), (0, 3, 1), (-2, -2, 1),
                 (-6, -4, 1)], trim, w=.9)
    if style == 3:
        lid = [(-13, -14, 1), (-10, -19), (-3, -23), (3, -23), (10, -19), (13, -14, 1)]
        s.shape(lid, body, w=1.4)
        s.shape(circle(0, -25, 2.6), trim, w=1.1)
        s.line([(-8, -17), (0, -20.5), (8, -17)], .9)
    else:
        s.shape(circle(0, top, wide, 3.2), "brown" if trim != "blue" else "sky", w=1.3)


def great_cup(s):
    """The chalice of the ace, 130 high and 88 wide, centered, with a medallion and gadroons."""
    foot = s.shape([(-9, 22, 1), (-8, 36), (-20, 52), (-38, 62), (-40, 68, 1), (0, 73), (40, 68, 1), (38, 62),
                    (20, 52), (8, 36), (9, 22, 1)], "ochre", w=2)
    s.shade(foot, angle=-14, gap=4, depth=.24, w=1.5)
    s.line([(-37, 63), (0, 67), (37, 63)], 1.3)
    for x in (-24, -12, 0, 12, 24):
        s.shape([(x * .42, 42, 1), (x - 4.6, 57), (x, 62), (x + 4.6, 57)], "red" if x % 24 == 0 else "blue", w=1.2)
    bowl = s.shape([(-43, -58, 1), (-45, -26), (-36, 4), (-10, 23, 1), (10, 23, 1), (36, 4), (45, -26), (43, -58, 1)],
                   "ochre", w=2.2)
    s.shade(bowl, angle=-10, gap=4.4, depth=.2, w=1.7)
    for x in (-30, -18, -6, 6, 18, 30):
        s.line([(x * .24, 22), (x * .8, 12), (x, -1), (x * 1.04, -6)], 1.5)
    for x in range(-33, 34, 11):
        s.line([(x - 5.5, -6 + abs(x) * .05), (x, -11.5), (x + 5.5, -6 + abs(x) * .05)], 1.4, taper=0)
    for y in (-35, -48):
        s.line([(-44, y), (0, y + 5), (44, y)], 1.5)
    for k in range(9):
        x = -36 + k * 9
        y = -39 + (1 - (x / 44) ** 2) * 5
        s.shape([(x, y - 5, 1), (x + 3.6, y, 1), (x, y + 5, 1), (x - 3.6, y, 1)], "blue" if k % 2 else "red", w=1)
    s.shape(circle(0, 29, 11, 6.6), "red", w=1.7)
    s.line([(-8, 28), (0, 31), (8, 28)], 1)
    s.shape(circle(0, -58, 43, 8), "brown", w=2)
    s.line([(-33, -57), (0, -51.6), (33, -57)], 1.1)
    with s.at(0, -14):
        coin(s, 21, who=coin_lady)


def _gems(s, xs, y, color):
    for x in xs:
        s.shape([(x, y - 3, 1), (x + 2.2, y, 1), (x, y + 3, 1), (x - 2.2, y, 1)], color, w=.8)


# --- batons ---------------------------------------------------------------------------------------

def baton(s, length=90, color="green", cut="ochre", thick=11, leaves=0, knots=3):
    """A knotty club, upright, thick end up, centered."""
    h = length / 2
    lean = s.rng.uniform(-1.2, 1.2)
    spine = [(0, -h, 1), (lean, -h * .5), (-lean, 0), (lean * .8, h * .5), (0, h, 1)]
    body = tube(spine, [thick * 1.15, thick, thick * .86, thick * .74, thick * .55])
    ks = []
    for k in range(knots):
        y = -h * .66 + k * (length * .72 / max(1, knots))
        side = 1 if k % 2 else -1
        ks.append((side, y))
        x = side * thick * .42
        s.shape([(x - side * 2, y + 6, 1), (x + side * 3.4, y + 1), (x + side * 5.2, y - 4.6, 1),
                 (x + side * 1.6, y - 5.4, 1), (x - side * 2, y - 1)], color, w=1.3)
        s.shape(circle(x + side * 3.4, y - 5, 1.9, 1.3), cut, w=.9)
    s.shape(body, color, w=1.5)
    s.shade(body, angle=-24, gap=3.6, depth=.42, w=1.2)
    for side, y in ks:
        s.line([(-side * 2.5, y + 8), (-side * .4, y + 3), (-side * 2, y - 3)], .9)
    s.shape(circle(0, -h, thick * .58, 2.6), cut, w=1.2)
    s.line([(-2, -h), (0, -h - 1), (2, -h), (.4, -h + .8)], .7)
    s.shape(circle(0, h, thick * .29, 1.5), cut, w=1)
    for k in range(leaves):
        side = -1 if k % 2 else 1
        y = -h * .5 + k * length * .7 / max(1, leaves)
        with s.at(side * thick * .4, y, scale=.54, turn=side * 52):
            oak_leaf(s, "green" if color != "green" else "ochre")


def oak_leaf(s, color="green"):
    """An oak leaf 34 units long, its stalk at the origin, pointing up."""
    left = [(0, -2, 1), (-4, -6), (-8, -5), (-6, -10), (-10, -13), (-7.4, -17), (-10, -22), (-6, -24),
            (-6, -30), (0, -35, 1)]
    shape = left + [(-p[0], p[1]) for p in left[-2:0:-1]]
    s.shape(shape, color, w=1.3)
    s.line([(0, 4), (0, -14), (0, -30)], 1.1, taper=6)
    for y in (-9, -15, -21):
        s.line([(0, y), (-5.4, y - 4)], .8)
        s.line([(0, y - 1), (5.4, y - 5)], .8)


def acorn(s, color="ochre"):
    """An acorn 16 units high, hanging from the origin."""
    s.shape([(-4.4, 5, 1), (-4, 11), (0, 16.4, 1), (4, 11), (4.4, 5, 1)], color, w=1.2)
    s.shape([(-5.6, 6), (-4.6, 1.4), (0, 0), (4.6, 1.4), (5.6, 6), (0, 7.6)], "brown", w=1.2)
    s.line([(-3, 3), (0, 5), (3, 3)], .7)


# --- swords ---------------------------------------------------------------------------------------

def sword(s, length=92, grip="red", guard="ochre", style=0):
    """A straight sword, point up, centered."""
    top = -length / 2
    hilt = length / 2 - 24
    blade = [(-5, hilt, 1), (-4.4, top + 14, 1), (0, top, 1), (4.4, top + 14, 1), (5, hilt, 1)]
    s.shape(blade, "sky", w=1.4)
    s.line([(0, hilt - 2), (0, top + 16)], 1, taper=8)
    for k in range(int((hilt - top - 24) / 5)):
        s.wedge(4.2, hilt - 5 - k * 5, 1, hilt - 8 - k * 5, 1.1)
    s.shape([(-2.6, hilt + 2, 1), (-3.2, hilt + 10), (-2.4, hilt + 19, 1), (2.4, hilt + 19, 1),
             (3.2, hilt + 10), (2.6, hilt + 2, 1)], grip, w=1.2)
    for k in range(4):
        s.line([(-2.8, hilt + 7 + k * 3.4), (2.8, hilt + 5.4 + k * 3.4)], .8, taper=0)
    if style == 0:
        s.shape([(-14, hilt - 2), (-11, hilt - 3.6), (0, hilt - .4), (11, hilt - 3.6), (14, hilt - 2),
                 (12.6, hilt + 1.8), (0, hilt + 4), (-12.6, hilt + 1.8)], guard, w=1.3)
        for x in (-14, 14):
            s.shape(circle(x, hilt - .8, 2.8), guard, w=1.1)
    elif style == 1:
        s.shape([(-13, hilt + 7, 1), (-14, hilt + 1), (-8, hilt - 2), (8, hilt - 2), (14, hilt - 6),
                 (13, hilt - 12, 1), (17, hilt - 5), (12, hilt + 3), (-7, hilt + 4)], guard, w=1.3)
    else:
        s.shape([(-15, hilt - 5, 1), (-6, hilt - 1), (6, hilt - 1), (15, hilt - 5, 1),
                 (11, hilt + 4, 1), (0, hilt + 3), (-11, hilt + 4, 1)], guard, w=1.3)
        s.shape(circle(0, hilt + 1, 3), grip, w=1)
    s.shape(circle(0, hilt + 21.4, 3.6), guard, w=1.2)
    s.dot(0, hilt + 21.4, 1)


# --- French signs ---------------------------------------------------------------------------------

HEART = ("0,18* -7,9 -15,1 -17,-8 -12,-15.5 -4.5,-14.5 0,-8* 4.5,-14.5 12,-15.5 17,-8 15,1 7,9")
DIAMOND = ("0,-20* 6,-9 14,0* 6,9 0,20* -6,9 -14,0* -6,-9")
SPADE = ("0,-22* 4.6,-12 13,-2 17,7 13,13.4 6,12 2,8* 2.6,14 6.4,19* 0,18 -6.4,19* -2.6,14 -2,8*"
         " -6,12 -13,13.4 -17,7 -13,-2 -4.6,-12")


CLUB = ((0, -11), (-10.2, 4), (10.2, 4))


def club_shape():
    """The outline of a club, as its parts."""
    stem = curve("-1.6,-4* -2.4,10 -6.6,19* 0,18 6.6,19* 2.4,10 1.6,-4*")
    return [stem] + [circle(x, y, 8.5) for x, y in CLUB]


def french(s, suit, color=None, w=1.5):
    """A French sign 38 units high; hearts and diamonds red, clubs and spades in ink."""
    if suit == "b":
        for part in club_shape():
            s.solid(part)
        for x, y in CLUB:
            s.paper(_glint(x, y, 4.6))
        return
    shape = {"c": HEART, "d": DIAMOND, "e": SPADE}[suit]
    if suit == "e":
        s.solid(shape)
        s.paper(curve([(-11, 5, 1), (-9.4, 0), (-4, -6.6, 1), (-7.4, 0)]))
        return
    s.shape(shape, color or "red", w=w)
    if suit == "c":
        s.paper(curve([(-13, -4, 1), (-12, -10), (-7, -11.4, 1), (-10.4, -8)]))
        s.shade(shape, angle=-35, gap=3, depth=.22, w=1.1)
    else:
        s.paper(curve([(-9, -1, 1), (-5, -6), (-1, -13, 1), (-4, -5)]))
        s.shade(shape, angle=-20, gap=3, depth=.24, w=1.1)


def _glint(x, y, r):
    pts = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)))
           for a in range(170, 281, 22)]
    back = [(x + r * .74 * math.cos(math.radians(a)), y + r * .74 * math.sin(math.radians(a)))
            for a in range(270, 179, -22)]
    return Poly(pts + back)


def french_heart(s, x, y, scale):
    """A plain heart as an ornament."""
    with s.at(x, y, scale=scale):
        s.shape(HEART, "red", w=2)
