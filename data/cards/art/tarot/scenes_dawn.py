# SPDX-License-Identifier: GPL-3.0-or-later
"""Trumps 1 to 5, from four to eight in the morning: shore, marsh, port, oyster beds and fair."""

from ..beasts import cow, stork
from ..ink import Poly, circle, tube
from ..layout import place
from ..plants import crab, reeds, shell
from . import boats, places, skies
from .people import figure


# --- 1: first light -------------------------------------------------------------------------------

def _shrimp_net(s):
    """A push net on crossed poles, and a basket on a strap."""
    s.shape([(25, -26, 1), (54, -5, 1), (38, 4), (22, 2, 1)], None, w=1.1)
    for k in range(1, 6):
        u = k / 6
        s.line([(25 + 29 * u, -26 + 21 * u), (22 + 17 * u, 1 + 3 * u)], .7, taper=0)
        s.line([(25 - 3 * u, -26 + 27 * u), (54 - 16 * u, -5 + 9 * u)], .7, taper=0)
    s.line([(-6, -38), (22, 2)], 2, taper=0)
    s.line([(-4, -42), (54, -5)], 2, taper=0)
    with s.at(-8, -20):
        places.basket(s, 13)


def first_light(s):
    """A child pushes a shrimp net along the ebb under the morning star."""
    skies.sky(s, ("night", 26), ("deep", 46), ("sea", 60), ("dawn", 76))
    skies.stars(s, [(104, 20, 9), (22, 14, 3.4), (52, 24, 2.6), (78, 10, 3), (128, 40, 2.6), (10, 36, 2.4)])
    s.paper([(24, 26, 1), (15, 33), (15, 45), (25, 51, 1), (19, 45), (18.6, 34)])
    for x, scale in ((112, .34), (92, .24)):
        place(s, x, 77, boats.lugger, "black", ("brown", "brown"), False, scale=scale)
    skies.sea(s, 76, 118, "sea", 6)
    skies.field(s, 116, 170, "sand", 2.4, 1)
    for y, x, long in ((128, 92, 40), (138, 6, 26), (147, 84, 44), (155, 20, 60)):
        s.color(Poly([(x, y), (x + long * .5, y - 2.6), (x + long, y), (x + long * .4, y + 1.8)]), "sea")
        s.pale_line([(x + 6, y), (x + long * .7, y - .4)], 1)
    place(s, 52, 146, figure, "red", "blue", "scarf", "ochre", 5, (((4, -30), (14, -25)), ((12, -34), (20, -28))),
          ((-8, 0), (8, -1)), hold=_shrimp_net, shoe=None, scale=1.62)
    place(s, 18, 154, crab, scale=.7)
    place(s, 122, 154, shell, scale=.8, turn=-20)


# --- 2: the marsh ---------------------------------------------------------------------------------

def _pole(s):
    s.shape(tube([(27, -92), (17, -40), (8, 24)], [2, 2.4, 2.4]), "brown", w=1)


def marsh(s):
    """A man poles his flat boat between the reeds while the sun rises."""
    with s.at(skies.WIDE, 0, flip=True):
        _marsh(s)


def _marsh(s):
    skies.sky(s, ("sky", 30), (None, 48), ("dawn", 82))
    skies.streaks(s, [(8, 22, 36), (86, 30, 44), (30, 40, 30)])
    skies.low_sun(s, 94, 82, 17)
    for x, w, h in ((14, 30, 10), (48, 38, 7), (128, 34, 11)):
        s.shape([(x - w / 2, 84, 1), (x - w * .3, 84 - h * .8), (x, 84 - h), (x + w * .3, 84 - h * .7),
                 (x + w / 2, 84, 1)],
                "green", w=1)
    skies.field(s, 81, 90, "meadow")
    skies.sea(s, 90, 168, "sky", 6.4)
    skies.glitter(s, 94, 90, 134, "dawn")
    place(s, 66, 128, boats.yole, 84, scale=1.2)
    place(s, 42, 124, figure, "blue", "brown", "brim", "black", 3, (((8, -34), (15, -32)), ((13, -44), (20, -50))),
          ((-6, 0), (6, 0)), hold=_pole, sash="red", scale=1.42)
    place(s, 86, 123, places.basket, 20, "green")
    place(s, 103, 122, places.basket, 14, "ochre")
    for x, y, h, k in ((10, 168, 62, 1.5), (128, 170, 56, 1.5), (112, 172, 40, 1.2), (28, 172, 34, 1.1)):
        place(s, x, y, reeds, h, scale=k)
    place(s, 118, 106, stork, "sky", "ochre", scale=.62, flip=True)


# --- 3: the boats leave ---------------------------------------------------------------------------

def _jetty(s):
    shape = s.shape([(-4, 112, 1), (40, 112, 1), (46, 168, 1), (-4, 168, 1)], "stone", w=1.6)
    for k, y in enumerate((122, 132, 142, 152)):
        s.line([(-4, y), (42 + k, y)], 1, taper=0)
        for x in range(4 + 6 * (k % 2), 44, 13):
            s.line([(x, y), (x + .4, y + 10)], .9, taper=0)
    s.outline(shape, 1.5)


def _waving(s):
    s.shape([(16, -60, 1), (24, -64), (27, -56), (20, -54, 1)], None, w=1)


