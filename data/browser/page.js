// SPDX-License-Identifier: GPL-3.0-or-later
// The page: takes what the server says, and gives it to the lobby and to the table.

import { Connection } from './connection.js';
import { Lobby } from './lobby.js';
import { Table } from './table.js';
import { announce, find, memory, texts } from './parts.js';

// With these the token is of no more use.
const GONE = ['bad-token', 'no-table', 'removed', 'declined', 'full', 'none'];

const words = decodeURIComponent(location.hash.slice(1));
const key = words ? `token:${words}` : 'token';

const connection = new Connection({ message: take, lost: showLost });
const lobby = new Lobby(connection, words);
const table = new Table(connection);

function showLost() {
  find('lost').textContent = texts.lost ?? '…';
  find('lost').hidden = false;
}

function takeHello(message) {
  Object.assign(texts, message.texts);
  document.documentElement.lang = message.language;
  document.title = texts.title;
  lobby.oneTable = message.oneTable;
  table.phrases = message.phrases;
  find('lost').hidden = true;
  if (memory.get(key))
    connection.send('resume', { token: memory.get(key) });
  else
    lobby.show({ state: 'greeted' });
}

function takeLobby(message) {
  if (message.closed && GONE.includes(message.code))
    memory.set(key, null);
  if (message.closed && message.code === 'replaced')
    connection.stop();
  table.setPeople(message);
  if (message.state !== 'playing') {
    table.hide();
    lobby.show(message);
  } else {
    lobby.hide();
  }
}

/** Another page has this seat, or the server wants no more of this one. */
function takeClosing(message) {
  connection.stop();
  table.hide();
  lobby.showEnd(message.text);
}

function take(message) {
  switch (message.word) {
    case 'hello': takeHello(message); break;
    case 'token': memory.set(key, message.token); break;
    case 'lobby': takeLobby(message); break;
    case 'no-match': table.forget(); break;
    case 'cue': table.prepare(message); break;
    case 'state': table.show(message); break;
    case 'signs': table.setSigns(message); break;
    case 'gesture': table.showGesture(message); break;
    case 'said': table.showSaid(message); break;
    case 'tricks': table.showTricks(message); break;
    case 'note': lobby.note(message.text); table.showNote(message.text); break;
    case 'closing': takeClosing(message); break;
  }
}
