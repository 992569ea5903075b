# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of the Aluette deck without a name, each with its own small ornaments."""

from . import pips, plants
from .layout import COLUMNS, RODS, place
from .plants import boat, crab, fish, flower, reeds, shell, snail, sprig, star, sun, thistle, tulip


def _coins(s, n):
    for i, (x, y, turn) in enumerate(COLUMNS[n]):
        who = pips.COIN_HEADS[(i * 3 + n) % len(pips.COIN_HEADS)]
        place(s, x, y, pips.coin, 20, who=who, flip=(i + n) % 2 == 1,
              field=None if i % 3 else ("sky" if n % 2 else None))


def _cups(s, n):
    trims = ("red", "blue", "green")
    for i, (x, y, turn) in enumerate(COLUMNS[n]):
        style = (i // 2 + n) % 4 if n > 5 else (i + n) % 4
        scale = {4: 1.4, 5: 1.28}.get(n, 1.12) * (.86 if style == pips.TWO_HANDLED else 1)
        place(s, x, y, pips.cup, style, scale=scale, trim=trims[(i + n) % 3])


def _batons(s, n):
    for i, (x, y, long, turn) in enumerate(RODS[n]):
        place(s, x, y, pips.baton, long, ("green", "brown")[(i + n) % 2], turn=turn, thick=17 if long > 80 else 15,
              knots=5 if long > 120 else 3 if long > 80 else 2, leaves=(i + n) % 2 if long > 80 else 0,
              flip=i % 2 == 1)


def _swords(s, n):
    for i, (x, y, long, turn) in enumerate(RODS[n]):
        scale = 1.0 if n in (3, 4, 5) else .85 if long > 80 else .8
        place(s, x, y, pips.sword, long / scale, ("red", "blue", "green")[(i + n) % 3], scale=scale, turn=turn,
              style=(i + n) % 3, flip=i % 2 == 1)


# Card: ornaments between its signs, as (motif, x, y, arguments).
ORNAMENTS = {
    "4d": [(sun, 80, 128, {"r": 20}), (tulip, 22, 238, {"height": 46}),
           (tulip, 138, 18, {"height": 46, "turn": 180, "color": "blue"})],
    "6d": [(star, 80, 87, {"r": 9, "n": 8}), (star, 80, 169, {"r": 9, "n": 8, "color": "red"}),
           (sprig, 20, 236, {"length": 46}), (sprig, 140, 20, {"length": 46, "turn": 180})],
    "7d": [(boat, 80, 170, {"scale": .9}), (thistle, 25, 232, {"height": 53}),
           (thistle, 135, 24, {"height": 53, "turn": 180})],
    "8d": [(shell, 24, 228, {"r": 10}), (shell, 136, 28, {"r": 10, "turn": 180}),
           (reeds, 25, 210, {"height": 45}), (reeds, 135, 46, {"height": 45, "turn": 180})],
    "4c": [(boat, 80, 132, {"scale": 1.35}), (reeds, 25, 232, {"height": 66}),
           (reeds, 135, 24, {"height": 66, "turn": 180})],
    "5c": [(flower, 44, 128, {"r": 9}), (flower, 116, 128, {"r": 9, "color": "blue"}),
           (tulip, 25, 236, {"height": 48}), (tulip, 138, 18, {"height": 46, "turn": 180})],
    "6c": [(crab, 80, 88, {}), (crab, 80, 168, {"turn": 180}),
           (thistle, 25, 232, {"height": 53}), (thistle, 135, 24, {"height": 53, "turn": 180})],
    "7c": [(snail, 80, 170, {"scale": 1.1}), (sprig, 25, 232, {"length": 53, "berry": "blue"}),
           (sprig, 135, 24, {"length": 53, "turn": 180, "berry": "blue"})],
    "8c": [(flower, 80, 128, {"r": 8}), (tulip, 25, 232, {"height": 48, "color": "ochre"}),
           (tulip, 135, 24, {"height": 48, "turn": 180, "color": "ochre"})],
    "3b": [(thistle, 25, 232, {"height": 63}), (thistle, 135, 24, {"height": 58, "turn": 180}),
           (snail, 30, 140, {"scale": .9}), (flower, 132, 130, {"r": 8})],
    "4b": [(flower, 80, 128, {"r": 13}), (flower, 50, 128, {"r": 7, "color": "blue"}),
           (flower, 110, 128, {"r": 7, "color": "blue"}), (pips.oak_leaf, 80, 106, {}),
           (pips.oak_leaf, 80, 150, {"turn": 180}), (sprig, 25, 232, {"length": 53}),
           (sprig, 135, 24, {"length": 53, "turn": 180})],
    "5b": [(pips.acorn, 46, 122, {"scale": 1.1}), (pips.acorn, 114, 122, {"scale": 1.1}),
           (flower, 80, 46, {"r": 8}), (flower, 80, 210, {"r": 8, "color": "blue"}),
           (tulip, 25, 232, {"height": 53}), (tulip, 135, 24, {"height": 53, "turn": 180})],
    "6b": [(snail, 66, 128, {"scale": .9}), (flower, 98, 128, {"r": 7}), (reeds, 25, 232, {"height": 55}),
           (reeds, 135, 24, {"height": 55, "turn": 180})],
    "7b": [(pips.oak_leaf, 58, 146, {"scale": 1.0}), (pips.oak_leaf, 102, 110, {"scale": 1.0, "turn": 180}),
           (sprig, 25, 232, {"length": 53}), (sprig, 135, 24, {"length": 53, "turn": 180})],
    "8b": [(flower, 80, 128, {"r": 10, "color": "ochre", "heart": "red"}), (thistle, 25, 232, {"height": 48}),
           (thistle, 135, 24, {"height": 48, "turn": 180})],
    "9b": [(pips.acorn, 26, 222, {}), (pips.oak_leaf, 24, 216, {"scale": .9}), (pips.acorn, 134, 34, {"turn": 180}),
           (pips.oak_leaf, 136, 40, {"turn": 180, "scale": .9}), (star, 134, 128, {"r": 7}),
           (star, 26, 128, {"r": 7})],
    "3e": [(tulip, 25, 232, {"height": 66}), (tulip, 135, 24, {"height": 61, "turn": 180, "color": "blue"}),
           (star, 30, 128, {"r": 9, "color": "red"}), (star, 132, 128, {"r": 9})],
    "4e": [(shell, 80, 126, {"r": 15}), (sprig, 25, 232, {"length": 53}),
           (sprig, 135, 24, {"length": 53, "turn": 180}), (star, 48, 128, {"r": 7}), (star, 112, 128, {"r": 7})],
    "5e": [(flower, 46, 128, {"r": 9, "color": "blue"}), (flower, 114, 128, {"r": 9}),
           (fish, 80, 44, {"scale": .8}), (fish, 80, 212, {"scale": .8, "turn": 180}),
           (thistle, 25, 232, {"height": 48}), (thistle, 135, 24, {"height": 48, "turn": 180})],
    "6e": [(fish, 62, 128, {"scale": .9}), (fish, 98, 128, {"scale": .9, "color": "red"}),
           (reeds, 25, 232, {"height": 55}), (reeds, 135, 24, {"height": 55, "turn": 180})],
    "7e": [(tulip, 52, 146, {"height": 36}), (tulip, 108, 110, {"height": 36, "turn": 180, "color": "blue"}),
           (sprig, 25, 232, {"length": 50}), (sprig, 135, 24, {"length": 50, "turn": 180})],
    "8e": [(sun, 80, 128, {"r": 11, "rays": 10}), (tulip, 23, 236, {"height": 42, "color": "ochre"}),
           (tulip, 138, 18, {"height": 42, "turn": 180, "color": "ochre"})],
    "9e": [(flower, 26, 214, {"r": 8}), (sprig, 25, 206, {"length": 53, "berry": None}),
           (flower, 134, 42, {"r": 8}), (sprig, 135, 50, {"length": 53, "turn": 180, "berry": None}),
           (star, 134, 128, {"r": 7, "color": "red"}), (star, 26, 128, {"r": 7, "color": "red"})],
}


def _card(code):
    signs = {"d": _coins, "c": _cups, "b": _batons, "e": _swords}[code[1]]

    def draw(s):
        for motif, x, y, how in ORNAMENTS[code]:
            place(s, x, y, motif, **how)
        signs(s, int(code[0]))
        if code in ("3b", "3e"):
            plants.band(s, 80, 128, 82, "red" if code == "3b" else "blue")
    return draw


PIPS = {code: _card(code) for code in ORNAMENTS}
