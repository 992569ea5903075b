# SPDX-License-Identifier: GPL-3.0-or-later
"""People at programs of their own, on one computer, who play together."""

import random
import re
import subprocess

from gi.repository import Gio, GLib

from running import APP_ID, APP_PATH, PATIENCE, Home, Program, wait_for, warnings_in

# Four words, as the pages show them.
WORDS = r'^(\w+) – (\w+) – (\w+) – (\w+)$'


class Bus:
    """A session bus of its own: on one bus there is only one Aluette. Screen readers see all."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.accessible, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus',
                                             'GetAddress', None, None, Gio.DBusCallFlags.NONE, -1,
                                             None).unpack()
        self.process = subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--print-address'],
                                        stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def environment(self):
        return {'DBUS_SESSION_BUS_ADDRESS': self.address, 'AT_SPI_BUS_ADDRESS': self.accessible}

    def end(self):
        self.process.kill()
        self.process.wait()


class Person:
    """Somebody at a program of their own, who presses what there is to press."""

    def __init__(self, name, seed=1, **settings):
        self.name, self.random = name, random.Random(f'{name} {seed}')
        self.home = Home(**{'player-name': name, **settings})
        self.bus = Bus()
        self.program = None
        self.said = []
        self.start()

    def start(self):
        self.program = Program(self.home, **self.bus.environment())

    def kill(self):
        """Ends the program at once, as a power cut does."""
        self.program.kill()
        self.said += warnings_in(self.program.said())

    def end(self):
        if self.program.process.poll() is None:
            self.kill()
        self.bus.end()
        self.home.__exit__()

    def speak(self, language):
        """Changes the language of the program."""
        bus = Gio.DBusConnection.new_for_address_sync(
            self.bus.address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        bus.call_sync(APP_ID, APP_PATH, 'org.gtk.Actions', 'Activate',
                      GLib.Variant('(sava{sv})', ('language', [GLib.Variant('s', language)], {})),
                      None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)
        bus.close_sync()

    def keys(self, *keys):
        """Presses keys in the window, which gets the focus first."""
        window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid',
                                 str(self.program.process.pid)], check=True, capture_output=True,
                                text=True).stdout.split()[-1]
        subprocess.run(['xdotool', 'windowraise', window, 'windowfocus', '--sync', window],
                       check=True)
        self.program.key(*keys)

    def look(self, thorough=False):
        return self.program.look(last_pages=False, thorough=thorough)

    def find(self, choose):
        """A control for which choose () is true, among all. Looks twice, because the second look
        takes longer."""
        return next((node for thorough in (False, True) for node in self.look(thorough).walk()
                     if node.has('visible') and node.has('sensitive') and choose(node)), None)

    def wait(self, what, choose):
        return wait_for(f'{what} for {self.name}', lambda: self.find(choose))

    def press(self, name, role='button'):
        """Presses a button or a row when it is there."""
        self.program.screen.act(self.wait(name, lambda node: node.role == role
                                          and node.spoken == name))

    def choose(self, menu, item):
        """Opens a menu, by the button that is in a GtkMenuButton of the same name, and chooses."""
        self.program.screen.act(self.wait(menu, lambda node: node.spoken == menu
                                          and node.parent_name == menu))
        self.press(item, 'menu item')

    def has_text(self, pattern):
        return self.find(lambda node: node.role == 'label' and re.search(pattern, node.name))

    def text(self, pattern):
        """What of a label fits the pattern, once it is there."""
        return re.search(pattern, self.wait(pattern, lambda node: node.role == 'label'
                                            and re.search(pattern, node.name)).name)

    def read(self):
        """All text on the screen."""
        if self.program.process.poll() is not None:
            return 'no window'
        return [node.name for node in self.look().walk()
                if node.role == 'label' and node.has('visible') and node.name]

    def type(self, label, text):
        entry = self.wait(label, lambda node: node.name == label
                          and 'EditableText' in node.interfaces)
        self.program.screen._call(self.program.screen.name, entry.path,
                                  'org.a11y.atspi.EditableText', 'SetTextContents',
                                  GLib.Variant('(s)', (text,)))
