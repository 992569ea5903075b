# SPDX-License-Identifier: GPL-3.0-or-later
"""Aluette as it runs: started in a home of its own, seen and used as a screen reader does.

Needs a display and a session bus: tests/ui/run-headless gives both.
"""

import ast
import gzip
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib

APP_ID = 'io.github.aluette.Aluette'
APP_PATH = '/io/github/aluette/Aluette'
KEYFILE_GROUP = 'io/github/aluette/Aluette'

# Nothing moves and nobody ponders: what a match shows is what it is.
FAST_SETTINGS = {'language': 'en', 'animation-speed': 'off', 'bot-pace': 'instant',
                 'trick-pause': 'short', 'sounds': False, 'player-name': 'Émile',
                 'window-width': 360, 'window-height': 640}

# The types of settings, by those of Python.
SETTING_TYPES = {str: 's', bool: 'b', int: 'i', dict: 'a{ss}'}

# How long anything may take before a test gives up, in seconds. Generous: machines are busy.
PATIENCE = 100


class ProgramError(Exception):
    """The program ended, or does not answer, in the middle of a test."""


# How long something that may also fail to happen is waited for, in seconds: then it is tried again.
ATTEMPT = 3


def happens(condition, patience=ATTEMPT):
    """Returns the first true value of condition (), or its last value if it never becomes true.
    Rests longer and longer between two looks, which take time that the program needs."""
    end = time.monotonic() + patience
    rest = 0.01
    while True:
        found = condition()
        if found or time.monotonic() >= end:
            return found
        time.sleep(rest)
        rest = min(1.5 * rest, 0.2)


def wait_for(what, condition, patience=PATIENCE):
    """Returns the first true value of condition (). Fails if it never becomes true."""
    found = happens(condition, patience)
    if not found:
        raise ProgramError(f'waited {patience} s for {what}')
    return found


class Home:
    """A user's folders, thrown away afterward."""

    def __init__(self, **settings):
        self.path = tempfile.mkdtemp(prefix='aluette-home.')
        self.settings({**FAST_SETTINGS, **settings})
        os.makedirs(self.path + '/config/gtk-4.0')
        with open(self.path + '/config/gtk-4.0/settings.ini', 'w', encoding='utf-8') as toolkit:
            toolkit.write('[Settings]\ngtk-enable-animations=0\n')

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
            # With GTK 4.18 the toolkit itself warns: see warnings_in ().
            'G_DEBUG': '' if 'GDK_DISABLE' in os.environ else 'fatal-warnings',
        }

    def settings(self, values):
        """Writes the user's choices, in place of those there were."""
        schema = Gio.SettingsSchemaSource.get_default().lookup(APP_ID, True)
        assert all(map(schema.has_key, values)), f'not all are settings: {list(values)}'
        folder = self.path + '/config/glib-2.0/settings'
        os.makedirs(folder, exist_ok=True)
        with open(folder + '/keyfile.new', 'w', encoding='utf-8') as keyfile:
            keyfile.write(f'[{KEYFILE_GROUP}]\n')
            for key, value in values.items():
                variant = GLib.Variant(SETTING_TYPES[type(value)], value)
                keyfile.write(f'{key}={variant.print_(False)}\n')
        # A program that runs never reads half of it.
        os.replace(keyfile.name, folder + '/keyfile')

    def database(self):
        return sqlite3.connect(f'file:{self.path}/data/aluette/matches.db?mode=ro', uri=True)

    def matches(self):
        """(number, score A, score B, over) of each match, oldest first."""
        with self.database() as database:
            return database.execute(
                'SELECT id, (SELECT points FROM seats WHERE match = id AND seat = 0),'
                ' (SELECT points FROM seats WHERE match = id AND seat = 1), over FROM matches'
                ' ORDER BY id').fetchall()

    def stored(self, match):
        """Record, points of each seat, and whether it is over, all of one moment. The points of a
        team are at each of its seats."""
        with self.database() as database:
            database.execute('BEGIN')
            points = [points for points, in database.execute(
                'SELECT points FROM seats WHERE match = ? ORDER BY seat', (match,))]
            over, = database.execute('SELECT over FROM matches WHERE id = ?', (match,)).fetchone()
            return self.read_record(database, match), points, bool(over)

    def winners(self, match):
        """The numbers of the seats that have won."""
        with self.database() as database:
            return [seat + 1 for seat, in database.execute(
                'SELECT seat FROM seats WHERE match = ? AND won ORDER BY seat', (match,))]

    def n_events(self):
        """How many events of matches in play are on disk."""
        with self.database() as database:
            return database.execute('SELECT count (*) FROM events WHERE number > 0').fetchone()[0]

    def record(self, match):
        with self.database() as database:
            return self.read_record(database, match)

    @staticmethod
    def read_record(database, match):
        packed = database.execute('SELECT packed FROM records WHERE match = ?', (match,)).fetchone()
        if packed:
            return gzip.decompress(packed[0]).decode()
        return ''.join(lines for lines, in database.execute(
            'SELECT lines FROM events WHERE match = ? ORDER BY number', (match,)))


