/** The keyboard at a table. */

import { clearToasts, get, typing } from "./page.js";
import { thingAt } from "./pointing.js";

/** Single keys and the buttons they press. @type {Record<string, string>} */
const BUTTONS = { u: "undo", r: "reset", h: "hint", l: "list", d: "describe", "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", 0: "zoom-fit", "?": "help" };

/**
 * Listen to keys.
 * @param {import("./table.js").Table} table
 * @param {import("./deeds.js").PlayerActions} actions
 */
export function listenKeys(table, actions) {
  document.addEventListener("keydown", (event) => {
    const idle = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (idle || document.querySelector("dialog[open]")) return;
    table.asking.typed = true;
    // A key that is held down answers one question, not the next one, too.
    if (event.repeat && /^([1-9]|Enter| )$/.test(event.key) && !typing(event.target)) {
      event.preventDefault();
      return;
    }
    if (handleKey(event, table, actions)) event.preventDefault();
  });
  document.addEventListener("pointerdown", () => (table.asking.typed = false));
  // A screen reader presses things without a key and without a pointer, and its user goes on from where the focus is.
  document.addEventListener("click", (event) => event.detail === 0 && (table.asking.typed = true), { capture: true });
}

/**
 * Whether a key meant something.
 * @param {KeyboardEvent} event
 * @param {import("./table.js").Table} table
 * @param {import("./deeds.js").PlayerActions} actions
 */
function handleKey(event, table, actions) {
  const { key, target } = event;
  const { asking, board } = table;
  const onBoard = target instanceof SVGElement && board.root.contains(target);
  if (key === "Escape") {
    if (!table.card.close() && !clearToasts() && !asking.cancel() && asking.exploring) actions.explore(false);
    return false;
  }
  if (typing(target)) return false;
  if (onBoard && (key === "Enter" || key === " ")) {
    asking.pick(thingAt(target));
    return true;
  }
  if ((target === document.body || onBoard) && asking.arrowFocus.key(key)) return true;
  if (!table.settings.keys) return false;
  if (/^[1-9]$/.test(key)) return asking.press(Number(key));
  // Letters of another alphabet stand on the same keys.
  const letter = (/^[a-z]$/i.test(key) || !event.code.startsWith("Key") ? key : event.code.slice(3)).toLowerCase();
  if (BUTTONS[letter]) actions.act(BUTTONS[letter]);
  else if (letter === "i") return table.card.enter();
  else if (letter === "e") actions.explore();
  else if (letter === "b") asking.arrowFocus.go(asking.stops()[0]);
  else if (letter === "s") table.openTab("tab-score");
  else if (letter === "j") table.openTab("tab-log");
  else if (letter === "c") {
    table.openTab("tab-chat");
    get("say-text").focus();
  } else return false;
  return true;
}
