# SPDX-License-Identifier: GPL-3.0-or-later
"""Trumps 11 to 15, from two to six in the afternoon: regatta, tuna, fishing hut, factory and vintage."""

from ..ink import circle, tube
from ..layout import place
from ..plants import fish
from . import boats, places, skies
from .people import figure, head


# --- 11: the regatta ------------------------------------------------------------------------------

def _buoy(s):
    s.shape([(-9, 3, 1), (-7, -8), (0, -14), (7, -8), (9, 3, 1)], "red", w=1.4)
    s.line([(0, -13), (1, -30)], 1.6, taper=0)
    s.shape([(1, -30, 1), (13, -26, 1), (1, -21, 1)], "ochre", w=1.1)


def regatta(s):
    """The cutters round the buoy."""
    skies.sky(s, ("sky", 44), (None, 84))
    skies.sun(s, 108, 22, 11)
    skies.cloud(s, 36, 28, 10)
    skies.cloud(s, 70, 60, 6)
    s.shape([(-4, 84, 1), (-4, 76), (18, 71), (44, 77), (64, 84, 1)], "meadow", w=1)
    place(s, 20, 76, places.lighthouse, 40, True, False, scale=.6)
    for x, y, k, color, jib in ((60, 87, .42, "ochre", None), (84, 90, .52, "red", None),
                                 (122, 92, .58, None, "blue")):
        place(s, x, y, boats.cutter, color, jib, "red", scale=k)
    skies.sea(s, 84, 168, "deep", 6.4)
    for x, y, k, color, jib, pennant, body in ((112, 118, .9, None, "ochre", "red", "red"),
                                                (42, 136, 1.5, None, "red", "blue", "blue")):
        place(s, x, y, boats.cutter, color, jib, pennant, body, scale=k)
    for x, cap in ((30, "red"), (50, "blue")):
        place(s, x, 126, head, "cap", cap, scale=.9)
    place(s, 96, 152, _buoy, scale=1.15)
    for x, y in ((66, 30), (84, 42)):
        skies.gull(s, x, y, 6)


# --- 12: the tuna boat ----------------------------------------------------------------------------

def _tuna(s):
    """A tuna leaping, 60 long, looking to the right."""
    body = s.shape([(-26, 4), (-10, -9), (10, -11), (30, 2, 1), (12, 10), (-10, 9)], "blue", w=1.5)
    s.paper([(-16, 7), (4, 5), (26, 3.6), (12, 9), (-8, 8)])
    s.shape([(-24, 3, 1), (-37, -8, 1), (-32, 3), (-36, 15, 1)], "blue", w=1.4)
    s.shape([(2, -10, 1), (-3, -20, 1), (-8, -9, 1)], "ochre", w=1.1)
    s.shape([(6, 3, 1), (-10, 12, 1), (0, 1, 1)], "blue", w=1)
    s.shade(body, angle=-12, gap=3, depth=.14, w=1)
    for x in (-22, -17):
        s.shape([(x, -4 - (x + 24) * .3, 1), (x + 3, -8 - (x + 24) * .3, 1), (x + 4, -4 - (x + 24) * .4, 1)], "ochre",
                w=.7)
    s.paper(circle(21, -1.4, 2.6))
    s.dot(21.4, -1.4, 1.4)
    s.line([(15, -7), (12.6, 0), (15, 6)], 1)


def tuna_boat(s):
    """The tuna boat trolls with its rods spread like wings."""
    skies.sky(s, ("sky", 58), (None, 104))
    skies.sun(s, 126, 16, 9)
    skies.cloud(s, 18, 40, 8)
    place(s, 128, 104, boats.lugger, "black", ("ochre", "red"), False, scale=.3)
    skies.sea(s, 103, 168, "deep", 6.4)
    place(s, 66, 120, boats.dundee, "blue", scale=1.1)
    for x, cap in ((44, "red"), (66, "brown")):
        place(s, x, 101, head, "cap", cap, scale=.8)
    place(s, 38, 146, _tuna, turn=-24, scale=1.06)
    place(s, 110, 149, _tuna, turn=12, scale=.86)
    for x, y in ((16, 158), (64, 160), (84, 154), (128, 160)):
        s.pale_line([(x - 8, y), (x, y - 4), (x + 8, y)], 1.6)
    skies.gull(s, 22, 14, 7)
    skies.gull(s, 100, 52, 6)


# --- 13: the fishing hut --------------------------------------------------------------------------

