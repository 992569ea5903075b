# SPDX-License-Identifier: GPL-3.0-or-later
"""Trumps 19 to 21, from ten to midnight: lighthouse, evening by the hearth, dance round the fire."""

from ..ink import Poly, circle, tube
from ..layout import place
from . import boats, places, skies
from .people import figure


# --- 19: the lighthouse ---------------------------------------------------------------------------

def _beam(s, x, y, ends):
    (ax, ay), (bx, by) = ends
    s.color(Poly([(x, y - 2), (ax, ay), (bx, by), (x, y + 2)]), "ochre")
    mx, my = (ax + bx) / 2, (ay + by) / 2
    s.paper(Poly([(x, y - 1), (mx, my - abs(by - ay) * .2), (mx, my + abs(by - ay) * .2), (x, y + 1)]))


def lighthouse(s):
    """The great light turns over the sea; a late boat comes home."""
    skies.sky(s, ("night", 70), ("deep", 104))
    skies.stars(s, [(14, 18, 3.4), (40, 10, 2.6), (26, 62, 2.6), (122, 76, 3), (106, 12, 3.2), (130, 18, 2.4),
                    (48, 82, 2.4), (10, 88, 2.8), (58, 58, 2.2)])
    _beam(s, 78, 38, ((-6, 18), (-6, 50)))
    _beam(s, 78, 38, ((147, 26), (147, 54)))
    skies.moon(s, 118, 96, 8)
    skies.sea(s, 104, 168, "deep", 6.2)
    skies.glitter(s, 118, 106, 146, "dawn")
    place(s, 28, 128, boats.lugger, "blue", ("red", "ochre"), scale=.92)
    for x, y, wide, high in ((56, 150, 44, 20), (104, 150, 46, 22), (78, 146, 70, 30)):
        places.rock(s, x, y, wide, high)
    place(s, 78, 124, places.lighthouse, 86, scale=1.12)
    places.rock(s, 84, 162, 96, 26)
    places.rock(s, 50, 164, 50, 14)
    for x, y in ((30, 158), (112, 158), (136, 150), (74, 166)):
        s.paper([(x - 14, y + 4), (x - 8, y - 4), (x, y - 1), (x + 6, y - 6), (x + 14, y + 3), (x, y + 6)])
        s.line([(x - 12, y + 2), (x - 4, y - 2), (x + 4, y + 1), (x + 12, y + 2)], 1)


# --- 20: the evening by the hearth ----------------------------------------------------------------

def _hearth(s):
    """A wide chimney with a fire and a pot, 60 wide."""
    s.shape([(-34, 0, 1), (-34, -54, 1), (-24, -72, 1), (24, -72, 1), (34, -54, 1), (34, 0, 1)], "stone", w=1.5)
    s.shape([(-24, 0, 1), (-24, -44), (0, -50), (24, -44), (24, 0, 1)], "black", w=1.4)
    s.shape([(-38, -54, 1), (38, -54, 1), (38, -60, 1), (-38, -60, 1)], "brown", w=1.3)
    with s.at(0, -2):
        places.flames(s, 32)
    s.pale_line([(0, -46), (0, -30)], 1.2)
    s.shape([(-8, -31, 1), (-9, -22), (0, -18), (9, -22), (8, -31, 1)], "black", w=1.2)
    s.pale_line([(-7, -28), (-6, -23)], 1.1)
    for x, color in ((-26, "blue"), (-12, "ochre"), (14, "red"), (27, "blue")):
        s.shape([(x - 4, -60, 1), (x - 5, -67), (x, -70), (x + 5, -67), (x + 4, -60, 1)], color, w=1)


def _cat(s):
    """A cat asleep, 40 wide."""
    s.shape([(-20, 0), (-18, -10), (-4, -15), (12, -12), (20, -2), (10, 3), (-12, 3)], "sand", w=1.3)
    s.shape([(-22, -2), (-24, -9), (-23, -15, 1), (-18, -11), (-12, -15, 1), (-10, -7), (-13, 0), (-18, 2)], "sand",
            w=1.2)
    s.line([(-21, -6), (-19, -5)], .9, taper=0)
    s.line([(-15, -5), (-13, -6)], .9, taper=0)
    for x in (-2, 4, 10):
        s.line([(x - 2, -13), (x, -8), (x - 1, -4)], 1)
    s.shape(tube([(18, -2), (10, 5), (-4, 4)], [4, 4, 3]), "sand", w=1.1)


def _hand_of_cards(s):
    for k in range(3):
        with s.at(17, -34, turn=-20 + 20 * k):
            s.shape([(-3.4, 0, 1), (-3.4, -12, 1), (3.4, -12, 1), (3.4, 0, 1)], None, w=.9)
            s.color(circle(0, -7, 1.6), "red" if k % 2 else "blue")


def _player(s, x, y, scale, flip, coat, hat, color, **how):
    with s.at(x, y, scale=scale, flip=flip):
        figure(s, coat, "black", hat, color, 2, (((6, -31), (15, -33)), ((12, -32), (17, -33))), hold=_hand_of_cards,
               **how)


