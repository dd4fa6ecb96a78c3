/**
 * The points of every move that one more click makes, drawn where it is clicked; where more must be chosen, the most that is
 * known to come of it ("…+3"). The server tells them for the moves that are on offer now, once for each question and some at a time;
 * nothing is asked before the player has had a moment to look.
 */

import { sole } from "./choose.js";
import { signed } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds that a question stands before its points are asked for. */
const REST = 200;
/** So many moves are asked for at once, and at most so many of a question: a part of them would mislead. */
const AT_ONCE = 40;
const MOST = 120;
/** Sizes on the screen, in pixels: of the letters, of the sign, and from where on a thing is large. */
const LETTERS = 12;
const HIGH = 17;
const LARGE = 90;
/** Stands before points for which something more must be chosen; as wide as two letters. */
const MORE = "…";

/** @typedef {{points: number | null, late: number | null}} Gain */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** What a gain is worth a sign for: what a move costs is told elsewhere, so of the count at the end only what it gains. @param {Gain | null} gain */
const worth = (gain) => gain?.points || Math.max(0, gain?.late ?? 0);

export class Gains {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** What is known of the moves of a question. @type {Map<string, Gain | null>} */
    this.known = new Map();
    /** The question that it is known of. */
    this.question = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** What can be chosen has changed. */
  put() {
    const { asking } = this.table;
    if (asking.questions !== this.question) {
      this.question = asking.questions;
      this.known.clear();
    }
    clearTimeout(this.timer);
    this.draw();
    const wanted = [...new Set([...this.#led().values()].flat())].filter((id) => !this.known.has(id));
    if (wanted.length && wanted.length <= MOST) this.timer = setTimeout(() => void this.#ask(wanted), REST);
  }

  /** The elements that may be clicked, with the notations of the moves that they lead to. @returns {Map<string, string[]>} */
  #led() {
    const { asking, plan, series, lesson } = this.table;
    if (asking.held || asking.pending || asking.busy || plan.on || series.on || lesson.teaching || !asking.ask?.asked) return new Map();
    /** @type {Map<string, string[]>} */
    const single = new Map();
    /** @type {Map<string, string[]>} */
    const led = new Map();
    const next = asking.chooser.next();
    for (const [el, moves] of asking.chooser.reach()) {
      const move = sole(moves);
      if (move && !move.chain) single.set(el, [move.id]);
      // First the place, then the piece: what a place brings is told when it no longer depends on the piece.
      else if (next.has(el) && moves.every((one) => !one.chain)) led.set(el, moves.map((one) => one.id));
    }
    const all = new Map([...single, ...led]);
    return new Set([...all.values()].flat()).size <= MOST ? all : single;
  }

  /** @param {string[]} ids */
  async #ask(ids) {
    const { live, state } = this.table;
    const { question } = this;
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      const answer = await live.ask({ t: "gains", seat: state.role.seat, moves: some });
      if (answer.t !== "gains" || this.table.asking.questions !== question) return;
      for (const id of some) this.known.set(id, answer.moves[id] ?? null);
    }
    this.draw();
  }

  /** Show what is known. */
  draw() {
    const { board } = this.table;
    for (const old of board.root.querySelectorAll("g.gains")) old.remove();
    /** What is written on a sheet already: signs keep away from it. @type {Map<SVGSVGElement, Box[]>} */
    const written = new Map();
    /** @type {{sheet: SVGSVGElement, words: string, kind: string, at: Box}[]} */
    const signs = [];
    for (const [el, ids] of this.#led()) {
      if (ids.some((id) => !this.known.has(id))) continue;
      const gains = ids.map((id) => this.known.get(id) ?? null);
      const [least, most] = [Math.min(...gains.map(worth)), Math.max(...gains.map(worth))];
      if (least === most ? !most : most <= 0) continue;
      const node = board.nodes(el).find((one) => one.getBoundingClientRect().width);
      const sheet = /** @type {SVGSVGElement | null | undefined} */ (node?.closest("svg"));
      if (!node || !sheet) continue;
      const kind = gains.every((gain) => !gain?.points) ? "gain late" : "gain";
      // What still depends on an answer is not known, so the most of what is known is no limit.
      const words = least === most ? signed(most) : `${MORE}${signed(most)}`;
      const texts = written.get(sheet) ?? [...sheet.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
      const isRound = node.querySelector(":scope > .hit")?.tagName !== "rect";
      const at = place(node.getBoundingClientRect(), isRound, words, sheet.getBoundingClientRect(), texts);
      written.set(sheet, [...texts, at]);
      signs.push({ sheet, words, kind: least === most ? kind : `${kind} range`, at });
    }
    // All places are known before the first sign is drawn: the page is measured once.
    const ways = new Map([...written.keys()].map((sheet) => [sheet, sheet.getScreenCTM()]));
    for (const { sheet, ...sign } of signs) this.#sign(sheet, ways.get(sheet) ?? null, sign);
  }

  /** @param {SVGSVGElement} sheet @param {DOMMatrix | null} matrix @param {{words: string, kind: string, at: Box}} sign */
  #sign(sheet, matrix, { words, kind, at }) {
    if (!matrix?.a) return;
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const sign = document.createElementNS(SVG, "g");
    sign.setAttribute("transform", `translate(${(x - matrix.e) / matrix.a} ${(y - matrix.f) / matrix.d}) scale(${1 / matrix.a})`);
    sign.setAttribute("class", kind);
    const back = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x: -at.width / 2, y: -HIGH / 2, width: at.width, height: HIGH, rx: HIGH / 2 })) back.setAttribute(name, String(value));
    const text = document.createElementNS(SVG, "text");
    for (const [name, value] of Object.entries({ "text-anchor": "middle", y: LETTERS * 0.36, "font-size": LETTERS })) text.setAttribute(name, String(value));
    text.textContent = words;
    sign.append(back, text);
    let layer = sheet.querySelector(":scope > g.gains");
    if (!layer) {
      layer = document.createElementNS(SVG, "g");
      layer.setAttribute("class", "gains");
      layer.setAttribute("aria-hidden", "true");
      sheet.append(layer);
    }
    layer.append(sign);
  }
}

