# SPDX-License-Identifier: GPL-3.0-or-later
"""Kings, queens and jacks of the French-suited deck: double-ended half figures.

Each function draws the upper half; the card rotates it for the lower.
"""

from . import bodies, emblems, hats, heads, pips, plants
from .ink import Poly, circle, tube
from .layout import place

HEAD_X, HEAD_Y, SCALE = 88, 62, 1.26


def _axe(s):
    """A battle axe, upright, centered."""
    s.shape(tube([(0, -50), (.6, 0), (0, 60)], [5, 5, 5]), "brown", w=1.3)
    s.shape([(1, -46, 1), (14, -54), (24, -50, 1), (22, -34), (25, -18, 1), (14, -18), (1, -26, 1)], "sky", w=1.5)
    s.line([(20, -48), (18, -34), (21, -20)], .9)
    s.shape([(-2, -42, 1), (-12, -40, 1), (-10, -30, 1), (-2, -30, 1)], "sky", w=1.2)


def _pike(s):
    """A halberd, upright, centered."""
    s.shape(tube([(0, -30), (.5, 20), (0, 80)], [4.4, 4.4, 4.4]), "brown", w=1.2)
    s.shape([(0, -64, 1), (5, -44), (3, -30, 1), (-3, -30, 1), (-5, -44)], "sky", w=1.4)
    s.line([(0, -60), (0, -34)], .9)
    s.shape([(-3, -30, 1), (3, -30, 1), (12, -22), (4, -14), (2, -6, 1), (-2, -6, 1), (-4, -14), (-12, -22)], "red",
            w=1.2)
    for x in (-5, 0, 5):
        s.line([(x * .4, -26), (x, -14)], .8)


def _letter(s):
    """A sealed letter."""
    s.shape([(-13, -9, 1), (13, -9, 1), (13, 9, 1), (-13, 9, 1)], None, w=1.4)
    s.line([(-13, -9), (0, 2), (13, -9)], 1.1, taper=0)
    s.shape(circle(0, 2, 4), "red", w=1.1)


def _rose(s, color="red"):
    """A rose on its stalk, flower at the origin."""
    s.line([(0, 4), (2, 18), (0, 34)], 1.8, taper=0)
    for side in (-1, 1):
        place(s, 1, 16 + 5 * side, lambda t: t.shape([(0, 0, 1), (-4, -6), (0, -13, 1), (4, -6)], "green", w=1.1),
              turn=side * 70)
    for k in range(5):
        place(s, 0, 0, lambda t: t.shape([(0, -2, 1), (-6, -6), (-4, -12), (4, -12), (6, -6)], color, w=1.2),
              turn=72 * k)
    s.shape(circle(0, 0, 5.4), color, w=1.2)
    s.line([(-3, 0), (0, -3), (3, 0), (0, 2.4), (-1.4, .4)], .9)


def _king(s, robe, cloak, lining, hair, moustached, mood, motif, trim, hold, collar="ermine"):
    with s.at(HEAD_X - 4, HEAD_Y, scale=SCALE):
        bodies.cloak(s, cloak, lining)
        heads.locks_back(s, hair, 27)
        bodies.robe(s, robe, motif=motif, front=trim)
        if collar == "ermine":
            bodies.ermine(s)
        else:
            bodies.lace_collar(s)
        heads.face(s, mood=mood, old=hair == "sky")
        heads.fringe(s, hair)
        moustached(s)
        hats.crown(s, cloak)
        bodies.sleeve(s, [(-18, 30), (-37, 48), (-16, 56)], [16, 16, 10], cloak, trim)
        bodies.hand(s, -9, 56, turn=-10)
        with s.at(38, 8):
            hold(s)
        bodies.sleeve(s, [(18, 30), (38, 50), (38, 34)], [16, 15, 10], cloak, trim)
        bodies.hand(s, 38, 26, turn=-80)


def _queen(s, dress, mantle, hair, motif, hat, hold, veil=None):
    with s.at(HEAD_X - 2, HEAD_Y, scale=SCALE):
        s.shape([(-16, 22, 1), (-34, 36), (-40, 70, 1), (40, 70, 1), (34, 36), (16, 22, 1)], mantle, w=1.6)
        if veil:
            hats.veil(s, veil)
        else:
            heads.locks_back(s, hair, 32)
        bodies.riding_skirt(s, dress)
        bodies.bodice(s, dress, motif=motif)
        s.line([(-9, 22), (-4, 27), (0, 29), (4, 27), (9, 22)], 1)
        heads.face(s, mood="gentle")
        heads.fringe(s, hair)
        hat(s)
        bodies.sleeve(s, [(-16, 29), (-33, 46), (-10, 55)], [15, 15, 9], mantle, None)
        bodies.hand(s, -4, 55, turn=0)
        place(s, 0, 34, plants.flower, "red" if dress != "red" else "blue", r=6.4)
        with s.at(36, 4):
            hold(s)
        bodies.sleeve(s, [(16, 29), (37, 48), (36, 34)], [15, 15, 9], mantle, "ochre")
        bodies.hand(s, 36, 27, turn=-80)