def hearth(s):
    """The evening: four people play cards by the fire."""
    skies.field(s, -4, 168, "night")
    for x in (18, 58, 98, 138):
        s.shape([(x - 5, -4, 1), (x + 5, -4, 1), (x + 5, 12, 1), (x - 5, 12, 1)], "brown", w=1.2)
    s.shape([(-4, 10, 1), (145, 10, 1), (145, 18, 1), (-4, 18, 1)], "brown", w=1.3)
    s.shape([(6, 34, 1), (6, 66, 1), (32, 66, 1), (32, 34, 1)], "deep", w=1.6)
    skies.stars(s, [(13, 42, 2.8), (25, 56, 2.2), (26, 42, 1.8)])
    s.line([(19, 34), (19, 66)], 1.6, taper=0)
    s.line([(6, 50), (32, 50)], 1.6, taper=0)
    skies.field(s, 112, 168, "brown")
    for k in range(4):
        s.line([(-4, 122 + 12 * k), (145, 122 + 12 * k)], 1, taper=0)
    s.color(circle(72, 118, 50, 9), "dusk")
    place(s, 72, 116, _hearth, scale=1.2)
    s.pale_line([(128, 18), (128, 30)], 1.3)
    s.shape([(120, 46, 1), (122, 32, 1), (134, 32, 1), (136, 46, 1)], "ochre", w=1.3)
    s.shape([(124, 44), (128, 34, 1), (132, 44)], None, w=1)
    _player(s, 45, 136, 1.08, False, "green", "cap", "red")
    _player(s, 99, 136, 1.08, True, "ochre", "brim", "black", beard="brown")
    _player(s, 20, 152, 1.42, False, "blue", "brim", "black", beard="sky")
    _player(s, 122, 152, 1.42, True, "red", "coif", None)
    place(s, 72, 160, _cat)
    s.shape([(20, 113, 1), (122, 113, 1), (134, 128, 1), (8, 128, 1)], "ochre", w=1.6)
    s.shape([(8, 128, 1), (134, 128, 1), (134, 133, 1), (8, 133, 1)], "brown", w=1.3)
    for x in (18, 124):
        s.shape([(x - 3, 133, 1), (x + 3, 133, 1), (x + 4, 166, 1), (x - 4, 166, 1)], "brown", w=1.2)
    for x, y, turn in ((62, 119, -14), (74, 121, 10), (86, 118, 30), (72, 116, 70)):
        with s.at(x, y, turn=turn):
            s.shape([(-4, -5, 1), (4, -5, 1), (4, 5, 1), (-4, 5, 1)], None, w=1)
            s.color(circle(0, 0, 1.8), "red" if turn > 0 else "blue")
    s.shape([(96, 120, 1), (95, 111, 1), (103, 111, 1), (102, 120, 1)], "blue", w=1.1)


# --- 21: midnight ---------------------------------------------------------------------------------

def _dancer(s, x, y, k, flip, lower, coat, hat, color, skirt, up):
    near = ((-9, -38), (-15, -44 if up else -34))
    far = ((11, -38), (16, -44 if up else -36))
    with s.at(x, y, scale=k, flip=flip):
        figure(s, coat, lower, hat, color, 0, (near, far), ((-8, 0), (9, -4)), skirt=skirt,
               apron="white" if skirt else None, sash=None if skirt else "red")


def midnight(s):
    """Everybody dances round the midsummer fire under the full moon."""
    skies.sky(s, ("night", 72), ("deep", 98))
    skies.stars(s, [(14, 16, 4), (34, 34, 2.6), (54, 10, 3), (124, 50, 3), (8, 52, 2.6), (98, 8, 2.6), (132, 20, 3.4),
                    (24, 68, 2.2), (84, 26, 2.4), (60, 40, 2)])
    skies.moon(s, 106, 30, 15)
    s.shape([(-4, 98, 1), (16, 88), (50, 92), (92, 86), (126, 92), (145, 88, 1), (145, 100, 1), (-4, 100, 1)], "black",
            w=1)
    place(s, 22, 92, places.church, 36, scale=.6)
    skies.field(s, 97, 170, "green", 1.4)
    s.color(circle(70, 138, 64, 26), "meadow")
    s.color(circle(70, 134, 36, 13), "dusk")
    for x, flip, hat, color, coat, skirt in ((24, False, "brim", "black", "blue", False),
                                              (44, True, "coif", None, "red", True),
                                              (97, False, "coif", None, "green", True),
                                              (118, True, "brim", "black", "red", False)):
        _dancer(s, x, 118, .76, flip, "red" if skirt else "black", coat, hat, color, skirt, True)
    for k in range(4):
        with s.at(70, 138, turn=-60 + 40 * k):
            s.shape(tube([(-3, 2), (0, -18), (1, -30)], [6, 5, 4]), "brown", w=1.2)
    with s.at(70, 142, scale=1.62):
        places.flames(s, 54)
    for x, y, r in ((54, 50, 1.6), (84, 40, 1.8), (70, 34, 1.4), (92, 60, 1.4), (46, 64, 1.4), (62, 22, 1.2),
                    (80, 18, 1)):
        s.color(circle(x, y, r), "ochre")
    for x, flip, lower, coat, hat, color, skirt in ((8, False, "blue", "blue", "coif", None, True),
                                                     (41, True, "black", "red", "brim", "black", False),
                                                     (99, False, "red", "blue", "coif", None, True),
                                                     (132, True, "brown", "green", "brim", "ochre", False)):
        _dancer(s, x, 159, 1.12, flip, lower, coat, hat, color, skirt, False)


SCENES = {19: lighthouse, 20: hearth, 21: midnight}
