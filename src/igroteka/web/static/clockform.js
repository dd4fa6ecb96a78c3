/** The fields of a form about clocks: what is shown for which clock, and the time zone of this device. */

import { show } from "./page.js";

const told = Intl.DateTimeFormat().resolvedOptions().timeZone;
// Browsers still tell the name that this zone had before 2022.
const zone = told === "Europe/Kiev" ? "Europe/Kyiv" : told;

/** Put the zone of this device where nobody has chosen one. */
export function fillZones() {
  for (const field of document.querySelectorAll("[data-zone]")) {
    if (field instanceof HTMLInputElement) field.value = zone || "UTC";
    if (field instanceof HTMLSelectElement && [...field.options].some((one) => one.value === zone)) field.value = zone;
  }
}

/** Minutes from which on people play for days. */
const LONG = 720;

/** Show what belongs to the chosen clock. @param {HTMLFormElement} form */
export function drawClock(form) {
  const clock = /** @type {HTMLSelectElement | null} */ (form.querySelector("#clock"));
  show(form.querySelector("[data-out]"), clock !== null && clock.value !== "none");
  const minutes = clock === null ? 0 : Number.parseInt(clock.value.replace("each-", ""), 10) || 0;
  show(form.querySelector("[data-days]"), minutes >= LONG);
}
