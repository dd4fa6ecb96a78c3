/** The set-up of a table: only what the number of players needs is shown. */

import { drawClock, fillZones } from "./clockform.js";
import { get, show, Words } from "./page.js";
import { drawRecorded, isRecorded } from "./recordform.js";
import { drawSeating } from "./seatform.js";

const form = /** @type {HTMLFormElement} */ (get("setup"));

function count() {
  return Number(new FormData(form).get("seats") ?? 1);
}

/** Whether others take seats of this table on screens of their own. @param {number} players */
function hasGuests(players) {
  return [...form.querySelectorAll("[data-kind]")].slice(0, players).some((kind) => /** @type {HTMLSelectElement} */ (kind).value === "open");
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

/**
 * Only seats at the table are offered where a seat is chosen; who is not there any more gives way to the default.
 * @param {Element} option
 * @param {number} players
 */
function onlySeated(option, players) {
  const list = option.querySelector("select");
  if (!list) return;
  for (const one of list.options) one.hidden = one.disabled = /^\d+$/.test(one.value) && Number(one.value) >= players;
  if (list.selectedOptions[0]?.disabled) list.value = option.getAttribute("data-default") ?? "";
}

/** How many rulings that are offered are played otherwise than we decided. */
function changed() {
  const chosen = new FormData(form);
  const options = [...form.querySelectorAll("#rulings [data-option]")].filter((one) => !(/** @type {HTMLFieldSetElement} */ (one).disabled));
  return options.filter((one) => chosen.get(`option-${one.getAttribute("data-option")}`) !== one.getAttribute("data-default")).length;
}

/** The folded rulings tell how many are changed. */
function countRulings() {
  const tag = document.getElementById("rulings-changed");
  if (!tag) return;
  const count = changed();
  tag.textContent = new Words({ changed: tag.dataset.words ?? "" }).say("changed", { count });
  show(tag, count > 0);
}

/** What an address points at is not left folded: the rules page leads to single options. */
function unfold() {
  const folded = document.getElementById(location.hash.slice(1))?.closest("details");
  if (!folded) return;
  folded.open = true;
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
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
  show(form.querySelector("[data-alone]"), players === 1 && !isRecorded(form));
  for (const part of form.querySelectorAll("fieldset[data-together]")) {
    const fits = players > 1 && !isRecorded(form);
    show(part, fits);
    if (part instanceof HTMLFieldSetElement) part.disabled = !fits;
  }
  show(form.querySelector("[data-several]"), hasGuests(players));
  for (const part of form.querySelectorAll("[data-options]")) show(part, part.querySelector("[data-option]:not([hidden])") !== null);
  for (const option of form.querySelectorAll("[data-names-seat]")) onlySeated(option, players);
  for (const list of form.querySelectorAll("[data-each-list]")) each(/** @type {HTMLElement} */ (list), players);
  drawSeating(form);
  drawClock(form);
  drawRecorded(form);
  countRulings();
}

form.addEventListener("change", draw);
fillZones();
addEventListener("hashchange", unfold);
draw();
unfold();
