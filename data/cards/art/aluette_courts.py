# SPDX-License-Identifier: GPL-3.0-or-later
"""Kings, cavalières and valets of the Aluette deck."""

from . import bodies, hats, heads, pips, plants
from .beasts import dog, horse
from .ink import circle, tube


def _sceptre(s, x, top, bottom, color="ochre"):
    """A rod with a lily on top."""
    s.shape(tube([(x, top), (x + 2, (top + bottom) / 2), (x, bottom)], [3, 3, 2.4]), color, w=1.2)
    with s.at(x, top):
        for side in (-1, 1):
            s.shape([(0, 2, 1), (side * 4, -2), (side * 8, -3), (side * 7, 3, 1), (side * 9, -6),
                     (side * 4, -7)], color, w=1)
        s.shape([(-2.4, 2, 1), (-4, -6), (0, -15, 1), (4, -6), (2.4, 2, 1)], color, w=1.1)
        s.shape([(-4.4, 1, 1), (4.4, 1, 1), (4.4, 4, 1), (-4.4, 4, 1)], "red", w=.9)


def _orb(s, x, y):
    s.shape(circle(x, y, 9), "blue", w=1.4)
    s.line([(x - 9, y), (x, y + 2.4), (x + 9, y)], 1.4, taper=0)
    s.line([(x, y - 9), (x, y + 1)], 1.4, taper=0)
    s.line([(x, y - 17), (x, y - 9)], 2, taper=0)
    s.line([(x - 4, y - 13.6), (x + 4, y - 13.6)], 2, taper=0)


def king_of_coins(s):
    plants.ground(s, 226, color="green")
    with s.at(84, 60):
        bodies.shoes(s, color="red")
        bodies.cloak(s, "red", "ochre")
        heads.locks_back(s, "sky", 30)
        bodies.robe(s, "blue", motif=bodies.motif_star, front="ochre")
        bodies.ermine(s)
        heads.face(s, mood="stern", old=True)
        heads.fringe(s, "sky")
        heads.beard(s, "sky", 40)
        hats.crown(s, "red")
        _sceptre(s, -49, 46, 150)
        bodies.sleeve(s, [(-18, 32), (-38, 54), (-46, 76)], [15, 14, 9], "red")
        bodies.hand(s, -48, 82, turn=100, flip=True)
        bodies.sleeve(s, [(18, 32), (37, 52), (42, 26)], [15, 14, 9], "red")
        bodies.hand(s, 43, 18, turn=-80)
        with s.at(45, -8):
            pips.coin(s, 23, who=pips.coin_king)


def king_of_cups(s):
    plants.ground(s, 226, color="green")
    with s.at(132, 225):
        plants.reeds(s, 40)
    with s.at(84, 60):
        bodies.shoes(s, color="blue")
        bodies.cloak(s, "green", "red")
        heads.locks_back(s, "brown", 26)
        bodies.robe(s, "red", hem="blue", motif=bodies.motif_ring, belt="ochre")
        bodies.ermine(s, 23)
        heads.face(s, mood="calm")
        heads.fringe(s, "brown")
        heads.beard(s, "brown", 32, forked=True)
        hats.crown(s, "blue")
        bodies.sleeve(s, [(-18, 32), (-37, 58), (-22, 74)], [15, 15, 9], "green", "ochre")
        bodies.hand(s, -14, 72, turn=-20)
        with s.at(44, -2, scale=1.2):
            pips.cup(s, 0, trim="red")
        bodies.sleeve(s, [(18, 32), (38, 54), (43, 30)], [15, 14, 9], "green", "ochre")
        bodies.hand(s, 44, 22, turn=-85)
    with s.at(36, 232, scale=.95):
        dog(s, None, "brown", "blue")


