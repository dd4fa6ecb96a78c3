/** The field of a form about how seats are given: as people come, by lot or by bids. */

import { get, show } from "./page.js";

/** Ask only where people compete for seats; they bid where there are two or more of them. @param {HTMLFormElement} form */
export function drawSeating(form) {
  const kinds = [...form.querySelectorAll("[data-seat]:not([hidden]) [data-kind]")];
  const people = kinds.filter((kind) => !(/** @type {HTMLSelectElement} */ (kind).value.startsWith("bot:"))).length;
  const bids = /** @type {HTMLInputElement | null} */ (form.querySelector('#seating [value="bids"]'));
  show(get("seating"), kinds.length > 1);
  if (bids) {
    show(bids.closest("label"), people > 1);
    bids.disabled = people < 2;
    if (bids.disabled && bids.checked) /** @type {HTMLInputElement} */ (form.querySelector('#seating [value="come"]')).checked = true;
  }
  show(form.querySelector("[data-about-bids]"), Boolean(bids?.checked));
}
