# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match on the running program for every person at the screen, by its buttons."""

import random
import re
import time

from running import PATIENCE, ProgramError, happens, replay, wait_for

TABLE = 'Card table'
OVER = 'New Match'
ONWARD = ('Deal the Cards', 'Next Deal')
HERE = 'I’m Here'
# A bot may propose something at any time, which everybody must answer.
ANSWERS = {'Accept': 1, 'Keep Playing': 1}
# What the name of a card in a hand says, in both languages: “Jack of batons, 2 of 6”.
CARD = re.compile(r', \d+ (of|sur) \d+')
# Seconds after which a match that has not begun is asked for again.
SECOND_TRY = 15


def header(rules, players, seats=0, **options):
    """The text of a match to be set up; underscores in options stand for hyphens."""
    lines = ['%aluette 1', f'rules {rules}']
    lines += [f'option {key.replace("_", "-")} {value}' for key, value in options.items()]
    lines += [f'seats {seats or len(players)}']
    lines += [f'player {i + 1} {player}' for i, player in enumerate(players)]
    return '\n'.join(lines) + '\n'


def controls(table):
    """The buttons with words, and the hands of cards, of a table."""
    buttons, hands = {}, []
    for part in table.children:
        inside = [node for node in part.walk() if node.is_button]
        cards = [node for node in inside if CARD.search(node.spoken)]
        if cards:
            hands.append(cards)
        else:
            buttons.update((button.spoken, button) for button in inside if button.has('sensitive'))
    return buttons, hands


class Player:
    """Sits at the screen of a program and presses what there is to press.

    answers: a button's name to the chance that it is pressed when it could be: of two that exclude
    each other the first that is drawn. A name that ends with … is in the menu of the match, which
    asks a question first.
    """

    def __init__(self, program, home, seed, answers=None):
        self.program, self.home = program, home
        self.random = random.Random(seed)
        self.answers = answers or ANSWERS
        self.table = None
        self.pressed = []

    def start(self):
        """From the page where a match is set up to the table."""
        n_matches = len(self.home.matches())

        def begun():
            if len(self.home.matches()) > n_matches:
                return True
            self.program.key('alt+p')
            return False

        # A key that was pressed before may arrive late, and leave the page again.
        def opened():
            self.program.action('new-match')
            return happens(begun, SECOND_TRY)
        wait_for('the match to start', opened)
        self.sit_down()

    def resume(self):
        """From the start page to the table of the match in play."""
        def row():
            known = self.program.look().find('list', 'Resume')
            return known and [node for node in known.walk()
                              if node.role == 'list item' and node.has('visible')]
        self.program.screen.act(wait_for('the match to go on with', row)[0])
        self.sit_down()

    def sit_down(self):
        self.table = wait_for(TABLE, lambda: self.program.look(last_pages=True).find('panel', TABLE))

    def look(self):
        """The buttons with words, and the hands of cards, as they are now."""
        table = self.program.look(self.table)
        if table is None:
            raise ProgramError('the table is gone')
        return controls(table)

    def press(self, button):
        self.pressed.append(button.spoken)
        self.program.screen.act(button)

    def answer(self, buttons):
        """Presses one of a question's buttons. Returns whether it did."""
        for name in (HERE, *ONWARD):
            if name in buttons:
                self.press(buttons[name])
                return True
        known = [name for name in buttons if name in self.answers]
        self.random.shuffle(known)
        for name in known:
            if self.random.random() < self.answers[name]:
                self.press(buttons[name])
                return True
        return False

    def find(self, role, name):
        return [node for node in self.program.look().walk()
                if node.role == role and node.spoken == name and node.has('sensitive')]

    def choose(self, name):
        """Chooses an item of the menu of the match, if it can be chosen, and says yes."""
        menu = self.find('toggle button', 'Match Menu')[0]
        self.program.screen.act(menu)
        item = happens(lambda: self.find('menu item', name))
        if not item:
            self.program.key('Escape')
            return False
        self.program.screen.act(item[0])
        yes = wait_for(name, lambda: self.find('button', name.rstrip('…')))
        self.press(yes[0])
        return True

    def choose_in_menu(self):
        for name, chance in self.answers.items():
            if name.endswith('…') and self.random.random() < chance and self.choose(name):
                return True
        return False

    def play_card(self, hands):
        """Presses cards of each hand until the match takes one; others are not to play."""
        before = self.home.n_events()
        for hand in self.random.sample(hands, len(hands)):
            self.press(self.random.choice(hand))
            if self.home.n_events() != before:
                return True
        return False

    def step(self):
        """Does one thing. Returns FALSE once the match is over."""
        buttons, hands = self.look()
        if OVER in buttons:
            return False
        if (not self.answer(buttons) and not self.choose_in_menu()
                and not self.play_card(hands)):
            # A trick lies, or what was missed is shown: a click goes on.
            self.program.click(180, 320)
        return True

    def has_ended_deal(self):
        return any(name in self.look()[0] for name in ONWARD)

    def play(self, until=None):
        """Until a condition holds, or to the end of the match. Returns False at that end."""
        known, moved = self.home.n_events(), time.monotonic()
        while until is None or not until():
            if not self.step():
                return False
            now = self.home.n_events()
            if now != known:
                known, moved = now, time.monotonic()
            elif time.monotonic() - moved > PATIENCE:
                raise ProgramError(f'the match stands still; last: {self.pressed[-20:]}')
        return True


def check_record(home, match, said):
    """The match on disk is what the command line replays. Returns its record."""
    record, points, over = home.stored(match[0])
    verdict = replay(record)
    assert verdict['ok'], f'{verdict}\n{record}'
    # Two scores where seats play in two teams.
    assert verdict['score'] == points[:len(verdict['score'])], f'{verdict} but {points}'
    assert over == ('end' in verdict and verdict['end'] is not None), f'{verdict} but {match}'
    assert not said, said
    return record
