/** Pieces on the drawing of the editor: they are dragged or chosen from a tray, moved from place to place, taken away, and a place tells all that can be said of it. */

import { capital, piecesOf, wordOfThing } from "./editform.js";
import { get, make, show } from "./page.js";

/** @typedef {import("./editform.js").Target} Target */
/** @typedef {import("./editform.js").Part} Part */
/** @typedef {{part: Part, seat: number | null, thing: any, word: string, from: Target | null}} Load  what is carried, and from where */

/** A pointer that moves less than this has clicked. */
const STEADY = 6;
/** Of more pieces than this one is chosen from a list. */
const MANY = 24;

export class Carrying {
  /** @param {import("./editor.js").Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.words = editor.words;
    this.board = get("drawing");
    this.select = /** @type {HTMLSelectElement} */ (get("tray-part"));
    this.pieces = get("pieces");
    /** The pieces of a part that has many. */
    this.list = /** @type {HTMLSelectElement} */ (make("select", { id: "tray-piece", "aria-label": this.select.labels?.[0]?.textContent ?? "" }));
    this.pieces.before(this.list);
    /** @type {Map<string, Target[]>} */ this.targets = new Map();
    /** What the next click on a place puts there. @type {Load | null} */ this.armed = null;
    /** What the pointer holds. @type {{load: Load, x: number, y: number, id: number, moved: boolean} | null} */ this.held = null;
    this.ghost = make("div", { class: "ghost", "aria-hidden": "true" });
    this.palette = make("div", { class: "palette card", role: "dialog", id: "palette" });
    for (const one of [this.ghost, this.palette]) {
      show(one, false);
      document.body.append(one);
    }
    /** The place that the palette speaks of. */
    this.open = "";
    this.isQuiet = false;
    this.#listen();
  }

  #listen() {
    this.select.addEventListener("change", () => {
      this.armed = null;
      this.#drawPieces();
    });
    this.board.addEventListener("pointerdown", (event) => {
      const load = this.#loadAt(elementAt(event.target));
      if (load) this.#hold(event, load);
    });
    // A finger on a piece carries it; beside pieces it scrolls the page.
    this.board.addEventListener("touchstart", (event) => void (this.#loadAt(elementAt(event.target)) && event.preventDefault()), { passive: false });
    this.board.addEventListener("click", ({ target }) => this.#click(elementAt(target)));
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("pointerup", (event) => this.#drop(event));
    document.addEventListener("pointercancel", () => this.#let());
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.palette.contains(target)) this.close();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.#let();
      this.close();
      this.armed = null;
      this.#drawPieces();
    });
  }

  /** Show the pieces of this form, and mark its places. @param {Map<string, Target[]>} targets */
  draw(targets) {
    this.targets = targets;
    for (const node of this.board.querySelectorAll("[data-el]")) node.classList.toggle("place", targets.has(node.getAttribute("data-el") ?? ""));
    this.#drawParts();
    if (this.open) this.#fillPalette(this.open);
  }

  /** The parts with pieces: those of the table, and those of the player who is looked at. */
  #drawParts() {
    const { form, viewer, about } = this.editor;
    const chosen = this.select.value;
    const parts = form.parts.filter((part) => piecesOf(part).length);
    // Those of a player before those of the table; of each things first, then numbers and marks.
    const rank = (/** @type {Part} */ part) => 3 * Number(!part.each) + (part.kind === "names" ? 2 : Number(part.item?.kind === "number"));
    parts.sort((one, other) => rank(one) - rank(other));
    this.select.replaceChildren(
      ...parts.map((part) => make("option", { value: part.name }, part.each ? `${capital(part.label)}: ${about.names[viewer]}` : capital(part.label))),
    );
    if (parts.some((part) => part.name === chosen)) this.select.value = chosen;
    this.#drawPieces();
  }

  #drawPieces() {
    const { form, viewer } = this.editor;
    const part = form.part(this.select.value);
    const seat = part?.each ? viewer : null;
    if (this.armed && (this.armed.part.name !== part?.name || this.armed.seat !== seat)) this.armed = null;
    if (this.armed && part) this.armed.part = part;
    const all = part ? piecesOf(part) : [];
    const isLong = all.length > MANY;
    show(this.list, isLong);
    if (isLong && part) this.#drawList(part, seat, all);
    const shown = isLong ? all.filter(({ thing }) => String(thing) === this.list.value) : all;
    this.pieces.replaceChildren(...shown.map(({ thing, word }) => {
      const isArmed = this.armed?.thing === thing;
      const button = make("button", { type: "button", class: "button piece", "aria-pressed": String(isArmed), "data-piece": String(thing) }, capital(word));
      const load = { part: /** @type {Part} */ (part), seat, thing, word, from: null };
      button.addEventListener("pointerdown", (event) => this.#hold(event, load));
      button.addEventListener("click", () => {
        if (this.isQuiet) return;
        this.armed = this.armed?.thing === thing ? null : load;
        this.#drawPieces();
      });
      return button;
    }));
    this.board.classList.toggle("armed", this.armed !== null);
  }

  /** A list of many pieces: whichever is chosen can be put down at once. @param {Part} part @param {number | null} seat @param {{thing: any, word: string}[]} all */
  #drawList(part, seat, all) {
    const chosen = this.list.dataset.part === part.name ? this.list.value : "";
    this.list.dataset.part = part.name;
    this.list.replaceChildren(make("option", { value: "" }, "…"), ...all.map(({ thing, word }) => make("option", { value: String(thing) }, capital(word))));
    this.list.value = chosen;
    this.list.onchange = () => {
      const piece = all.find(({ thing }) => String(thing) === this.list.value);
      this.armed = piece ? { part, seat, ...piece, from: null } : null;
      this.#drawPieces();
    };
  }

  /** The piece at a place that can be carried away: of several the one that is declared last lies on top. @param {string} el @returns {Load | null} */
  #loadAt(el) {
    const { form } = this.editor;
    for (const target of [...(this.targets.get(el) ?? [])].reverse()) {
      const thing = target.key === null ? undefined : form.at(target);
      const { part, seat, key } = target;
      const isPlace = part.kind === "by_name" || part.kind === "names";
      if (isPlace && thing !== undefined && thing !== 0 && form.says(part, seat)) {
        return { part, seat, thing: part.cells ? key : thing, word: wordOfThing(target, thing), from: target };
      }
    }
    return null;
  }

  /** @param {PointerEvent} event @param {Load} load */
  #hold(event, load) {
    if (event.button !== 0) return;
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    this.held = { load, x: event.clientX, y: event.clientY, id: event.pointerId, moved: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.id) return;
    held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY;
    if (!held.moved) return;
    event.preventDefault();
    this.ghost.textContent = capital(held.load.word);
    this.ghost.style.setProperty("transform", `translate(${event.clientX}px, ${event.clientY}px)`);
    show(this.ghost, true);
    const el = elementUnder(event);
    for (const node of this.board.querySelectorAll(".over")) node.classList.remove("over");
    if (this.#targetFor(held.load, el)) for (const node of this.board.querySelectorAll(`[data-el="${CSS.escape(el)}"]`)) node.classList.add("over");
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.id) return;
    const { load, moved } = held;
    const el = elementUnder(event);
    this.#let();
    if (!moved) {
      // A touch that carries nothing is a click; the browser does not send it, because the page did not let it scroll.
      if (load.from && event.pointerType === "touch") this.#click(el);
      return;
    }
    // The click that some browsers send after it means nothing more.
    this.isQuiet = true;
    setTimeout(() => (this.isQuiet = false), 0);
    const target = this.#targetFor(load, el);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const { form } = this.editor;
    if (target && !isSame(target, load.from)) {
      this.editor.change(() => {
        if (load.from) form.put(load.from, undefined);
        form.put(target, target.cell ? thingFor(load) : load.thing);
      });
    } else if (load.from && !this.board.contains(under)) {
      const { from } = load;
      this.editor.change(() => form.put(from, undefined));
    }
  }

  /** Carry nothing any more. */
  #let() {
    this.held = null;
    show(this.ghost, false);
    for (const node of this.board.querySelectorAll(".over")) node.classList.remove("over");
  }

  /** The place of an element for what is carried: of the same seat, or of another that has its own. @param {Load} load @param {string} el */
  #targetFor(load, el) {
    const all = (this.targets.get(el) ?? []).filter((target) => this.#takes(target, load));
    return all.find(({ seat }) => seat === load.seat) ?? all[0] ?? null;
  }

  /** Whether something can be put into a place: a cell takes what is called by one of its names, also from another part. @param {Target} target @param {Load} load */
  #takes({ part, key, cell }, load) {
    if (!cell) return part.name === load.part.name && key !== null && !part.cells;
    const isAlike = part.name === load.part.name || (part.single !== "" && part.single === load.part.single && load.from !== null);
    return isAlike && (part.names ?? []).some(([name]) => name === thingFor(load));
  }

  /** @param {string} el */
  #click(el) {
    if (this.isQuiet) return;
    const { form } = this.editor;
    const target = this.armed && this.#targetFor(this.armed, el);
    if (target && this.armed) {
      const { thing } = this.armed;
      const isThere = JSON.stringify(form.at(target)) === JSON.stringify(thing);
      this.editor.change(() => form.put(target, isThere ? undefined : thing));
    } else if (this.targets.has(el)) {
      this.#openPalette(el);
    }
  }

  // ---------------------------------------------------------------- the palette

  /** @param {string} el */
  #openPalette(el) {
    this.open = el;
    this.#fillPalette(el);
    show(this.palette, true);
    const box = this.board.querySelector(`[data-el="${CSS.escape(el)}"]`)?.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.palette;
    if (!box) return;
    const left = Math.min(Math.max(8, box.left), window.innerWidth - wide - 8);
    const top = box.bottom + high + 8 < window.innerHeight ? box.bottom + 8 : Math.max(8, box.top - high - 8);
    this.palette.style.setProperty("left", `${left}px`);
    this.palette.style.setProperty("top", `${top}px`);
    /** @type {HTMLElement | null} */ (this.palette.querySelector("[data-k]"))?.focus({ preventScroll: true });
  }

  /** All that can be said of a place. @param {string} el */
  #fillPalette(el) {
    const here = document.activeElement;
    const k = here instanceof HTMLElement && this.palette.contains(here) ? here.dataset.k : undefined;
    const { form, about } = this.editor;
    const targets = this.targets.get(el) ?? [];
    if (!targets.length) return this.close();
    const title = this.board.querySelector(`[data-el="${CSS.escape(el)}"] > title`)?.textContent ?? el;
    // What lies in cells is told at the thing only if it lies in one.
    const told = targets.filter((target) => !target.part.cells || target.cell || form.at(target) !== undefined);
    told.sort((one, other) => Number(Boolean(other.part.cells)) - Number(Boolean(one.part.cells)));
    const rows = told.map((target) => {
      const part = form.part(target.part.name) ?? target.part;
      const who = target.seat === null || targets.filter((one) => one.part.name === part.name).length < 2 ? "" : `: ${about.names[target.seat]}`;
      return make("div", { class: "entry", "data-field": part.name, "data-of": target.seat }, make("span", { class: "key" }, capital(part.label) + who), this.#controlOf({ ...target, part }));
    });
    const close = make("button", { type: "button", class: "button plain remove", "aria-label": this.words.say("close"), click: () => this.close() }, "×");
    this.palette.setAttribute("aria-label", title);
    this.palette.replaceChildren(make("div", { class: "palette-head" }, make("strong", {}, title), close), ...rows);
    if (k === undefined) return;
    /** @type {HTMLElement | null} */ (this.palette.querySelector(`[data-k="${CSS.escape(k)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {Target} target */
  #controlOf(target) {
    const { form, controls } = this.editor;
    const { part, seat, key, cell } = target;
    const k = `at:${part.name}:${seat}:${cell ?? key}`;
    const put = (/** @type {any} */ thing) => this.editor.change(() => form.put(target, thing));
    const value = form.at(target);
    if (cell) return controls.name({ kind: "name", names: part.names, empty: true }, value ?? "", part.label, k, (thing) => put(thing === "" ? undefined : thing));
    if (key === null) return controls.control(part, value, part.label, k, put);
    if (part.kind === "names" || part.kind === "name" || part.kind === "number") {
      return controls.flag(value === true, `${this.words.say("here")}: ${part.label}`, k, (on) => put(on ? true : undefined));
    }
    const item = /** @type {import("./editform.js").Choice} */ (part.item);
    if (item.kind !== "name") return controls.control(item, value ?? (item.kind === "number" ? 0 : undefined), part.label, k, (thing) => put(thing === 0 ? undefined : thing), String(key));
    return controls.name({ ...item, empty: true }, value ?? "", part.label, k, (thing) => put(thing === "" ? undefined : thing));
  }

  /** Close the palette. */
  close() {
    this.open = "";
    show(this.palette, false);
  }
}

/** What is put into a cell: what is carried is called by its name, or is it. @param {Load} load @returns {any} */
const thingFor = ({ thing, from }) => from?.key ?? thing;

/** The element of the drawing that a node belongs to. @param {EventTarget | null} node */
function elementAt(node) {
  return (node instanceof Element ? node.closest("[data-el]") : null)?.getAttribute("data-el") ?? "";
}

/** The element of the drawing under a pointer. @param {PointerEvent} event */
function elementUnder(event) {
  return elementAt(document.elementFromPoint(event.clientX, event.clientY));
}

/** @param {Target} one @param {Target | null} other */
function isSame(one, other) {
  return other !== null && one.part.name === other.part.name && one.seat === other.seat && one.key === other.key;
}
