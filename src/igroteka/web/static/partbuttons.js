/** A button for each part of the table that brings it into sight, and one for the whole. */

import { get, make, show } from "./page.js";
import { scroller } from "./sight.js";

export class PartButtons {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./panzoom.js").PanZoom} zoom
   * @param {string} whole  the name of everything
   * @param {(name: string) => void} [open]  unfold a part
   */
  constructor(board, zoom, whole, open = () => {}) {
    this.board = board;
    this.zoom = zoom;
    this.whole = whole;
    this.open = open;
    this.told = "";
  }

  /** @param {{name: string, title: string}[]} parts */
  put(parts) {
    const told = JSON.stringify(parts.map(({ name, title }) => [name, title]));
    if (told === this.told) return;
    this.told = told;
    const place = get("part-buttons");
    show(place, parts.length > 0);
    const button = (/** @type {string} */ name, /** @type {string} */ title) =>
      make("button", { type: "button", class: "button", "data-for": name, title, click: () => this.go(name) }, make("span", {}, title), make("span", { class: "badge", hidden: true }));
    place.replaceChildren(button("", this.whole), ...parts.map((one) => button(one.name, one.title)));
  }

  /** Bring a part into sight; "" is the whole, at its normal size. @param {string} name @param {boolean} [scroll] */
  go(name, scroll = true) {
    if (name) this.open(name);
    else this.zoom.reset();
    const box = this.board.part(name)?.getBoundingClientRect();
    if (box && this.zoom.scale > 1) this.zoom.show(box);
    const place = scroller();
    if (!scroll || place.scrollHeight <= place.clientHeight) return;
    // Where the page itself is longer than the screen, it begins with this part.
    const top = (this.board.part(name) ?? this.board.root).getBoundingClientRect().top;
    place.scrollBy({ top: top - get("part-buttons").getBoundingClientRect().bottom - 4 });
  }

  /** Tell on the buttons how much can be chosen in each part. @param {Element[]} stops */
  count(stops) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const node of stops) {
      const part = this.board.partOf(node);
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    for (const button of get("part-buttons").children) {
      const count = counts.get(button.getAttribute("data-for") ?? "") ?? 0;
      const badge = button.querySelector(".badge");
      if (badge && badge.textContent !== String(count)) badge.textContent = String(count);
      show(badge, count > 0);
    }
  }
}