/**
 * Where a sign stands on a thing, on the screen: on its upper or lower edge or in it, where it covers least of what is written there.
 * Of two such places it is the one that comes first.
 * @param {Box} box  of the thing
 * @param {boolean} isRound  whether its corners lie outside of it
 * @param {string} words
 * @param {Box} sheet  which it must not leave
 * @param {Box[]} texts
 * @returns {Box}
 */
function place(box, isRound, words, sheet, texts) {
  const width = (words.length + Number(words.startsWith(MORE))) * LETTERS * 0.62 + 9;
  const inset = isRound ? box.width / 4 : 2;
  const [middle, right, left] = [box.x + (box.width - width) / 2, box.x + box.width - width - inset, box.x + inset];
  const [edge, top, centre, low] = [box.y - HIGH / 2 + 3, box.y + 1, box.y + (box.height - HIGH) / 2, box.y + box.height - HIGH / 2 - 3];
  const isLarge = Math.min(box.width, box.height) >= LARGE;
  const spots = isLarge
    ? [[right, edge], [left, edge], [middle, edge], [right, low], [left, low]]
    : [[middle, top], [right, top], [left, top], [middle, edge], [right, edge], [left, edge], [middle, centre], [middle, low], [right, low], [left, low]];
  const near = texts.filter((one) => covered(one, { x: box.x - width, y: box.y - HIGH, width: box.width + 2 * width, height: box.height + 2 * HIGH }));
  const all = spots.map(([x, y]) => {
    const at = { x, y: Math.max(sheet.y, Math.min(y, sheet.y + sheet.height - HIGH)), width, height: HIGH };
    return { at, cost: near.reduce((sum, one) => sum + covered(one, at), 0) };
  });
  return all.reduce((best, one) => (one.cost < best.cost ? one : best)).at;
}

/** How much two boxes have in common. @param {Box} one @param {Box} other */
function covered(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
