/** A button for each part of the table that brings it near: the market, my village, the whole. */

import { get, make, scroller, show } from "./page.js";

/**
 * A part of the drawing or, with a box (x, y, width, height), a place on an undivided one.
 * @typedef {{name: string, title: string, box?: [number, number, number, number]}} Region
 */

export class Regions {
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
    /** @type {Region[]} */
    this.all = [];
    this.at = "";
    zoom.changed = () => this.#pressed();
    window.addEventListener("resize", () => this.at && this.zoom.scale > 1 && this.go(this.at, false));
  }

  /** @param {Region[]} regions */
  put(regions) {
    if (JSON.stringify(regions) === JSON.stringify(this.all)) return;
    this.all = regions;
    const place = get("regions");
    show(place, regions.length > 0);
    const button = (/** @type {string} */ name, /** @type {string} */ title) =>
      make("button", { type: "button", class: "button", "data-region": name, "aria-pressed": "false", title, click: () => this.go(name) }, make("span", {}, title), make("span", { class: "badge", hidden: true }));
    place.replaceChildren(button("", this.whole), ...regions.map((one) => button(one.name, one.title)));
    this.#pressed();
  }

  /** A box of the drawing as it stands on the screen now. @param {Region} region */
  #seen(region) {
    if (!region.box) return this.board.part(region.name)?.getBoundingClientRect() ?? null;
    const [x, y, w, h] = region.box;
    const matrix = /** @type {SVGSVGElement | null} */ (this.board.root.querySelector(".part > svg"))?.getScreenCTM();
    if (!matrix) return null;
    const a = new DOMPoint(x, y).matrixTransform(matrix);
    const b = new DOMPoint(x + w, y + h).matrixTransform(matrix);
    return new DOMRect(a.x, a.y, b.x - a.x, b.y - a.y);
  }

  /** Bring a part near; "" is the whole. @param {string} name @param {boolean} [scroll] */
  go(name, scroll = true) {
    const region = this.all.find((one) => one.name === name);
    if (region && !region.box) this.open(name);
    const box = region ? this.#seen(region) : null;
    if (box && (region?.box || this.zoom.scale > 1)) this.zoom.show(box);
    else if (!box) this.zoom.reset();
    this.at = region ? name : "";
    if (scroll) this.#scroll(region);
    this.#pressed();
  }

  /** Where the page itself is longer than the screen, begin with this part. @param {Region | undefined} region */
  #scroll(region) {
    const place = scroller();
    if (place.scrollHeight <= place.clientHeight) return;
    const box = region ? this.#seen(region) : this.board.root.getBoundingClientRect();
    const above = get("regions").getBoundingClientRect().bottom;
    if (box) place.scrollBy({ top: box.top - above - 4 });
  }

  /** Show which part is near. */
  #pressed() {
    if (this.zoom.scale === 1 && !this.#fits()) this.at = "";
    const boxed = this.all.some((one) => one.box);
    for (const button of get("regions").children) {
      if (boxed) button.setAttribute("aria-pressed", String(button.getAttribute("data-region") === this.at));
      else button.removeAttribute("aria-pressed"); // parts lie side by side: the button only brings one into sight
    }
  }

  /** Whether the chosen part is as wide as the whole, so that nothing is enlarged. */
  #fits() {
    const region = this.all.find((one) => one.name === this.at);
    const box = region ? this.#seen(region) : null;
    return box !== null && box.width > this.zoom.frame.clientWidth * 0.9;
  }

  /** Tell on the buttons how much can be chosen in each part. @param {Element[]} open */
  count(open) {
    if (!this.all.length) return;
    const points = open.map((node) => ({ part: this.board.partOf(node), box: node.getBoundingClientRect() }))
      .map(({ part, box }) => ({ part, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    for (const button of get("regions").children) {
      const region = this.all.find((one) => one.name === button.getAttribute("data-region"));
      const box = region?.box ? this.#seen(region) : null;
      const inside = region && !region.box ? points.filter((at) => at.part === region.name).length : box ? points.filter((at) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom).length : 0;
      const badge = button.querySelector(".badge");
      if (badge) badge.textContent = String(inside);
      show(badge, inside > 0);
    }
  }

  /** A new question: if nothing of it is in sight, go to the part that holds it all, or show the whole. @param {Element[]} open */
  follow(open) {
    if (this.zoom.scale === 1 || !open.length) return;
    const frame = this.zoom.frame.getBoundingClientRect();
    const boxes = open.map((node) => node.getBoundingClientRect());
    const within = (/** @type {DOMRect} */ box, /** @type {DOMRect} */ room) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
    };
    if (boxes.some((box) => within(box, frame))) return;
    const region = this.all.find((one) => {
      const room = this.#seen(one);
      return room !== null && boxes.every((box) => within(box, room));
    });
    this.go(region?.name ?? "", false);
  }
}
