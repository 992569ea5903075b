# SPDX-License-Identifier: GPL-3.0-or-later
"""Aluette as it runs: started in a home of its own, seen and used as a screen reader does.

Needs a display and a session bus: tests/ui/run-headless gives both.
"""

import gzip
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

APP_ID = 'io.github.aluette.Aluette'
APP_PATH = '/io/github/aluette/Aluette'
KEYFILE_GROUP = 'io/github/aluette/Aluette'

# Nothing moves and nobody ponders: what a match shows is what it is.
SWIFT = {'language': 'en', 'animation-speed': 'off', 'bot-pace': 'instant', 'trick-pause': 'short'}

# How long anything may take before a test gives up, in seconds. Generous: machines are busy.
PATIENCE = 60


class Gone(Exception):
    """The program ended, or does not answer, in the middle of a test."""


def wait_for(what, condition, patience=PATIENCE):
    """Returns condition ()'s first true value."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.01)
    raise Gone(f'waited {patience} s for {what}')


class Home:
    """A user's folders, thrown away afterwards."""

    def __init__(self, **settings):
        self.path = tempfile.mkdtemp(prefix='aluette-home.')
        self.settings({**SWIFT, **settings})

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        shutil.rmtree(self.path, ignore_errors=True)

    def environment(self):
        return {
            'HOME': self.path,
            'XDG_CONFIG_HOME': self.path + '/config',
            'XDG_DATA_HOME': self.path + '/data',
            'XDG_STATE_HOME': self.path + '/state',
            'XDG_CACHE_HOME': self.path + '/cache',
            'GSETTINGS_BACKEND': 'keyfile',
            'G_DEBUG': 'fatal-warnings',
        }

    def settings(self, values):
        """Writes the user's choices, in place of those there were."""
        folder = self.path + '/config/glib-2.0/settings'
        os.makedirs(folder, exist_ok=True)
        with open(folder + '/keyfile', 'w', encoding='utf-8') as keyfile:
            keyfile.write(f'[{KEYFILE_GROUP}]\n')
            for key, value in values.items():
                variant = GLib.Variant('s', value) if isinstance(value, str) else \
                    GLib.Variant('b', value) if isinstance(value, bool) else GLib.Variant('i', value)
                keyfile.write(f'{key}={variant.print_(False)}\n')

    def database(self):
        return sqlite3.connect(f'file:{self.path}/data/aluette/matches.db?mode=ro', uri=True)

    def matches(self):
        """(number, score A, score B, over) of each match, oldest first."""
        with self.database() as database:
            return database.execute(
                'SELECT id, score_a, score_b, over FROM matches ORDER BY id').fetchall()

    def n_events(self):
        """How many events of matches in play are on disk."""
        with self.database() as database:
            return database.execute('SELECT count (*) FROM events WHERE number > 0').fetchone()[0]

    def record(self, match):
        with self.database() as database:
            packed = database.execute('SELECT packed FROM records WHERE match = ?',
                                      (match,)).fetchone()
            if packed:
                return gzip.decompress(packed[0]).decode()
            return ''.join(lines for lines, in database.execute(
                'SELECT lines FROM events WHERE match = ? ORDER BY number', (match,)))


class Program:
    """A running aluette."""

    def __init__(self, home, arguments=(), **environment):
        self.stderr = tempfile.TemporaryFile(mode='w+', encoding='utf-8', errors='replace')
        env = {**os.environ, **home.environment(), **environment}
        self.process = subprocess.Popen([os.environ['ALUETTE'], *arguments], env=env,
                                        stdout=subprocess.DEVNULL, stderr=self.stderr)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.root = None
        try:
            self.root = wait_for('the program to be seen', self._find)
            wait_for('its window', self._windows)
        except Gone:
            self.process.kill()
            raise Gone(self.said())

    def _find(self):
        if self.process.poll() is not None:
            raise Gone(f'the program ended with {self.process.returncode}')
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(i)
                if child is not None and child.get_process_id() == self.process.pid:
                    child.set_cache_mask(Atspi.Cache.NONE)
                    return child
            except GLib.Error:
                pass
        return None

    def _windows(self):
        return [child for child in children(self.root) if child.get_role_name() in ('frame', 'dialog',
                                                                                   'window')]

    def said(self):
        """What is on the standard error."""
        self.stderr.seek(0)
        return self.stderr.read()

    def action(self, name, parameter=None):
        """Activates an action of the application."""
        self.bus.call_sync(APP_ID, APP_PATH, 'org.gtk.Actions', 'Activate',
                           GLib.Variant('(sava{sv})', (name, [parameter] if parameter else [], {})),
                           None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)

    def key(self, *keys):
        subprocess.run(['xdotool', 'key', '--clearmodifiers', *keys], check=True,
                       stdout=subprocess.DEVNULL)

    def find(self, role, name, under=None):
        """The first of that role whose name, mnemonic or not, is @name."""
        for node in walk(under or self.root):
            if node.get_role_name() == role and spoken(node) == name:
                return node
        return None

    def press(self, name, under=None):
        button = wait_for(f'the button {name}', lambda: self.find('push button', name, under))
        button.do_action(0)

    def quit(self):
        """Ends it as the user does. Returns the exit status."""
        try:
            self.action('quit')
        except GLib.Error:
            pass
        return self.process.wait(PATIENCE)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def children(node):
    """Its children, as far as they are still there."""
    try:
        found = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return []
    return [child for child in found if child is not None]


def walk(node):
    """It and all below, in order."""
    yield node
    for child in children(node):
        yield from walk(child)


def spoken(node):
    """Its name. A label of one's own and the caption come as “_Play Play”: once is enough."""
    name = (node.get_name() or '').replace('_', '', 1)
    half = (len(name) - 1) // 2
    return name[:half] if half > 0 and name[:half] + ' ' + name[:half] == name else name


def is_on(node, state):
    return node.get_state_set().contains(state)


def replay(record):
    """What aluette-cli says of the record."""
    result = subprocess.run([os.environ['ALUETTE_CLI'], 'replay', '-'], input=record, text=True,
                            capture_output=True, encoding='utf-8', check=False)
    return json.loads(result.stdout)


def warnings_in(text):
    """The lines of a standard error that a program without fault does not write."""
    return [line for line in text.splitlines()
            if any(word in line for word in ('WARNING', 'CRITICAL', 'ERROR', 'Sanitizer',
                                             'runtime error'))]


class Tap:
    """Reports in the form the test runner reads."""

    def __init__(self, total):
        self.total, self.done, self.failed = total, 0, 0
        print(f'1..{total}', flush=True)

    def run(self, name, function, *arguments):
        self.done += 1
        start = time.monotonic()
        try:
            function(*arguments)
            print(f'ok {self.done} {name} # {time.monotonic() - start:.1f} s', flush=True)
        except Exception as error:  # pylint: disable=broad-except
            self.failed += 1
            print(f'not ok {self.done} {name}', flush=True)
            for line in f'{type(error).__name__}: {error}'.splitlines():
                print(f'# {line}', flush=True)

    def status(self):
        return 1 if self.failed or self.done != self.total else 0
