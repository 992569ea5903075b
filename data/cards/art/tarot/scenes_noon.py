# SPDX-License-Identifier: GPL-3.0-or-later
"""Trumps 6 to 10, from nine to one o'clock: causeway, salt, wedding, windmill and threshing."""

from ..beasts import horse
from ..ink import Poly, circle, tube
from ..layout import place
from . import places, skies
from .people import figure


# --- 6: the causeway ------------------------------------------------------------------------------

def _wheel(s, x, y, r=12):
    s.shape(circle(x, y, r), "red", w=1.4)
    s.shape(circle(x, y, r * .74), None, w=1)
    for k in range(4):
        with s.at(x, y, turn=45 * k):
            s.line([(-r * .7, 0), (r * .7, 0)], 1.3, taper=0)
    s.dot(x, y, 2)


def _cart(s):
    """A two-wheeled cart 50 long with a load of seaweed; its shafts reach to the right."""
    s.shape([(-24, -22), (-20, -36), (-4, -42), (14, -37), (22, -22)], "green", w=1.3)
    for x in (-14, -4, 6):
        s.line([(x, -34), (x + 3, -28), (x - 1, -23)], 1)
    s.shape([(-27, -24, 1), (24, -24, 1), (22, -13, 1), (-24, -13, 1)], "brown", w=1.4)
    for x in (-14, -2, 10):
        s.line([(x, -23), (x, -14)], .9, taper=0)
    s.shape(tube([(20, -17), (40, -17), (62, -20)], [3, 2.6, 2.4]), "brown", w=1)
    _wheel(s, 0, -12)


def causeway(s):
    """A cart crosses the causeway that the ebb uncovers; the refuge stands beside it."""
    skies.sky(s, ("sky", 40), (None, 74))
    skies.sun(s, 44, 22, 10)
    skies.cloud(s, 86, 40, 9)
    skies.streaks(s, [(100, 18, 36), (6, 50, 34)])
    skies.field(s, 70, 78, "meadow", 1.6)
    skies.sea(s, 76, 168, "sea", 6.2)
    skies.field(s, 150, 170, "sand", 2, 2)
    road = s.shape([(64, 76, 1), (69, 76, 1), (84, 100), (128, 118), (150, 140, 1), (150, 168, 1), (-6, 168, 1),
                    (-6, 134, 1), (30, 122), (66, 104)], "stone", w=1.4)
    s.shade(road, angle=4, gap=7, depth=.24, w=1.3)
    for x, y, long in ((30, 148, 18), (70, 156, 22), (96, 144, 16), (20, 160, 14), (66, 128, 14)):
        s.line([(x, y), (x + long, y - 1)], 1)
    place(s, 112, 112, places.beacon, 96)
    place(s, 66, 90, horse, "brown", "black", "red", False, True, scale=.62)
    place(s, 36, 152, _cart, scale=1.2)
    place(s, 44, 122, figure, "blue", "brown", "brim", "black", 2, (((8, -36), (16, -33)), None), scale=.95)
    s.line([(60, 91), (84, 112), (122, 114)], 1.1, taper=0)
    for x, y in ((20, 62), (70, 58)):
        skies.gull(s, x, y, 6)


# --- 7: salt --------------------------------------------------------------------------------------

def _rake(s):
    s.shape(tube([(-12, -44), (20, -20), (52, 2)], [2.2, 2.4, 2.4]), "brown", w=1)
    s.shape([(46, 4, 1), (57, -3, 1), (61, 1, 1), (50, 9, 1)], "brown", w=1.1)


def _basins(s):
    """The chequer of shallow basins between banks of clay."""
    s.color(Poly([(-4, 70), (145, 70), (145, 168), (-4, 168)]), "stone")
    rows = ((74, 82), (86, 97), (102, 117), (123, 144), (151, 172))
    for k, (top, bottom) in enumerate(rows):
        spread = .62 + .24 * k
        for col in range(-4, 4):
            corners = []
            for x, y in ((col, top), (col + .88, top), (col + .88, bottom), (col, bottom)):
                wide = 34 * (spread + (.1 if y == bottom else 0))
                corners.append((70 + (x + .06) * wide, y))
            s.shape(Poly(corners), "sky" if (col + k) % 2 else "sea", w=1)
            cx, cy = (corners[0][0] + corners[1][0]) / 2, (top + bottom) / 2
            s.pale_line([(cx - 7, cy), (cx + 6, cy - .8)], 1.1)


