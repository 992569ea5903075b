# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of French Tarot on the running program."""

import re

from player import Player, header
from running import happens

PEOPLE = ('Anne', 'Rose')

# In the order in which one of them is pressed.
DECLARATIONS = ('Show These Cards', 'Simple Handful', 'Declare No Trumps', 'Declare No Honors',
                'Lay Away')
CALL = re.compile(r'(King|Queen|Knight|Jack) of \w+')


def tarot_header(rules, players, **options):
    """The text of a match to be set up; underscores in options stand for hyphens."""
    return header(rules, players, **options).replace('%aluette', '%tarot', 1)


class TarotPlayer(Player):
    """Takes with the contracts it likes, calls, lays away, declares and plays what it may."""

    def __init__(self, program, home, seed, likes, by_mouse):
        super().__init__(program, home, seed)
        self.likes, self.by_mouse = likes, by_mouse

    def press(self, button, across=0.5, down=0.5):
        if not self.by_mouse:
            super().press(button)
            return
        self.pressed.append(button.spoken)
        place = self.program.screen.place(button, across, down)
        if place:
            self.program.click(*place, button=1)

    def look(self):
        """Of hands only the one that is to be played from."""
        buttons, hands = super().look()
        return buttons, [hand for hand in hands if self.is_asked()]

    def is_asked(self):
        table = self.program.look(self.table)
        return table and any(seat.name in PEOPLE and 'their turn' in seat.description
                             for seat in table.children)

    def answer(self, buttons):
        if super().answer(buttons):
            return True
        called = [name for name in buttons if CALL.fullmatch(name)]
        if called:
            self.press(buttons[self.random.choice(called)])
            return True
        for name in (*self.likes, *DECLARATIONS, 'Pass'):
            if name in buttons:
                self.press(buttons[name])
                return True
        return False

    def play_card(self, hands):
        """Presses a card that may be chosen: neither its refusal nor its place is in brackets."""
        for hand in hands:
            free = [card for card in hand if '(' not in card.spoken]
            if not free:
                continue
            before, card = self.home.n_events(), self.random.choice(free)
            # Of a card among others the left upper part can be seen; not its very edge, which
            # place () misses with GTK 4.18.
            self.press(card, 0.35, 0.2)
            if happens(lambda: self.home.n_events() != before or self.is_marked(card), 0.5):
                return True
        return False

    def is_marked(self, card):
        now = self.program.look(card)
        return now is not None and now.spoken != card.spoken
