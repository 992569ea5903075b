# SPDX-License-Identifier: GPL-3.0-or-later
"""A server, people who play at its tables, and clients that say whatever a test wants.

Needs ALUETTE_SERVER, and ALUETTE_GUESTS for Players. Waits for conditions, never for a time."""

import json
import os
import pathlib
import signal
import socket
import sqlite3
import ssl
import subprocess
import tempfile
import time

SERVER = os.environ['ALUETTE_SERVER']
PROTOCOL = 'aluette/1'
PATIENCE = 100  # seconds, on a machine that is busy with other work
# Many clients come from this one computer.
OPEN_LIMITS = {'max-connections-per-address': 100000, 'max-new-connections-per-minute': 1000000,
               'max-opened-tables-per-hour': 100000, 'max-connections': 100000,
               'max-tables-of-one-address': 100000}
NO_PAUSES = {'bot-pause': 0, 'trick-pause': 0}


def wait_for(what, condition):
    """Waits until condition () is true, and returns what it returned."""
    deadline = time.monotonic() + PATIENCE
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > deadline:
            raise AssertionError(f'waited in vain for {what}')
        time.sleep(0.01)


def find_port():
    """A port that nobody has."""
    with socket.socket() as free:
        free.bind(('127.0.0.1', 0))
        return free.getsockname()[1]


def let_table_breathe():
    """Between a request that was too fast for a table and the next try."""
    time.sleep(0.3)


class Tap:
    """Prints results; run () takes a test's name and function."""

    def __init__(self, count):
        self.number, self.failed = 0, False
        print(f'1..{count}', flush=True)

    def run(self, name, function, *arguments):
        self.number += 1
        try:
            note = function(*arguments)
            print(f'ok {self.number} - {name}', flush=True)
            if note:
                print(f'# {note}', flush=True)
        except Exception as error:  # pylint: disable=broad-except
            self.failed = True
            print(f'not ok {self.number} - {name}', flush=True)
            for line in repr(error).split('\\n'):
                print(f'# {line}', flush=True)


