# SPDX-License-Identifier: GPL-3.0-or-later
"""Trumps 16 to 18, from seven to nine in the evening: oven, coast guard tower and storm."""

from ..ink import Poly, circle, tube
from ..layout import place
from . import boats, places, skies
from .people import figure


# --- 16: the brioche oven -------------------------------------------------------------------------

def brioche(s):
    """A plaited loaf, 28 long."""
    s.shape([(-14, 2), (-10, -6), (0, -9), (10, -6), (14, 2), (0, 5)], "ochre", w=1.2)
    for x in (-8, -3, 2, 7):
        s.line([(x - 2, -5.6), (x + 2, -1), (x + 1, 3)], 1)
        s.line([(x + 2.4, -6), (x - 1, -2)], .8)


def _peel(s):
    s.shape(tube([(-12, -26), (14, -34), (34, -40)], [2.4, 2.6, 2.6]), "brown", w=1)
    s.shape([(32, -42, 1), (52, -46, 1), (53, -41, 1), (33, -38, 1)], "brown", w=1.1)
    place(s, 43, -46, brioche, scale=.7, turn=-10)


def _oven(s):
    """The vault of the village oven, 76 wide, with its mouth and fire."""
    dome = s.shape([(-40, 0, 1), (-42, -50), (-26, -78), (0, -86), (26, -78), (42, -50), (40, 0, 1)], "stone", w=1.6)
    for k, y in enumerate((-16, -32, -48, -64)):
        half = 40 - max(0, (-y - 40) * .5)
        s.line([(-half, y), (half, y)], 1, taper=0)
        for x in range(int(-half) + 7 + 6 * (k % 2), int(half) - 2, 13):
            s.line([(x, y), (x, y + 15)], .9, taper=0)
    s.shape([(-24, -20, 1), (-24, -44), (0, -58), (24, -44), (24, -20, 1)], "red", w=1.5)
    s.shape([(-18, -20, 1), (-18, -40), (0, -51), (18, -40), (18, -20, 1)], "black", w=1.2)
    with s.at(2, -20, scale=.7):
        places.flames(s, 30)
    s.shape([(-30, -20, 1), (30, -20, 1), (30, -14, 1), (-30, -14, 1)], None, w=1.3)
    s.outline(dome, 1.6)


def oven(s):
    """The baker takes the brioches out of the village oven; a child waits."""
    skies.sky(s, ("sky", 26), (None, 46), ("dawn", 96))
    skies.streaks(s, [(50, 14, 34), (4, 22, 30)])
    skies.sun(s, 21, 42, 11)
    skies.gull(s, 60, 34, 6)
    place(s, 22, 96, places.cottage, 50, 20, "red", scale=.9)
    skies.field(s, 95, 170, "sand", 1.2, 1)
    for x, y, r in ((97, 16, 5), (104, 8, 7), (114, 0, 9)):
        s.shape([(x - r, y), (x - r * .4, y - r * .8), (x + r * .6, y - r * .7), (x + r, y), (x, y + r * .5)], None,
                w=1)
    s.shape([(86, 44, 1), (88, 20, 1), (101, 20, 1), (103, 44, 1)], "stone", w=1.3)
    place(s, 102, 122, _oven, scale=.98)
    skies.furrows(s, 126, 164, 9)
    place(s, 42, 156, figure, None, "blue", "visor", None, 4, (((4, -30), (6, -31)), ((12, -36), (16, -36))),
          ((-9, 0), (9, 0)), hold=_peel, sash="red", scale=1.5)
    place(s, 104, 158, figure, "red", "green", "coif", None, 1, (((8, -38), (12, -44)), ((10, -40), (15, -46))),
          skirt=True, scale=.84, flip=True)
    s.shape([(112, 146, 1), (147, 146, 1), (147, 151, 1), (112, 151, 1)], "brown", w=1.2)
    s.line([(118, 151), (118, 163)], 2, taper=0)
    for x in (123, 136):
        place(s, x, 143, brioche, scale=.7)
    place(s, 16, 160, places.basket, 22, "ochre")


# --- 17: the coast guard --------------------------------------------------------------------------

def _spyglass(s):
    s.shape(tube([(7, -55), (16, -58), (27, -62)], [4, 5, 6.4]), "ochre", w=1.1)
    s.line([(16, -60.6), (16.6, -55.4)], 1, taper=0)


def _signals(s):
    """A mast with a yard and signal flags, 60 high."""
    s.line([(0, 0), (0, -60)], 2, taper=0)
    s.line([(-16, -44), (16, -44)], 1.6, taper=0)
    for k, (side, y, color) in enumerate(((-1, -42, "red"), (-1, -29, None), (1, -42, "ochre"), (1, -29, "blue"))):
        x = side * 13
        s.shape([(x - 6, y, 1), (x + 6, y + 1, 1), (x + 5.4, y + 11, 1), (x - 6.4, y + 10, 1)], color, w=1)
        if k % 2:
            s.color(circle(x, y + 5.4, 2.6), "red")
        else:
            s.paper(Poly([(x - 5, y + 4), (x + 5, y + 5), (x + 5, y + 7), (x - 5, y + 6)]))
    s.shape([(0, -60, 1), (14, -57, 1), (0, -53, 1)], "red", w=1)


