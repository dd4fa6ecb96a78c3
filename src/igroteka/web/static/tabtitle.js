/** The title of the tab: how many tables wait elsewhere, then what the page says of itself. */

let words = document.title;
let waiting = 0;

function show() {
  document.title = waiting ? `(${waiting}) ${words}` : words;
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
