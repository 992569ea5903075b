// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that move. The table shows each state at once; what moves is drawn over it for a moment.

const MOVE_MS = 320;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @param locate: (place) => element, of [type, seat, card] */
export class Motion {
  #starts = [];
  #ghosts = [];

  constructor(locate) {
    this.locate = locate;
  }

  /** Notes where the cards of a cue are, before the state changes. */
  prepare(cue) {
    this.#starts = [];
    this.#ghosts = [];
    if (still.matches || document.hidden)
      return;
    for (const move of cue.end ?? []) {
      const picture = this.locate(move.from)?.querySelector?.('img.card');

      if (picture)
        this.#ghosts.push({ move, rect: picture.getBoundingClientRect(), picture: picture.cloneNode() });
    }
    for (const move of cue.moves ?? []) {
      const rect = this.locate(move.from)?.getBoundingClientRect();

      if (rect)
        this.#starts.push({ move, rect });
    }
  }

  /** Moves them, after the state has changed. */
  run() {
    for (const { move, rect, picture } of this.#ghosts)
      this.#flyAway(move, rect, picture);
    for (const { move, rect } of this.#starts)
      this.#flyIn(move, rect);
    this.#starts = [];
    this.#ghosts = [];
  }

  #flyAway(move, rect, picture) {
    const to = this.locate(move.to)?.getBoundingClientRect();

    if (!to)
      return;
    picture.className = 'card ghost';
    picture.alt = '';
    Object.assign(picture.style, { left: `${rect.left}px`, top: `${rect.top}px`,
      width: `${rect.width}px`, height: `${rect.height}px` });
    document.body.append(picture);
    picture.animate([{}, { transform: shift(rect, to, 0.3), opacity: 0 }],
      { duration: MOVE_MS, easing: 'ease-in' }).finished.finally(() => picture.remove());
  }

  #flyIn(move, from) {
    const target = this.locate(move.to);
    const card = target?.matches?.('.card') ? target : target?.querySelector?.('.card');

    if (!card || target.matches('.seat'))
      return;
    card.animate([{ transform: shift(card.getBoundingClientRect(), from, 0.8) }, {}],
      { duration: MOVE_MS, delay: (move.wait * MOVE_MS) / 100, fill: 'backwards', easing: 'ease-out' });
  }
}

/** The transform that puts the middle of a on that of b. */
function shift(a, b, scale) {
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;

  return `translate(${x}px, ${y}px) scale(${scale})`;
}
