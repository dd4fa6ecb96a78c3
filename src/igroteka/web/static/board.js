/**
 * The drawing of the table: parts with layers of fragments that have stable ids. Patches replace single fragments;
 * marks show what can be chosen. The page never asks the drawing what it means.
 */

import { carry, glide, shift, spots, still } from "./motion.js";
import { make, write } from "./page.js";
import { THINGS, watchPointed } from "./pointing.js";

const SVG = "http://www.w3.org/2000/svg";

/** What must be seen: it can be chosen, has been chosen, or is pointed at. */
const WANTED = ["marked", "chosen", "pointed"];

/** @typedef {Record<string, Record<string, string>>} Layers  layer → id → fragment */

/** Fragments of a drawing as nodes: they must be parsed inside `<svg>`. @param {string} source */
function parsed(source) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="${SVG}">${source}</svg>`;
  return /** @type {SVGElement | null} */ (holder.content.firstElementChild?.firstElementChild ?? null);
}

/**
 * Put a fragment in the place of the old one, or on top of its layer. The focus stays where it was.
 * @param {Element} layer
 * @param {SVGElement | null} old
 * @param {SVGElement} fresh
 */
function put(layer, old, fresh) {
  const focused = old !== null && old === document.activeElement;
  if (old?.parentElement === layer) old.replaceWith(fresh);
  else {
    old?.remove();
    layer.append(fresh);
  }
  if (focused) {
    fresh.setAttribute("tabindex", "-1");
    fresh.focus({ preventScroll: true });
  }
}

export class Board {
  /** @param {HTMLElement} root  the group of all parts */
  constructor(root) {
    this.root = root;
    this.moving = true;
    /** The nodes that stand for elements, until the drawing changes. @type {SVGGElement[] | null} */
    this.found = null;
    /** Called with the names of the parts that must be seen now. @type {(names: Set<string>) => void} */
    this.marked = () => {};
    if (root.parentElement) watchPointed(root.parentElement, (el) => write(this.root, "data-pointed", el));
  }

  /** @param {string} name  PART/LAYER */
  layer(name) {
    return this.root.querySelector(`g[data-layer="${CSS.escape(name)}"]`);
  }

  /** All parts, in order. @returns {HTMLElement[]} */
  partNodes() {
    return [...this.root.querySelectorAll(":scope > .part")].map((node) => /** @type {HTMLElement} */ (node));
  }

  /** @param {string} name */
  part(name) {
    return this.partNodes().find((node) => node.dataset.part === name) ?? null;
  }

  /** The name of the part that something lies in. @param {Element} node */
  partOf(node) {
    return /** @type {HTMLElement | null} */ (node.closest(".part"))?.dataset.part ?? "";
  }

  /** Parts come, go and change their size. @param {{name: string, title: string, w: number, h: number}[]} wanted */
  setParts(wanted) {
    this.found = null;
    const model = this.root.querySelector(":scope > .part > svg");
    const end = this.root.querySelector(":scope > .symbols");
    for (const node of this.partNodes()) if (!wanted.some((part) => part.name === node.dataset.part)) node.remove();
    /** Where the next part belongs. @type {Element | null} */
    let place = this.root.querySelector(":scope > .part") ?? end;
    for (const { name, title, w, h } of wanted) {
      let node = this.part(name);
      if (!node && model) {
        node = make("div", { class: "part", "data-part": name, role: "group" });
        const svg = /** @type {SVGSVGElement} */ (model.cloneNode());
        for (const layer of model.querySelectorAll(":scope > [data-layer]")) {
          const copy = /** @type {SVGElement} */ (layer.cloneNode());
          copy.dataset.layer = `${name}/${copy.dataset.layer?.split("/")[1]}`;
          svg.append(copy);
        }
        node.append(svg);
      }
      if (!node) continue;
      const svg = node.querySelector(":scope > svg");
      for (const one of [node, svg]) write(one, "aria-label", title);
      write(svg, "viewBox", `0 0 ${w} ${h}`);
      // What is in its place stays there: a part that is put in again is styled and laid out anew, with all that it holds.
      if (node === place) place = place.nextElementSibling;
      else this.root.insertBefore(node, place);
    }
  }

  /** All nodes of an element, or the one of a thing that is only looked at. @param {string} el @returns {SVGGElement[]} */
  nodes(el) {
    const which = el.startsWith("#") ? `#${CSS.escape(el.slice(1))}` : `[data-el="${CSS.escape(el)}"]`;
    return [...this.root.querySelectorAll(which)].map(
      (node) => /** @type {SVGGElement} */ (node),
    );
  }

  /** All nodes that stand for elements. @returns {SVGGElement[]} */
  elements() {
    this.found ??= [...this.root.querySelectorAll("[data-el]")].map((node) => /** @type {SVGGElement} */ (node));
    return this.found;
  }

  /** All nodes that can be read out, elements and others. @returns {SVGGElement[]} */
  things() {
    return [...this.root.querySelectorAll(THINGS)].map((node) => /** @type {SVGGElement} */ (node));
  }

  /** The spoken name of an element. @param {string} el */
  title(el) {
    return this.nodes(el)[0]?.querySelector(":scope > title")?.textContent ?? "";
  }

  /**
   * Change some fragments and remove others.
   * @param {Layers} [set]
   * @param {string[]} [gone]
   * @param {Record<string, Record<string, string>>} [order]  layer → what must stand elsewhere → before what
   */
  patch(set = {}, gone = [], order = {}) {
    this.found = null;
    const move = !still(this.moving);
    /** @type {import("./motion.js").Spot[]} */ const lost = [];
    /** @type {import("./motion.js").Spot[]} */ const gained = [];
    for (const id of gone) {
      const node = this.root.querySelector(`#${CSS.escape(id)}`);
      if (!node) continue;
      if (move) lost.push(...spots(node));
      node.remove();
    }
    for (const [name, fragments] of Object.entries(set)) {
      const layer = this.layer(name);
      if (!layer) continue;
      for (const [id, source] of Object.entries(fragments)) {
        const fresh = parsed(source);
        if (!fresh) continue;
        const old = /** @type {SVGElement | null} */ (this.root.querySelector(`#${CSS.escape(id)}`));
        const was = move && old ? spots(old) : [];
        put(layer, old, fresh);
        if (!move) continue;
        const is = spots(fresh);
        if (old && was.length === is.length && was.every((spot, i) => spot.href === is[i].href)) {
          carry(fresh, shift(old), shift(fresh));
        } else {
          lost.push(...was);
          gained.push(...is);
        }
      }
    }
    for (const [name, moves] of Object.entries(order)) this.#arrange(name, moves);
    this.found = null; // who listens to the focus has looked for nodes in between
    if (move) glide(lost, gained);
  }

  /** Move fragments of a layer, each before another one or to the end. @param {string} name @param {Record<string, string>} moves */
  #arrange(name, moves) {
    const layer = this.layer(name);
    if (!layer) return;
    const find = (/** @type {string} */ id) => layer.querySelector(`:scope > #${CSS.escape(id)}`);
    const here = document.activeElement;
    for (const [id, before] of Object.entries(moves)) {
      const node = find(id);
      if (node) layer.insertBefore(node, before ? find(before) : null);
    }
    if (here instanceof SVGElement && here !== document.activeElement) here.focus({ preventScroll: true });
  }

  /** Say the scores in the description of the whole picture. @param {string} words */
  about(words) {
    const place = this.root.querySelector(":scope > [id$='_about']");
    if (place) place.textContent = words;
  }

  /** Show another picture as a whole. @param {string} source */
  replace(source) {
    const holder = document.createElement("template");
    holder.innerHTML = source;
    const fresh = holder.content.firstElementChild;
    if (!(fresh instanceof HTMLElement)) return;
    this.root.replaceWith(fresh);
    this.root = fresh;
    this.found = null;
  }

  /**
   * Mark what can be chosen and what has been chosen.
   * @param {Iterable<string>} open
   * @param {string[]} chosen
   */
  mark(open, chosen) {
    const can = new Set(open);
    const has = new Set(chosen);
    for (const node of this.elements()) {
      const el = node.dataset.el ?? "";
      const on = can.has(el);
      node.classList.toggle("marked", on);
      node.classList.toggle("chosen", has.has(el));
      write(node, "role", on ? "button" : "img");
      write(node, "aria-pressed", has.has(el) ? "true" : null);
    }
    // Where a kind of things can be chosen, others may have to make way for the pointer.
    const kinds = new Set([...can].map((el) => el.split(":")[0]));
    write(this.root, "data-marked", kinds.size ? [...kinds].join(" ") : null);
    this.#wanted();
  }

  /** Tell in which parts something can be chosen, has been chosen or is pointed at. */
  #wanted() {
    const nodes = this.elements().filter(({ classList }) => WANTED.some((name) => classList.contains(name)));
    this.marked(new Set(nodes.map((node) => this.partOf(node))));
  }

  /** Outline what a choice would take. @param {string[]} els */
  outline(els) {
    const wanted = new Set(els);
    for (const node of this.elements()) node.classList.toggle("taken", wanted.has(node.dataset.el ?? ""));
  }

  /** Point at elements, as a tutorial does. @param {string[]} els */
  point(els) {
    const wanted = new Set(els);
    for (const node of this.elements()) {
      node.classList.toggle("pointed", wanted.has(node.dataset.el ?? ""));
    }
    this.#wanted();
  }
}