# States of AT-SPI, by the number of their bit.
STATES = {'checked': 4, 'editable': 7, 'expanded': 10, 'focusable': 11, 'focused': 12,
          'pressed': 20, 'selectable': 22, 'selected': 23, 'sensitive': 24, 'showing': 25,
          'visible': 30}


def spoken_once(name):
    """A label of one's own and the caption come as “_Play Play”: once is enough."""
    name = name.replace('_', '', 1)
    half = (len(name) - 1) // 2
    return name[:half] if half > 0 and name[:half] + ' ' + name[:half] == name else name


class Node:
    """A control, or what groups some, as a screen reader has it at one moment."""

    def __init__(self, item):
        ((_, self.path), _, (_, self.parent), self.index, self.n_children, self.interfaces,
         self.name, self.role_number, self.description, states) = item
        self.bits = states[0] | states[1] << 32
        self.interfaces = [interface.rsplit('.', 1)[1] for interface in self.interfaces]
        self.role = self.parent_name = ''
        self.children = []

    def walk(self, last_pages=False):
        """It and all below, in order; of pages one over the other perhaps only the last."""
        yield self
        pages = len(self.children) > 1 and not any('Component' in child.interfaces
                                                   for child in self.children)
        for child in self.children[-1:] if pages and last_pages else self.children:
            yield from child.walk(last_pages)

    def has(self, state):
        return bool(self.bits >> STATES[state] & 1)

    @property
    def spoken(self):
        return spoken_once(self.name)

    @property
    def is_button(self):
        return self.role == 'button'

    def find(self, role, name):
        for node in self.walk():
            if node.role == role and node.spoken == name:
                return node
        return None


# Roles of AT-SPI, by number; others go by their number.
ROLES = {7: 'check box', 11: 'combo box', 16: 'dialog', 19: 'filler', 23: 'frame', 27: 'image',
         29: 'label', 31: 'list', 32: 'list item', 33: 'menu', 35: 'menu item', 39: 'panel',
         43: 'button', 44: 'radio button', 48: 'scroll bar', 49: 'scroll pane', 52: 'spin button',
         61: 'text', 62: 'toggle button', 69: 'window', 75: 'application', 79: 'entry', 99: 'panel'}


def ending(process, stderr):
    """How a program ended and the end of its standard error; None if it has not ended."""
    try:
        # It can leave the bus a moment before it is gone.
        status = process.wait(1)
    except subprocess.TimeoutExpired:
        return None
    stderr.seek(0)
    said = stderr.read().splitlines()[-20:]
    how = signal.Signals(-status).name if status < 0 else f'status {status}'
    return '\n'.join([f'the program ended with {how}', *said])


