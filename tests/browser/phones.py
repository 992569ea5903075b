# SPDX-License-Identifier: GPL-3.0-or-later
"""People with telephones: each a browser at a table."""

from driving import Browser
from serving import wait_for

CARD = '#hand.active button.card[data-card]:not(.barred)'
LIFTED = '#hand .lifted'
BUTTON = '#prompt button:not(:disabled):not([data-focus^=action-review])'
HAND = 'return [...document.querySelectorAll("#hand [data-card]")].map (card => card.dataset.card)'


class Phone:
    """A telephone with a browser."""

    def __init__(self, name, language, **options):
        self.language, self.name = language, name
        self.browser = Browser(language, **options)

    def join(self, link):
        """Asks to join, by the link."""
        self.link = link
        self.browser.open('about:blank')
        self.browser.open(link)
        self.browser.wait('#lobby form')
        self.browser.type('input[name=name]', self.name)
        self.browser.click('#lobby form button')

    def sit(self, seat):
        """Takes a seat, once it is at the table."""
        button = f'.seats li:nth-child({seat}) button'
        wait_for(f'the seat of {self.name}', lambda: self.browser.click(button)
                 or self.browser.find('.seats .mine'))
        self.browser.wait('.seats .mine')

    def hand(self):
        return self.browser.run(HAND)

    def step(self):
        """Does what there is to do. Returns whether there was something."""
        return (self.browser.click(LIFTED) or self.browser.click(CARD)
                or self.browser.click(BUTTON))
