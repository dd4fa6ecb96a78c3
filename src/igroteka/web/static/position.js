/** The form of a position: names only for people at this screen, and one "me" at most. */

import { drawClock, fillZones } from "./clockform.js";
import { get, show } from "./page.js";

const form = /** @type {HTMLFormElement} */ (get("setup"));
const kinds = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[data-kind]")]);

function draw() {
  for (const kind of kinds) show(kind.closest("[data-seat]")?.querySelector("[data-local]") ?? null, kind.value === "local");
  drawClock(form);
}

/**
 * Whoever takes another seat leaves the old one to a bot.
 * @param {HTMLSelectElement | undefined} chosen
 */
function sit(chosen) {
  if (chosen?.value !== "me") return;
  for (const other of kinds) if (other !== chosen && other.value === "me") other.value = other.dataset.opponent ?? "";
}

form.addEventListener("change", (event) => {
  sit(kinds.find((kind) => kind === event.target));
  draw();
});
// A seat may have been taken before this program was there, or be kept from an earlier visit.
fillZones();
sit(kinds.find((kind) => kind.value === "me" && !kind.selectedOptions[0]?.defaultSelected));
draw();