def salt(s):
    """The salt-worker draws the salt to the bank with a long rake."""
    skies.sky(s, ("sky", 40), (None, 72))
    skies.sun(s, 62, 20, 11)
    skies.cloud(s, 116, 34, 9)
    for x, h in ((20, 9), (36, 7), (92, 8), (104, 6)):
        place(s, x, 71, places.salt_heap, h * 2.2, h)
    _basins(s)
    place(s, 116, 112, places.salt_heap, 50, 34)
    place(s, 16, 98, places.salt_heap, 34, 22)
    place(s, 46, 154, figure, None, "blue", "brim", "ochre", 6, (((6, -32), (13, -26)), ((0, -36), (-4, -38))),
          ((-9, 0), (9, 0)), hold=_rake, sash="red", shoe=None, scale=1.52)
    place(s, 124, 158, places.salt_heap, 30, 18)


# --- 8: the wedding -------------------------------------------------------------------------------

def _pipes(s):
    """The bagpipe of the marsh: bag, drone over the shoulder and chanter."""
    s.shape(tube([(0, -42), (-12, -58), (-22, -76)], [3.4, 3.2, 6]), "brown", w=1.1)
    for x, y in ((-8, -53), (-16, -65)):
        with s.at(x, y, turn=-32):
            s.shape([(-3.4, -1.6, 1), (3.4, -1.6, 1), (3.4, 1.6, 1), (-3.4, 1.6, 1)], "ochre", w=.8)
    s.shape(tube([(15, -34), (19, -25), (23, -14)], [3, 3, 5]), "brown", w=1.1)
    s.shape([(-4, -42), (8, -46), (18, -42), (19, -33), (10, -27), (-2, -30)], "red", w=1.3)
    s.shape(tube([(7.4, -50), (13, -42)], [2.6, 3]), "brown", w=.9)
    s.shape([(2, -44, 1), (6, -37, 1), (10, -44, 1)], "ochre", w=.9)


def _posy(s):
    for x, y, color in ((14, -34, "red"), (18, -31, "ochre"), (17, -37, "red"), (13, -30, "ochre")):
        s.shape(circle(x, y, 2.8), color, w=.9)


def wedding(s):
    """Behind the piper the bride and the groom come from church."""
    skies.sky(s, ("sky", 40), (None, 92))
    skies.sun(s, 62, 20, 10)
    place(s, 5, 96, places.church, 76, scale=1.1)
    place(s, 118, 94, places.cottage, 46, 18, "red")
    skies.cloud(s, 116, 30, 8)
    skies.field(s, 93, 170, "meadow", 1.4, 2)
    s.color([(2, 96, 1), (24, 96, 1), (96, 130), (150, 150, 1), (150, 170, 1), (-4, 170, 1), (-4, 146, 1), (30, 122)],
             "sand")
    places.bunting(s, -4, 50, 145, 46, 9)
    place(s, 24, 148, figure, "red", "red", "wreath", "ochre", 0, (((-8, -34), (0, -28)), ((10, -36), (14, -32))),
          skirt=True, apron="white", hold=_posy, scale=1.34)
    place(s, 60, 150, figure, "blue", "black", "brim", "black", 0, (((-9, -35), (-13, -31)), ((9, -36), (8, -28))),
          ((-5, 0), (7, 0)), sash="red", scale=1.42)
    place(s, 106, 156, figure, "green", "brown", "brim", "black", 0, (((2, -27), (18, -25)), ((14, -30), (21, -19))),
          ((-9, 0), (9, 0)), hold=_pipes, sash="red", scale=1.5)
    skies.tufts(s, [(10, 160), (80, 164), (134, 160)])


# --- 9: the windmill ------------------------------------------------------------------------------

def _sack(s):
    s.shape([(-15, -62), (2, -60), (5, -50), (-2, -44), (-17, -46), (-20, -54)], None, w=1.2)
    s.line([(-16, -56), (-8, -52), (0, -54)], .9)


