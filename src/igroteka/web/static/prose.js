/** The position in words: what every part of the table holds, under headings, for ears and for small screens. */

import { make } from "./page.js";

/** Elements without a word of their own, such as the rest of a shape, say nothing. @param {string} title */
const isWord = (title) => /\p{L}|\d/u.test(title);

/**
 * How often each line is said, in the order of the first time.
 * @param {string[]} lines
 * @returns {[string, number][]}
 */
export function counted(lines) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times];
}

/**
 * @param {import("./board.js").Board} board
 * @param {any} state  the last full message with all patches put in
 * @returns {HTMLElement[]}
 */
export function describeTable(board, state) {
  const { turn, ask, scores, parts, chips } = state;
  const first = make("section", {}, make("p", {}, ask?.asked ? `${turn.say}. ${ask.prompt}` : turn.say));
  const points = make("ul", {}, ...scores.map((/** @type {any} */ row) => make("li", {}, `${row.name}: ${row.total ?? "?"}`)));
  first.append(points);
  return [first, ...(parts ?? []).map((/** @type {any} */ part) => describePart(board, part, chips?.[part.name] ?? []))];
}

/**
 * @param {import("./board.js").Board} board
 * @param {{name: string, title: string}} part
 * @param {{title: string, say: string}[]} chips
 */
function describePart(board, part, chips) {
  const node = board.part(part.name);
  const titles = [...(node?.querySelectorAll("[data-el]") ?? [])].map((one) => one.querySelector(":scope > title")?.textContent?.trim() ?? "");
  const lines = counted(titles.filter(isWord)).map(([line, times]) => make("li", {}, times > 1 ? `${line} × ${times}` : line));
  const about = chips.map((chip) => chip.title || chip.say).filter(isWord).join("; ");
  return make("section", {}, make("h3", {}, part.title), about && make("p", {}, `${about}.`), lines.length > 0 && make("ul", {}, ...lines));
}
