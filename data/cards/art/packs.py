# SPDX-License-Identifier: GPL-3.0-or-later
"""The three decks: the drawing of each card."""

from . import (aluette_courts, aluette_luettes, aluette_pips, backs, card, corners, french_courts,
               french_pips)
from .ink import Sheet
from .tarot import deck as tarot

SUITS = "dcbe"
RANKS = "AKQJ98765432"
CODES = [rank + suit for suit in SUITS for rank in RANKS]

ALUETTE = {**aluette_courts.COURTS, **aluette_luettes.LUETTES, **aluette_pips.PIPS}
FRENCH = french_pips.PIPS
# Cards with a top and a bottom: an ornament at the lower right would be in the grass.
UNEVEN = {*aluette_courts.COURTS, *aluette_luettes.LUETTES} - {"5d", "9c", "9d"}
BACKS = {"aluette": (backs.aluette, backs.aluette_middle), "french": (backs.french, backs.french_middle)}


def files():
    """Yields (path, text) of every card file, the path relative to the folder of the decks."""
    for pack in BACKS:
        for code in CODES:
            yield f"{pack}/{code}.svg", _face(pack, code)
        yield f"{pack}/back.svg", _back(pack)
    yield from tarot.files()


def _back(pack):
    upper, middle = BACKS[pack]
    half, sheet = Sheet(f"{pack} back half"), Sheet(f"{pack} back")
    upper(half)
    middle(sheet)
    card.frame(sheet)
    return card.document(sheet, half=half)


def _face(pack, code):
    sheet, half = Sheet(f"{pack} {code}"), None
    if pack == "french" and code in french_courts.COURTS:
        half = Sheet(f"{pack} {code} half")
        corners.fill(half, code[1], both=False)
        french_courts.half(code)(half)
        french_courts.middle(sheet, code)
    else:
        corners.fill(sheet, code[1], both=code not in UNEVEN or pack == "french")
        (ALUETTE if pack == "aluette" else FRENCH)[code](sheet)
    card.frame(sheet)
    return card.document(sheet, card.index_sheet(pack, *code), half)