def king_of_batons(s):
    plants.ground(s, 226, color="ochre")
    with s.at(30, 226):
        plants.thistle(s, height=44)
    with s.at(78, 60):
        bodies.shoes(s, color="brown")
        bodies.cloak(s, "ochre", "green")
        heads.locks_back(s, "red", 24)
        bodies.robe(s, "green", hem="ochre", motif=bodies.motif_sprig, belt="red")
        s.shape([(-11, 16, 1), (-24, 24), (-25, 36), (-10, 44), (0, 58, 1), (10, 44), (25, 36), (24, 24),
                 (11, 16, 1)], "blue", w=1.5)
        for x in (-15, -5, 5, 15):
            s.line([(x * .6, 24), (x, 40)], 1)
        heads.face(s, mood="stern")
        heads.fringe(s, "red")
        heads.beard(s, "red", 36)
        hats.crown(s, "green")
        bodies.sleeve(s, [(-18, 32), (-38, 52), (-34, 82)], [15, 14, 9], "ochre", "red")
        _orb(s, -32, 90)
        bodies.hand(s, -34, 96, turn=10)
        with s.at(53, 68, turn=2):
            pips.baton(s, 200, "green", thick=19, leaves=2, knots=5)
        bodies.sleeve(s, [(18, 32), (38, 56), (50, 46)], [15, 14, 9], "ochre", "red")
        bodies.hand(s, 53, 42, turn=-60)


def king_of_swords(s):
    plants.ground(s, 226, color="green")
    with s.at(28, 228):
        plants.sprig(s, n=3, length=34)
    with s.at(84, 60):
        bodies.shoes(s, color="blue")
        bodies.cloak(s, "blue", "ochre")
        heads.locks_back(s, "black", 22)
        bodies.robe(s, "ochre", hem="red", motif=bodies.motif_diamond, belt="blue")
        s.shape([(-13, 18, 1), (-24, 24), (-22, 46), (-18, 66), (0, 72), (18, 66), (22, 46), (24, 24),
                 (13, 18, 1)], "sky", w=1.5)
        for y in range(32, 66, 9):
            for x in range(-15, 16, 7):
                s.line([(x - 3.4, y), (x, y + 3), (x + 3.4, y)], .9, taper=0)
        bodies.lace_collar(s)
        with s.at(0, 0, flip=True):
            heads.face(s, mood="stern")
            heads.fringe(s, "black")
            heads.goatee(s, "black")
            heads.moustache(s, "black")
            hats.crown(s, "blue")
        bodies.sleeve(s, [(-18, 32), (-38, 54), (-40, 76)], [15, 14, 9], "red", "ochre")
        shield = s.shape([(-60, 76, 1), (-40, 73), (-20, 76, 1), (-21, 104), (-40, 126, 1), (-59, 104)], "red", w=1.8)
        s.shape([(-40, 75, 1), (-20, 76, 1), (-21, 104), (-40, 126, 1)], "ochre", w=1.2)
        for x, y in ((-50, 86), (-30, 86), (-40, 106)):
            with s.at(x, y):
                plants.star(s, 7, "blue", 6)
        s.outline(shield, 1.8)
        with s.at(46, 0, turn=5):
            pips.sword(s, 112, grip="red", style=0)
        bodies.sleeve(s, [(18, 32), (36, 62), (42, 48)], [15, 14, 9], "red", "ochre")
        bodies.hand(s, 43, 43, turn=-60)


# --- cavalières -----------------------------------------------------------------------------------

