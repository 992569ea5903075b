# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck of French Tarot: which drawing makes which card."""

from .. import card
from ..ink import Sheet
from . import frame, suits

SUITS = "tkcp"
NUMBERS = [str(n) for n in range(1, 11)]


def _number_card(code):
    sheet = Sheet(f"tarot {code}")
    suits.number_card(code)(sheet)
    card.frame(sheet)
    return card.document(sheet, frame.corner(code[:-1], code[-1]))


def files():
    """Yields (path, text) of every card file of the deck."""
    for suit in SUITS:
        for number in NUMBERS:
            yield f"tarot/{number}{suit}.svg", _number_card(number + suit)
