# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck of French Tarot: which drawing makes which card."""

from .. import card, corners
from ..ink import Sheet
from . import backs, court_figures, courts, frame, scenes_fool, suits, trumps

SUITS = "tkcp"
NUMBERS = [str(n) for n in range(1, 11)]
COURT_RANKS = "VCDR"


def _number_card(code):
    number, suit = code[:-1], code[-1]
    half, face = Sheet(f"tarot {code} half"), Sheet(f"tarot {code}")
    suits.half(half, int(number), suit)
    suits.middle(face, int(number), suit)
    card.frame(face)
    return card.document(face, frame.corner(number, suit), half)


def _court(code):
    rank, suit = code
    half, face = Sheet(f"tarot {code} half"), Sheet(f"tarot {code}")
    if rank != "C":
        corners.fill(half, frame.SIGNS[suit], both=False)
    courts.COURTS[code](half)
    court_figures.sign(half, suit)
    court_figures.middle(face, rank, suit)
    card.frame(face)
    return card.document(face, frame.corner(rank, suit), half)


def _scene_card(code, draw, border):
    """A card with a scene in a frame, without corner indices: the frame carries its number."""
    scene, face = Sheet(f"tarot {code} scene"), Sheet(f"tarot {code}")
    draw(scene)
    border(face)
    return card.document(face, scene=(scene, frame.WINDOW))


def _trump(number):
    return _scene_card(f"{number}a", trumps.scene(number),
                       lambda s: frame.trump(s, number, number in trumps.NIGHT))


def _excuse():
    def scene(s):
        with s.at(frame.LEFT - .3, frame.TOP - .3):
            scenes_fool.excuse(s)
    return _scene_card("Ex", scene, frame.excuse)


def _back():
    half, sheet = Sheet("tarot back half"), Sheet("tarot back")
    backs.upper(half)
    backs.middle(sheet)
    card.frame(sheet)
    return card.document(sheet, half=half)


def files():
    """Yields (path, text) of every card file of the deck."""
    for suit in SUITS:
        for number in NUMBERS:
            yield f"tarot/{number}{suit}.svg", _number_card(number + suit)
        for rank in COURT_RANKS:
            yield f"tarot/{rank}{suit}.svg", _court(rank + suit)
    for number in trumps.SCENES:
        yield f"tarot/{number}a.svg", _trump(number)
    yield "tarot/Ex.svg", _excuse()
    yield "tarot/back.svg", _back()
