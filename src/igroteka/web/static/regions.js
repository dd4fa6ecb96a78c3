/** Parts of a big table that a button brings near: the market, my village, the whole. */

import { get, make, show } from "./page.js";

/** @typedef {{name: string, title: string, box: [number, number, number, number]}} Region  box: x, y, width, height on the drawing */

export class Regions {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./panzoom.js").PanZoom} zoom
   * @param {string} whole  the name of everything
   */
  constructor(board, zoom, whole) {
    this.board = board;
    this.zoom = zoom;
    this.whole = whole;
    /** @type {Region[]} */
    this.all = [];
    this.at = "";
    zoom.changed = () => this.#pressed();
    window.addEventListener("resize", () => this.at && this.go(this.at, false));
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
    const [x, y, w, h] = region.box;
    const matrix = this.board.svg.getScreenCTM();
    if (!matrix) return null;
    const a = new DOMPoint(x, y).matrixTransform(matrix);
    const b = new DOMPoint(x + w, y + h).matrixTransform(matrix);
    return new DOMRect(a.x, a.y, b.x - a.x, b.y - a.y);
  }

  /** Bring a part near; "" is the whole. @param {string} name @param {boolean} [scroll] */
  go(name, scroll = true) {
    const region = this.all.find((one) => one.name === name);
    const box = region ? this.#seen(region) : null;
    if (box) this.zoom.show(box);
    else this.zoom.reset();
    this.at = region ? name : "";
    if (scroll) this.#scroll(region);
    this.#pressed();
  }

  /** Where the page itself is longer than the screen, begin with this part. @param {Region | undefined} region */
  #scroll(region) {
    if (document.documentElement.scrollHeight <= window.innerHeight) return;
    const box = region ? this.#seen(region) : this.board.svg.getBoundingClientRect();
    const above = get("regions").getBoundingClientRect().bottom;
    if (box) window.scrollBy({ top: box.top - above - 4 });
  }

  /** Show which part is near. */
  #pressed() {
    if (this.zoom.scale === 1 && !this.#fits()) this.at = "";
    for (const button of get("regions").children) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-region") === this.at));
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
    const points = open.map((node) => node.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    for (const button of get("regions").children) {
      const region = this.all.find((one) => one.name === button.getAttribute("data-region"));
      const box = region ? this.#seen(region) : null;
      const inside = box ? points.filter((at) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom).length : 0;
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
