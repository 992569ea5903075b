# SPDX-License-Identifier: GPL-3.0-or-later
"""The courts of the Tarot: people of the coast.

Clubs are of the marsh and its fields, diamonds of the salt, hearts of the feasts, spades of the sea.
"""

from .. import bodies, hats, heads, plants
from ..layout import place
from . import headwear, tools
from .court_figures import jack, king, knight, queen


def king_of_clubs(s):
    king(s, "green", "ochre", "blue", "red", lambda t: heads.beard(t, "red", 33), bodies.motif_sprig, tools.sheaf_staff,
         collar=bodies.lace_collar, mood="merry")


def king_of_diamonds(s):
    king(s, "blue", "ochre", "red", "sky", lambda t: heads.beard(t, "sky", 38), bodies.motif_diamond, tools.scales)


def king_of_hearts(s):
    king(s, "ochre", "red", "blue", "brown", lambda t: heads.beard(t, "brown", 30, True), bodies.motif_ring,
         tools.feast_brioche, mood="merry")


def king_of_spades(s):
    king(s, "sky", "blue", "ochre", "black", lambda t: (heads.beard(t, "black", 29)), bodies.motif_star, tools.trident,
         collar=headwear.net_collar)


def _flower_brooch(color):
    return lambda s: place(s, 0, 40, plants.flower, color, "ochre" if color != "ochre" else "red", r=6)


def queen_of_clubs(s):
    queen(s, "green", "ochre", "brown", bodies.motif_sprig, headwear.round_coif, tools.milk_jug, _flower_brooch("red"))


def queen_of_diamonds(s):
    queen(s, "blue", "red", "ochre", bodies.motif_diamond, headwear.carrier_coif, tools.salt_basket,
          _flower_brooch("ochre"))


def queen_of_hearts(s):
    queen(s, "red", "sky", "brown", bodies.motif_ring, headwear.bridal_coif, tools.bouquet, _flower_brooch("ochre"))


def queen_of_spades(s):
    queen(s, "black", "blue", "black", None, headwear.tall_coif, tools.fish_basket, _flower_brooch("red"))


def knight_of_clubs(s):
    knight(s, "green", ("brown", "black", "ochre"), heads.ear, lambda t: headwear.round_hat(t, "black", "red"),
           tools.marsh_pole, beard=lambda t: heads.moustache(t, "brown"))


def knight_of_diamonds(s):
    knight(s, "sky", (None, "ochre", "blue"), lambda t: heads.bob(t, "ochre"), lambda t: hats.cap(t, "blue", "red"),
           tools.whip_and_sack, sash="blue", mood="merry")


def knight_of_hearts(s):
    knight(s, "red", ("stone", "black", "red"), lambda t: heads.curls(t, "ochre"),
           lambda t: headwear.round_hat(t, "black", "red", True), tools.wedding_staff, sash="ochre", mood="gentle",
           collar=bodies.ruff)


def knight_of_spades(s):
    knight(s, "blue", ("black", "sky", "red"), lambda t: heads.bob(t, "black"), lambda t: hats.bicorne(t, "blue"),
           tools.sabre, mood="stern", beard=lambda t: heads.moustache(t, "black"))


def jack_of_clubs(s):
    jack(s, "green", "ochre", heads.ear, lambda t: headwear.round_hat(t, "ochre", "green"), tools.flail,
         bodies.lace_collar, "red", "merry", lambda t: heads.beard(t, "brown", 25))


def jack_of_diamonds(s):
    jack(s, "ochre", "red", lambda t: heads.bob(t, "brown"), lambda t: headwear.kerchief(t, "blue"), tools.salt_rake,
         headwear.open_collar, "blue")


def jack_of_hearts(s):
    jack(s, "red", "sky", lambda t: heads.curls(t, "brown"), headwear.baker_cap, tools.peel, headwear.open_collar,
         "ochre",
         "merry")


def jack_of_spades(s):
    jack(s, "blue", "sky", lambda t: heads.bob(t, "black"), lambda t: hats.cap(t, "red", "blue"), tools.oar,
         headwear.sailor_collar, "ochre", "sly")


COURTS = {
    "Rt": king_of_clubs, "Rk": king_of_diamonds, "Rc": king_of_hearts, "Rp": king_of_spades,
    "Dt": queen_of_clubs, "Dk": queen_of_diamonds, "Dc": queen_of_hearts, "Dp": queen_of_spades,
    "Ct": knight_of_clubs, "Ck": knight_of_diamonds, "Cc": knight_of_hearts, "Cp": knight_of_spades,
    "Vt": jack_of_clubs, "Vk": jack_of_diamonds, "Vc": jack_of_hearts, "Vp": jack_of_spades,
}
