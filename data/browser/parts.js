// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of the page, and its texts, which the server sends in the language of this browser.

/** The texts, by name. */
export const texts = {};

export const find = id => document.getElementById(id);

/** Makes an element. A property whose name is an attribute with a dash, or that begins with "on", is
 * set as such. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);

  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false)
      continue;
    if (name.startsWith('on'))
      element.addEventListener(name.slice(2), value);
    else if (name in element && !name.includes('-'))
      element[name] = value;
    else
      element.setAttribute(name, value === true ? 'true' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** A button with a text. */
export const button = (label, onclick, properties = {}) =>
  make('button', { type: 'button', onclick, ...properties }, label);

export const cardPicture = (deck, card) => `/cards/${deck}/${card ?? 'back'}.svg`;
export const facePicture = (face, pose) => `/faces/${face}/${pose}.png`;

/** Shows a card; a missing code is its back. */
export function makeCard(deck, card, title) {
  return make('img', { className: 'card', src: cardPicture(deck, card), draggable: false,
    alt: title ?? texts.backSide ?? '' });
}

/** Says something to screen readers. */
export function announce(text) {
  const live = find('live');

  if (!text || live.textContent === text)
    return;
  live.textContent = text;
}

/** Opens the dialog with a title. It closes with Escape, or with its button. */
export function openDialog(title, ...children) {
  const dialog = find('dialog');

  dialog.replaceChildren(
    make('h2', { id: 'dialog-title' }, title), ...children,
    button(texts.close, () => dialog.close(), { className: 'close' }));
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  if (!dialog.open)
    dialog.showModal();
}

export const closeDialog = () => find('dialog').close();

/** What this browser remembers, if it may. */
export const memory = {
  get(key) {
    try {
      return localStorage.getItem(`aluette:${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null)
        localStorage.removeItem(`aluette:${key}`);
      else
        localStorage.setItem(`aluette:${key}`, value);
    } catch {
      // The page works without; after a reload the person must be let in again.
    }
  },
};
