/** What can be seen of the board, and what must be scrolled to. */

import { atRest } from "./motion.js";

/** What scrolls: the frame of the board on wide screens, where the question stands beside it; else the page. */
export function scroller() {
  const frame = document.getElementById("frame");
  const wide = window.matchMedia("(min-width: 1000px)").matches;
  return frame && wide ? frame : (document.scrollingElement ?? document.documentElement);
}

/** Where some elements lie when all has come to rest. @param {Element[]} nodes */
const boxesOf = (nodes) => atRest(() => nodes.map((node) => node.getBoundingClientRect()));

/** Where boxes begin and end. @param {DOMRect[]} boxes */
function ends(boxes) {
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/** What can be seen of the board: on a small screen it ends at a card below. @param {Element} card */
function room(card) {
  const place = scroller();
  if (place.id === "frame") {
    const box = place.getBoundingClientRect();
    return { above: box.top, below: box.bottom - 8 };
  }
  // The bar of the page and the buttons of parts stay in sight and cover what is below them, wherever they are now.
  const bars = [...document.querySelectorAll(".top, #part-buttons")].map((bar) => bar.getBoundingClientRect().height);
  return { above: bars.reduce((sum, high) => sum + high, 8), below: Math.min(window.innerHeight, card.getBoundingClientRect().top) - 8 };
}

/** Whether some of these elements are seen while there is no room for all of them at once. @param {Element[]} nodes @param {Element} card */
export function seenInPart(nodes, card) {
  const boxes = boxesOf(nodes);
  const { top, bottom } = ends(boxes);
  const { above, below } = room(card);
  const isSeen = (/** @type {DOMRect} */ box) => box.top >= above && box.bottom <= below;
  return bottom - top > below - above && boxes.some(isSeen);
}

/**
 * Scroll so far that these elements are seen: on a small screen between the bar above and a card below.
 * @param {Element[]} nodes
 * @param {Element} card
 */
export function intoView(nodes, card) {
  if (!nodes.length) return;
  const place = scroller();
  const { top, bottom } = ends(boxesOf(nodes));
  const { above, below } = room(card);
  const by = bottom > below ? Math.min(bottom - below, top - above) : top < above ? top - above : 0;
  if (by) place.scrollBy({ top: by });
}
