/** The parts of a drawing on the page: their heads, what folds, where they lie, and the strip of the own things. */

import { arrange } from "./arrange.js";
import { make, show, write } from "./page.js";
import { dot } from "./panels.js";

/** @typedef {{name: string, title: string, w: number, h: number, seat: number | null, own: boolean, wide: boolean, folds: boolean}} Part */
/** @typedef {{icon: string, say: string, title: string}} Chip  icon: the id of a symbol of the drawing */

const SVG = "http://www.w3.org/2000/svg";

/** A list item with a picture and words; what they mean is read out. @param {Chip} chip */
function item(chip) {
  const node = make("li", { class: "chip", title: chip.title });
  if (chip.icon) {
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#${chip.icon}`);
    svg.append(use);
    node.append(svg);
  }
  node.append(make("span", { "aria-hidden": "true" }, chip.say), make("span", { class: "unseen" }, chip.title));
  return node;
}

export class Parts {
  /**
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} frame  the room for them
   */
  constructor(board, frame) {
    this.board = board;
    this.frame = frame;
    /** @type {Part[]} */
    this.all = [];
    /** @type {Record<string, Chip[]>} */
    this.chips = {};
    /** What the heads of parts say. @type {WeakMap<Element, string>} */
    this.said = new WeakMap();
    /** What the player has opened or folded. @type {Map<string, boolean>} */
    this.wished = new Map();
    /** Parts that must be seen now: something can be chosen there, or is pointed at. @type {Set<string>} */
    this.needed = new Set();
    this.own = "";
    /** What is counted of the own points before the end. @type {HTMLElement[]} */
    this.count = [];
    /** Called when parts have been folded or opened, or got another width. @type {() => void} */
    this.reshaped = () => {};
    /** The room that there is; null: it must be measured. @type {{width: number, height: number} | null} */
    this.room = null;
    /** What the last layout followed from. */
    this.arranged = "";
    board.marked = (names) => this.need(names);
    const sizes = new ResizeObserver(() => this.#resized());
    for (const node of new Set([frame, board.root.parentElement ?? frame])) sizes.observe(node);
    window.addEventListener("resize", () => this.#resized());
  }

  /**
   * Other parts, or other things to say of them.
   * @param {Part[]} all @param {Record<string, Chip[]>} chips @param {number | null} seat  whose page this is
   */
  put(all, chips, seat) {
    this.all = all;
    this.chips = chips;
    const own = all.find((part) => part.seat !== null && part.seat === seat);
    this.own = own?.name ?? "";
    if (all.length) this.board.setParts(all);
    for (const part of all) this.#head(part);
    const status = document.getElementById("status");
    const told = chips[this.own] ?? [];
    const mark = seat === null ? [] : [make("li", { class: "chip" }, dot(seat))];
    status?.replaceChildren(...mark, ...told.map(item), ...this.count);
    show(status, told.length > 0);
    this.arrange();
  }

  /** What the own points would be if the game ended now, beside the own things; null: they stand there already. @param {number | null} points @param {string} words */
  tellCount(points, words) {
    for (const old of this.count) old.remove();
    this.count = points === null ? [] : [item({ icon: "", say: `⚑ ${points}`, title: `${words}: ${points}` })];
    document.getElementById("status")?.append(...this.count);
  }

  /** The line above a part: its title, and what is worth knowing of its player. @param {Part} part */
  #head(part) {
    const node = this.board.part(part.name);
    // The own things need no name, and the strip tells what is worth knowing of them.
    if (!node || part.name === this.own) return;
    let head = node.querySelector(":scope > .part-head");
    if (!head) {
      head = make("div", { class: "part-head" });
      node.prepend(head);
    }
    const chips = this.chips[part.name] ?? [];
    let title = head.querySelector(".part-title");
    if (!title) {
      title = make("h2", { class: "part-title" });
      head.append(title);
    }
    if (title.textContent !== part.title) {
      const said = part.seat === null ? [part.title] : [dot(part.seat), part.title];
      const fold = { type: "button", class: "fold", "aria-expanded": "true", click: () => this.toggle(part.name) };
      title.replaceChildren(...(part.folds ? [make("button", fold, ...said)] : said));
    }
    const said = JSON.stringify(chips);
    if (this.said.get(head) === said) return; // what says the same is not laid out again
    this.said.set(head, said);
    head.querySelector(".chips")?.remove();
    if (chips.length) head.append(make("ul", { class: "chips" }, ...chips.map(item)));
  }

  /** Open or fold a part, as the player wishes. @param {string} name @param {boolean} [open] */
  toggle(name, open = !this.isOpen(name)) {
    this.wished.set(name, open);
    this.arrange();
  }

  /** @param {string} name */
  isOpen(name) {
    return this.board.part(name)?.classList.contains("folded") === false;
  }

  /** Something can be chosen or is pointed at in these parts, so they must be open. @param {Set<string>} names */
  need(names) {
    const changed = this.all.some((part) => part.folds && names.has(part.name) !== this.needed.has(part.name));
    this.needed = names;
    if (changed) this.arrange();
  }

  #resized() {
    this.room = null;
    this.arrange();
  }

