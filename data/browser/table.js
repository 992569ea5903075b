// SPDX-License-Identifier: GPL-3.0-or-later
// The table: shows the state that the server sends, and says what the person chooses. It knows no
// rules.

import { makeRequests } from './lobby.js';
import { Motion } from './motion.js';
import { announce, button, closeDialog, facePicture, find, make, makeCard, memory, openDialog, texts }
  from './parts.js';

// What is marked at a seat, as in AluetteBadges.
const TURN = 1, AHEAD = 2, DECLARER = 4, PARTNER = 8;
const SIDES = ['●', '▲'];
const LOOK_MS = 1500;  // between two looks that keep the eyes where they are
const NOTE_MS = 6000;
const LOOKS = 4;       // so many, until the eyes are at the table again
const MIN_STEP = 34;   // pixels of a card that a thumb can hit
const FLICK = 40;      // pixels upward that play a card

export class Table {
  #state = null;
  #signs = null;
  #people = {};
  #lifted = null;  // code of a card
  #gestures = [];  // by seat: id of the gesture that is seen
  #looking = 0;    // timer
  #touched = null; // event: where a finger began
  #note = '';      // that is shown for a while
  #noteTimer = 0;

  constructor(connection) {
    this.connection = connection;
    this.element = find('table');
    this.motion = new Motion(place => this.#locate(place));
    new ResizeObserver(() => this.#state && this.#layOutHand()).observe(find('hand'));
    document.addEventListener('keydown', event => this.#takeKey(event));
  }

  hide() {
    this.element.hidden = true;
  }

  forget() {
    this.#state = this.#signs = this.#lifted = null;
    this.hide();
  }

  prepare(cue) {
    if (this.#state && !this.element.hidden)
      this.motion.prepare(cue);
    this.spoken = cue.spoken;
  }

  show(state) {
    const focused = document.activeElement?.dataset?.focus;
    const isNew = this.element.hidden;

    this.#state = state;
    if (!this.#cards().some(card => card.card === this.#lifted && card.may))
      this.#lifted = null;
    this.element.hidden = false;
    this.#showScore();
    this.#showFelt();
    this.#showPrompt();
    this.#showHand();
    this.#showPeople();
    if (focused)
      this.element.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
    this.motion.run();
    announce([this.spoken, state.prompt.text].filter(Boolean).join(' '));
    if (isNew)
      find('hand').querySelector('button')?.focus({ preventScroll: true });
  }

  setPeople(message) {
    this.#people = message;
    if (this.#state)
      this.#showPeople();
  }

  setSigns(message) {
    this.#signs = message;
    if (this.#state) {
      this.#showTools();
      this.#showFaces();
    }
  }

  showGesture({ seat, gesture, text, ms }) {
    this.#gestures[seat] = gesture;
    if (this.#state && seat !== this.#state.bottom)
      announce(`${this.#state.seats[seat].name}: ${text}`);
    this.#showFaces();
    setTimeout(() => {
      if (this.#gestures[seat] === gesture)
        delete this.#gestures[seat];
      this.#showFaces();
    }, ms);
  }

  showSaid({ seat, text }) {
    const name = this.#state?.seats[seat]?.name ?? '';

    this.showNote(`${name}: ${text}`);
  }

  /** Shows a text for a while, and says it to screen readers. */
  showNote(text) {
    announce(text);
    clearTimeout(this.#noteTimer);
    this.#note = text;
    this.#noteTimer = setTimeout(() => this.#endNote(), NOTE_MS);
    if (this.#state)
      this.#showPeople();
  }

  #endNote() {
    this.#note = '';
    if (this.#state)
      this.#showPeople();
  }

  // Where things are

  /** The seats around the table, from the person's own, as they are turned. */
  #angle(seat) {
    const n = this.#state.seats.length;
    const steps = (seat - this.#state.bottom + n) % n;

    return Math.PI / 2 + (this.#state.counterclockwise ? -1 : 1) * steps * 2 * Math.PI / n;
  }

  /** @param x, y: from the middle, as lengths of CSS */
  #putAround(element, seat, x, y) {
    element.style.left = `calc(50% + ${Math.cos(this.#angle(seat)).toFixed(3)} * ${x})`;
    element.style.top = `calc(var(--middle, 50%) + ${Math.sin(this.#angle(seat)).toFixed(3)} * ${y})`;
  }

  #seatElement(seat) {
    return this.element.querySelector(`.seat[data-seat="${seat}"]`);
  }

  #locate([type, seat, card]) {
    if (type === 'trick')
      return this.element.querySelector(`.slot[data-seat="${seat}"]`);
    if (type === 'hand' && card)
      return this.element.querySelector(`[data-card="${CSS.escape(card)}"]`) ?? this.#seatElement(seat);
    if (type === 'hand' && seat === this.#state.bottom)
      return find('hand');
    if (type === 'middle')
      return this.element.querySelector('.middle') ?? find('felt');
    return this.#seatElement(seat);
  }

  #cards() {
    return this.#state.hands[this.#state.active ?? this.#state.bottom]?.cards ?? [];
  }

  // What is shown

  #showScore() {
    const { rows, spoken } = this.#state.score;

    find('score').replaceChildren(...rows.map(row => make('span', {},
      row.side === undefined ? '' : `${SIDES[row.side]} `, row.name, ' ',
      make('b', {}, String(row.points)))));
    find('score').setAttribute('role', 'group');
    find('score').setAttribute('aria-label', spoken ?? texts.score);
    this.#showTools();
  }

  #showTools() {
    const hasSigns = this.#signs?.signs?.length > 0;

    find('tools').replaceChildren(
      ...(hasSigns ? [button(texts.signs, () => this.#openSigns(), { 'data-focus': 'signs' })] : []),
      button(texts.menu, () => this.#openMenu(), { 'data-focus': 'menu' }));
  }

  #showFelt() {
    const state = this.#state;

    find('felt').className = `seats-${state.seats.length}`;
    find('felt').setAttribute('role', 'group');
    find('felt').setAttribute('aria-label', texts.table);
    find('felt').replaceChildren(
      ...state.seats.map((seat, index) => this.#makeSeat(seat, index)),
      ...this.#makeMiddle());
    this.#showFaces();
  }

  #makeSeat(seat, index) {
    const own = index === this.#state.bottom;
    const marks = (seat.badges & AHEAD ? '★ ' : '') + (seat.badges & DECLARER ? '♛ ' : '')
      + (seat.badges & PARTNER ? '♟ ' : '') + (seat.deals ? '◉ ' : '')
      + (seat.side === undefined ? '' : `${SIDES[seat.side]} `);
    const face = own || !this.#signs
      ? make('span', { className: 'face' })
      : make('button', { type: 'button', className: 'face', 'data-focus': `seat-${index}`,
        'aria-label': `${texts.look.replace('%s', seat.name)}; ${seat.description ?? ''}`,
        onclick: () => this.#look(String(index + 1)),
        onpointerenter: event => event.pointerType === 'mouse' && this.#look(String(index + 1)) });
    const element = make('div', {
      className: `seat${own ? ' own' : ''}${seat.badges & TURN ? ' turn' : ''}`
        + `${Math.abs(Math.cos(this.#angle(index))) > 0.5 ? ' side' : ''}`,
      'data-seat': index, title: seat.pile ?? '' },
      face,
      make('span', { className: 'name' }, marks, seat.name),
      seat.plate ? make('span', { className: 'plate' }, seat.plate) : null,
      make('span', { className: 'tricks', 'aria-hidden': true }, '▮'.repeat(seat.tricks)),
      make('span', { className: 'unseen' }, seat.description ?? ''),
      own ? make('span', { className: 'unseen watchers' }) : null,
      seat.speech ? make('span', { className: 'speech' }, seat.speech) : null,
      this.#makeOpenHand(index));

    face.append(make('img', { alt: '' }));
    this.#putAround(element, index, '(50% - var(--seat-width) / 2)', '(50% - var(--seat-height) / 2)');
    return element;
  }

  /** The open hand of another seat, such as a Petit-Jean. When it must play, it is shown large. */
  #makeOpenHand(seat) {
    const hand = this.#state.hands[seat];

    if (!hand || seat === this.#state.bottom)
      return null;
    return make('div', { className: 'open', role: 'group', 'aria-label': hand.label },
      ...hand.cards.map(card => makeCard(this.#state.deck, card.card, card.title?.split('\n')[0])));
  }

  #makeMiddle() {
    const { trick, deck, middle, middleTitle, report, reportTitle } = this.#state;

    if (report)
      return [make('div', { className: 'middle report', tabIndex: 0 }, make('table', {},
        reportTitle ? make('caption', {}, reportTitle) : null,
        ...report.map(row => make('tr', { className: row.strong ? 'strong' : '' },
          make('th', { scope: 'row' }, row.label), make('td', {}, row.value ?? '')))))];
    if (middle)
      return [make('div', { className: 'middle shown', role: 'group', 'aria-label': middleTitle },
        make('p', {}, middleTitle ?? ''), ...middle.map(card => makeCard(deck, card, card)))];
    return [...this.#makeTrick(trick, deck),
      trick.stamp ? make('p', { className: `stamp${trick.triumph ? ' triumph' : ''}` }, trick.stamp)
        : null].filter(Boolean);
  }

  #makeTrick(trick, deck) {
    return trick.cards.map((card, seat) => {
      const wins = card && (trick.winning >> seat & 1);
      const slot = make('div', { className: `slot${wins ? ' wins' : ''}`, 'data-seat': seat },
        card ? makeCard(deck, card, `${this.#state.seats[seat].name}: ${trick.titles[seat]}`) : null);

      this.#putAround(slot, seat, 'var(--card-width) * 0.95', 'var(--card-height) * 0.56');
      return slot;
    });
  }

  /** Where a face looks, on this screen. */
  #pose(seat) {
    const target = this.#signs?.eyes?.[seat];
    const other = Number(target) - 1;

    if (this.#gestures[seat])
      return this.#gestures[seat];
    if (target === 'cards')
      return 'down';
    if (!(other >= 0) || other === seat)
      return 'rest';
    const x = Math.cos(this.#angle(other)) - Math.cos(this.#angle(seat));
    const y = Math.sin(this.#angle(other)) - Math.sin(this.#angle(seat));

    if (Math.abs(x) > 0.5)
      return x > 0 ? 'right' : 'left';
    return y > 0 ? 'rest' : 'up';
  }

  #showFaces() {
    const watchers = this.element.querySelector('.watchers');

    if (watchers)
      watchers.textContent = this.#signs?.watchers ?? '';
    this.#state?.seats.forEach((seat, index) => {
      const element = this.#seatElement(index);
      const picture = element?.querySelector('.face img');
      const source = facePicture(seat.face, this.#pose(index));

      if (!picture)
        return;
      if (picture.getAttribute('src') !== source)
        picture.src = source;
      element.classList.toggle('looks', this.#signs?.eyes?.[index] === String(this.#state.bottom + 1));
      element.classList.toggle('seen', this.#signs?.eyes?.[this.#state.bottom] === String(index + 1));
    });
  }

  #showPrompt() {
    const { prompt, extras } = this.#state;
    const lifted = this.#cards().find(card => card.card === this.#lifted);
    const [title, ...more] = lifted ? lifted.title.split('\n') : [];

    find('prompt').replaceChildren(
      lifted ? make('p', {}, make('b', {}, title), ` ${more.join(' ')}`)
        : make('p', {}, prompt.text ?? ''),
      make('div', { className: 'buttons' },
        lifted ? button(texts.play, () => this.#play(lifted), { className: 'suggested' }) : null,
        ...prompt.buttons.map(it => this.#makeAction(it))));
    this.extras = extras ?? [];
  }

  #makeAction(it) {
    return button(it.label, () => this.#act(it), { title: it.hint ?? '', disabled: it.disabled,
      className: it.suggested ? 'suggested' : '', 'data-focus': `action-${it.name}-${it.target ?? ''}` });
  }

  #showPeople() {
    find('people').replaceChildren(...[
      this.#people.waiting ? make('p', {}, this.#people.waiting) : null,
      this.#note ? make('p', {}, this.#note) : null,
      ...makeRequests(this.connection, this.#people)].filter(Boolean));
  }

  // The hand

  #makeHandCard(card, active) {
    const lifted = card.card && card.card === this.#lifted;
    const title = card.title?.split('\n')[0] ?? texts.backSide;
    const note = card.chosen ? `; ${this.#state.choice ?? texts.chosen}`
      : active && !card.may ? `; ${card.whyNot ?? texts.mayNot}` : '';

    return make('button', {
      type: 'button', 'data-card': card.card, 'data-focus': `card-${card.card}`, title: card.title ?? '',
      className: `card${lifted ? ' lifted' : ''}${card.chosen ? ' chosen' : ''}`
        + `${active && !card.may ? ' barred' : ''}`,
      'aria-label': title + note, 'aria-pressed': lifted || card.chosen ? 'true' : 'false',
      'aria-disabled': active && card.may ? null : 'true',
      onpointerdown: event => { this.#touched = event; },
      onpointerup: event => this.#isFlick(event) && active && card.may && this.#play(card),
      onclick: () => this.#choose(card, active) },
      make('img', { className: 'card', alt: '', draggable: false,
        src: `/cards/${this.#state.deck}/${card.card ?? 'back'}.svg` }));
  }

  #showHand() {
    const { hands, bottom, active } = this.#state;
    const hand = hands[active ?? bottom];

    find('hand').setAttribute('aria-label', hand?.label ?? texts.hand);
    find('hand').classList.toggle('active', active !== undefined);
    find('hand').replaceChildren(
      ...(hand?.cards ?? []).map(card => this.#makeHandCard(card, active !== undefined)));
    this.#layOutHand();
  }

  /** Cards overlap so that each can be hit, in as many rows as that needs. */
  #layOutHand() {
    const cards = [...find('hand').children];
    const width = find('hand').clientWidth;
    const size = cards[0]?.offsetWidth ?? 0;

    if (!size)
      return;
    const most = Math.max(1, Math.floor((width - size) / MIN_STEP) + 1);
    const rows = Math.ceil(cards.length / most);
    const each = Math.ceil(cards.length / rows);
    const step = each > 1 ? Math.min(size + 4, (width - size) / (each - 1)) : 0;

    find('hand').style.setProperty('--rows', rows);
    cards.forEach((card, index) => {
      const row = Math.floor(index / each);
      const inRow = Math.min(each, cards.length - row * each);

      card.style.left = `${(width - size - step * (inRow - 1)) / 2 + step * (index % each)}px`;
      card.style.setProperty('--row', row);
    });
  }

  #choose(card, active) {
    if (!active || !card.card)
      return;
    if (this.#state.choice || !card.may || memory.get('directly') || this.#lifted === card.card) {
      this.#play(card);
      return;
    }
    this.#lifted = card.card;
    this.#look('cards', 1);
    this.#showPrompt();
    this.#showHand();
    this.#showFelt();
    this.element.querySelector(`[data-card="${CSS.escape(card.card)}"]`)?.focus();
    announce(`${card.title.split('\n')[0]}. ${texts.again}`);
  }

  /** Whether a finger has moved upward. That is no click. */
  #isFlick({ pointerType, pointerId, clientX, clientY }) {
    if (pointerType === 'mouse' || this.#touched?.pointerId !== pointerId)
      return false;
    const up = this.#touched.clientY - clientY;

    return up > FLICK && up > Math.abs(this.#touched.clientX - clientX);
  }

  #play(card) {
    this.#lifted = null;
    this.connection.send('choose', { card: card.card });
  }

  #act({ name, target }) {
    if (name === 'continue')
      this.connection.send('ready');
    else if (name === 'review' || name === 'last-trick')
      this.connection.send('tricks', { last: name === 'last-trick' });
    else
      this.connection.send('action', target === undefined ? { name } : { name, target });
  }

  /** Digits choose cards, Escape puts a lifted card back. */
  #takeKey(event) {
    const number = Number(event.key);

    if (!this.#state || this.element.hidden || find('dialog').open || event.ctrlKey || event.altKey
        || event.metaKey)
      return;
    if (event.key === 'Escape' && this.#lifted) {
      this.#lifted = null;
      this.show(this.#state);
    } else if (number >= 1 && number <= 9) {
      const card = this.#cards().filter(it => it.may)[number - 1];

      if (card)
        this.#choose(card, true);
    }
  }

  // Eyes and signs

  #look(target, times = LOOKS) {
    if (!this.#signs)
      return;
    clearTimeout(this.#looking);
    this.connection.send('look', { target });
    this.#looking = setTimeout(() => {
      if (target !== 'table')
        this.#look(times > 1 ? target : 'table', times - 1);
    }, LOOK_MS);
  }

  #openSigns() {
    const make1 = sign => {
      let pressed = 0;

      return make('button', { type: 'button', className: 'sign',
        onpointerdown: event => { pressed = event.timeStamp; },
        onclick: event => {
          const hold = pressed ? Math.min(4000, Math.round(event.timeStamp - pressed)) : 0;

          this.connection.send('sign', { sign: sign.sign, strength: sign.strength, hold });
          closeDialog();
        } },
        make('img', { alt: '', src: facePicture(this.#state.seats[this.#state.bottom].face,
          sign.gesture) }),
        make('b', {}, sign.title), make('small', {}, sign.text));
    };

    openDialog(texts.signs, make('p', {}, texts.signsHint),
      make('div', { className: 'signs' }, ...this.#signs.signs.map(make1)));
  }

  // Dialogs

  #openMenu() {
    const direct = make('input', { type: 'checkbox', checked: memory.get('directly') !== null,
      onchange: () => memory.set('directly', direct.checked ? '1' : null) });

    openDialog(texts.menu,
      this.#state.hasLastTrick
        ? button(texts.lastTrick, () => this.connection.send('tricks', { last: true })) : null,
      ...this.extras.map(it => this.#makeItem(it.label, () => this.#act(it))),
      this.#state.mayUndo ? this.#makeItem(texts.undo, () => this.connection.send('undo')) : null,
      button(texts.say, () => this.#openPhrases()),
      make('label', { className: 'option' }, direct, texts.directly),
      button(texts.leave, () => this.#confirmLeave()));
  }

  /** A button that closes the dialog and then does something. */
  #makeItem(label, act, properties) {
    return button(label, () => {
      closeDialog();
      act();
    }, properties);
  }

  #openPhrases() {
    openDialog(texts.say, ...this.phrases.map(({ id, text }) =>
      this.#makeItem(text, () => this.connection.send('say', { phrase: id }))));
  }

  #confirmLeave() {
    openDialog(texts.sureToLeave, this.#makeItem(texts.leave, () => this.connection.send('leave'),
      { className: 'suggested' }));
  }

  showTricks({ deck, names, tricks }) {
    openDialog(tricks.length > 1 ? texts.tricks : texts.lastTrick,
      make('div', { className: 'all-tricks' }, ...tricks.map(trick => make('div', { className: 'one-trick' },
        make('b', {}, String(trick.number)),
        ...trick.cards.map((card, seat) => ({ card, seat })).filter(it => it.card).map(it =>
          make('figure', { className: it.seat === trick.taker ? 'wins' : '' },
            makeCard(deck, it.card, it.card), make('figcaption', {}, names[it.seat])))))));
  }
}
