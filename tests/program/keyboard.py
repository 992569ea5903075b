# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the running program by the keys of a keyboard, and sees where the focus is."""

import re

from running import PATIENCE, Program, ProgramError, happens, wait_for

# More controls than any page has.
MOST = 60


def is_role(found, role):
    """What opens something is a toggle button in newer versions of GTK."""
    return found == role or (found, role) == ('toggle button', 'button')


class Keyboard:
    def __init__(self, home):
        self.home = home
        self.program = Program(home, ALUETTE_SEED='7')

    def press(self, *keys):
        self.program.key(*keys)

    def n_windows(self):
        return self.program.screen.n_windows()

    def opens_window(self, *keys):
        """Presses keys that open another window."""
        before = self.n_windows()
        self.press(*keys)
        wait_for(f'a window after {keys}', lambda: self.n_windows() > before)

    def closes_window(self, *keys):
        """Presses keys that close the window in front. No window manager then activates the other."""
        before = self.n_windows()
        self.press(*keys)
        wait_for(f'a window to close after {keys}', lambda: self.n_windows() < before)

    def focused(self):
        """What has the focus, or None."""
        return self.program.screen.focused()

    def focus(self):
        """Role and name of what has the focus."""
        node = self.focused()
        return (node.role, node.spoken) if node else (None, '')

    def is_on(self, role, pattern):
        found, name = self.focus()
        return is_role(found, role) and re.fullmatch(pattern, name)

    def moved_from(self, before):
        """What has the focus now, if it is not @before. It stays if there is only one control."""
        now = self.focused()
        return now if now and (before is None or now.path != before.path) else None

    def tab_to(self, role, pattern, key='Tab'):
        """Presses a key until that has the focus."""
        seen = []
        node = self.focused()
        for _ in range(MOST):
            if node and is_role(node.role, role) and re.fullmatch(pattern, node.spoken):
                return
            seen.append((node.role, node.spoken) if node else None)
            self.program.key(key)
            # The focus moves a moment later.
            node = happens(lambda before=node: self.moved_from(before), 1) or self.focused()
        raise ProgramError(f'{key} never came to {role} “{pattern}”, but to {seen}')

    def go_to_tab(self, pattern):
        """Goes back to the tabs of the start page and along them. Tab itself goes from one to the
        next only with libadwaita before 1.7, and comes to the last one first."""
        self.tab_to('37', '.*', 'shift+Tab')
        for key in 3 * ['Left'] + 3 * ['Right']:
            if self.is_on('37', pattern):
                return
            before = self.focused()
            self.press(key)
            happens(lambda before=before: self.moved_from(before), 1)
        self.lands_on('37', pattern)

    def lands_on(self, role, pattern):
        if not happens(lambda: self.is_on(role, pattern), PATIENCE):
            raise ProgramError(f'the focus is on {self.focus()}, not on {role} “{pattern}”')

    def shows(self, pattern):
        return any(node.has('visible') and re.fullmatch(pattern, node.spoken)
                   for node in self.program.look().walk())
