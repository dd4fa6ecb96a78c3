/**
 * The drawing of the table: fragments with stable ids in layers. Patches replace single fragments; marks
 * show what can be chosen. The page never asks the drawing what it means.
 */

import { carry, glide, shift, spots, still } from "./motion.js";

const SVG = "http://www.w3.org/2000/svg";

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
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.moving = true;
  }

  /** @param {string} name */
  layer(name) {
    return this.svg.querySelector(`:scope > g[data-layer="${CSS.escape(name)}"]`);
  }

  /** All nodes of an element. @param {string} el @returns {SVGGElement[]} */
  nodes(el) {
    return [...this.svg.querySelectorAll(`[data-el="${CSS.escape(el)}"]`)].map(
      (node) => /** @type {SVGGElement} */ (node),
    );
  }

  /** All nodes that stand for elements. @returns {SVGGElement[]} */
  elements() {
    return [...this.svg.querySelectorAll("[data-el]")].map((node) => /** @type {SVGGElement} */ (node));
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
    const move = !still(this.moving);
    /** @type {import("./motion.js").Spot[]} */ const lost = [];
    /** @type {import("./motion.js").Spot[]} */ const gained = [];
    for (const id of gone) {
      const node = this.svg.querySelector(`#${CSS.escape(id)}`);
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
        const old = /** @type {SVGElement | null} */ (this.svg.querySelector(`#${CSS.escape(id)}`));
        put(layer, old, fresh);
        if (!move) continue;
        const was = old ? spots(old) : [];
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
    const place = this.svg.querySelector(":scope > desc");
    if (place) place.textContent = words;
  }

  /** Show another picture as a whole. @param {string} source */
  replace(source) {
    const holder = document.createElement("template");
    holder.innerHTML = source;
    const fresh = holder.content.querySelector("svg");
    if (!fresh) return;
    this.svg.replaceWith(fresh);
    this.svg = fresh;
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
      node.setAttribute("role", on ? "button" : "img");
      if (has.has(el)) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
    }
  }

  /** Point at elements, as a tutorial does. @param {string[]} els */
  point(els) {
    const wanted = new Set(els);
    for (const node of this.elements()) {
      node.classList.toggle("pointed", wanted.has(node.dataset.el ?? ""));
    }
  }
}