def _dip_net(s):
    """The square net under its crossed hoops, hanging from the origin."""
    s.line([(0, 0), (0, -30)], 1.1, taper=0)
    s.shape([(-28, 22, 1), (0, 34), (28, 22, 1), (0, 14)], None, w=1.3)
    for k in range(1, 6):
        u = k / 6
        s.line([(-28 + 28 * u, 22 + 10 * u), (28 * u, 14 + 8 * u)], .8, taper=0)
        s.line([(28 - 28 * u, 22 + 10 * u), (-28 * u, 14 + 8 * u)], .8, taper=0)
    s.line([(-28, 22), (-16, 6), (0, 0), (16, 6), (28, 22)], 1.7, taper=0)
    s.line([(0, 0), (-3, 14), (0, 33)], 1.2, taper=0)
    for x, turn in ((-8, -20), (6, 30)):
        place(s, x, 22, fish, "sky", scale=.5, turn=turn)


def fishing_hut(s):
    """From the hut on its stilts a man hauls the square net."""
    skies.sky(s, ("sky", 44), (None, 70), ("dawn", 92))
    skies.sun(s, 120, 34, 10)
    skies.cloud(s, 84, 22, 8)
    s.shape([(70, 92, 1), (92, 86), (120, 84), (145, 86, 1), (145, 96, 1), (70, 96, 1)], "meadow", w=1)
    skies.sea(s, 91, 168, "sea", 6.6)
    s.shape([(-4, 168, 1), (-4, 118, 1), (22, 126), (38, 144), (60, 158), (74, 168, 1)], "stone", w=1.5)
    s.shade([(-4, 122, 1), (22, 126), (38, 144), (60, 158), (70, 168, 1), (-4, 168, 1)], angle=30, gap=5, depth=.4,
            w=1.3)
    s.shape(tube([(-6, 100), (20, 98)], [4, 4]), "brown", w=1)
    place(s, 44, 142, places.carrelet, scale=1.42)
    s.shape(tube([(66, 92), (88, 62), (112, 44)], [3.4, 3, 2.6]), "brown", w=1.1)
    s.line([(91, 58), (89, 64)], 1.2, taper=0)
    place(s, 112, 74, _dip_net, scale=1.05)
    for x, y in ((100, 112), (112, 116), (122, 111)):
        s.line([(x, y), (x, y + 7)], 1)
    place(s, 75, 95, figure, "red", "brown", "visor", "blue", 2, (((9, -36), (17, -41)), ((12, -38), (20, -47))),
          ((-7, 0), (6, 0)), scale=.9)
    skies.gull(s, 100, 56, 6)
    skies.gull(s, 20, 30, 6)


# --- 14: the sardine factory ----------------------------------------------------------------------

def _worker(s, x, y, dress, flip=False):
    with s.at(x, y, scale=1.24, flip=flip):
        figure(s, dress, "black", "coif", None, 4, (((7, -32), (15, -30)), ((12, -34), (19, -31))), skirt=True,
               apron="white")


def _tins(s, x, y, n):
    for k in range(n):
        s.shape([(x - 8, y - 5 * k, 1), (x - 8, y - 5 - 5 * k, 1), (x + 8, y - 5 - 5 * k, 1), (x + 8, y - 5 * k, 1)],
                ("ochre", "sky")[k % 2], w=1)


def factory(s):
    """Women in white coifs lay the sardines in their tins."""
    skies.field(s, -4, 168, "dawn")
    for x in (14, 54, 94):
        s.shape([(x, 46, 1), (x, 16), (x + 16, 6), (x + 32, 16), (x + 32, 46, 1)], "sky", w=1.5)
        s.line([(x + 16, 8), (x + 16, 46)], 1.2, taper=0)
        s.line([(x, 28), (x + 32, 28)], 1.2, taper=0)
    place(s, 34, 45, boats.lugger, "blue", ("red", "ochre"), False, scale=.34)
    place(s, 116, 46, places.lighthouse, 40, True, False, scale=.66)
    skies.gull(s, 64, 22, 5)
    skies.gull(s, 80, 18, 4)
    skies.field(s, 128, 168, "stone")
    for k in range(5):
        s.line([(-4 + 36 * k, 168), (18 + 26 * k, 128)], 1, taper=0)
    _worker(s, 30, 130, "blue")
    _worker(s, 70, 128, "green")
    _worker(s, 112, 130, "red", True)
    s.shape([(-6, 98, 1), (147, 98, 1), (150, 110, 1), (-8, 110, 1)], "brown", w=1.5)
    s.shape([(-6, 110, 1), (147, 110, 1), (147, 115, 1), (-6, 115, 1)], "brown", w=1.3)
    for x in (6, 136):
        s.shape([(x - 3, 115, 1), (x + 3, 115, 1), (x + 3, 164, 1), (x - 3, 164, 1)], "brown", w=1.2)
    for k in range(9):
        place(s, 14 + k * 14.4, 103 + (k % 2) * 2.6, fish, "sky" if k % 2 else "blue", scale=.5, turn=-6 + 8 * (k % 3))
    _tins(s, 92, 99, 3)
    _tins(s, 52, 99, 2)
    with s.at(34, 160, scale=1.5):
        places.basket(s, 26, "sky")
        for x, turn in ((-7, -30), (1, -50), (8, -20)):
            place(s, x, -18, fish, "blue", scale=.5, turn=turn)
    with s.at(104, 160, scale=1.3):
        places.basket(s, 26, "sky")
        for x, turn in ((-6, 30), (5, -30)):
            place(s, x, -18, fish, "sky", scale=.5, turn=turn)


