/** The field of a form about a game with the box: whoever records it has all seats on this screen. */

import { show } from "./page.js";

/** Whether the game is played on a real table. @param {HTMLFormElement} form */
export function isRecorded(form) {
  return Boolean(/** @type {HTMLInputElement | null} */ (form.querySelector("[name=recorded]"))?.checked);
}

/** Show only what a recorded table needs: the names of those who sit there. @param {HTMLFormElement} form */
export function drawRecorded(form) {
  const recorded = isRecorded(form);
  for (const part of form.querySelectorAll("[data-live]")) show(part, !recorded);
  for (const kind of form.querySelectorAll("[data-kind]")) show(kind, !recorded);
  if (recorded) for (const name of form.querySelectorAll("[data-local]")) show(name, true);
}
