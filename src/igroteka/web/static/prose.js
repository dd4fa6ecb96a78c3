/** The position in words: what every part of the table holds, under headings, for ears and for small screens. */

import { make } from "./page.js";

/** Something that is told, and what is told of it; or a sentence by itself. @typedef {{head: string, tails: string[]}} Told */

/** What is told of a thing comes after the first of these. */
const HEAD = /^(.+?)(?:, |: |\. )(.+)$/s;
/** So many simple names that begin alike become one sentence. */
const MANY = 4;

/** Elements without a word of their own, such as the rest of a shape, say nothing. @param {string} title */
const isWord = (title) => /\p{L}|\d/u.test(title);

/** @param {string} words */
const capital = (words) => words.charAt(0).toLocaleUpperCase(document.documentElement.lang) + words.slice(1);

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

/** The heading has named the part, so its lines need not. @param {string} line @param {string} title */
function without(line, title) {
  const rest = line.startsWith(title) ? line.slice(title.length) : "";
  return /^[,:.] /.test(rest) ? capital(rest.slice(2)) : line;
}

/** How many words at the beginning are the same, at least one word being left of each. @param {string[]} one @param {string[]} other */
function alike(one, other) {
  const most = Math.min(one.length, other.length) - 1;
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same;
}

/**
 * Simple names that begin alike, one after the other, are one sentence: "River A2; A8; A13".
 * @param {string[]} lines
 */
function joinBeginnings(lines) {
  /** @type {string[]} */
  const joined = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at].split(" ");
    let same = first.length;
    let end = at + 1;
    while (end < lines.length && !/[,:.] /.test(lines[at]) && !/[,:.] /.test(lines[end])) {
      const next = Math.min(same, alike(first, lines[end].split(" ")));
      if (!next) break;
      same = next;
      end += 1;
    }
    const many = end - at >= MANY;
    const rest = lines.slice(at + 1, end).map((line) => line.split(" ").slice(same).join(" "));
    joined.push(many ? [lines[at], ...rest].join("; ") : lines[at]);
    at = many ? end : at + 1;
  }
  return joined;
}

/**
 * Neighbours of which the same is told are one sentence: "column 2; column 3: empty".
 * @param {string[]} lines
 */
function joinEndings(lines) {
  /** @type {{about: string[], told: string}[]} */
  const joined = [];
  for (const line of lines) {
    const [about, told, ...more] = line.includes(". ") ? [line] : line.split(": ");
    const last = joined.at(-1);
    if (!told || more.length) joined.push({ about: [line], told: "" });
    else if (last?.told === told) last.about.push(about);
    else joined.push({ about: [about], told });
  }
  return joined.map(({ about, told }) => (told ? `${about.join("; ")}: ${told}` : about[0]));
}

/**
 * What a part holds: whatever is told of one thing stands together.
 * @param {string[]} lines @param {string} title  the heading
 * @returns {Told[]}
 */
export function tell(lines, title) {
  /** @type {Map<string, {lines: string[], tails: string[]}>} */
  const things = new Map();
  for (const [line, times] of counted(lines.map((one) => without(one, title)))) {
    const [, head, tail] = HEAD.exec(line) ?? [line, line, ""];
    const thing = things.get(head) ?? { lines: [], tails: [] };
    const often = times > 1 ? ` × ${times}` : "";
    thing.lines.push(line + often);
    if (tail) thing.tails.push(tail + often);
    things.set(head, thing);
  }
  /** @type {Told[]} */
  const told = [];
  /** @type {string[]} */
  let single = [];
  const tellSingle = () => {
    told.push(...joinBeginnings(single).map((head) => ({ head, tails: [] })));
    single = [];
  };
  for (const [head, thing] of things) {
    if (thing.tails.length < 2) single.push(...thing.lines);
    else {
      tellSingle();
      told.push({ head, tails: joinEndings(thing.tails) });
    }
  }
  tellSingle();
  return told;
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
  return [first, ...(parts ?? []).flatMap((/** @type {any} */ part) => describePart(board, part, chips?.[part.name] ?? []))];
}

/** What the fragments of a part are called; within one that has a name nothing is named once more, and what is no element is no single word. @param {Element | null} node */
function titles(node) {
  const all = [...(node?.querySelectorAll("svg title") ?? [])];
  const named = new Set(all.map((one) => one.parentElement));
  const isInside = (/** @type {Element | null | undefined} */ one) => {
    for (let up = one?.parentElement; up && up !== node; up = up.parentElement) if (named.has(up)) return true;
    return false;
  };
  const said = (/** @type {Element} */ one) => one.textContent?.trim() ?? "";
  return all.filter((one) => !isInside(one.parentElement) && (one.closest("[data-el]") || said(one).includes(" "))).map(said);
}

/**
 * @param {import("./board.js").Board} board
 * @param {{name: string, title: string}} part
 * @param {{title: string, say: string}[]} chips
 */
function describePart(board, part, chips) {
  const lines = titles(board.part(part.name)).filter((line) => isWord(line) && line !== part.title);
  const known = chips.map((chip) => chip.title || chip.say).filter((one) => isWord(one) && one !== part.title && !lines.includes(one));
  const about = known.map((one) => without(one, part.title).replace(/\.?$/, ".")).join(" ");
  const things = tell(lines, part.title).map(({ head, tails }) =>
    make("li", {}, head, tails.length > 0 && make("ul", {}, ...tails.map((tail) => make("li", {}, tail)))),
  );
  if (!about && !things.length) return [];
  return [make("section", {}, make("h3", {}, part.title), about ? make("p", {}, about) : null, things.length > 0 && make("ul", {}, ...things))];
}
