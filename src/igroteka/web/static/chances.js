/** The chances to win: asked for until the server has them, then put where they belong. */

import { make } from "./page.js";

/** Milliseconds between two questions if the server answers at once, and questions until it is given up. */
const PAUSE = 1500;
const MOST = 60;

/**
 * @param {HTMLElement} place
 * @param {string} address
 * @param {string} failed  what is said if it does not work
 * @param {number} [share]  the part of the width that is for the graph
 */
export async function chances(place, address, failed, share = 1) {
  const wide = Math.round(place.clientWidth * share);
  place.setAttribute("aria-busy", "true");
  try {
    for (let asked = 0; asked < MOST; asked++) {
      const reply = await fetch(`${address}${address.includes("?") ? "&" : "?"}wide=${wide}`);
      if (reply.status === 200) {
        place.innerHTML = await reply.text();
        return;
      }
      if (reply.status !== 202) break;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    place.replaceChildren(make("p", {}, failed));
  } catch {
    place.replaceChildren(make("p", {}, failed));
  } finally {
    place.removeAttribute("aria-busy");
  }
}

/** Show where a step is. @param {HTMLElement} place @param {number} step */
export function cursor(place, step) {
  const svg = /** @type {SVGSVGElement | null} */ (place.querySelector(".chart-svg"));
  const line = svg?.querySelector(".cursor");
  if (!svg || !line) return;
  const { left, right, steps } = svg.dataset;
  const x = Number(left) + (step / Math.max(1, Number(steps))) * (Number(right) - Number(left));
  for (const end of ["x1", "x2"]) line.setAttribute(end, x.toFixed(1));
  line.setAttribute("visibility", "visible");
}
