/** The set-up of a table: only what the number of players needs is shown. */

import { get, show } from "./page.js";

const form = /** @type {HTMLFormElement} */ (get("setup"));

function count() {
  return Number(new FormData(form).get("seats") ?? 1);
}

/**
 * A choice for each seat instead of one for all, if so wished.
 * @param {HTMLElement} list
 * @param {number} players
 */
function each(list, players) {
  const option = list.closest("fieldset");
  const box = /** @type {HTMLInputElement | null | undefined} */ (option?.querySelector("[data-each]"));
  const on = Boolean(box?.checked) && players > 1;
  show(option?.querySelector("[data-each-label]") ?? null, players > 1);
  show(option?.querySelector("[data-common]") ?? null, !on);
  show(list, on);
  for (const field of option?.querySelectorAll("[data-common] input, [data-common] select") ?? []) field.toggleAttribute("disabled", on);
  for (const [seat, field] of [...list.querySelectorAll("select")].entries()) field.disabled = !on || seat >= players;
}

function draw() {
  const players = count();
  for (const seat of form.querySelectorAll("[data-seat]")) {
    const on = Number(seat.getAttribute("data-seat")) < players;
    show(seat, on);
    const kind = /** @type {HTMLSelectElement | null} */ (seat.querySelector("[data-kind]"));
    show(seat.querySelector("[data-local]"), on && kind?.value === "local");
  }
  for (const option of form.querySelectorAll("[data-option-seats]")) {
    const fits = (option.getAttribute("data-option-seats") ?? "").split(" ").includes(String(players));
    show(option, fits);
    if (option instanceof HTMLFieldSetElement) option.disabled = !fits;
  }
  for (const list of form.querySelectorAll("[data-each-list]")) each(/** @type {HTMLElement} */ (list), players);
  const clock = /** @type {HTMLSelectElement} */ (get("clock"));
  show(form.querySelector("[data-out]"), clock.value !== "none");
}

form.addEventListener("change", draw);
draw();
