/** The form of a position: names only for people at this screen, and one "me" at most. */

import { get, show } from "./page.js";

const form = /** @type {HTMLFormElement} */ (get("setup"));
const kinds = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[data-kind]")]);

function draw() {
  for (const kind of kinds) show(kind.closest("[data-seat]")?.querySelector("[data-local]") ?? null, kind.value === "local");
  const clock = /** @type {HTMLSelectElement | null} */ (document.getElementById("clock"));
  show(form.querySelector("[data-out]"), clock !== null && clock.value !== "none");
}

form.addEventListener("change", (event) => {
  const chosen = /** @type {HTMLSelectElement} */ (event.target);
  if (kinds.includes(chosen) && chosen.value === "me") {
    // Whoever takes another seat leaves the old one to a bot.
    for (const other of kinds) if (other !== chosen && other.value === "me") other.value = "bot:greedy";
  }
  draw();
});
draw();
