# SPDX-License-Identifier: GPL-3.0-or-later
"""A real browser, driven by the WebDriver protocol: Chromium with its chromedriver, without a display.

Waits for conditions, never for a time."""

import base64
import json
import os
import pathlib
import subprocess
import tempfile
import urllib.error
import urllib.request

from serving import PATIENCE, wait_for

ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'


class Failure(Exception):
    """What the driver says is wrong."""


class Browser:
    """A window of a browser with a profile of its own. A script is run first in every page."""

    def __init__(self, language='fr', size=(360, 640), dark=False, own_certificate=False, script=''):
        self.script = script
        self.home = tempfile.TemporaryDirectory(prefix='aluette-browser-', ignore_cleanup_errors=True)
        log = pathlib.Path(self.home.name) / 'driver.log'
        self.driver = subprocess.Popen(
            ['chromedriver', '--port=0', f'--log-path={log}'], stdout=subprocess.PIPE,
            encoding='utf-8', env={**os.environ, 'HOME': self.home.name, 'LANGUAGE': language})
        self.port = self._read_port()
        arguments = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
                     '--disable-background-networking', '--no-first-run', '--hide-scrollbars',
                     f'--user-data-dir={self.home.name}/profile', f'--lang={language}',
                     f'--accept-lang={language}', *(['--force-dark-mode'] if dark else [])]
        options = {'args': arguments, 'binary': '/usr/bin/chromium',
                   'prefs': {'intl.accept_languages': language}}
        self.path = ''
        session = self._call('POST', 'session', {'capabilities': {'alwaysMatch': {
            'browserName': 'chrome', 'acceptInsecureCerts': own_certificate,
            'goog:chromeOptions': options, 'goog:loggingPrefs': {'browser': 'ALL'},
            'timeouts': {'script': PATIENCE * 1000, 'pageLoad': PATIENCE * 1000}}}})
        self.path = f'session/{session["sessionId"]}/'
        self._prepare(size)
        if dark:
            self.command('Emulation.setEmulatedMedia',
                         {'features': [{'name': 'prefers-color-scheme', 'value': 'dark'}]})

    def _read_port(self):
        for line in self.driver.stdout:
            if 'started successfully on port' in line:
                return int(line.rsplit(' ', 1)[1].strip().rstrip('.'))
        raise Failure('chromedriver did not start')

    def _call(self, method, path, data=None):
        request = urllib.request.Request(
            f'http://127.0.0.1:{self.port}/{self.path}{path}', method=method,
            data=None if data is None else json.dumps(data).encode('utf-8'),
            headers={'Content-Type': 'application/json'})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)['value']
        except urllib.error.HTTPError as error:
            raise Failure(json.load(error)['value']['message'].split('\n')[0]) from error

    def command(self, name, parameters):
        """A command of Chromium's own."""
        return self._call('POST', 'goog/cdp/execute', {'cmd': name, 'params': parameters})

    def _prepare(self, size):
        """Makes a new tab like the first."""
        self.set_size(*size)
        self.command('Page.addScriptToEvaluateOnNewDocument', {'source': self.script})

    def set_size(self, width, height):
        self.size = (width, height)
        self.command('Emulation.setDeviceMetricsOverride',
                     {'width': width, 'height': height, 'deviceScaleFactor': 1, 'mobile': width < 700})

    def open(self, url):
        self._call('POST', 'url', {'url': url})

    def reload(self):
        self._call('POST', 'refresh', {})

    def open_tab(self, url):
        """Opens another page in this browser, and goes on in it. Returns the one before."""
        before = self.get_tab()
        tab = self._call('POST', 'window/new', {'type': 'tab'})
        self.switch(tab['handle'])
        self._prepare(self.size)
        self.open(url)
        return before

    def close_tab(self, handle):
        """Closes another page of this browser."""
        here = self.get_tab()
        self.switch(handle)
        self._call('DELETE', 'window')
        self.switch(here)

    def get_tab(self):
        return self._call('GET', 'window')

    def switch(self, handle):
        self._call('POST', 'window', {'handle': handle})

    def run(self, script, *arguments):
        """Runs JavaScript, and returns what it returns."""
        return self._call('POST', 'execute/sync', {'script': script, 'args': list(arguments)})

    def find(self, selector):
        """The first element, or None."""
        found = self._call('POST', 'elements', {'using': 'css selector', 'value': selector})
        return found[0][ELEMENT] if found else None

    def text(self, selector):
        return self.run('return document.querySelector(arguments[0])?.textContent ?? ""', selector)

    def count(self, selector):
        return self.run('return document.querySelectorAll(arguments[0]).length', selector)

    def click(self, selector):
        """Presses what can be pressed. Returns whether it was there."""
        element = self.find(selector)
        if element is None:
            return False
        try:
            self._call('POST', f'element/{element}/click', {})
        except Failure:
            return False
        return True

    def flick(self, selector):
        """Moves a finger upward from the middle of an element."""
        x, y = self.run('const box = document.querySelector(arguments[0]).getBoundingClientRect();'
                        'return [box.x + 20, box.y + box.height / 2]', selector)
        for kind, up in ('touchStart', 0), ('touchMove', 30), ('touchMove', 60), ('touchEnd', None):
            points = [] if up is None else [{'x': x, 'y': y - up}]
            self.command('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': points})

    def type(self, selector, text):
        element = self.find(selector)
        self._call('POST', f'element/{element}/clear', {})
        self._call('POST', f'element/{element}/value', {'text': text})

    def wait(self, selector):
        return wait_for(selector, lambda: self.find(selector))

    def complaints(self):
        """What the browser says is wrong with the page."""
        return [entry['message'] for entry in self._call('POST', 'se/log', {'type': 'browser'})
                if entry['level'] == 'SEVERE']

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self._call('GET', 'screenshot')))

    def close(self):
        try:
            self._call('DELETE', '')
        except (Failure, OSError):
            pass
        self.driver.terminate()
        self.driver.wait()
        self.driver.stdout.close()
        self.home.cleanup()
