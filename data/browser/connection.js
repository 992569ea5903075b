// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to the server. A lost one is made again: soon, then ever later, and at once when the
// network or the person is back.

const VERSION = 1;
const FIRST_MS = 250;
const LAST_MS = 5000;
const SILENCE_MS = 4000; // until an attempt is given up
const ASLEEP_MS = 4000;  // after so long in the background, a connection may be dead without knowing it

export class Connection {
  #socket = null;
  #timer = 0;
  #attempts = 0;
  #over = false;
  #hiddenAt = 0;

  /** @param handlers: message (object), lost () */
  constructor(handlers) {
    this.handlers = handlers;
    document.addEventListener('visibilitychange', () => this.#noteVisibility());
    addEventListener('online', () => this.#renew());
    // A page that the browser keeps for “Back” is not at the table meanwhile.
    addEventListener('pagehide', () => this.#socket?.close());
    addEventListener('pageshow', event => event.persisted && this.#renew());
    this.#connect();
  }

  /** Says a word, if there is a connection. */
  send(word, members = {}) {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ word, ...members }));
  }

  /** Ends the connection for good. */
  stop() {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #noteVisibility() {
    if (document.hidden)
      this.#hiddenAt = Date.now();
    else if (!this.#socket || Date.now() - this.#hiddenAt > ASLEEP_MS)
      this.#renew();
  }

  /** Connects at once; what is left of the connection before does not count. */
  #renew() {
    const before = this.#socket;

    if (this.#over)
      return;
    clearTimeout(this.#timer);
    this.#connect();
    before?.close();
  }

  #connect() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/`, 'aluette');
    const patience = setTimeout(() => socket.close(), SILENCE_MS);

    this.#socket = socket;
    socket.onopen = () => {
      clearTimeout(patience);
      this.send('hello', { version: VERSION, languages: navigator.languages.join(',').slice(0, 100) });
    };
    socket.onmessage = event => {
      this.#attempts = 0;
      this.handlers.message(JSON.parse(event.data));
    };
    socket.onclose = () => {
      clearTimeout(patience);
      if (this.#socket !== socket || this.#over)
        return;
      this.#socket = null;
      this.handlers.lost();
      this.#timer = setTimeout(() => this.#connect(),
        Math.min(FIRST_MS * 1.6 ** this.#attempts++, LAST_MS));
    };
  }
}