def _rider(s, flip, coat, mane, harness, dress, skirt, hem, hair, hat, hold, spots=False, raised=True,
           motif=None, ground="green"):
    """A lady riding side-saddle; hold (sheet) draws her sign around the origin, above her hand."""
    plants.ground(s, 232, color=ground)
    with s.at(160 if flip else 0, 0, flip=flip):
        with s.at(19, 103, scale=1.14):
            horse(s, coat, mane, harness, spots, raised)
        with s.at(76, 75):
            if not flip:
                bodies.sleeve(s, [(13, 30), (24, 48), (34, 56)], [13, 12, 8], dress)
                bodies.hand(s, 37, 58, turn=20)
            hair[0](s)
            bodies.riding_skirt(s, skirt, hem, motif)
            bodies.bodice(s, dress)
            heads.face(s, mood="gentle")
            hair[1](s)
            hat(s)
            if flip:
                with s.at(-44, -9, flip=True):
                    hold(s)
                bodies.sleeve(s, [(14, 30), (24, 50), (35, 56)], [13, 12, 8], dress)
                bodies.hand(s, 38, 58, turn=20)
                bodies.sleeve(s, [(-14, 30), (-34, 44), (-42, 24)], [13, 13, 8], dress)
                bodies.hand(s, -43, 17, turn=-95, flip=False)
            else:
                with s.at(49, -22):
                    hold(s)
                bodies.sleeve(s, [(-14, 30), (-28, 50), (-10, 62)], [13, 13, 8], dress)
                bodies.hand(s, -3, 61, turn=0)
                bodies.sleeve(s, [(14, 30), (34, 36), (44, 12)], [13, 13, 8], dress)
                bodies.hand(s, 46, 4, turn=-78)


def queen_of_coins(s):
    def hold(t):
        pips.coin(t, 22, who=pips.coin_lady)
    _rider(s, False, None, "ochre", "red", "red", "blue", "ochre",
           (lambda t: heads.locks_back(t, "ochre", 30), lambda t: heads.fringe(t, "ochre")),
           lambda t: hats.plumed_hat(t, "red", "blue"), hold, spots=True, motif=bodies.motif_star)


def queen_of_cups(s):
    def hold(t):
        with t.at(0, 4, scale=1.08):
            pips.cup(t, 1, trim="red")
    _rider(s, False, "brown", "black", "ochre", "green", "red", "ochre",
           (lambda t: hats.veil(t, None), lambda t: heads.fringe(t, "brown")),
           lambda t: (hats.hood(t, None), hats.coronet(t, gem="blue")), hold,
           raised=False, motif=bodies.motif_ring)


def queen_of_batons(s):
    def hold(t):
        with t.at(2, 20, turn=-8):
            pips.baton(t, 116, "green", thick=15, leaves=2, knots=4)
    _rider(s, True, "ochre", "brown", "green", "blue", "green", "red",
           (lambda t: heads.locks_back(t, "brown", 34), lambda t: heads.fringe(t, "brown")),
           hats.laurel, hold, motif=bodies.motif_sprig, ground="ochre")


def queen_of_swords(s):
    def hold(t):
        with t.at(1, -4, turn=-6):
            pips.sword(t, 96, grip="blue", style=1)
    _rider(s, True, "sky", "black", "red", "ochre", "red", "blue",
           (lambda t: heads.locks_back(t, "black", 24), lambda t: heads.fringe(t, "black")),
           lambda t: hats.helmet(t, "sky", "red"), hold, spots=False, raised=True,
           motif=bodies.motif_diamond)


# --- valets ---------------------------------------------------------------------------------------

def jack_of_coins(s):
    plants.ground(s, 226)
    with s.at(32, 226):
        plants.tulip(s, "blue", height=40)
    with s.at(122, 222, scale=.9):
        plants.snail(s)
    with s.at(78, 62):
        bodies.legs(s, "red", "ochre", "brown", wide=12)
        bodies.tunic(s, "blue", split="red", belt="ochre")
        heads.face(s, mood="merry")
        heads.bob(s, "brown")
        bodies.lace_collar(s)
        hats.beret(s, "red", "green")
        bodies.sleeve(s, [(-19, 30), (-38, 52), (-20, 70)], [15, 14, 9], "blue")
        bodies.hand(s, -14, 72, turn=25)
        with s.at(46, -8):
            pips.coin(s, 23, who=pips.coin_page)
        bodies.sleeve(s, [(19, 30), (38, 50), (42, 26)], [15, 14, 9], "red")
        bodies.hand(s, 43, 18, turn=-80)


