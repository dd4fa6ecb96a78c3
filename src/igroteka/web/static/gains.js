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
    for (const [el, ids] of this.#led()) {
      if (ids.some((id) => !this.known.has(id))) continue;
      const gains = ids.map((id) => this.known.get(id) ?? null);
      const [least, most] = [Math.min(...gains.map(worth)), Math.max(...gains.map(worth))];
      if (least === most ? !most : most <= 0) continue;
      const node = board.nodes(el).find((one) => one.getBoundingClientRect().width);
      const kind = gains.every((gain) => !gain?.points) ? "gain late" : "gain";
      // What still depends on an answer is not known, so the most of what is known is no limit.
      if (node) this.#sign(node, least === most ? signed(most) : `${MORE}${signed(most)}`, least === most ? kind : `${kind} range`);
    }
  }

  /** @param {SVGGElement} node @param {string} words @param {string} kind */
  #sign(node, words, kind) {
    const sheet = /** @type {SVGSVGElement | null} */ (node.closest("svg"));
    const matrix = sheet?.getScreenCTM();
    if (!sheet || !matrix?.a) return;
    const box = node.getBoundingClientRect();
    const wide = (words.length + Number(words.startsWith(MORE))) * LETTERS * 0.62 + 9;
    const right = Math.min(box.width, box.height) >= LARGE;
    const x = right ? box.right - wide / 2 - 2 : box.x + box.width / 2;
    // On the edge of what is large it covers nothing, but it must not leave the drawing.
    const top = sheet.getBoundingClientRect().y + HIGH / 2;
    const y = Math.max(top, right ? box.y + 3 : box.y + Math.max(HIGH / 2, box.height * 0.2));
    const sign = document.createElementNS(SVG, "g");
    const place = `translate(${(x - matrix.e) / matrix.a} ${(y - matrix.f) / matrix.d}) scale(${1 / matrix.a})`;
    sign.setAttribute("transform", place);
    sign.setAttribute("class", kind);
    const back = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: HIGH / 2 })) back.setAttribute(name, String(value));
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
