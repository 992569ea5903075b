# SPDX-License-Identifier: GPL-3.0-or-later
"""What the courts of the Tarot carry; each stands around the origin, at the hand of its owner."""

from ..ink import Poly, circle, tube
from ..layout import place
from ..plants import fish, flower


def shaft(s, top, bottom, thick=4.6, color="brown"):
    """A straight pole."""
    s.shape(tube([(0, top), (.6, (top + bottom) / 2), (0, bottom)], [thick, thick, thick]), color, w=1.3)


def sheaf_staff(s):
    """A staff with a sheaf of wheat."""
    shaft(s, -20, 80)
    for k in range(-3, 4):
        with s.at(0, -18, turn=k * 13):
            s.line([(0, 4), (0, -16)], 1.2, taper=0)
            for y in (-14, -20, -26):
                for side in (-1, 1):
                    s.shape([(0, y + 4, 1), (side * 4.4, y + 1), (side * 3, y - 5, 1), (0, y - 1)], "ochre", w=.9)
            s.shape([(-2, -28, 1), (0, -36, 1), (2, -28, 1)], "ochre", w=.9)
    s.shape([(-6, -19, 1), (6, -19, 1), (5, -12, 1), (-5, -12, 1)], "red", w=1.2)


def scales(s):
    """A balance with salt in one pan and coins in the other."""
    s.line([(0, 26), (0, -48)], 2.8, taper=0)
    s.shape(tube([(-16, -42), (0, -48), (16, -44)], [3.6, 4.8, 3.6]), "ochre", w=1.2)
    s.shape(circle(0, -51, 4), "ochre", w=1.1)
    for x, y in ((-15, -41), (15, -43)):
        s.line([(x, y), (x - 8, y + 24)], 1, taper=0)
        s.line([(x, y), (x + 8, y + 24)], 1, taper=0)
        if x < 0:
            s.shape([(x - 9, y + 24, 1), (x, y + 9, 1), (x + 9, y + 24, 1)], None, w=1.2)
        else:
            for dx, dy in ((-4, 21), (4, 21), (0, 16)):
                s.shape(circle(x + dx, y + dy, 3.6), "ochre", w=.9)
        s.shape([(x - 11, y + 24, 1), (x + 11, y + 24, 1), (x + 6, y + 32), (x - 6, y + 32)], "sky", w=1.3)


def feast_brioche(s):
    """A great crowned brioche on a raised dish."""
    shaft(s, 0, 24, 5, "ochre")
    s.shape([(-25, -4, 1), (25, -4, 1), (13, 4), (0, 6), (-13, 4)], "sky", w=1.4)
    s.shape([(-20, -4), (-23, -16), (-14, -26), (0, -29), (14, -26), (23, -16), (20, -4)], "ochre", w=1.6)
    for x in (-14, -5, 4, 13):
        s.line([(x - 5, -21), (x + 2, -14), (x - 1, -6)], 1.3)
        s.line([(x + 5, -22), (x, -17)], 1.1)
    s.shape(circle(0, -31, 6), "ochre", w=1.4)
    place(s, 0, -40, flower, "red", r=5)


def trident(s):
    """A fish spear with a fish on it."""
    shaft(s, -20, 80)
    s.shape([(-15, -56, 1), (-11, -50, 1), (-11, -33), (-3, -27, 1), (-3, -60, 1), (0, -68, 1), (3, -60, 1),
             (3, -27, 1), (11, -33),
             (11, -50, 1), (15, -56, 1), (15, -30), (4, -17, 1), (-4, -17, 1), (-15, -30)], "sky", w=1.4)
    place(s, 0, -42, fish, "red", scale=.98, turn=-18)


def milk_jug(s):
    """A tall jug."""
    s.shape([(-9, -30, 1), (-14, -16), (-16, 2), (-11, 14, 1), (11, 14, 1), (16, 2), (14, -16), (9, -30, 1)], "blue",
            w=1.5)
    s.shape(circle(0, -30, 10, 3.2), None, w=1.2)
    s.line([(13, -22), (23, -18), (21, -4), (15, 2)], 3, taper=0)
    for y in (-16, 4):
        s.pale_line([(-12, y), (0, y + 3), (12, y)], 2)
    place(s, 0, -5, flower, "ochre", r=6)


def salt_basket(s):
    """A basin heaped with salt."""
    s.shape([(-22, -10, 1), (-10, -24), (0, -36, 1), (10, -24), (22, -10, 1)], None, w=1.5)
    s.shade([(-22, -10, 1), (0, -36, 1), (22, -10, 1)], angle=-30, gap=4, depth=.4, w=1.2)
    s.shape([(-25, -11, 1), (25, -11, 1), (17, 10), (0, 14), (-17, 10)], "brown", w=1.5)
    for y in (-4, 3):
        s.line([(-22, y), (0, y + 3), (22, y)], 1, taper=0)
    for x in (-12, 0, 12):
        s.line([(x * 1.2, -10), (x, 10)], .9, taper=0)


def bouquet(s):
    """A bride's flowers."""
    s.shape([(-5, 20, 1), (-9, -2), (9, -2), (5, 20, 1)], "green", w=1.3)
    for x, y, color in ((-12, -6, "red"), (12, -7, "blue"), (0, -4, "ochre"), (-7, -19, "blue"), (8, -20, "red"),
                         (0, -31, "ochre"), (-15, -26, "red"), (15, -28, "ochre")):
        place(s, x, y, flower, color, "ochre" if color != "ochre" else "red", r=6.4)
    s.shape([(-8, 6, 1), (8, 6, 1), (7, 12, 1), (-7, 12, 1)], "red", w=1.2)
    for side in (-1, 1):
        s.shape([(0, 9, 1), (side * 12, 16), (side * 14, 28, 1), (side * 6, 22)], "red", w=1.1)


