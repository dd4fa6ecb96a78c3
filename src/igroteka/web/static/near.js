/** The view follows the question: what can be chosen comes into sight, and afterwards everything is where it was. */

import { get } from "./page.js";
import { intoView, scroller, seenInPart } from "./sight.js";

/** What is smaller than this, in pixels, is brought near when the question is about it. */
const TARGET = 24;
/** A part that is about as wide as the screen is enlarged by no more: nearly all of it stays in sight. */
export const NEARER = 1.25;

export class Near {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./panzoom.js").PanZoom} zoom
   */
  constructor(board, zoom) {
    this.board = board;
    this.zoom = zoom;
    /** Where the view was before the page moved it, and where it put it. @type {{from: number, to: number} | null} */
    this.moved = null;
    this.enlarged = false;
    /** What can be chosen, until the player does something. @type {Element[]} */
    this.fresh = [];
    // The card of the question still grows: hints to it come a moment later, and on a small screen it covers the table.
    new ResizeObserver(() => this.#intoSight(this.fresh.filter((node) => node.isConnected))).observe(get("ask"));
    for (const deed of ["pointerdown", "wheel", "keydown"]) window.addEventListener(deed, () => (this.fresh = []), { capture: true, passive: true });
  }

  /** Show what can be chosen now; nothing: go back. @param {Element[]} stops */
  follow(stops) {
    this.fresh = [];
    if (!stops.length) {
      this.back();
      return;
    }
    if (!this.enlarged) this.#intoFrame(stops);
    const parts = new Set(stops.map((node) => this.board.partOf(node)));
    const [only] = parts.size === 1 ? parts : [null];
    if (this.enlarged && !only) this.back();
    const boxes = stops.map((node) => node.getBoundingClientRect());
    const node = only ? this.board.part(only) : null;
    const least = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
    const small = node && this.zoom.scale === 1 && this.board.partNodes().length > 1 && least < TARGET;
    const box = node?.getBoundingClientRect();
    if (small && box && box.width * NEARER < this.zoom.frame.clientWidth) {
      this.zoom.show(box);
      this.enlarged = this.zoom.scale > 1;
      return;
    }
    this.#intoSight(stops);
    if (small) this.#nearer(stops, least);
    this.fresh = this.enlarged ? [] : stops;
  }

  /** Scroll to what can be chosen. @param {Element[]} stops */
  #intoSight(stops) {
    const from = scroller().scrollTop;
    // Where not everything can be seen at once, a view that shows some of it stays.
    if (!seenInPart(stops, get("ask"))) intoView(stops, get("ask"));
    const to = scroller().scrollTop;
    if (to !== from) this.moved = { from: this.moved?.from ?? from, to };
  }

  /**
   * Of an enlarged board bring the part that holds the whole question into the frame, if nothing of it is in sight; if it
   * lies in several, show everything.
   * @param {Element[]} stops
   */
  #intoFrame(stops) {
    if (this.zoom.scale === 1) return;
    const frame = this.zoom.frame.getBoundingClientRect();
    const seen = stops.map((node) => node.getBoundingClientRect()).some((box) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    });
    if (seen) return;
    const parts = new Set(stops.map((node) => this.board.partOf(node)));
    const box = parts.size === 1 ? this.board.part([...parts][0])?.getBoundingClientRect() : null;
    if (box) this.zoom.show(box);
    else this.zoom.reset();
  }

  /** Enlarge a part that about fills the width already, around what can be chosen. @param {Element[]} stops @param {number} least */
  #nearer(stops, least) {
    const boxes = stops.map((node) => node.getBoundingClientRect());
    const frame = this.zoom.frame.getBoundingClientRect();
    const middle = (/** @type {number[]} */ ends) => (Math.min(...ends) + Math.max(...ends)) / 2;
    const x = middle(boxes.flatMap((box) => [box.left, box.right])) - frame.x;
    const y = middle(boxes.flatMap((box) => [box.top, box.bottom])) - frame.y;
    this.zoom.zoom(Math.min(NEARER, (1.01 * TARGET) / least), x, y);
    this.enlarged = this.zoom.scale > 1;
  }

  /** Back to where the view was, unless the player has moved it meanwhile. */
  back() {
    if (this.enlarged && this.zoom.scale > 1) this.zoom.reset();
    this.enlarged = false;
    if (this.moved && Math.abs(scroller().scrollTop - this.moved.to) < 2) scroller().scrollTop = this.moved.from;
    this.moved = null;
  }
}