class Screen:
    """What a screen reader is told of one program, in a call or two."""

    def __init__(self, process, stderr):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                     None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                 | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.process, self.stderr = process, stderr
        self.heard = []
        self.focus = None
        self.bus.signal_subscribe(None, 'org.a11y.atspi.Event.Object', None, None, None,
                                  Gio.DBusSignalFlags.NONE, self._spoke)
        self.name = None
        self.read = {}
        wait_for('the program to be seen', self._appear)

    def _spoke(self, _bus, sender, path, _interface, signal_name, arguments):
        what, on, _, text, *_ = arguments.unpack()
        if signal_name == 'Announcement' or what == 'accessible-description':
            self.heard.append(text)
        elif signal_name == 'StateChanged' and what == 'focused' and on and sender == self.name:
            self.focus = path

    def hear(self):
        """All texts that screen readers were told to say."""
        while GLib.MainContext.default().iteration(False):
            pass
        return self.heard

    def focused(self):
        """What has the focus: the last that screen readers were told of, unless it has lost it; None
        if nothing has it."""
        self.hear()
        for node in self._fetch(self.focus).values() if self.focus else []:
            if node.has('focused'):
                parent = self._fetch(node.parent).get(node.parent)
                node.parent_name = parent.name if parent else ''
                return node
        return next((node for node in self.look(last_pages=True).walk() if node.has('focused')), None)

    def _ask(self, name, path, interface, method, arguments=None):
        """The answer of a program on the bus. Fails at once where ours has ended."""
        try:
            return self.bus.call_sync(name, path, interface, method, arguments, None,
                                      Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)
        except GLib.Error as error:
            ended = ending(self.process, self.stderr) if self._has_left(error) else None
            if ended:
                raise ProgramError(ended) from error
            raise

    def _has_left(self, error):
        return (self.process.poll() is not None
                or error.matches(Gio.dbus_error_quark(), Gio.DBusError.NO_REPLY)
                or error.matches(Gio.dbus_error_quark(), Gio.DBusError.SERVICE_UNKNOWN)
                or error.matches(Gio.dbus_error_quark(), Gio.DBusError.NAME_HAS_NO_OWNER))

    def _call(self, name, path, interface, method, arguments=None):
        return self._ask(name, path, interface, method, arguments).unpack()

    def _appear(self):
        ended = self.process.poll() is not None and ending(self.process, self.stderr)
        if ended:
            raise ProgramError(ended)
        try:
            known, = self._call('org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root',
                                'org.a11y.atspi.Accessible', 'GetChildren')
            for name, _ in known:
                pid, = self._call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                                  'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                                  GLib.Variant('(s)', (name,)))
                if pid == self.process.pid:
                    self.name = name
                    return bool(self._items())
        except GLib.Error:
            pass
        return False

    def _read(self, item):
        """What a control is said to be; most say at each look what they said before."""
        data = item.get_data_as_bytes().get_data()
        if data not in self.read:
            # Faster than unpack ().
            self.read[data] = ast.literal_eval(item.print_(False))
        return self.read[data]

    def _items(self):
        answer = self._ask(self.name, '/org/a11y/atspi/cache', 'org.a11y.atspi.Cache', 'GetItems')
        nodes = {}
        for item in map(answer.get_child_value(0).get_child_value,
                        range(answer.get_child_value(0).n_children())):
            node = Node(self._read(item))
            node.role = ROLES.get(node.role_number, str(node.role_number))
            nodes[node.path] = node
        for node in nodes.values():
            if node.parent in nodes:
                nodes[node.parent].children.append(node)
                node.parent_name = nodes[node.parent].name
        for node in nodes.values():
            node.children.sort(key=lambda child: child.index)
        return nodes

    def look(self, under=None, last_pages=False, thorough=False):
        """The control at the path @under, or the whole program, with all that is below; None where
        it is no more. Controls are told of only once their parent was asked for its children: the
        fewer, the faster is every later look. Those that were hidden since are still told of, but
        are no longer children. If as many came as were hidden, only a @thorough look sees it, which
        asks every parent."""
        asked, fetched = {}, {}
        while True:
            nodes = self._items()
            nodes.update((path, node) for path, node in fetched.items() if path not in nodes)
            for path, children in asked.items():
                if path in nodes:
                    nodes[path].children = [nodes[child] for child in children if child in nodes]
            root = nodes.get(under or '/org/a11y/atspi/accessible/root')
            if root is None:
                return None
            hollow = [node for node in root.walk(last_pages) if node.path not in asked
                      and (len(node.children) != node.n_children or node.role == 'application'
                           or (thorough and node.n_children > 0))]
            if not hollow or (asked and hollow == [root]):
                return root
            for node in hollow:
                asked[node.path] = self._children(node)
                for path in asked[node.path]:
                    if path not in nodes and path not in fetched:
                        fetched.update(self._fetch(path))

    def _children(self, node):
        """The paths of what is in it, in order; all that is known where it went away meanwhile."""
        try:
            children, = self._call(self.name, node.path, 'org.a11y.atspi.Accessible', 'GetChildren')
            return [path for _, path in children]
        except GLib.Error:
            return [child.path for child in node.children]

    def _fetch(self, path):
        """The node at @path, by its path, asked of itself: with GTK 4.18, what comes into view late is
        not told of with the rest. Nothing where it went away meanwhile."""
        accessible = 'org.a11y.atspi.Accessible'
        try:
            known, = self._call(self.name, path, 'org.freedesktop.DBus.Properties', 'GetAll',
                                GLib.Variant('(s)', (accessible,)))
            role, = self._call(self.name, path, accessible, 'GetRole')
            states, = self._call(self.name, path, accessible, 'GetState')
            interfaces, = self._call(self.name, path, accessible, 'GetInterfaces')
        except GLib.Error:
            return {}
        node = Node((('', path), None, known['Parent'], 0, known['ChildCount'], interfaces,
                     known['Name'], role, known['Description'], states))
        node.role = ROLES.get(role, str(role))
        return {path: node}

    def pick(self, choose):
        """Goes down from the window to some control, @choose picking the way at each turn. Returns
        the path of the last on the way that can be pressed, its role and its name, or None. Sees
        far less than look (), and far sooner."""
        accessible = 'org.a11y.atspi.Accessible'
        path, found = '/org/a11y/atspi/accessible/root', None
        while True:
            children, = self._call(self.name, path, accessible, 'GetChildren')
            shown = []
            for _, child in children:
                (low, high), = self._call(self.name, child, accessible, 'GetState')
                bits = low | high << 32
                if bits >> STATES['visible'] & 1 and bits >> STATES['sensitive'] & 1:
                    shown.append(child)
            if not shown:
                return found
            path = choose(shown)
            interfaces, = self._call(self.name, path, accessible, 'GetInterfaces')
            if 'org.a11y.atspi.Action' in interfaces:
                role, = self._call(self.name, path, accessible, 'GetRole')
                name, = self._call(self.name, path, 'org.freedesktop.DBus.Properties', 'Get',
                                   GLib.Variant('(ss)', (accessible, 'Name')))
                found = path, ROLES.get(role, str(role)), spoken_once(name)

    def is_gone(self):
        try:
            self.n_windows()
        except GLib.Error:
            return True
        return False

    def n_windows(self):
        children, = self._call(self.name, '/org/a11y/atspi/accessible/root',
                               'org.a11y.atspi.Accessible', 'GetChildren')
        return len(children)

    def act(self, node, number=0):
        """Presses it. Returns FALSE where it went away meanwhile."""
        return self.act_at(node.path, number)

    def act_at(self, path, number=0):
        """The same for what is at @path."""
        try:
            return self._call(self.name, path, 'org.a11y.atspi.Action', 'DoAction',
                              GLib.Variant('(i)', (number,)))[0]
        except GLib.Error:
            return False

    def place(self, node, across=0.5, down=0.5):
        """A place on it, in the window: @across and @down are shares of its size. None where it went
        away meanwhile. GTK 4.18 leaves out borders and padding of what it is in: some pixels."""
        try:
            (x, y, width, height), = self._call(
                self.name, node.path, 'org.a11y.atspi.Component', 'GetExtents',
                GLib.Variant('(u)', (1,)))
        except GLib.Error:
            return None
        return int(x + across * width), int(y + down * height)