# --- 15: the vintage ------------------------------------------------------------------------------

def _vine(s, high=26):
    """A vine on its stake with two bunches."""
    s.line([(0, 0), (0, -high - 4)], 1.8, taper=0)
    for x, y, turn in ((-7, -high * .7, -40), (7, -high * .8, 40), (0, -high - 2, 0), (-8, -high * .35, -70),
                       (8, -high * .4, 70)):
        with s.at(x, y, turn=turn):
            s.shape([(0, 4, 1), (-7, 1), (-6, -5, 1), (0, -9, 1), (6, -5, 1), (7, 1)], "green", w=1.1)
    for x, y in ((-6, -high * .34), (6, -high * .3)):
        for dx, dy in ((-2.4, 0), (2.4, 0), (0, 3.6)):
            s.shape(circle(x + dx, y + dy, 2.6), "blue", w=.8)


def _hod(s):
    """A grape basket on the back."""
    s.shape([(-22, -50, 1), (-5, -52, 1), (-5, -26, 1), (-16, -24, 1)], "brown", w=1.3)
    for y in (-44, -36):
        s.line([(-21, y), (-5, y - 1)], .9, taper=0)
    for x, y in ((-20, -53), (-15, -56), (-10, -55), (-6, -54)):
        s.shape(circle(x, y, 3.4), "blue", w=1)


def _vat(s):
    """A treading vat of staves, 50 wide."""
    s.shape([(-25, -30, 1), (25, -30, 1), (21, 0, 1), (-21, 0, 1)], "brown", w=1.5)
    for x in range(-18, 19, 7):
        s.line([(x * 1.1, -29), (x * .95, -1)], .9, taper=0)
    for y in (-24, -7):
        s.shape([(-24.4, y, 1), (24.4, y, 1), (24, y + 4, 1), (-24, y + 4, 1)], "ochre", w=.9)
    s.shape(circle(0, -30, 25, 4.4), "blue", w=1.3)
    for k in range(9):
        s.shape(circle(-20 + 5 * k, -30 + 1.6 * (k % 2), 2.6), "blue", w=.8)


def vintage(s):
    """Grapes are cut, carried and trodden in the low sun."""
    skies.sky(s, ("sky", 30), (None, 52), ("dawn", 84))
    skies.sun(s, 124, 40, 12)
    skies.streaks(s, [(6, 18, 46), (64, 22, 30)])
    s.shape([(-4, 86, 1), (24, 74), (70, 80), (110, 72), (145, 82, 1), (145, 170, 1), (-4, 170, 1)], "meadow", w=1.2)
    place(s, 28, 77, places.cottage, 40, 15, "red", scale=.8)
    for row, (y, k) in enumerate(((88, .5), (98, .66), (112, .86))):
        for x in range(-4 + 9 * (row % 2), 150, int(30 * k) + 6):
            place(s, x, y, _vine, scale=k)
    skies.field(s, 118, 170, "sand", 2, 1)
    place(s, 94, 120, figure, None, "blue", "brim", "ochre", 0, (((-10, -36), (-14, -30)), ((10, -36), (14, -30))),
          scale=1.1, shoe=None)
    place(s, 100, 152, _vat, scale=1.3)
    place(s, 40, 156, figure, "red", "blue", "scarf", "ochre", 5, (((7, -32), (15, -26)), ((12, -34), (18, -28))),
          skirt=True, apron="white", hold=_hod, scale=1.5)
    with s.at(62, 160, scale=1.1):
        places.basket(s, 20, "blue")
    skies.tufts(s, [(10, 160), (132, 162)])


SCENES = {11: regatta, 12: tuna_boat, 13: fishing_hut, 14: factory, 15: vintage}