def windmill(s):
    """Noon: the mill turns, and the miller brings the sacks."""
    skies.sky(s, ("sky", 66), (None, 108))
    skies.sun(s, 28, 22, 13)
    skies.cloud(s, 120, 30, 10)
    skies.cloud(s, 14, 74, 8)
    s.shape([(-4, 112, 1), (30, 104), (70, 98), (110, 104), (145, 112, 1), (145, 170, 1), (-4, 170, 1)], "meadow",
            w=1.3)
    s.color([(76, 110, 1), (90, 110, 1), (74, 126), (96, 144), (110, 170, 1), (40, 170, 1), (54, 146), (60, 124)],
             "sand")
    place(s, 88, 108, places.mill, 20, scale=1.26)
    place(s, 14, 112, places.cottage, 34, 14, "red", scale=.7)
    skies.furrows(s, 128, 164, 9)
    place(s, 36, 156, figure, None, "sky", "cap", "sky", 5, (((-1, -50), (-4, -55)), ((10, -34), (12, -28))),
          ((-8, 0), (8, 0)), hold=_sack, scale=1.34)
    place(s, 84, 112, horse, "stone", "black", "blue", False, False, scale=.44)
    for x in (98, 112):
        s.shape([(x - 7, 132), (x + 5, 131), (x + 8, 142), (x - 2, 147), (x - 10, 143)], "sand", w=1.2)
    skies.tufts(s, [(12, 150), (26, 162), (132, 158), (124, 146)])


# --- 10: threshing --------------------------------------------------------------------------------

def _flail_up(s):
    s.shape(tube([(18, -52), (9, -68), (-2, -82)], [2.4, 2.2, 2]), "brown", w=1)
    s.shape(tube([(-2, -83), (-13, -80), (-22, -70)], [3, 4, 4]), "brown", w=1.1)


def _flail_down(s):
    s.shape(tube([(4, -30), (18, -22), (32, -12)], [2.4, 2.2, 2]), "brown", w=1)
    s.shape(tube([(32, -11), (42, -4), (52, 0)], [3, 4, 4]), "brown", w=1.1)


def _sheaf(s):
    s.shape([(-8, 0, 1), (-3, -10), (-13, -27, 1), (0, -30), (13, -27, 1), (3, -10), (8, 0, 1)], "ochre", w=1.2)
    for x in (-8, -4, 0, 4, 8):
        s.line([(x * .4, -9), (x, -26)], .9, taper=0)
    s.shape([(-4, -9, 1), (4, -9, 1), (4, -13, 1), (-4, -13, 1)], "red", w=.9)


def _stack(s):
    stack = s.shape([(-24, 0, 1), (-28, -24), (-20, -40), (0, -56, 1), (20, -40), (28, -24), (24, 0, 1)], "ochre",
                    w=1.5)
    s.shade(stack, angle=70, gap=5, depth=.34, w=1.2)
    s.line([(-27, -28), (0, -24), (27, -28)], 1)


def threshing(s):
    """On the threshing floor the flails fall in turn."""
    skies.sky(s, ("sky", 40), (None, 88))
    skies.sun(s, 82, 20, 11)
    skies.cloud(s, 24, 36, 9)
    place(s, 70, 90, places.cottage, 62, 22, "red")
    skies.field(s, 88, 170, "sand", 1, 1)
    place(s, 120, 112, _stack, scale=.98)
    place(s, 12, 108, _stack, scale=.8)
    s.color(circle(70, 146, 60, 16), "ochre")
    for k in range(26):
        x, y = 70 + s.rng.uniform(-52, 52), 146 + s.rng.uniform(-10, 12)
        s.line([(x - 5, y + s.rng.uniform(-2, 2)), (x + 5, y + s.rng.uniform(-2, 2))], 1)
    place(s, 28, 152, figure, None, "blue", "brim", "ochre", 4, (((6, -32), (10, -28)), ((12, -34), (16, -24))),
          ((-9, 0), (9, 0)), hold=_flail_down, sash="red", scale=1.32)
    place(s, 104, 156, figure, "red", "brown", "brim", "black", 1, (((7, -40), (15, -50)), ((14, -46), (16, -57))),
          ((-8, 0), (9, 0)), hold=_flail_up, sash="blue", scale=1.36, flip=True)
    for x, y in ((136, 160), (64, 124), (82, 120)):
        place(s, x, y, _sheaf, scale=.8)


SCENES = {6: causeway, 7: salt, 8: wedding, 9: windmill, 10: threshing}