def coast_guard(s):
    """At sunset the look-out by the tower sees heavy weather coming."""
    skies.sky(s, ("night", 24), ("deep", 40), ("dusk", 66), ("dawn", 92))
    skies.low_sun(s, 122, 92, 12)
    s.shape([(60, 44), (78, 32), (104, 36), (124, 28), (150, 34), (150, 46), (110, 50), (84, 47)], "stone", w=1.2)
    s.shade([(60, 44), (78, 32), (104, 36), (124, 28), (150, 34), (150, 46), (110, 50), (84, 47)], angle=12, gap=4,
            depth=.5, w=1.2)
    skies.sea(s, 91, 168, "deep", 6)
    skies.glitter(s, 122, 93, 140, "dusk")
    cliff = s.shape([(-4, 168, 1), (-4, 108, 1), (30, 106), (62, 110), (78, 122), (96, 130), (112, 150),
                     (126, 168, 1)], "meadow",
                    w=1.5)
    s.shape([(60, 168, 1), (70, 140), (78, 124, 1), (96, 130), (112, 150), (126, 168, 1)], "stone", w=1.4)
    s.shade([(60, 168, 1), (78, 124, 1), (96, 130), (126, 168, 1)], angle=-50, gap=4, depth=.5, w=1.3)
    s.outline(cliff, 1.3)
    place(s, 28, 110, places.semaphore, 86, scale=1.08)
    place(s, 66, 116, _signals, scale=1.5)
    place(s, 76, 152, figure, "blue", "black", "visor", "blue", 0, (((8, -40), (11, -53)), ((12, -44), (18, -55))),
          ((-6, 0), (6, 0)), hold=_spyglass, beard="brown", scale=1.16)
    skies.tufts(s, [(12, 128), (34, 142), (18, 156), (48, 134)])
    skies.gull(s, 126, 64, 6)


# --- 18: the storm --------------------------------------------------------------------------------

def _wreck(s):
    """A ship broken on the rocks, her mast down."""
    s.shape([(-34, -10, 1), (-28, -24, 1), (4, -18), (24, -30, 1), (16, 2, 1), (-28, 4, 1)], "brown", w=1.5)
    for k in range(4):
        s.line([(-30 + k, -6 + k * 2.6), (16 - k * 2, -12 + k * 3.4)], .9, taper=0)
    s.shape([(-6, -10, 1), (2, -14, 1), (6, -2, 1), (-2, 4, 1)], "black", w=1)
    mast = tube([(-8, -20), (-20, -44), (-38, -66)], [4, 3, 2])
    s.shape(mast, "brown", w=1.1)
    s.shape([(-18, -42, 1), (-38, -66, 1), (-46, -40, 1), (-38, -42), (-32, -30, 1), (-26, -38)], None, w=1.2)
    s.line([(-38, -66), (18, -22)], .9, taper=0)


def _breaker(s, x, y, wide, high, color="sea"):
    """A wave that breaks to the left."""
    h = wide / 2
    s.shape([(x - h, y + 14, 1), (x - h * .8, y - high * .3), (x - h * .2, y - high), (x - h * .52, y - high * 1.08, 1),
             (x + h * .1, y - high * 1.2), (x + h * .5, y - high * .7), (x + h * 1.1, y, 1), (x + h * 1.1, y + 14, 1)],
             color,
            w=1.6)
    s.shape([(x - h * .02, y - high * 1.04, 1), (x - h * .4, y - high * 1.2), (x - h * .84, y - high),
             (x - h * 1.04, y - high * .4, 1),
             (x - h * .86, y - high * .66, 1), (x - h * .8, y - high * .34, 1), (x - h * .66, y - high * .72, 1),
             (x - h * .54, y - high * .42, 1), (x - h * .44, y - high * .78, 1), (x - h * .28, y - high * .58, 1),
             (x - h * .22, y - high * .86, 1)], None, w=1.2)
    for u, v in ((-1.1, .9), (-.62, 1.36), (-1.2, .1)):
        s.paper(circle(x + h * u, y - high * v, 1.5))
    for k in range(3):
        s.pale_line([(x - h * .5 + k * h * .3, y + 4), (x - h * .2 + k * h * .3, y - high * .34),
                     (x + h * .14 + k * h * .26, y - high * .6 + k * 3)], 1.5)


def storm(s):
    """The lifeboat rows out to a wreck through breakers and lightning."""
    skies.field(s, -4, 100, "night")
    for x, y, r in ((14, 22, 11), (56, 14, 12), (104, 20, 13), (138, 14, 11)):
        skies.cloud(s, x, y, r, "deep", 1.4)
    s.shape([(26, 24, 1), (40, 24, 1), (33, 42, 1), (43, 42, 1), (22, 80, 1), (27, 54, 1), (17, 54, 1)], "ochre", w=1.3)
    for k in range(26):
        x, y = 4 + (k * 37) % 136, 28 + (k * 23) % 60
        s.pale_line([(x, y), (x - 5, y + 11)], .9)
    skies.sea(s, 92, 168, "deep", 7)
    for x, y, wide, high in ((128, 108, 40, 26), (92, 112, 36, 18)):
        places.rock(s, x, y, wide, high)
    place(s, 106, 92, _wreck, turn=-12, scale=1.02)
    _breaker(s, 118, 118, 62, 18, "sea")
    _breaker(s, 26, 118, 62, 30, "deep")
    with s.at(62, 136, turn=-10, scale=1.36):
        boats.rowboat(s, 58, "red", 3)
    _breaker(s, 16, 158, 70, 24, "sea")
    _breaker(s, 86, 164, 80, 20, "deep")
    _breaker(s, 142, 158, 60, 26, "sea")


SCENES = {16: oven, 17: coast_guard, 18: storm}
