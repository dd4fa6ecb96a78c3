/** The title of the tab: how many tables wait elsewhere, then what the page says of itself. */

let words = document.title;
let waiting = 0;

function show() {
  const title = waiting ? `(${waiting}) ${words}` : words;
  if (document.title !== title) document.title = title; // another title is told to the whole browser
}

/** What the page says of itself. @param {string} text */
export function setTitle(text) {
  words = text;
  show();
}

/** How many tables wait. @param {number} count */
export function setWaiting(count) {
  waiting = count;
  show();
}
