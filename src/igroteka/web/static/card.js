/**
 * The card of a thing on the board: enlarged picture, name, what it does, what choosing it now would cost and bring, why it
 * cannot be chosen, and the rule. Pointing and focus show it for a while; a long press, the right button and the key I keep
 * it open. The page knows no rules: the server tells everything but the picture.
 */

import { magnify } from "./magnify.js";
import { get, make, show, signed } from "./page.js";
import { place } from "./placing.js";
import { thingAt } from "./pointing.js";

/** @typedef {import("./live.js").Message} Message */

/** How long a pointer rests on a thing before its card comes, and a finger before it is a long press. */
const REST = 350;
const LONG = 500;
/** How far a finger may slip and still press. */
const SLOP = 8;
/** The most moves of one thing whose outcomes are asked for. */
const MOST = 4;
/** What is so much wider than high is shown above the words, not beside them. */
const BROAD = 1.3;

export class ThingCard {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = get("thing");
    /** The thing whose card is open. */
    this.el = "";
    /** Whether it stays when the pointer leaves. */
    this.pinned = false;
    /** Which of the requests for a card counts. */
    this.turn = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Where a finger has come down. @type {{x: number, y: number} | null} */
    this.press = null;
    /** Whether the click that follows a long press is none. */
    this.swallow = false;
    get("thing-close").addEventListener("click", () => this.close());
  }

  /** @param {HTMLElement} sheet */
  listen(sheet) {
    sheet.addEventListener("pointerover", (event) => this.#over(event));
    sheet.addEventListener("pointerleave", () => this.#leave());
    sheet.addEventListener("focusin", (event) => this.#focus(event));
    sheet.addEventListener("focusout", () => this.#leave());
    sheet.addEventListener("contextmenu", (event) => {
      const el = named(event);
      if (!el) return;
      event.preventDefault();
      void this.pin(el);
    });
    sheet.addEventListener("pointerdown", (event) => this.#down(event));
    for (const kind of ["pointerup", "pointercancel"]) sheet.addEventListener(kind, () => this.#lift());
    sheet.addEventListener("pointermove", (event) => {
      if (this.press && Math.hypot(event.clientX - this.press.x, event.clientY - this.press.y) > SLOP) this.#lift();
    });
    sheet.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  // ------------------------------------------------------------ pointers, fingers, focus

  /** @param {PointerEvent} event */
  #over(event) {
    if (event.pointerType === "touch" || this.pinned) return;
    this.#wait(named(event));
  }

  /** @param {Event} event */
  #focus(event) {
    const node = /** @type {Element} */ (event.target);
    if (this.pinned || !node.matches(":focus-visible")) return;
    this.#wait(named(event));
  }

  /** Show a card for a while, soon. @param {string} el */
  #wait(el) {
    if (el === this.el) return;
    this.#leave();
    if (el && this.table.settings.cards) this.timer = setTimeout(() => void this.#open(el, false), REST);
  }

  #leave() {
    clearTimeout(this.timer);
    this.turn += 1;
    if (!this.pinned && this.el) this.close();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.swallow = false;
    this.#lift();
    const el = named(event);
    if (event.pointerType !== "touch" || !el) return;
    this.press = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.swallow = true;
      void this.pin(el);
    }, LONG);
  }

  #lift() {
    if (this.press) clearTimeout(this.timer);
    this.press = null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.swallow) {
      this.swallow = false;
      event.stopPropagation();
      event.preventDefault();
    } else this.close();
  }

  // ------------------------------------------------------------ opening and closing

  /** Open a card that stays. @param {string} el */
  pin(el) {
    return this.#open(el, true);
  }

  /** Go into the card of what has the focus, or of what is pointed at; whether there is one. */
  enter() {
    const here = document.activeElement;
    const el = (here instanceof SVGElement && thingAt(here)) || this.el;
    if (!el) return false;
    void this.pin(el).then(() => this.box.focus({ preventScroll: true }));
    return true;
  }

  /** Close the card; whether there was one. */
  close() {
    clearTimeout(this.timer);
    const was = this.el;
    const inside = this.box.contains(document.activeElement);
    this.turn += 1;
    this.el = "";
    this.pinned = false;
    show(this.box, false);
    for (const node of this.table.board.root.querySelectorAll("[aria-describedby='thing']")) node.removeAttribute("aria-describedby");
    if (was && inside) this.table.asking.arrowFocus.go(this.table.board.nodes(was)[0]);
    return was !== "";
  }

  /** @param {string} el @param {boolean} pinned */
  async #open(el, pinned) {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    const { live, asking, board } = this.table;
    const moves = asking.leadsTo(el);
    const answer = await live.ask({ t: "card", el, moves: moves.slice(0, MOST).map((move) => move.id) });
    const node = board.nodes(el).find((one) => one.getBoundingClientRect().width);
    if (turn !== this.turn || !node) return;
    const card = answer.t === "card" ? answer : { t: "card", name: board.title(el), say: "", moves: [] };
    // On a copy of the position other moves are possible, of which the server has not been asked.
    const { plan, series } = this.table;
    const told = plan.on || series.on ? { ...card, why: "", moves: moves.slice(0, MOST).map(({ label }) => ({ label })) } : card;
    this.#fill(told, moves.length);
    this.el = el;
    this.pinned = pinned;
    this.box.dataset.pinned = String(pinned);
    const picture = magnify(node);
    get("thing-picture").replaceChildren(...(picture ? [picture] : []));
    const ratio = Number(picture?.dataset.ratio ?? 1);
    get("thing-picture").style.setProperty("--ratio", String(ratio));
    this.box.classList.toggle("broad", ratio > BROAD);
    show(this.box, true);
    this.#place(node);
    if (document.activeElement === node) node.setAttribute("aria-describedby", "thing");
  }

  /** Put the card where it covers nothing that can be chosen. @param {Element} node */
  #place(node) {
    const { style } = this.box;
    style.left = style.top = "";
    if (getComputedStyle(this.box).position !== "fixed") {
      this.box.scrollIntoView({ block: "nearest" });
      return;
    }
    const { width, height } = this.box.getBoundingClientRect();
    const room = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
    const marked = [...this.table.board.root.querySelectorAll(".marked")].map((one) => one.getBoundingClientRect());
    const kept = [get("ask").getBoundingClientRect(), ...marked.filter((one) => one.width)];
    const spot = place({ width, height }, node.getBoundingClientRect(), kept, room, get("panels").getBoundingClientRect());
    style.left = `${spot.x}px`;
    style.top = `${spot.y}px`;
  }

  // ------------------------------------------------------------ what it says

  /** @param {Message} card @param {number} ways */
  #fill(card, ways) {
    const { words } = this.table;
    get("thing-name").textContent = card.name;
    get("thing-say").textContent = card.say;
    show(get("thing-say"), Boolean(card.say));
    get("thing-why").replaceChildren(card.why ?? "", ...this.#rule(card.because ?? {}));
    show(get("thing-why"), Boolean(card.why));
    const more = ways - card.moves.length;
    const rest = card.moves.length && more > 0 ? [make("li", { class: "soft" }, words.say("card_more", { n: more }))] : [];
    get("thing-moves").replaceChildren(...card.moves.map((/** @type {any} */ move) => this.#outcome(move, ways > 1)), ...rest);
    show(get("thing-moves"), card.moves.length > 0);
    const told = card.rule === card.because?.rule ? [] : this.#rule(card);
    get("thing-rule").replaceChildren(...told);
    show(get("thing-rule"), told.length > 0);
  }

  /** The sentence of a rule with the way to it; nothing without a rule. @param {any} quote  with `rule`, `text` and `href` @returns {(Node | string)[]} */
  #rule({ rule, text, href }) {
    if (!href) return [];
    const link = make("a", { href, target: "_blank", rel: "noopener" }, this.table.words.say("rule", { rule }));
    return [make("span", { class: "small soft" }, ` ${text} `, link)];
  }

  /** What one move would do; in short if it is one of several. @param {any} move @param {boolean} brief */
  #outcome(move, brief) {
    const { words } = this.table;
    if (!move.items) return make("li", {}, make("strong", {}, move.label));
    const items = move.items.map((/** @type {any} */ item) => `${item.label} ${signed(item.points)}`);
    const sum = move.points === null ? "" : words.say("card_points", { points: signed(move.points) });
    const points = items.length && (items.length > 1 || !sum) ? [sum, items.join(", ")].filter(Boolean).join("; ") : sum;
    // Points that are still to be counted are told by the question that comes first, or not at all.
    const open = move.then || move.draws ? "" : words.say("card_open");
    const label = make("strong", {}, move.label);
    const late = move.late ? make("span", { class: "thing-points" }, words.say("card_late", { points: signed(move.late) })) : null;
    const cautions = move.cautions.map((/** @type {string} */ one) => make("span", { class: "caution" }, one));
    const counted = points || open ? make("span", { class: "thing-points" }, points || open) : null;
    if (brief) return make("li", {}, label, counted, late, ...cautions);
    return make(
      "li",
      {},
      label,
      counted,
      late,
      ...cautions,
      ...move.say.map((/** @type {string} */ line) => make("span", {}, line)),
      move.then && make("span", { class: "soft" }, words.say("card_then", { prompt: move.then })),
      move.draws && make("span", { class: "soft" }, words.say("card_draws")),
    );
  }
}

/** The thing that an event is about. @param {Event} event */
function named(event) {
  return thingAt(event.target);
}
