# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the Aluette deck with a name or a figure of their own: luettes, doubles, aces,
and the kissing couple of the five of coins."""

import math

from . import bodies, emblems, hats, heads, pips, plants, writing
from .beasts import cow, dog, stork
from .ink import circle, tube


def _put(s, x, y, draw, *args, scale=1.0, turn=0, flip=False, **how):
    with s.at(x, y, scale=scale, turn=turn, flip=flip):
        draw(s, *args, **how)


def monsieur(s):
    plants.ground(s, 228)
    with s.at(83, 62, scale=1.02):
        emblems.gentleman(s)
    _put(s, 129, 36, pips.coin, 20, who=pips.coin_king)
    _put(s, 31, 119, pips.coin, 21, who=pips.coin_soldier)
    _put(s, 34, 194, pips.coin, 21, who=pips.coin_lady)
    _put(s, 142, 228, plants.tulip, "red", height=40)


def madame(s):
    plants.ground(s, 228)
    _put(s, 30, 230, stork, scale=.68)
    _put(s, 137, 230, stork, scale=.7, flip=True)
    with s.at(82, 67, scale=.98):
        emblems.lady(s, lambda: _put(s, 45, -12, pips.cup, 0, scale=1.2))
    _put(s, 27, 113, pips.cup, 3, scale=1.0, trim="green")
    _put(s, 135, 140, pips.cup, 1, scale=1.05, trim="blue")


def borgne(s):
    for k in range(28):  # a glory of rays behind the head
        a = 2 * math.pi * k / 28
        far = 78 if k % 2 else 66
        s.wedge(80 + 52 * math.cos(a), 126 + 62 * math.sin(a), 80 + far * math.cos(a),
                126 + far * 1.12 * math.sin(a), 3.4)
    with s.at(80, 128, scale=2.05):
        emblems.one_eyed(s)
    _put(s, 120, 45, pips.coin, 27, who=pips.coin_one_eyed)
    _put(s, 40, 211, pips.coin, 27, who=pips.coin_one_eyed, flip=True)


def vache(s):
    plants.ground(s, 228)
    _put(s, 140, 226, plants.reeds, 62)
    _put(s, 44, 119, plants.sun, 12)
    _put(s, 112, 196, stork, scale=1.12, flip=True)
    _put(s, 80, 235, cow, scale=1.2, flip=True)
    _put(s, 68, 62, pips.cup, 0, scale=1.5, trim="red")
    _put(s, 122, 62, pips.cup, 1, scale=1.5, trim="blue")


def grand_neuf(s):
    cups = [(57, 44), (103, 44), (57, 98), (103, 98), (57, 158), (103, 158), (57, 212), (103, 212)]
    for i, (x, y) in enumerate(cups):
        side = -1 if x < 80 else 1
        if y in (98, 158):
            x += side * 17
        if y in (44, 212) and (x < 80) == (y == 44):
            x += 7 if y == 44 else -7
        _put(s, x, y, pips.cup, (0, 1)[(i // 2 + i) % 2], trim=("red", "blue")[i % 2])
    emblems.wreath(s, 80, 128, 33)
    _put(s, 80, 131, pips.cup, 3, scale=1.2, trim="red")
    with s.at(80, 93, scale=.85):
        hats.crown(s, "red")


def petit_neuf(s):
    coins = [(62, 42), (108, 42), (40, 107), (120, 107), (40, 153), (120, 153), (52, 214), (98, 214)]
    for i, (x, y) in enumerate(coins):
        _put(s, x, y, pips.coin, 20, who=pips.COIN_HEADS[i], flip=x > 80)
    s.shape([(62, 187, 1), (70, 182), (80, 180), (90, 182), (98, 187, 1), (92, 191), (68, 191)], "green", w=1.4)
    with s.at(77, 113, scale=.43):
        emblems.little_fellow(s)
    _put(s, 92, 99, pips.coin, 12.5, who=pips.coin_child)
    _put(s, 138, 206, plants.tulip, "red", height=28)
    _put(s, 20, 226, plants.sprig, n=2, length=24)


def deux_de_chene(s):
    plants.ground(s, 230)
    _put(s, 44, 136, pips.baton, 190, "brown", thick=17, knots=5)
    _put(s, 116, 136, pips.baton, 190, "green", thick=17, knots=5, flip=True)
    for x, y, turn, color in ((66, 46, -58, "green"), (72, 44, -24, "green"), (94, 46, 58, "green"),
                               (88, 44, 24, "green"), (80, 45, 0, "ochre"), (132, 66, 25, "ochre"),
                               (134, 132, 25, "green"),
                               (25, 134, -25, "green"), (25, 196, -20, "ochre")):
        _put(s, x, y, pips.oak_leaf, color, scale=.82, turn=turn)
    for x in (66, 80, 94):
        _put(s, x, 47, pips.acorn, scale=.9)
    s.shape(tube([(46, 46), (80, 52), (114, 46)], [5, 4, 5]), "brown", w=1.3)
    for x in (58, 102):
        s.shape(tube([(x, 48), (x - (x - 80) * .08, 100), (x, 166)], [2, 2, 2]), "ochre", w=.9)
    s.shape([(53, 164, 1), (107, 164, 1), (107, 170, 1), (53, 170, 1)], "red", w=1.3)
    with s.at(80, 96, scale=.92):
        hats.halo(s)
        bodies.child_body(s, "blue", sitting=True)
        heads.face(s, mood="merry")
        heads.curls(s, "ochre")
        for side in (-1, 1):
            bodies.bare_arm(s, [(side * 12, 22), (side * 24, 34), (side * 22.5, 14)])
            bodies.hand(s, side * 22.6, 9, turn=-90, scale=.8)
    _put(s, 76, 238, dog, None, scale=.84)
    _put(s, 30, 238, pips.acorn, scale=.7)


def deux_d_ecrit(s):
    plants.ground(s, 234, color="ochre")
    _put(s, 80, 108, pips.sword, 190, "red", turn=24, style=0)
    _put(s, 80, 108, pips.sword, 190, "blue", turn=-24, style=2)
    with s.at(80, 112, scale=1.24):
        plants.scroll_ribbon(s)
        writing.write(s, "deux d'écrit", 0, 3, scale=1.06, rise=lambda x: -3.4 + x * x * .0022, w=1.3)
    _put(s, 80, 231, emblems.inkpot, scale=1.0)
    _put(s, 80, 30, plants.star, 9, "red", 6)
    _put(s, 30, 232, plants.sprig, n=3, length=36)


def five_of_coins(s):
    for i, (x, y) in enumerate(((60, 44), (118, 40), (42, 216), (98, 212))):
        _put(s, x, y, pips.coin, 21, who=pips.COIN_HEADS[(0, 5, 4, 3)[i]], flip=x > 80)
    s.shape(circle(80, 128, 49), "ochre", w=2)
    for k in range(48):
        a = 2 * math.pi * k / 48
        s.wedge(80 + 48 * math.cos(a), 128 + 48 * math.sin(a), 80 + 42 * math.cos(a),
                128 + 42 * math.sin(a), 1.8)
    s.shape(circle(80, 128, 40), None, w=1.5)
    emblems.kiss(s, 80, 126)
    _put(s, 136, 92, plants.sprig, n=3, length=30, turn=180)
    _put(s, 24, 164, plants.sprig, n=3, length=30)


def ace_of_coins(s):
    for k in range(24):
        with s.at(80, 128, turn=k * 15):
            s.shape([(-4, -50, 1), (0, -74 if k % 2 else -67, 1), (4, -50, 1)], "red" if k % 2 else "ochre",
                    w=1.2)
    s.shape(circle(80, 128, 57), "ochre", w=2.2)
    for k in range(40):
        a = 2 * math.pi * k / 40
        s.shape(circle(80 + 51.4 * math.cos(a), 128 + 51.4 * math.sin(a), 2.4), None, w=.9)
    s.shape(circle(80, 128, 46), "blue", w=1.8)
    emblems.wreath(s, 80, 128, 39, leaves=22)
    with s.at(78, 130, scale=1.2):
        pips.coin_sovereign(s)
    with s.at(80, 62, scale=1.05):
        hats.crown(s, "red")
    for x, flip in ((36, False), (124, True)):
        with s.at(x, 232, scale=1, flip=flip):
            plants.sprig(s, n=3, length=30)
    with s.at(80, 222, scale=.92):
        plants.scroll_ribbon(s, "red")
        for x in (-26, 0, 26):
            with s.at(x, -2.6 + abs(x) * .07):
                plants.flower(s, "ochre", "blue", 5, 5.4)


def ace_of_cups(s):
    plants.ground(s, 232)
    for turn, kind, color in ((-34, plants.tulip, "red"), (34, plants.tulip, "blue"), (0, plants.tulip, "ochre"),
                               (-17, plants.sprig, "green"), (17, plants.sprig, "green")):
        with s.at(80, 104, turn=turn):
            if kind is plants.tulip:
                kind(s, color, height=68)
            else:
                kind(s, color, n=4, length=58)
    _put(s, 80, 162, pips.great_cup)
    _put(s, 30, 234, stork, scale=1.0)
    _put(s, 130, 234, stork, scale=1.0, flip=True)


def ace_of_batons(s):
    plants.ground(s, 230)
    _put(s, 28, 230, plants.thistle, height=40)
    with s.at(73, 78, scale=.9):
        emblems.plumed_figure(s)
    _put(s, 124, 124, pips.baton, 134, "green", thick=18, knots=5, turn=3, scale=1.54)
    for x, y, turn, scale in ((110, 66, -38, .8), (106, 160, -50, .8), (136, 92, 24, .5), (137, 150, 24, .5)):
        _put(s, x, y, pips.oak_leaf, "ochre", scale=scale, turn=turn)
    for x, y in ((107, 66), (103, 162)):
        _put(s, x, y, pips.acorn, scale=.9)
    with s.at(73, 78, scale=.9):
        bodies.bare_arm(s, [(15, 26), (34, 48), (51, 36)], (12, 11, 8))
        s.shape(tube([(42, 43), (46, 40)], [12, 12]), "red", w=1.1)
        bodies.hand(s, 56, 33, turn=-30)


def ace_of_swords(s):
    plants.ground(s, 230, color="green")
    _put(s, 112, 120, pips.sword, 206, "red", style=0, scale=1.04)
    with s.at(66, 98, scale=1.12):
        bodies.wing(s, "ochre")
        with s.at(4, 26, scale=1.1):
            bodies.wing(s, "red")
        bodies.child_body(s, "blue")
        heads.face(s, mood="gentle")
        heads.curls(s, "ochre")
        bodies.bare_arm(s, [(-12, 23), (-25, 38), (-14, 52)])
        bodies.hand(s, -10, 55, turn=30, scale=.85)
        bodies.bare_arm(s, [(12, 23), (27, 40), (39, 32)])
        bodies.hand(s, 42, 30, turn=-25, scale=.95)
    _put(s, 28, 230, plants.tulip, "red", height=34)
    _put(s, 138, 96, plants.sprig, n=4, length=42, turn=180)


LUETTES = {
    "3d": monsieur, "3c": madame, "2d": borgne, "2c": vache, "9c": grand_neuf, "9d": petit_neuf,
    "2b": deux_de_chene, "2e": deux_d_ecrit, "5d": five_of_coins,
    "Ad": ace_of_coins, "Ac": ace_of_cups, "Ab": ace_of_batons, "Ae": ace_of_swords,
}
