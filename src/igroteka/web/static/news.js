/** What has changed on the board since the viewer's last decision, and which entry of the history changed it. */

import { get } from "./page.js";
import { intoView } from "./sight.js";

/** A fragment that fills so much of its part is ground, no piece. */
const GROUND = 0.4;

/** How long something must be pointed at before the server is asked what it has changed. */
const REST = 120;

/** @typedef {{step: number, seat: number}} Event */
/** Entries of the log, from the first to the last of them. @typedef {{first: number, last: number}} Steps */

export class News {
  /**
   * @param {import("./board.js").Board} board
   * @param {(steps: Steps) => Promise<string[]>} find  the fragments that entries of the log have changed
   */
  constructor(board, find) {
    this.board = board;
    this.find = find;
    /** Fragments that others have changed. @type {Set<string>} */
    this.ids = new Set();
    /** Whose page this is. @type {number | null} */
    this.me = null;
    /** What the lines of the history have changed, as far as it has been asked for, by their last entry. @type {Map<number, Promise<string[]>>} */
    this.found = new Map();
    /** The last of the entries that are pointed at, and where they point. @type {number | null} */
    this.pointed = null;
    /** @type {Promise<Element[]>} */
    this.pointing = Promise.resolve([]);
    /** Whether a fragment is a piece, as it was when it came first: to look at sizes all must be laid out. @type {Map<string, boolean>} */
    this.pieces = new Map();
  }

  /**
   * A patch has been shown: remember what it changed.
   * @param {Event[]} events
   * @param {Record<string, Record<string, string>>} set
   * @param {number | undefined} cut
   */
  add(events, set, cut) {
    if (cut !== undefined) for (const step of [...this.found.keys()]) if (step >= cut) this.found.delete(step);
    const own = events.findLastIndex((event) => event.seat === this.me);
    if (own >= 0) this.ids.clear();
    // Where own and others' moves come in one patch, nobody can tell whose change is whose.
    if (events.slice(own + 1).some((event) => event.seat >= 0)) {
      for (const fragments of Object.values(set)) for (const id of Object.keys(fragments)) this.ids.add(id);
    }
    this.draw();
  }

  /** The server tells what others have changed before this page came. @param {string[]} ids */
  recall(ids) {
    for (const id of ids) this.ids.add(id);
    this.draw();
  }

  /** The viewer has decided: nothing is news any more. */
  clear() {
    this.ids.clear();
    this.draw();
  }

  /** The board is another one. */
  forget() {
    this.found.clear();
    this.pieces.clear();
    this.clear();
  }

  /** Mark what is new. */
  draw() {
    for (const node of this.board.root.querySelectorAll(".news")) node.classList.remove("news");
    for (const id of this.ids) if (this.#isPiece(id)) this.#node(id)?.classList.add("news");
  }

  /**
   * Point at what entries of the log have changed; nothing: at nothing.
   * @param {Steps | null} steps
   * @returns {Promise<Element[]>} what is pointed at, if it still is
   */
  point(steps) {
    const at = steps?.last ?? null;
    if (at === this.pointed) return this.pointing;
    this.pointed = at;
    for (const node of this.board.root.querySelectorAll(".pointed-at")) node.classList.remove("pointed-at");
    this.pointing = steps ? this.#point(steps) : Promise.resolve([]);
    return this.pointing;
  }

  /** @param {Steps} steps @returns {Promise<Element[]>} */
  async #point(steps) {
    const { last } = steps;
    if (!this.found.has(last)) {
      await new Promise((done) => setTimeout(done, REST));
      if (this.pointed !== last) return [];
      this.found.set(last, this.find(steps));
    }
    const ids = (await this.found.get(last)) ?? [];
    if (this.pointed !== last) return [];
    const nodes = ids.filter((id) => this.#isPiece(id)).map((id) => this.#node(id));
    for (const node of nodes) node?.classList.add("pointed-at");
    return nodes.filter((node) => node !== null);
  }

  /** @param {string} id @returns {Element | null} */
  #node(id) {
    return this.board.root.querySelector(`#${CSS.escape(id)}`);
  }

  /**
   * Whether a fragment is a thing on the table and not the table. The viewer's own name is none: it changes with every turn.
   * @param {string} id
   */
  #isPiece(id) {
    const node = /** @type {SVGElement | null} */ (this.#node(id));
    if (this.me !== null && node?.dataset.el === `player:${this.me}`) return false;
    const sheet = node?.closest("svg");
    if (!node || !sheet || !(node.hasAttribute("data-el") || node.classList.contains("piece"))) return false;
    const known = this.pieces.get(id);
    if (known !== undefined) return known;
    const [box, whole] = [node.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (!whole.width) return true; // in a folded part nothing has a size; its head is outlined
    const found = box.width * box.height < GROUND * whole.width * whole.height;
    this.pieces.set(id, found);
    return found;
  }
}

/**
 * Let the entries of a list point at the board, by pointer and by focus. A click or tap brings into sight what one points at.
 * @param {HTMLElement} list
 * @param {(steps: Steps | null) => Promise<Element[]>} point
 */
export function pointFrom(list, point) {
  const steps = (/** @type {Event | globalThis.Event} */ event) => {
    const entry = /** @type {Element} */ (/** @type {globalThis.Event} */ (event).target).closest("[data-step]");
    if (!entry) return null;
    const last = Number(entry.getAttribute("data-step"));
    return { first: Number(entry.getAttribute("data-first") ?? last), last };
  };
  for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => void point(steps(event)));
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => void point(null));
  list.addEventListener("click", (event) => {
    void point(steps(event)).then((nodes) => intoView(nodes.map((node) => node.closest(".part.folded") ?? node), get("ask")));
  });
  // A finger leaves with every tap, so what it points at stays until the next one.
  document.addEventListener("pointerdown", (event) => list.contains(/** @type {Node} */ (event.target)) || void point(null));
}