def _jack(s, coat, other, hair, hat, mood, hold, collar, belt="ochre", beard=None):
    with s.at(HEAD_X - 4, HEAD_Y + 2, scale=SCALE):
        bodies.tunic(s, coat, split=other, belt=belt)
        collar(s)
        heads.face(s, mood=mood)
        if beard:
            beard(s)
        hair(s)
        hat(s)
        bodies.sleeve(s, [(-19, 29), (-38, 46), (-14, 56)], [16, 16, 10], coat, belt)
        bodies.hand(s, -7, 57, turn=0)
        with s.at(38, 10):
            hold(s)
        bodies.sleeve(s, [(19, 29), (38, 50), (38, 36)], [16, 15, 10], other, belt)
        bodies.hand(s, 38, 28, turn=-80)


def king_of_diamonds(s):
    _king(s, "blue", "red", "ochre", "sky", lambda t: heads.beard(t, "sky", 38), "stern", bodies.motif_star,
          "ochre", lambda t: place(t, 2, 2, _axe, scale=.72, flip=True))


def king_of_hearts(s):
    _king(s, "red", "blue", "ochre", "brown", lambda t: heads.beard(t, "brown", 30, True), "calm",
          bodies.motif_ring, "ochre", lambda t: place(t, 2, -8, pips.sword, 84, "red"))


def king_of_clubs(s):
    _king(s, "green", "ochre", "red", "red", lambda t: heads.beard(t, "red", 33), "merry", bodies.motif_sprig,
          "red", lambda t: place(t, 2, 2, pips.baton, 84, "brown", thick=11), collar="lace")


def king_of_spades(s):
    _king(s, "ochre", "blue", "red", "black", lambda t: (heads.goatee(t, "black"), heads.moustache(t, "black")),
          "stern", bodies.motif_diamond, "red", lambda t: place(t, 2, -6, pips.sword, 88, "blue", style=2))


def queen_of_diamonds(s):
    _queen(s, "blue", "red", "ochre", bodies.motif_star, lambda t: hats.plumed_hat(t, "blue", "red"),
           lambda t: place(t, -3, 12, emblems.fan, scale=.78))


def queen_of_hearts(s):
    _queen(s, "red", "blue", "brown", bodies.motif_ring, lambda t: hats.coronet(t), _rose)


def queen_of_clubs(s):
    _queen(s, "green", "ochre", "brown", bodies.motif_sprig,
           lambda t: (hats.hood(t, None), hats.coronet(t, gem="green")),
           lambda t: place(t, 0, 14, plants.sprig, length=36, n=4), veil="sky")


def queen_of_spades(s):
    _queen(s, "ochre", "blue", "black", bodies.motif_diamond, lambda t: hats.helmet(t, "sky", "red"),
           lambda t: place(t, -2, 2, pips.sword, 74, "red", style=1, scale=.9))


def jack_of_diamonds(s):
    _jack(s, "blue", "red", lambda t: heads.bob(t, "ochre"), lambda t: hats.beret(t, "blue", "red"), "merry",
          lambda t: place(t, 0, 4, _letter), bodies.lace_collar)


def jack_of_hearts(s):
    _jack(s, "red", "ochre", lambda t: heads.curls(t, "ochre"), lambda t: hats.plumed_hat(t, "blue", "ochre"), "sly",
          lambda t: place(t, 0, 2, pips.cup, 1, scale=.8, trim="blue"), bodies.ruff, belt="blue")


def jack_of_clubs(s):
    _jack(s, "green", "ochre", heads.ear, lambda t: hats.cap(t, "green", "red"), "calm",
          lambda t: place(t, 0, 20, _pike, scale=.8), bodies.lace_collar, belt="red",
          beard=lambda t: heads.beard(t, "brown", 25))


def jack_of_spades(s):
    _jack(s, "ochre", "blue", lambda t: heads.bob(t, "black"), lambda t: hats.helmet(t, "sky", "blue"), "stern",
          lambda t: place(t, 0, 20, _pike, scale=.8), bodies.ruff, belt="red",
          beard=lambda t: heads.moustache(t, "black"))


def middle(s, code):
    """The band between the halves."""
    color = {"d": "ochre", "c": "blue", "b": "ochre", "e": "red"}[code[1]]
    s.shape(Poly([(9, 122.5), (80, 122), (151, 122.5), (151, 133.5), (80, 134), (9, 133.5)]), color, w=1.5)
    for k in range(11):
        x = 17 + k * 12.6
        if code[0] == "K":
            s.shape([(x, 123.6, 1), (x + 4.4, 128, 1), (x, 132.4, 1), (x - 4.4, 128, 1)], None, w=1)
        elif code[0] == "Q":
            s.shape(circle(x, 128, 3.6), None, w=1)
            s.dot(x, 128, 1.1)
        else:
            s.line([(x - 4, 124), (x, 132), (x + 4, 124)], 1.5, taper=0)


COURTS = {
    "Kd": king_of_diamonds, "Kc": king_of_hearts, "Kb": king_of_clubs, "Ke": king_of_spades,
    "Qd": queen_of_diamonds, "Qc": queen_of_hearts, "Qb": queen_of_clubs, "Qe": queen_of_spades,
    "Jd": jack_of_diamonds, "Jc": jack_of_hearts, "Jb": jack_of_clubs, "Je": jack_of_spades,
}


def half(code):
    """The drawing of the upper half of a court card, with its sign next to the head."""
    def draw(s):
        COURTS[code](s)
        place(s, 23, 101, pips.french, code[1], scale=.66)
    return draw