def fish_basket(s):
    """A basket of sardines."""
    for x, turn in ((-11, -66), (-3, -96), (6, -74), (13, -110)):
        place(s, x, -20, fish, "blue" if x % 2 else "sky", scale=.84, turn=turn)
    s.shape([(-22, -13, 1), (22, -13, 1), (16, 12), (-16, 12)], "ochre", w=1.5)
    for y in (-6, 1, 7):
        s.line([(-20, y), (20, y)], 1, taper=0)
    for x in (-12, -4, 4, 12):
        s.line([(x * 1.2, -12), (x, 11)], .9, taper=0)


def flail(s):
    """A thresher's flail."""
    shaft(s, -52, 70)
    s.line([(0, -52), (5, -57)], 2.4, taper=0)
    s.shape(tube([(5, -58), (14, -42), (16, -12)], [6, 7.4, 7.4]), "ochre", w=1.3)
    s.shape([(-3, -56, 1), (3, -56, 1), (3, -49, 1), (-3, -49, 1)], "red", w=1)


def salt_rake(s):
    """The long rake of the salt marsh, its board up."""
    shaft(s, -46, 80)
    s.shape([(-24, -58, 1), (24, -58, 1), (22, -44, 1), (-22, -44, 1)], "ochre", w=1.5)
    s.line([(-20, -51), (20, -51)], 1, taper=0)
    s.shape([(-14, -58, 1), (-6, -64), (0, -68, 1), (6, -64), (14, -58, 1)], None, w=1.2)


def peel(s):
    """A baker's peel with a loaf on it."""
    shaft(s, -22, 80)
    s.shape([(-17, -62), (17, -62), (18, -34), (6, -22, 1), (-6, -22, 1), (-18, -34)], "brown", w=1.5)
    s.shape(circle(0, -46, 13), "ochre", w=1.4)
    for k in range(8):
        with s.at(0, -46, turn=45 * k):
            s.line([(-2, -12), (3, -9), (0, -6)], 1.1)
    s.shape(circle(0, -46, 4.6), "brown", w=1.1)


def oar(s):
    """An oar, blade up."""
    shaft(s, -24, 80)
    s.shape([(-3, -24, 1), (-8, -36), (-8, -62), (0, -68), (8, -62), (8, -36), (3, -24, 1)], "red", w=1.5)
    s.shape([(-8, -44, 1), (8, -44, 1), (8, -54, 1), (-8, -54, 1)], None, w=1.1)
    s.line([(0, -28), (0, -42)], 1, taper=2)


def marsh_pole(s):
    """The leaping pole of the marsh, with its foot up."""
    shaft(s, -52, 70, 5.4, "ochre")
    s.shape([(-4, -50, 1), (4, -50, 1), (8, -58), (5, -64), (-5, -64), (-8, -58)], "brown", w=1.4)
    for y in (-38, -28):
        s.line([(-2.6, y), (2.8, y - 1)], 1.1, taper=0)
    s.shape([(3, -48, 1), (19, -43), (13, -37), (20, -29, 1), (3, -34, 1)], "green", w=1.2)


def whip_and_sack(s):
    """A carter's whip."""
    s.shape(tube([(0, 30), (1, -20), (6, -52)], [4.4, 3.6, 2.4]), "brown", w=1.2)
    s.line([(6, -52), (-4, -66), (-14, -52), (-8, -34), (-15, -18)], 1.6, taper=4)
    for y in (-6, -12):
        s.line([(-2, y), (3, y - 1)], 1.2, taper=0)
    s.shape([(5, -44, 1), (12, -48), (16, -40, 1), (10, -38), (13, -32, 1), (4, -37, 1)], "red", w=1)


def wedding_staff(s):
    """A staff with ribbons and flowers, carried before a wedding."""
    shaft(s, -46, 60)
    for side, color in ((-1, "blue"), (1, "ochre"), (-1, "red"), (1, "green")):
        low = 0 if color in ("red", "green") else -16
        s.shape([(0, -42, 1), (side * 12, -38 + low * .3), (side * 10, -24 + low * .2), (side * 17, -14 + low, 1),
                 (side * 8, -16 + low), (side * 5, -30), (0, -34, 1)], color, w=1.2)
    for x, y, color in ((-7, -50, "red"), (7, -50, "blue"), (0, -60, "ochre")):
        place(s, x, y, flower, color, "ochre" if color != "ochre" else "red", r=6.6)


def sabre(s):
    """A customs rider's sabre."""
    s.shape([(-4, 4, 1), (-5, -24), (1, -48), (10, -66, 1), (8, -44), (4, -22), (4, 4, 1)], "sky", w=1.5)
    s.line([(-1, 0), (0, -24), (5, -48)], 1)
    s.shape([(-11, 3, 1), (12, 3, 1), (12, 9, 1), (-11, 9, 1)], "ochre", w=1.2)
    s.shape(Poly([(-2.6, 9), (2.6, 9), (2.6, 26), (-2.6, 26)]), "black", w=1.1)
    s.line([(11, 8), (13, 18), (4, 27)], 2.2, taper=0)