def boats_leave(s):
    """The sardine boats leave the port on the first wind; a woman waves from the jetty."""
    skies.sky(s, ("sky", 34), (None, 58), ("dawn", 88))
    skies.sun(s, 50, 32, 11)
    skies.streaks(s, [(4, 20, 40), (70, 14, 52), (104, 36, 32)])
    place(s, 127, 90, boats.lugger, "brown", ("red", "ochre"), False, scale=.42)
    skies.sea(s, 87, 168, "deep", 6.6)
    skies.glitter(s, 56, 90, 120, "dawn")
    _jetty(s)
    place(s, 13, 112, places.lighthouse, 66, True, True, scale=1)
    place(s, 96, 138, boats.lugger, "blue", ("red", "ochre"), scale=1.46)
    place(s, 30, 114, figure, "black", "red", "coif", None, 0, (((-9, -34), (-5, -26)), ((11, -50), (16, -59))),
          skirt=True, apron="white", hold=_waving, scale=.92)
    for x, y in ((84, 22), (112, 30), (24, 28)):
        skies.gull(s, x, y, 6)


# --- 4: the oyster beds ---------------------------------------------------------------------------

def _table(s, x, y, wide, scale):
    """A trestle of oysters in sacks."""
    with s.at(x, y, scale=scale):
        h = wide / 2
        for leg in (-h + 5, 0, h - 5):
            s.line([(leg, 0), (leg, 13)], 1.8, taper=0)
        s.line([(-h, 1), (h, 1)], 2, taper=0)
        for k in range(int(wide / 15)):
            cx = -h + 8 + 15 * k
            sack = s.shape([(cx - 8, 0, 1), (cx - 7, -6), (cx, -7.6), (cx + 7, -6), (cx + 8, 0, 1)], "stone", w=1.1)
            s.shade(sack, angle=-40, gap=2.6, depth=.7, w=.8)


def _oyster_basket(s):
    with s.at(21, -20):
        places.basket(s, 24, "stone")
        for x, y in ((-6, -16), (2, -17.4), (7, -15)):
            s.shape(circle(x, y, 3.4, 2.4), "sky", w=.9)


def oyster_beds(s):
    """At low tide a woman carries oysters between the beds; the flat boat lies aground."""
    skies.sky(s, ("sky", 26), (None, 62))
    skies.sun(s, 26, 30, 11)
    skies.cloud(s, 100, 36, 10)
    skies.cloud(s, 126, 24, 7)
    skies.sea(s, 60, 80, "sea", 5)
    skies.field(s, 78, 170, "sand", 1.4, 2)
    for y, x, long in ((88, 30, 70), (104, 70, 66), (122, -4, 60), (140, 66, 80), (157, 4, 70)):
        s.color(Poly([(x, y), (x + long * .4, y - 2.4), (x + long, y), (x + long * .6, y + 2.4)]), "sky")
    place(s, 108, 84, boats.yole, 56, "black", scale=.8)
    place(s, 84, 80, figure, "blue", "brown", "brim", "black", 4, (((8, -30), (16, -24)), ((12, -32), (18, -26))),
          sash="red", scale=.62)
    _table(s, 36, 84, 60, .62)
    _table(s, 26, 100, 62, .86)
    _table(s, 114, 108, 62, .96)
    _table(s, 112, 132, 62, 1.24)
    place(s, 52, 154, figure, "blue", "red", "coif", None, 2, (((4, -30), (13, -27)), ((12, -34), (25, -28))),
          ((-6, 0), (7, 0)), apron=None, hold=_oyster_basket, scale=1.66)
    for x, y in ((60, 22), (76, 44)):
        skies.gull(s, x, y, 6)


# --- 5: the fair ----------------------------------------------------------------------------------

def _stall(s):
    """A market stall under a striped awning, 58 wide."""
    for x in (-26, 26):
        s.line([(x, 0), (x, -42)], 2, taper=0)
    s.shape([(-28, 0, 1), (-28, -16, 1), (28, -16, 1), (28, 0, 1)], "brown", w=1.3)
    for k, color in enumerate(("red", "ochre", "green", "red", "ochre", "green")):
        s.shape(circle(-22 + k * 9, -19, 5), color, w=1)
    for k in range(8):
        x = -32 + 8 * k
        s.shape([(x * .84 + 2, -52, 1), ((x + 8) * .84 + 2, -52, 1), (x + 8, -36, 1), (x + 4, -32), (x, -36, 1)],
                "red" if k % 2 else None, w=1)


def _stick(s):
    s.line([(-13, -28), (-15, 0)], 1.8, taper=0)


def fair(s):
    """Two men settle the price of a cow with a slap of the hands."""
    skies.sky(s, ("sky", 34), (None, 78))
    skies.sun(s, 40, 24, 10)
    skies.cloud(s, 96, 24, 9)
    place(s, 112, 80, places.church, 60, scale=.9)
    for x, scale in ((8, .9), (66, .8)):
        place(s, x, 80, places.cottage, 44, 16, "red" if x < 20 else "brown", scale=scale)
    skies.field(s, 78, 170, "meadow", 1.2, 1)
    place(s, 38, 98, _stall)
    skies.furrows(s, 96, 162, 8)
    place(s, 98, 112, cow, scale=.74)
    place(s, 28, 156, figure, "blue", "black", "brim", "black", 3, (((-10, -34), (-13, -28)), ((13, -41), (23, -42))),
          ((-6, 0), (7, 0)), hold=_stick, sash="red", beard="sky", scale=1.36)
    place(s, 84, 158, figure, "green", "brown", "brim", "black", 3, (((-9, -34), (-4, -27)), ((11, -42), (20, -41))),
          ((-6, 0), (7, 0)), sash="blue", scale=1.36, flip=True)
    skies.tufts(s, [(12, 158), (122, 156), (62, 160), (132, 138)])
    with s.at(126, 160):
        places.basket(s, 20, "white")


SCENES = {1: first_light, 2: marsh, 3: boats_leave, 4: oyster_beds, 5: fair}
