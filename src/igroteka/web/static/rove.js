/** Walking over the board with the keyboard: one stop for Tab, arrow keys go to the nearest in that direction. */

import { write } from "./page.js";

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, Point>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {Element} node @returns {Point} */
function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The nearest point in a direction: what lies off to the side counts double. -1 if there is none.
 * @param {Point} from
 * @param {Point} way
 * @param {Point[]} points
 */
export function nearest(from, way, points) {
  let best = -1;
  let least = Infinity;
  points.forEach((to, i) => {
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    if (ahead < 2 || aside > ahead * 3) return;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

export class ArrowFocus {
  /** @param {() => Element[]} stops the elements to walk over, in reading order */
  constructor(stops) {
    this.stops = stops;
  }

  /** Make one of the stops the one that Tab reaches. @param {Element | null} [here] @param {Element[]} [all] */
  settle(here = document.activeElement, all = this.stops()) {
    const one = here && all.includes(here) ? here : all[0];
    for (const node of all) write(node, "tabindex", node === one ? "0" : "-1");
    return one ?? null;
  }

  /** Go to a stop. @param {Element | null | undefined} node */
  go(node) {
    if (!node) return false;
    this.settle(node);
    /** @type {SVGElement | HTMLElement} */ (node).focus();
    return true;
  }

  /** Answer a key; whether it meant something. @param {string} key */
  key(key) {
    const all = this.stops();
    if (!all.length) return false;
    if (key === "Home") return this.go(all[0]);
    if (key === "End") return this.go(all[all.length - 1]);
    const way = ARROWS[key];
    if (!way) return false;
    const here = document.activeElement;
    if (!here || !all.includes(here)) return this.go(all[0]);
    const others = all.filter((node) => node !== here);
    return this.go(others[nearest(middle(here), way, others.map(middle))]);
  }
}