def jack_of_cups(s):
    plants.ground(s, 226, color="ochre")
    with s.at(124, 226):
        plants.reeds(s, 40)
    with s.at(80, 62):
        bodies.cape(s, "blue", 116)
        bodies.legs(s, "ochre", "ochre", "red", wide=11)
        bodies.tunic(s, "green", skirt="red", belt="blue", motif=bodies.motif_ring)
        bodies.ruff(s)
        with s.at(0, 0, flip=True):
            heads.face(s, mood="sly")
            heads.curls(s, "ochre")
            with s.at(3, 1):
                hats.plumed_hat(s, "green", "red")
        bodies.sleeve(s, [(-19, 30), (-32, 56), (-34, 82)], [15, 14, 9], "green", "red")
        bodies.hand(s, -34, 89, turn=85)
        with s.at(44, -1, scale=1.15):
            pips.cup(s, 3, trim="red")
        bodies.sleeve(s, [(19, 30), (38, 52), (43, 30)], [15, 14, 9], "green", "red")
        bodies.hand(s, 44, 22, turn=-85)


def jack_of_batons(s):
    plants.ground(s, 226, color="green")
    with s.at(28, 224, scale=1.1):
        plants.thistle(s, height=34)
    with s.at(76, 62):
        bodies.legs(s, "green", "green", "brown", wide=12)
        bodies.tunic(s, "red", skirt="ochre", belt="green")
        heads.bald_fringe(s, "brown")
        heads.face(s, mood="calm")
        heads.ear(s)
        heads.beard(s, "brown", 26)
        hats.cap(s, "blue", "red")
        s.shape([(-8, 20, 1), (-10, 30), (0, 36), (10, 30), (9, 20, 1), (0, 26)], "blue", w=1.2)
        bodies.sleeve(s, [(-19, 30), (-39, 54), (-22, 72)], [15, 14, 9], "red", "ochre")
        bodies.hand(s, -15, 74, turn=25)
        with s.at(48, 54, turn=3):
            pips.baton(s, 200, "brown", thick=18, leaves=3, knots=5)
        bodies.sleeve(s, [(19, 30), (36, 58), (46, 44)], [15, 14, 9], "red", "ochre")
        bodies.hand(s, 47, 38, turn=-70)


def jack_of_swords(s):
    plants.ground(s, 226, color="green")
    with s.at(124, 227):
        plants.sprig(s, n=3, length=34, leaf="green")
    with s.at(80, 62):
        bodies.cape(s, "ochre", 124)
        bodies.legs(s, "blue", "red", "brown", wide=12)
        bodies.tunic(s, "ochre", skirt="blue", belt="red", split="blue")
        bodies.ruff(s)
        heads.face(s, mood="stern")
        heads.moustache(s, "black")
        heads.bob(s, "black")
        hats.helmet(s, "sky", "red")
        s.shape(circle(-33, 98, 24), "red", w=1.8)
        s.shape(circle(-33, 98, 17), "ochre", w=1.2)
        with s.at(-33, 98):
            plants.star(s, 14, "blue", 8)
        bodies.sleeve(s, [(-19, 30), (-36, 52), (-36, 76)], [15, 14, 9], "ochre", "red")
        with s.at(46, 0, turn=8):
            pips.sword(s, 116, grip="blue", style=2)
        bodies.sleeve(s, [(19, 30), (36, 62), (40, 52)], [15, 14, 9], "blue", "red")
        bodies.hand(s, 41, 46, turn=-60)


COURTS = {
    "Kd": king_of_coins, "Kc": king_of_cups, "Kb": king_of_batons, "Ke": king_of_swords,
    "Qd": queen_of_coins, "Qc": queen_of_cups, "Qb": queen_of_batons, "Qe": queen_of_swords,
    "Jd": jack_of_coins, "Jc": jack_of_cups, "Jb": jack_of_batons, "Je": jack_of_swords,
}
