# SPDX-License-Identifier: GPL-3.0-or-later
"""A server that serves the page, and WebSockets whose every byte a test chooses."""

import base64
import json
import os
import socket

from serving import PATIENCE, Server, find_port

TEXT, BINARY, CLOSE, COMPRESSED = 1, 2, 8, 0x40
HELLO = {'word': 'hello', 'version': 1, 'languages': 'fr'}


class Place:
    """A server that serves the page."""

    def __init__(self):
        self.port = find_port()
        self.origin = f'http://localhost:{self.port}'
        self.server = Server(browser_origin=self.origin, browser_port=self.port)

    def call(self):
        return socket.create_connection(('127.0.0.1', self.port), timeout=PATIENCE)

    def ask(self, request):
        """The answer to a request, until the server closes or the page is complete."""
        with self.call() as plain:
            plain.sendall(request)
            answer = b''
            while True:
                try:
                    part = plain.recv(65536)
                except ConnectionError:
                    return answer
                answer += part
                if not part or b'\r\n\r\n' in answer:
                    return answer

    def get(self, path):
        return self.ask(f'GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'.encode())

    def is_well(self):
        assert b' 200 ' in self.get('/')[:20]
        socket_ = WebSocket(self)
        socket_.say(HELLO)
        assert json.loads(socket_.read())['word'] == 'hello'
        socket_.close()


class WebSocket:
    """A WebSocket whose every frame the test chooses."""

    def __init__(self, place, origin=None, path='/', protocol='aluette', extensions=''):
        self.plain = place.call()
        key = base64.b64encode(os.urandom(16)).decode()
        origin = place.origin if origin is None else origin
        lines = [f'GET {path} HTTP/1.1', 'Host: localhost', 'Upgrade: websocket',
                 'Connection: Upgrade', f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13',
                 f'Sec-WebSocket-Protocol: {protocol}', *([f'Origin: {origin}'] if origin else []),
                 *([f'Sec-WebSocket-Extensions: {extensions}'] if extensions else [])]
        self.plain.sendall('\r\n'.join(lines + ['', '']).encode())
        self.rest = b''
        while b'\r\n\r\n' not in self.rest:
            part = self._receive()
            if not part:
                break
            self.rest += part
        self.head, _, self.rest = self.rest.partition(b'\r\n\r\n')
        self.is_open = self.head.startswith(b'HTTP/1.1 101')

    def _receive(self):
        try:
            return self.plain.recv(65536)
        except ConnectionError:
            return b''

    def frame(self, payload, kind=TEXT, final=True, length=None, mask=True):
        size = len(payload) if length is None else length
        head = bytes([kind | (0x80 if final else 0)])
        flag = 0x80 if mask else 0
        if size < 126:
            head += bytes([flag | size])
        elif size < 65536:
            head += bytes([flag | 126]) + size.to_bytes(2, 'big')
        else:
            head += bytes([flag | 127]) + size.to_bytes(8, 'big')
        try:
            self.plain.sendall(head + (b'\0\0\0\0' if mask else b'') + payload)
        except ConnectionError:
            pass

    def say(self, message):
        self.frame(json.dumps(message).encode())

    def _take(self, n):
        while len(self.rest) < n:
            part = self._receive()
            if not part:
                return b''
            self.rest += part
        taken, self.rest = self.rest[:n], self.rest[n:]
        return taken

    def read(self):
        """The next text; '' at the end of the connection."""
        head = self._take(2)
        if not head or head[0] & 15 == CLOSE:
            return ''
        size = head[1] & 127
        if size == 126:
            size = int.from_bytes(self._take(2), 'big')
        elif size == 127:
            size = int.from_bytes(self._take(8), 'big')
        return self._take(size).decode()

    def ends(self):
        """Reads the rest. Waits if the server does not close."""
        while self.read():
            pass
        self.close()
        return True

    def close(self):
        self.plain.close()