class Program:
    """A running aluette."""

    def __init__(self, home, arguments=(), **environment):
        self.stderr = tempfile.TemporaryFile(mode='w+', encoding='utf-8', errors='replace')
        env = {**os.environ, **home.environment(), **environment}
        self.process = subprocess.Popen([os.environ['ALUETTE'], *arguments], env=env,
                                        stdout=subprocess.DEVNULL, stderr=self.stderr)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.appear()

    def appear(self):
        """Waits until it is seen."""
        try:
            self.screen = Screen(self.process, self.stderr)
            wait_for('its window', lambda: self.look(last_pages=True).children)
        except (ProgramError, GLib.Error) as error:
            self.process.kill()
            raise ProgramError(f'{error}; {self.said()}') from error

    def start_again(self):
        """Waits until it has restarted in the same process, as it was told."""
        wait_for('it to leave the bus', self.screen.is_gone)
        self.appear()

    def look(self, under=None, last_pages=False, thorough=False):
        return self.screen.look(under.path if under else None, last_pages, thorough)

    def said(self):
        """What is on the standard error."""
        self.stderr.seek(0)
        return self.stderr.read()

    def action(self, name, parameter=None):
        """Activates an action of the application."""
        try:
            self.bus.call_sync(APP_ID, APP_PATH, 'org.gtk.Actions', 'Activate',
                               GLib.Variant('(sava{sv})',
                                            (name, [parameter] if parameter else [], {})),
                               None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)
        except GLib.Error as error:
            ended = ending(self.process, self.stderr)
            if ended:
                raise ProgramError(ended) from error
            raise

    def key(self, *keys):
        subprocess.run(['xdotool', 'key', '--clearmodifiers', *keys], check=True,
                       stdout=subprocess.DEVNULL)

    def take_keys(self):
        """Gives the window the keys, since nothing else does so when another one in front of it has
        closed."""
        subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid),
                        '--name', '.', 'windowfocus', '--sync'], check=True,
                       stdout=subprocess.DEVNULL)

    def click(self, x, y, button=2):
        """Clicks, by default with the middle button, which no control takes for itself."""
        subprocess.run(['xdotool', 'mousemove', str(x), str(y), 'click', str(button)], check=True,
                       stdout=subprocess.DEVNULL)

    def find(self, role, name):
        return wait_for(f'{role} “{name}”', lambda: self.look().find(role, name))

    def press(self, name):
        self.screen.act(self.find('button', name))

    def quit(self):
        """Ends it as the user does. Returns the exit status."""
        try:
            self.action('quit')
        except (GLib.Error, ProgramError):
            pass
        return self.process.wait(PATIENCE)

    def kill(self):
        """Ends it at once, if it is still there."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def replay(record):
    """What aluette-cli says of the record."""
    result = subprocess.run([os.environ['ALUETTE_CLI'], 'replay', '-'], input=record, text=True,
                            capture_output=True, encoding='utf-8', check=False)
    return json.loads(result.stdout)


def warnings_in(text):
    """The lines of a standard error that a program without fault does not write. libadwaita 1.7
    measures the heading of a question for less width than it needs, and GTK 4.18 warns of that."""
    return [line for line in text.splitlines()
            if any(word in line for word in ('WARNING', 'CRITICAL', 'ERROR', 'Sanitizer',
                                             'runtime error'))
            and 'Trying to measure GtkLabel' not in line]


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
