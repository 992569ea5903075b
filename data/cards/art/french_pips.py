# SPDX-License-Identifier: GPL-3.0-or-later
"""Number cards and aces of the French-suited deck, and the eight with a nickname."""

from . import bodies, emblems, hands, pips, plants
from .beasts import cow
from .ink import circle
from .layout import COLUMNS, place
from .plants import flower, reeds, shell, sprig, star, thistle, tulip

C = 80


def _signs(s, suit, spots, scale=1.0):
    if suit == "b":
        scale *= .9
    for x, y, turn in spots:
        place(s, x, y, pips.french, suit, scale=scale, turn=turn)


def _medal(s, x, y, r, field=None):
    """A round frame for a nickname's emblem."""
    s.shape(circle(x, y, r + 4), "ochre", w=1.7)
    s.shape(circle(x, y, r), field, w=1.4)


def _gentleman(s):
    _medal(s, C, 132, 46)
    with s.at(C, 128, scale=1.08):
        s.shape([(-12, 17), (-30, 24), (-36, 36, 1), (-18, 43), (0, 45), (18, 43), (36, 36, 1), (30, 24), (12, 17)],
                "red", w=1.5)
        for side in (-1, 1):
            s.shape([(side * 5, 20, 1), (side * 16, 20), (side * 21, 32, 1), (side * 10, 36, 1)], "ochre", w=1.2)
        emblems.gentleman_head(s)


def _lady(s):
    _medal(s, C, 132, 46)
    with s.at(C, 133, scale=1.02):
        s.shape([(-10, 17), (-28, 24), (-37, 36, 1), (-18, 43), (0, 45), (18, 43), (37, 36, 1), (28, 24), (10, 17)],
                "red", w=1.5)
        shawl = s.shape([(-9, 16, 1), (-22, 24), (-26, 36), (-12, 42), (0, 45, 1), (12, 42), (26, 36), (22, 24),
                         (10, 16, 1), (5, 27), (0, 32, 1), (-5, 27)], "green", w=1.4)
        s.scatter(shawl, bodies.motif_ring, step=8)
        emblems.lady_head(s)


def _eye(s):
    _medal(s, C, 128, 46, "sky")
    emblems.great_eye(s, C, 128, 38)


def _cow(s):
    _medal(s, C, 128, 47)
    place(s, C, 164, plants.ground, 0, -32, 32, bottom=9)
    place(s, 82, 166, cow, scale=.7, flip=True)
    place(s, 118, 132, flower, r=5)
    place(s, 60, 98, star, r=4)


def _thumb(s):
    place(s, 80, 172, hands.thumb, scale=1.08)


def _little_finger(s):
    place(s, 78, 172, hands.little_finger, scale=1.08)


def _oak(s):
    _medal(s, C, 128, 46)
    place(s, C, 158, pips.oak_leaf, scale=1.7)
    place(s, 56, 146, pips.oak_leaf, "ochre", scale=1.0, turn=-48)
    place(s, 104, 146, pips.oak_leaf, "ochre", scale=1.0, turn=48)
    place(s, 66, 148, pips.acorn, scale=1.1)
    place(s, 94, 148, pips.acorn, scale=1.1)


def _quill(s):
    _medal(s, C, 128, 46)
    place(s, 74, 164, emblems.inkpot, scale=1.05)


def _two(suit, emblem):
    def draw(s):
        emblem(s)
        _signs(s, suit, [(84, 44, 0), (76, 212, 180)], 1.25)
    return draw


def _three(suit, emblem):
    def draw(s):
        emblem(s)
        _signs(s, suit, [(62, 47, 0), (108, 47, 0), (76, 215, 180)], 1.15)
    return draw


def _nine(suit, emblem):
    def draw(s):
        _signs(s, suit, [(60, 40, 0), (106, 40, 0), (83, 64, 0), (34, 112, 0), (126, 112, 0), (34, 160, 180),
                         (126, 160, 180), (52, 219, 180), (98, 219, 180)], .92)
        emblem(s)
    return draw