  /** The room for all parts. It is measured once for every size of the window: asking for it makes the browser lay everything out. */
  #measure() {
    const width = this.board.root.parentElement?.clientWidth ?? 0;
    const wide = window.matchMedia("(min-width: 1000px)").matches;
    return { width, height: wide ? this.frame.clientHeight : window.innerHeight };
  }

  /** Lay everything out for the room that there is now, unless nothing has changed that it follows from. */
  arrange() {
    const { root } = this.board;
    const nodes = this.board.partNodes();
    this.room ??= this.#measure();
    const { width, height } = this.room;
    if (!nodes.length || !width) {
      this.room = null;
      return;
    }
    const known = new Map(this.all.map((part) => [part.name, part]));
    const facts = nodes.map((node) => {
      const name = node.dataset.part ?? "";
      const part = known.get(name);
      const box = node.querySelector(":scope > svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [0, 0, 1, 1];
      const open = this.needed.has(name) || !part?.folds ? true : this.wished.get(name);
      return { w: box[2], h: box[3], wide: part?.wide, folds: part?.folds, open };
    });
    const heads = nodes.map((node) => node.querySelector(":scope > .part-head"));
    const said = heads.map((head) => (head ? `${head.querySelector(".part-title")?.textContent} ${this.said.get(head)}` : ""));
    const follows = JSON.stringify([width, height, nodes.map((node) => node.dataset.part), facts, said]);
    // Parts that came with a whole new picture have no place yet.
    if (follows === this.arranged && nodes.every((node) => node.style.width)) return;
    this.arranged = follows;
    const items = () => {
      const scale = this.#scale();
      return facts.map((fact, i) => ({ ...fact, head: (heads[i]?.getBoundingClientRect().height ?? 0) / scale }));
    };
    const shapes = () => nodes.map((node) => `${node.style.width} ${node.className}`).join();
    const before = shapes();
    this.#set(root, nodes, arrange(items(), width, height));
    if (shapes() === before) return;
    // Heads have as many lines as their width needs: in another width, or folded, they may be higher or lower than they were.
    this.#set(root, nodes, arrange(items(), width, height));
    this.reshaped();
  }

  /** How much the whole is enlarged now. */
  #scale() {
    const { root } = this.board;
    return root.offsetWidth ? root.getBoundingClientRect().width / root.offsetWidth : 1;
  }

  /** @param {HTMLElement} root @param {HTMLElement[]} nodes @param {import("./arrange.js").Layout} layout */
  #set(root, nodes, layout) {
    root.classList.add("arranged");
    write(root, "data-columns", String(layout.columns));
    root.style.height = `${Math.ceil(layout.height)}px`;
    nodes.forEach((node, i) => {
      const { x, y, w, open } = layout.places[i];
      Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${w}px` });
      node.classList.toggle("folded", !open);
      write(node.querySelector(":scope > .part-head .fold"), "aria-expanded", String(open));
    });
  }
}
