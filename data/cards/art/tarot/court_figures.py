# SPDX-License-Identifier: GPL-3.0-or-later
"""The half figures of the Tarot courts: how a king, a queen, a knight and a jack are put together.

Each function draws the upper half of a card; the card turns it for the lower. A hold (sheet) draws
what the figure carries around the point above its raised hand.
"""

from .. import bodies, hats, heads, pips
from ..ink import Poly, circle
from ..layout import place
from .frame import SIGNS
from .mounts import horse_bust

SCALE = 1.2


def _raised_arm(s, color, cuff, hold, x=38):
    with s.at(x, 10, scale=.78):
        hold(s)
    bodies.sleeve(s, [(18, 30), (x, 51), (x, 36)], [16, 15, 10], color, cuff)
    bodies.hand(s, x, 28, turn=-80)


def _resting_arm(s, color, cuff):
    bodies.sleeve(s, [(-18, 30), (-37, 48), (-15, 57)], [16, 16, 10], color, cuff)
    bodies.hand(s, -8, 57, turn=-10)


def king(s, robe, cloak, trim, hair, beard, motif, hold, collar=bodies.ermine, mood="stern"):
    """A crowned man in a cloak."""
    with s.at(81, 64, scale=SCALE):
        bodies.cloak(s, cloak, trim)
        heads.locks_back(s, hair, 26)
        bodies.robe(s, robe, motif=motif, front=trim)
        collar(s)
        heads.face(s, mood=mood, old=hair == "sky")
        heads.fringe(s, hair)
        beard(s)
        hats.crown(s, cloak)
        _resting_arm(s, cloak, trim)
        _raised_arm(s, cloak, trim, hold)


def queen(s, dress, shawl, hair, motif, coif, hold, breast):
    """A woman in the coif of her parish, with a coronet over it, in a shawl."""
    with s.at(82, 68, scale=SCALE):
        s.shape([(-14, 20, 1), (-33, 34), (-40, 70, 1), (40, 70, 1), (33, 34), (14, 20, 1)], dress, w=1.6)
        bodies.bodice(s, dress, motif=motif)
        cloth = s.shape([(-11, 18, 1), (-26, 26), (-30, 44), (-12, 52), (0, 58, 1), (12, 52), (30, 44), (26, 26),
                         (11, 18, 1), (5, 32), (0, 38, 1), (-5, 32)], shawl, w=1.5)
        s.scatter(cloth, bodies.motif_sprig, step=9)
        for k in range(-3, 4):
            s.line([(k * 8, 50 + 6 - abs(k) * 2.4), (k * 8.4, 55 + 6 - abs(k) * 2.4)], 1, taper=1)
        heads.face(s, mood="gentle")
        heads.fringe(s, hair)
        coif(s)
        _resting_arm(s, dress, None)
        breast(s)
        _raised_arm(s, dress, "ochre", hold, 37)


def jack(s, coat, other, hair, hat, hold, collar, belt="ochre", mood="calm", beard=None):
    """A working lad."""
    with s.at(81, 64, scale=SCALE):
        bodies.tunic(s, coat, split=other, belt=belt)
        collar(s)
        heads.face(s, mood=mood)
        if beard:
            beard(s)
        hair(s)
        hat(s)
        _resting_arm(s, coat, belt)
        _raised_arm(s, other, belt, hold)


def knight(s, coat, mount, hair, hat, hold, sash="red", mood="calm", beard=None, collar=bodies.lace_collar):
    """A rider behind the neck of a horse; mount: coat, mane and harness of the horse."""
    with s.at(66, 62, scale=1.02):
        with s.at(33, -7, scale=.6):
            hold(s)
        bodies.tunic(s, coat, belt=sash)
        collar(s)
        heads.face(s, mood=mood)
        if beard:
            beard(s)
        hair(s)
        hat(s)
        bodies.sleeve(s, [(17, 30), (35, 42), (33, 18)], [15, 14, 10], coat, sash)
        bodies.hand(s, 33, 10, turn=-85, scale=.95)
    place(s, 113, 60, horse_bust, *mount)
    with s.at(66, 62, scale=1.02):
        bodies.sleeve(s, [(-18, 30), (-27, 50), (2, 56)], [15, 15, 10], coat, sash)
        bodies.hand(s, 8, 56, turn=-5)


def sign(s, suit):
    """The suit sign next to the head."""
    place(s, 23, 101, pips.french, SIGNS[suit], scale=.66)


def middle(s, rank, suit):
    """The band between the halves; its pattern tells the rank."""
    color = {"t": "green", "k": "ochre", "c": "red", "p": "blue"}[suit]
    s.shape(Poly([(9, 122.5), (80, 122), (151, 122.5), (151, 133.5), (80, 134), (9, 133.5)]), color, w=1.5)
    for k in range(11):
        x = 17 + k * 12.6
        if rank == "R":
            s.shape([(x, 123.6, 1), (x + 4.4, 128, 1), (x, 132.4, 1), (x - 4.4, 128, 1)], None, w=1)
        elif rank == "D":
            s.shape(circle(x, 128, 3.6), None, w=1)
            s.dot(x, 128, 1.1)
        elif rank == "C":
            s.line([(x - 5, 131), (x - 4, 125), (x, 123.8), (x + 4, 125), (x + 5, 131)], 1.7, taper=0)
        else:
            s.line([(x - 4, 124), (x, 132), (x + 4, 124)], 1.5, taper=0)
