// SPDX-License-Identifier: GPL-3.0-or-later
// The way to a table: the invitation, a name, a seat; and what to do when it is over.

import { announce, button, find, make, memory, texts } from './parts.js';

const NO_WORDS = '-'; // where there is only one table

export class Lobby {
  #words;
  #note = '';

  constructor(connection, words) {
    this.connection = connection;
    this.#words = words;
    this.element = find('lobby');
  }

  hide() {
    this.element.hidden = true;
  }

  note(text) {
    const place = this.element.querySelector('.note');

    this.#note = text;
    if (place)
      place.textContent = text;
  }

  show(message) {
    const parts = message.state === 'greeted' && !this.#isElsewhere(message)
      ? this.#makeForm(message) : this.#makeWaiting(message);

    this.element.replaceChildren(make('h1', {}, texts.title), ...parts);
    this.element.hidden = false;
    announce(message.text);
    this.#note = '';
  }

  showEnd(text) {
    this.element.replaceChildren(make('h1', {}, texts.title ?? 'Aluette'),
      make('p', { role: 'alert' }, text),
      button(texts.reload ?? '↻', () => location.reload(), { className: 'suggested' }));
    this.element.hidden = false;
  }

  /** Whether the seat is still this person's: in another page, or on another day. */
  #isElsewhere(message) {
    return message.code === 'replaced' || message.code === 'stopped';
  }

  #makeForm(message) {
    const table = make('input', { name: 'table', required: true, maxLength: 80,
      autocomplete: 'off', autocapitalize: 'none', value: this.#words });
    const name = make('input', { name: 'name', required: true, maxLength: 40,
      autocomplete: 'given-name', value: memory.get('name') ?? '' });
    const onsubmit = event => {
      event.preventDefault();
      memory.set('name', name.value);
      this.connection.send('join', { table: table.value || NO_WORDS, name: name.value });
    };

    return [
      make('p', {}, texts.welcome),
      make('form', { onsubmit },
        this.oneTable ? null : make('label', {}, texts.invitation, table),
        make('label', {}, texts.name, name),
        make('p', { className: 'note', role: 'alert' }, this.#note || message.text || ''),
        make('button', { type: 'submit', className: 'suggested' }, texts.join)),
    ];
  }

  #makeSeat(seat, hasSeat) {
    const label = seat.free ? texts.freeSeat : seat.name;

    return make('li', { className: seat.mine ? 'mine' : '' },
      make('span', {}, label, seat.mine ? ` (${texts.you})` : ''),
      seat.presence && !seat.free ? make('small', {}, seat.presence) : null,
      seat.free && !seat.mine
        ? button(texts.takeSeat, () => this.connection.send('sit', { seat: seat.seat }),
          { className: hasSeat ? '' : 'suggested' })
        : null);
  }

  #makeWaiting(message) {
    const seats = message.state === 'setup' ? message.seats ?? [] : [];
    const parts = [
      make('p', {}, message.text ?? ''),
      make('p', { className: 'note', role: 'alert' }, this.#note),
      make('ol', { className: 'seats' },
        ...seats.map(seat => this.#makeSeat(seat, message.own !== undefined))),
      ...makeRequests(this.connection, message),
    ];

    if (message.state === 'setup' && message.owner)
      parts.push(button(texts.begin, () => this.connection.send('begin'), { className: 'suggested' }));
    if (message.state === 'greeted')
      parts.push(button(texts.reload, () => location.reload(), { className: 'suggested' }));
    else
      parts.push(button(texts.leave, () => this.connection.send('leave')));
    return parts;
  }
}

/** Who asks to join, and what the people are asked. */
export function makeRequests(connection, message) {
  const ask = (text, word, number, yes, no) => make('div', { className: 'request', role: 'group' },
    make('span', {}, text),
    button(yes, () => connection.send(word, { number, yes: true }), { className: 'suggested' }),
    button(no, () => connection.send(word, { number, yes: false })));
  const parts = (message.requests ?? []).map(
    it => ask(it.text, 'admit', it.number, texts.letIn, texts.notNow));

  if (message.question)
    parts.push(ask(message.question, 'answer', message.questionNumber, texts.yes, texts.no));
  if (message.over && message.owner)
    parts.push(button(texts.rematch, () => connection.send('rematch'), { className: 'suggested' }));
  return parts;
}