class Server:
    """A server with a folder of its own, on a free port that it keeps."""

    def __init__(self, **settings):
        self.home = tempfile.TemporaryDirectory(prefix='aluette-server-')
        self.folder = pathlib.Path(self.home.name)
        self.settings = {**OPEN_LIMITS, **NO_PAUSES,
                         **{key.replace('_', '-'): value for key, value in settings.items()}}
        self.port, self.process, self.said = 0, None, ''
        self.start()

    def command(self, *arguments):
        settings = {'folder': self.folder, 'address': '127.0.0.1', 'port': self.port,
                    **self.settings}
        config = self.folder / 'server.conf'
        config.write_text('[server]\n' + ''.join(f'{key}={value}\n'
                                                 for key, value in settings.items()), 'utf-8')
        return [SERVER, '--config', config, *arguments]

    def ask(self, *arguments):
        return subprocess.run(self.command(*arguments), capture_output=True, encoding='utf-8',
                              check=False)

    def start(self):
        log = open(self.folder / 'said.txt', 'a', encoding='utf-8')
        self.process = subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=log,
                                        encoding='utf-8')
        log.close()
        self.port = int(self.process.stdout.readline() or 0)
        assert self.port, (self.folder / 'said.txt').read_text('utf-8')
        self.fingerprint = self.ask('--fingerprint').stdout.split()[0]

    def kill(self):
        """Ends the server at once, as a power failure of the program."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Ends the server as systemd does. Returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait()
        self.process.stdout.close()
        return status

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self.home.cleanup()

    def get_said(self):
        return (self.folder / 'said.txt').read_text('utf-8')

    def status(self):
        return json.loads(self.ask('--status').stdout)

    def peak_memory(self):
        """The most kilobytes that the server has had."""
        status = pathlib.Path(f'/proc/{self.process.pid}/status').read_text('utf-8')
        return int(status.split('VmHWM:')[1].split()[0])

    def query(self, sql):
        database = sqlite3.connect(f'file:{self.folder}/tables.db?mode=ro', uri=True,
                                   timeout=PATIENCE)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def events(self):
        """Of each table the lines of its events."""
        tables = {}
        for table, lines in self.query('SELECT table_id, lines FROM events ORDER BY table_id, number'):
            tables.setdefault(table, []).append(lines)
        return tables

    def n_events(self):
        return self.query('SELECT count(*) FROM events')[0][0]


class Players:
    """People who play: see play-guests.c."""

    def __init__(self, server, port=None, **options):
        arguments = [part for key, value in options.items()
                     for part in (f'--{key}', str(value))]
        self.process = subprocess.Popen(
            [os.environ['ALUETTE_GUESTS'], '--address', f'127.0.0.1:{port or server.port}',
             '--fingerprint', server.fingerprint, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            encoding='utf-8')

    def finish(self):
        """Waits until everything is played. Returns the figures."""
        out, err = self.process.communicate()
        assert out, err
        figures = json.loads(out)
        assert self.process.returncode == 0, f'{out}{err}'
        return figures

    def is_done(self):
        return self.process.poll() is not None


class Client:
    """A connection whose every byte the test chooses."""

    def __init__(self, server, protocol=PROTOCOL, versions=None, greet=True, plain=None,
                 address=''):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        if protocol:
            context.set_alpn_protocols([protocol])
        if versions:
            context.minimum_version = context.maximum_version = versions
        plain = plain or socket.create_connection(('127.0.0.1', server.port), timeout=PATIENCE,
                                                  source_address=(address, 0))
        self.rest = b''
        self.number = 0  # of the last request
        self.lines = []  # "< " of this client, "> " of the server
        self.socket = context.wrap_socket(plain, server_hostname='localhost')
        if greet:
            assert self.read().startswith('aluette 1 ')
            self.send('hello 1 0.1 fr')

    def send_bytes(self, data):
        self.socket.sendall(data)

    def send(self, *lines):
        self.lines += [f'< {line}' for line in lines]
        self.send_bytes(''.join(f'{line}\n' for line in lines).encode('utf-8'))

    def read(self, pings=False):
        """The next line, but no pings; '' at the end of the connection."""
        while True:
            while b'\n' not in self.rest:
                try:
                    data = self.socket.recv(65536)
                except (ConnectionError, ssl.SSLError):
                    data = b''
                if not data:
                    return ''
                self.rest += data
            line, self.rest = self.rest.split(b'\n', 1)
            line = line.decode('utf-8')
            if pings or not line.startswith('ping '):
                self.lines.append(f'> {line}')
                return line

    def read_until(self, *starts):
        """Reads until a line begins with one of these. Returns it."""
        while True:
            line = self.read()
            if not line or line.startswith(starts):
                return line

    def read_until_part(self, part):
        """Reads until a line has this part. Returns it."""
        while True:
            line = self.read()
            if not line or part in line:
                return line

    def ask(self, line, *starts):
        self.send(line)
        return self.read_until(*starts)

    def request(self, line):
        """Asks for something, with the next number; again, if that was too fast. Returns the code of
        the refusal, or 'done'."""
        self.number += 1
        while True:
            words = self.ask(f'do {self.number} {line}', 'refused', 'done').split()
            if words[0] == 'done':
                return 'done'
            assert words[1] == str(self.number), words
            if words[2] != 'slow-down':
                return words[2]
            let_table_breathe()

    def is_closed(self):
        """Reads the rest. Returns True; waits if the server does not close."""
        while self.read():
            pass
        return True

    def close(self):
        self.socket.close()


SETUP = ['%aluette 1', 'rules classic', 'seats 4', 'player 1 human Anne', 'player 2 human Rose',
         'player 3 human Léon', 'player 4 human Émile']
NAMES = ['Anne', 'Rose', 'Léon', 'Émile']


class Table:
    """Four clients at a table, in their seats; the first one is the owner."""

    def __init__(self, server, n=4, begins=True):
        owner = Client(server)
        owner.send(*[f'prepare {line}' for line in SETUP])
        owner.send('open Anne')
        self.tokens = [owner.read_until('token ').split()[1]]
        self.words = owner.read_until('invitation ').split()[1]
        assert owner.read_until('who 4')
        self.clients = [owner]
        for name in NAMES[1:n]:
            self.add(server, name)
        for seat, client in enumerate(self.clients, 1):
            assert client.ask(f'sit {seat}', 'seated ', 'refused ') == f'seated {seat}'
        if begins:
            owner.send('begin')
            for client in self.clients:
                assert client.read_until('14 talon')

    def add(self, server, name):
        client = Client(server)
        client.send(f'join {self.words} {name}')
        number = self.clients[0].read_until('joins ').split()[1]
        self.clients[0].send(f'admit {number}')
        self.tokens.append(client.read_until('token ').split()[1])
        assert client.read_until('who 4')
        self.clients.append(client)

    def close(self):
        for client in self.clients:
            client.close()
