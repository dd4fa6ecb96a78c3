/** The form of a position: names only for people at this screen, and one "me" at most. */

import { drawClock, fillZones } from "./clockform.js";
import { get, show } from "./page.js";
import { drawRecorded } from "./recordform.js";
import { drawSeating } from "./seatform.js";

const form = /** @type {HTMLFormElement} */ (get("setup"));
const kinds = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("[data-kind]")]);

function draw() {
  for (const kind of kinds) show(kind.closest("[data-seat]")?.querySelector("[data-local]") ?? null, kind.value === "local");
  drawSeating(form);
  drawClock(form);
  drawRecorded(form);
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

/**
 * A part that is clicked is written into the text: those of the table before the first player, those of a player at the end of the last one.
 * @param {string} line
 * @param {boolean} ofPlayer
 * @param {string} text
 */
export function withPart(line, ofPlayer, text) {
  const first = text.search(/^\[\[players\]\]/m);
  const whole = text && !text.endsWith("\n") ? `${text}\n` : text;
  if (ofPlayer) return first < 0 ? `${whole}\n[[players]]\n${line}\n` : `${whole}${line}\n`;
  return first < 0 ? `${whole}${line}\n` : `${text.slice(0, first).trimEnd()}\n${line}\n\n${text.slice(first)}`;
}

const written = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("text"));
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-part]"))) {
  button.addEventListener("click", () => {
    if (!written) return;
    const start = written.value.trim() ? written.value : `game = "${form.dataset.game ?? ""}"\n`;
    written.value = withPart(button.dataset.part ?? "", "each" in button.dataset, start);
    written.scrollTop = written.scrollHeight;
    written.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