# The plant that grows in two corners, by suit.
ORNAMENTS = {
    "d": (tulip, {"height": 38}), "c": (sprig, {"length": 42}), "b": (thistle, {"height": 46}),
    "e": (reeds, {"height": 46}),
}


def _plain(code):
    n, suit = int(code[0]), code[1]
    scale = {3: 1.35, 4: 1.2, 5: 1.14}.get(n, 1.04)

    def draw(s):
        motif, how = ORNAMENTS[suit]
        place(s, 21, 238, motif, **how)
        place(s, 139, 18, motif, turn=180, **how)
        for middle, x, y, args in MIDDLES[suit].get(n, ()):
            place(s, x, y, middle, **args)
        _signs(s, suit, THREE if n == 3 else COLUMNS[n], scale)
    return draw


def _ace(suit):
    def draw(s):
        for k in range(24):
            with s.at(C, 128, turn=k * 15):
                s.shape([(-3.4, -56, 1), (0, -70 if k % 2 else -65, 1), (3.4, -56, 1)],
                        "ochre" if k % 2 else "blue" if suit in "be" else "red", w=1.1)
        s.shape(circle(C, 128, 57), None, w=1.8)
        emblems.wreath(s, C, 128, 46, leaves=24)
        place(s, C, 128, pips.french, suit, scale=1.9)
        motif, how = ORNAMENTS[suit]
        place(s, 24, 234, motif, **how)
        place(s, 136, 22, motif, turn=180, **how)
    return draw


THREE = [(C, 48, 0), (C, 128, 0), (C, 208, 180)]


def _pair(motif, how, y=128, out=36):
    return [(motif, C - out, y, how), (motif, C + out, y, how)]


def _stack(motif, how, turned=True):
    return [(motif, C, 87, how), (motif, C, 169, {**how, "turn": 180} if turned else how)]


# Suit, number: ornaments between the signs.
MIDDLES = {
    "d": {4: [(plants.sun, C, 128, {"r": 19})], 5: _pair(flower, {"r": 9, "color": "blue"}),
          6: _stack(flower, {"r": 8, "color": "ochre", "heart": "red"}), 7: [(shell, C, 168, {"r": 10})],
          8: _pair(star, {"r": 6}, out=56)},
    "c": {4: [(pips.cup, C, 128, {"scale": 1.5})], 5: _pair(shell, {"r": 11}),
          6: _stack(star, {"r": 9, "n": 8}), 7: [(plants.fish, C, 170, {})],
          8: _pair(flower, {"r": 6, "color": "blue"}, out=56)},
    "b": {3: _pair(flower, {"r": 10}, out=42), 4: [(plants.snail, C, 130, {"scale": 1.6})],
          5: _pair(pips.acorn, {"scale": 1.2}, y=120), 6: _stack(pips.acorn, {}, True),
          7: [(flower, C, 170, {"r": 9})], 8: _pair(star, {"r": 6, "color": "red"}, out=56),
          9: _pair(star, {"r": 6}, out=58)},
    "e": {3: _pair(star, {"r": 11, "color": "red", "n": 8}, out=42), 4: [(plants.boat, C, 132, {"scale": 1.5})],
          5: _pair(plants.crab, {"scale": .9}), 6: _stack(plants.fish, {"color": "red"}),
          7: [(plants.crab, C, 170, {})], 8: _pair(flower, {"r": 6}, out=56),
          9: _pair(flower, {"r": 6, "color": "blue"}, out=58)},
}

PIPS = {f"{n}{suit}": _plain(f"{n}{suit}") for n in (4, 5, 6, 7, 8) for suit in "dcbe"}
PIPS.update({code: _plain(code) for code in ("3b", "3e", "9b", "9e")})
PIPS.update({f"A{suit}": _ace(suit) for suit in "dcbe"})
PIPS.update({
    "3d": _three("d", _gentleman), "3c": _three("c", _lady), "2d": _two("d", _eye), "2c": _two("c", _cow),
    "9c": _nine("c", _thumb), "9d": _nine("d", _little_finger), "2b": _two("b", _oak), "2e": _two("e", _quill),
})
