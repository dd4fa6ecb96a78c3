/** The question on the table: marks on the board, the words beside it, and the way from clicks to a move. */

import { Chooser, offered, repeats, sole, taken } from "./choose.js";
import { ClickGuard, Stay, TWICE } from "./guard.js";
import { Offers, text } from "./offers.js";
import { get, make, show, write } from "./page.js";
import { ArrowFocus } from "./rove.js";

/** @typedef {import("./choose.js").Choice} Choice */
/** @typedef {{step: number, label: string}} Point */
/** @typedef {{key: string, value: string, label: string}} Order */
/** @typedef {{seat: number, asked: boolean, draws?: boolean, prompt: string, moves: Choice[], undo: Point[], reset: number | null, can_undo: boolean, orders?: Order[], chains?: Choice[]}} Ask */

/** Up to so many moves are offered as buttons once a choice has begun. */
const FEW = 4;
/** A question with more letters than these gets the whole width of a phone. */
const LONG = 70;
/** Milliseconds that one looks at something before it is worth asking whether it can be taken back. */
const LOOKED = 150;
/** Milliseconds until the page shows that it waits: what is answered sooner does not flicker, and the answer need not wait for that picture. */
const NOTICED = 100;

/** So much of the height of the window the card of the question keeps at most when it could be smaller; the rest is for what stands below it. */
const KEPT = 0.42;

export class Asking {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./page.js").Words} words
   * @param {object} does
   * @param {(move: Choice) => void} does.play
   * @param {(move: Choice, tapped: boolean) => boolean} does.collect  take a move that must be confirmed as the first of several, if it is
   * @param {() => string} does.collected  what is said of the answers that wait for their confirmation; nothing if there are none
   * @param {() => boolean} does.uncollect  take back the last of them; whether there was one
   * @param {(move: Choice, tapped: boolean) => import("./deeds.js").Care | Promise<import("./deeds.js").Care>} does.care  how carefully a move is made; `tapped`: a finger chose it on the board
   * @param {(move: Choice) => Promise<{say: string, cautions: string[]}>} does.foresee  why a move could not be taken back, and what goes with it
   * @param {(el: string) => Promise<void>} does.read  show the card of an element that a finger has chosen, if the player wants that
   * @param {(el: string) => void} does.why
   * @param {(step: number) => void} does.undo
   * @param {(key: string, value: string) => void} does.order  give a standing order
   * @param {() => void} does.changed  another question is asked
   * @param {(stops: Element[]) => void} does.marked  what can be chosen has changed
   * @param {(stops: Element[]) => void} does.reveal  show what can be chosen
   */
  constructor(board, words, does) {
    this.board = board;
    this.words = words;
    this.does = does;
    this.chooser = new Chooser([]);
    /** @type {Ask | null} */
    this.ask = null;
    this.seq = -1;
    /** The move that waits for a confirmation. @type {Choice | null} */
    this.pending = null;
    /** Whether arrow keys walk over everything, not only over what can be chosen. */
    this.exploring = false;
    /** The greatest height of the card in this turn. */
    this.tallest = 0;
    /** Whether a move has been chosen and not been answered yet. */
    this.busy = false;
    /** The question to which a move has been sent, and from which number on a question is the next one: other news may come before. @type {{seat: number | null, seq: number, due: number} | null} */
    this.sent = null;
    /** What has come before the answer to that move. @type {{ask: Ask | null, seat: number | null, seq: number} | null} */
    this.news = null;
    /** The move that was made last: it may be made again, several times at once. */
    this.last = "";
    /** How many questions there have been. */
    this.questions = 0;
    /** Whose question it is. @type {number | null} */
    this.seat = null;
    /** Whether the last choice was made with the keyboard or by a screen reader. */
    this.typed = false;
    /** Whether the question belongs to a lesson. */
    this.taught = false;
    /** Whether an explanation stands before the question. */
    this.held = false;
    /** Whether the player wants to see all moves as a list. */
    this.listing = false;
    /** Whether a question with one answer only is answered by the page. */
    this.alone = false;
    /** Whether the player has just taken something back: then nothing is answered before the player does. */
    this.tookBack = false;
    this.arrowFocus = new ArrowFocus(() => this.stops());
    this.choices = new Offers("choices", (move) => void this.choose(move), true, (move) => this.#looked(move));
    this.list = new Offers("list", (move) => void this.choose(move), false, (move) => this.#looked(move));
    this.guard = new ClickGuard();
    /** Ends the time in which a new question takes no second click. @type {ReturnType<typeof setTimeout> | undefined} */
    this.freshness = undefined;
    /** Shows that the page waits. @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.looking = undefined;
    /** Which of the looks at a move counts. */
    this.looks = 0;
    /** The element on which the mouse rests: it is told anew with each question. */
    this.rested = "";
    this.stay = new Stay(
      (left) => (get("stay-left").textContent = left ? words.say("stay_left", { seconds: left }) : ""),
      () => this.confirmed(),
    );
    for (const id of ["sheet", "choices", "list", "confirm"]) {
      get(id).addEventListener("click", (event) => this.guard.repeats(event) && event.stopImmediatePropagation(), { capture: true });
    }
    // What is laid out anyway need not be measured in between.
    new ResizeObserver(([card]) => this.#steady(Math.ceil(card.borderBoxSize[0].blockSize))).observe(get("ask"));
    get("confirm-yes").addEventListener("click", () => this.confirmed());
    get("confirm-no").addEventListener("click", () => this.cancel());
  }

  /** The elements that the keyboard walks over, part by part and row by row. */
  stops() {
    const wanted = this.exploring ? this.board.things() : this.board.elements().filter((node) => node.classList.contains("marked"));
    const boxes = new Map(wanted.map((node) => [node, node.getBoundingClientRect()]));
    // What lies in a folded part is not there.
    const all = wanted.filter((node) => boxes.get(node)?.width);
    const parts = this.board.partNodes().map((node) => node.dataset.part);
    const part = new Map(all.map((node) => [node, parts.indexOf(this.board.partOf(node))]));
    return all.sort((a, b) => {
      const [one, two] = [boxes.get(a), boxes.get(b)];
      if (!one || !two) return 0;
      if (part.get(a) !== part.get(b)) return (part.get(a) ?? 0) - (part.get(b) ?? 0);
      return Math.abs(one.y - two.y) > 8 ? one.y - two.y : one.x - two.x;
    });
  }

  /** A new question, or the same on a new picture. @param {Ask | null} ask @param {number | null} seat @param {number} seq */
  put(ask, seat, seq) {
    const { sent } = this;
    // After an own move even a question with the same answers is a new one.
    const answered = sent !== null && (sent.seat !== seat || sent.seq !== seq);
    const early = answered && sent.seat === seat && seq >= 0 && seq < sent.due;
    this.news = early ? { ask, seat, seq } : null;
    if (early) return;
    const same = !answered && this.chooser.whole === this.taught && seat === this.seat && JSON.stringify(ask?.moves) === JSON.stringify(this.ask?.moves);
    this.ask = ask;
    this.seat = seat;
    this.seq = seq;
    if (answered) this.sent = null;
    this.busy = this.sent !== null || (same && this.busy);
    if (!same) {
      this.questions += 1;
      this.chooser = new Chooser(ask?.asked ? offered(ask) : [], this.taught);
      this.#drop();
      this.clearHints();
      this.does.changed();
      this.#fresh();
      this.choices.renew();
      if (ask?.draws) get("ask").scrollTop = 0; // a long list has hidden the question
    }
    // Who has only to confirm goes on looking at what will be done; in a lesson the words before the question may be turned.
    this.draw(!this.held && (this.taught || (!same && (!ask?.asked || ask.moves.length > 0))));
    if (same) return;
    this.#refocus();
    this.#answerAlone();
  }

  /** What has one answer only needs no click, unless the player has come back to it. */
  #answerAlone() {
    const [only, ...others] = this.ask?.asked ? this.ask.moves : [];
    if (!only || others.length || only.final || this.ask?.draws || !this.alone || this.tookBack || this.taught || this.held || this.busy) return;
    this.#send(only);
  }

  /** A question has come that nobody has read yet: a second click does nothing for a moment. */
  #fresh() {
    this.guard.renew();
    get("ask").dataset.fresh = "";
    clearTimeout(this.freshness);
    this.freshness = setTimeout(() => delete get("ask").dataset.fresh, TWICE);
  }

  /** The move that waits for a confirmation is not made. */
  #drop() {
    this.stay.stop();
    this.pending = null;
  }

  /** While a player answers one question after the other, the card of the question hardly shrinks: nothing jumps. @param {number} height */
  #steady(height) {
    if (!this.ask?.asked || height <= this.tallest) return;
    this.tallest = Math.min(height, KEPT * window.innerHeight);
    if (window.matchMedia("(min-width: 1000px)").matches) get("ask").style.minHeight = `${this.tallest}px`;
  }

  /** Nothing is asked any more: the card is as small as it can be. */
  #shrink() {
    this.tallest = 0;
    get("ask").style.minHeight = "";
  }

  /** Whoever plays by keyboard goes on with the new question. */
  #refocus() {
    if (!this.typed) return;
    const here = document.activeElement;
    const stops = this.stops();
    // What has just been hidden has the focus until the page is painted.
    const isKept = here && here !== document.body && here !== get("ask") && here.getClientRects().length > 0;
    const isLeft = here instanceof SVGElement && this.board.root.contains(here) && !stops.some((node) => node === here);
    if (isKept && !isLeft) return;
    const button = get("choices").firstElementChild;
    if (this.arrowFocus.go(stops[0])) return;
    // While others think the focus waits at the question, so that the next Tab does not begin at the top of the page.
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    else get("ask").focus({ preventScroll: true });
  }

  /** Move the view so far that what can be chosen is seen. */
  reveal() {
    this.does.reveal(this.stops());
  }

  /**
   * Show the state of the question. First all is written, then places are read: reading makes the browser lay everything out.
   * @param {boolean} [reveals]  whether the view moves to what can be chosen
   */
  draw(reveals = false) {
    const { ask, chooser, board } = this;
    clearTimeout(this.waiting);
    get("ask").setAttribute("aria-busy", String(this.busy));
    const clicks = chooser.clicks.map((click) => click.el);
    const open = this.held || this.pending ? new Set() : new Set(chooser.next().keys());
    const shown = this.pending ? [...this.pending.at, ...this.pending.mix] : clicks;
    board.mark(open, shown);
    this.#name(open);
    get("prompt").textContent = this.taught ? "" : (ask?.prompt ?? "");
    write(get("prompt"), "data-long", (ask?.prompt ?? "").length > LONG ? "" : null);
    show(get("prompt"), !this.taught && Boolean(ask?.prompt));
    this.#trail(clicks);
    this.#choices();
    show(get("confirm"), this.pending !== null);
    const collected = this.does.collected();
    show(get("cancel"), (clicks.length > 0 || collected !== "") && !this.pending);
    show(get("undo"), Boolean(ask?.can_undo) && !clicks.length && !this.pending && !this.held);
    const points = ask?.undo ?? [];
    show(get("reset"), points.length > 1 && ask?.reset !== null && !clicks.length && !this.pending && !this.held);
    this.#points(clicks.length || this.pending || this.held ? [] : points);
    this.#orders(clicks.length || this.pending || this.held || this.taught ? [] : (ask?.orders ?? []));
    const able = Boolean(ask?.asked) && !this.pending && !this.taught && !this.busy;
    const hinted = able && !ask?.draws && !("rated" in get("hint").dataset) && !clicks.length && !collected && chooser.moves.length > 1;
    show(get("hint"), hinted);
    show(get("list-button"), able && chooser.moves.some((move) => move.at.length + move.mix.length > 0));
    const listed = this.listing && able;
    show(get("list-box"), listed);
    get("list-button").setAttribute("aria-expanded", String(listed));
    this.list.put(listed ? chooser.candidates() : [], this.busy, null);
    this.preview(this.busy ? "" : this.rested);
    if (!ask?.asked) this.#shrink();
    const stops = this.stops();
    this.does.marked(stops);
    if (reveals) this.does.reveal(stops);
    const focus = document.activeElement;
    this.arrowFocus.settle(focus instanceof SVGElement ? focus : null, stops);
    const reached = new Set(stops);
    // What has the focus keeps it until there is something to go on with.
    for (const node of board.elements()) if (!reached.has(node)) write(node, "tabindex", node === focus ? "-1" : null);
    // Where nothing on the board takes the focus, the board itself does, so that arrow keys scroll it.
    write(get("frame"), "tabindex", stops.length ? null : "0");
  }

  /** More than the last decision and the whole turn: every point to go back to, latest first. @param {Point[]} points */
  #points(points) {
    show(get("undo-more"), points.length > 2);
    get("undo-points").replaceChildren(
      ...[...points].reverse().map((point) =>
        make("button", { type: "button", class: "button plain", click: () => this.does.undo(point.step) }, point.label),
      ),
    );
  }

  /** Standing orders that would answer this question: it need not be asked again. @param {Order[]} orders */
  #orders(orders) {
    show(get("standing-offers"), orders.length > 0);
    get("standing-offers").replaceChildren(
      ...orders.map((order) =>
        make("button", { type: "button", class: "button plain", disabled: this.busy, click: () => this.busy || this.does.order(order.key, order.value) }, order.label),
      ),
    );
  }

  /** Give every open element the name of what it does. @param {Set<string>} open */
  #name(open) {
    const next = this.chooser.next();
    for (const node of this.board.elements()) {
      const el = node.dataset.el ?? "";
      const move = open.has(el) ? sole(next.get(el)) : null;
      write(node, "aria-label", move ? this.#told(el, move) : null);
    }
  }

  /** @param {string[]} clicks */
  #trail(clicks) {
    const list = get("trail");
    /** @type {{el: string, times: number}[]} */
    const counted = [];
    for (const el of clicks) {
      const before = counted.at(-1);
      if (before?.el === el) before.times += 1;
      else counted.push({ el, times: 1 });
    }
    const collected = this.does.collected();
    list.replaceChildren(
      ...(collected ? [make("li", { class: "tag" }, collected)] : []),
      ...counted.map(({ el, times }) => make("li", { class: "tag" }, `${this.board.title(el) || el}${times > 1 ? ` × ${times}` : ""}`)),
    );
    show(list, (clicks.length > 0 || collected !== "") && !this.pending);
  }

  #choices() {
    const { chooser } = this;
    const begun = chooser.clicks.length > 0;
    const remain = chooser.candidates();
    const again = remain.filter((move) => repeats(move, this.last));
    let moves = chooser.counting() ? remain : begun ? (remain.length <= FEW ? remain : []) : [...again, ...chooser.buttons()];
    const whole = chooser.complete();
    if (whole && !moves.includes(whole)) moves = [whole, ...moves];
    if (this.pending || this.held) moves = [];
    const only = moves.length === 1 && chooser.moves.length === 1 ? moves[0] : null;
    this.choices.put(moves, this.busy, whole ?? only);
  }

  /** What an element is, and what it would do: a label is short, the rest is told by the element. @param {string} el @param {Choice} move */
  #told(el, move) {
    const name = this.board.title(el).replace(/\.$/, "");
    return name ? `${name}. ${text(move)}` : text(move);
  }

  /** The moves that an element can still lead to. @param {string} el @returns {Choice[]} */
  leadsTo(el) {
    if (this.pending) return [...this.pending.at, ...this.pending.mix].includes(el) ? [this.pending] : [];
    return this.held ? [] : (this.chooser.reach().get(el) ?? []);
  }

  /** Say what an element would do. @param {string} el */
  preview(el) {
    const line = get("preview");
    const move = sole(this.chooser.reach().get(el));
    // In a lesson its own words say it, and the card must not grow over what is to be touched.
    if (this.pending || this.held || this.taught || !el) line.textContent = "";
    else if (move) line.textContent = this.#told(el, move);
    else line.textContent = this.board.title(el);
    this.#outline(this.leadsTo(el));
    if (!this.pending) this.warn(this.held ? null : move);
  }

  /** Outline what a choice takes: what is looked at, else what has been chosen so far. @param {Choice[]} moves */
  #outline(moves) {
    const begun = this.pending ? [this.pending] : this.chooser.clicks.length && !this.held ? this.chooser.candidates() : [];
    this.board.outline(taken(this.pending || !moves.length ? begun : moves));
  }

  /** Somebody looks at a button. @param {Choice | null} move */
  #looked(move) {
    this.#outline(move ? [move] : []);
    if (!this.pending) this.warn(move);
  }

  /** Say before the click what could not be taken back. @param {Choice | null} move */
  warn(move) {
    clearTimeout(this.looking);
    get("lasting").textContent = get("caution").textContent = "";
    if (!move || this.busy) return;
    const { questions } = this;
    const turn = ++this.looks;
    this.looking = setTimeout(async () => {
      const { say, cautions } = await this.does.foresee(move);
      if (this.questions !== questions || this.looks !== turn || this.pending) return;
      get("lasting").textContent = say;
      this.#caution(move, cautions);
    }, LOOKED);
  }

  /** Say what a move forfeits, or which scarce thing goes with it. @param {Choice} move @param {string[]} cautions */
  #caution(move, cautions) {
    if (!cautions.length) return;
    const said = cautions.join(" ");
    get("preview").replaceChildren(`${text(move)} `, make("strong", { class: "caution" }, said));
    get("caution").textContent = said;
  }

  /** An element has been clicked, perhaps by a finger. @param {string} el @param {boolean} [tapped] */
  pick(el, tapped = false) {
    if (this.busy || this.held) return;
    if (this.pending) {
      const { at, mix } = this.pending;
      if ((mix.length ? mix : at.slice(-1)).includes(el)) this.confirmed();
      else {
        this.cancel();
        this.pick(el, tapped);
      }
      return;
    }
    const clicked = this.chooser.clicks;
    if (clicked.length && clicked[clicked.length - 1].el === el && !this.chooser.reach().has(el)) {
      this.cancel();
      return;
    }
    let found = this.chooser.pick(el);
    if (found === undefined && clicked.length) {
      // Another beginning: take the new element instead of the old ones.
      const before = [...clicked];
      this.chooser.reset();
      found = this.chooser.pick(el);
      if (found === undefined) this.chooser.reset(before);
    }
    if (found === undefined) {
      this.does.why(el);
      return;
    }
    if (found) void this.choose(found, tapped ? el : "");
    else if (tapped && !this.chooser.complete()) void this.#step(el); // who counts up knows what it is
    else {
      this.draw();
      this.#follow();
      this.reveal();
    }
  }

  /** A finger has chosen an element on the way to a move: nothing else can be chosen before its card is there. @param {string} el */
  async #step(el) {
    const { questions } = this;
    this.busy = true;
    this.draw();
    await this.does.read(el);
    if (this.questions !== questions) return;
    this.busy = false;
    this.draw(true);
  }

  /** After a step by keyboard go on to the nearest open element. */
  #follow() {
    const here = document.activeElement;
    if (!this.typed || !(here instanceof SVGElement) || !this.board.root.contains(here)) return;
    const stops = this.stops();
    if (stops.some((node) => node === here)) return;
    const box = here.getBoundingClientRect();
    let best = null;
    let least = Infinity;
    for (const node of stops) {
      const to = node.getBoundingClientRect();
      const far = Math.hypot(to.x - box.x, to.y - box.y);
      if (far < least) [least, best] = [far, node];
    }
    this.arrowFocus.go(best);
  }

  /** A move has been found: play it, or ask first. @param {Choice} move @param {string} [tapped]  the element by which a finger chose it */
  async choose(move, tapped = "") {
    if (this.busy) return;
    this.busy = true;
    const { questions } = this;
    let care = this.does.care(move, tapped !== "");
    if (care instanceof Promise) {
      this.#drawSoon();
      care = await care;
      if (this.questions !== questions) return; // the question has changed meanwhile
    }
    if (care.asks && this.does.collect(move, tapped !== "")) {
      this.#wait();
      return;
    }
    if (care.asks) {
      this.pending = move;
      if (tapped) await this.does.read(tapped);
      if (this.questions !== questions) return;
      this.busy = false;
      this.#fresh();
      clearTimeout(this.looking);
      const words = move.chain ? text(move) : this.#told(move.at[move.at.length - 1] ?? "", move);
      get("confirm-text").replaceChildren(words, make("strong", { class: "caution" }, ...care.cautions.map((one) => ` ${one}`)));
      get("lasting").textContent = care.why;
      get("confirm-yes-text").textContent = this.words.say(care.ends ? "end_turn" : "confirm");
      this.stay.start(care.seconds);
      this.draw();
      get("confirm-yes").focus({ preventScroll: true });
      return;
    }
    this.busy = false;
    this.#send(move);
  }

  /** The player is sure. */
  confirmed() {
    const move = this.pending;
    this.#drop();
    if (move) this.#send(move);
  }

  /** @param {Choice} move */
  #send(move) {
    this.tookBack = false;
    this.last = move.chain?.at(-1) ?? move.id;
    this.#wait();
    this.does.play(move);
  }

  /** Nothing more can be chosen before the next question. */
  #wait() {
    this.busy = true;
    this.sent = { seat: this.seat, seq: this.seq, due: -Infinity };
    clearTimeout(this.looking);
    this.#drawSoon();
  }

  /** The page waits for an answer, and shows that if it takes long. */
  #drawSoon() {
    get("ask").setAttribute("aria-busy", "true");
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.draw(), NOTICED);
  }

  /** The next question is the one with this number, or a later one: what is told before it is no answer to the own move. @param {number} due */
  expect(due) {
    if (this.sent) this.sent.due = due;
    if (this.news) this.put(this.news.ask, this.news.seat, this.news.seq);
  }

  /** What has happened before the question with this number: the own move among it is the answer to it, sooner than any word of the server. @param {{seat: number, move: string}[]} events @param {number} seq */
  heard(events, seq) {
    const { sent } = this;
    if (sent && events.some((event) => event.seat === sent.seat && event.move === this.last)) sent.due = seq;
  }

  /** The server did not take the move. */
  failed() {
    this.busy = false;
    this.sent = null;
    this.#drop();
    this.chooser.reset();
    if (this.news) this.put(this.news.ask, this.news.seat, this.news.seq);
    else this.draw();
  }

  /** One step back; whether there was one. */
  cancel() {
    const el = this.chooser.clicks[this.chooser.clicks.length - 1]?.el;
    const asked = this.pending !== null;
    this.#drop();
    if ((asked || el === undefined) && this.does.uncollect()) {
      this.#wait();
      return true;
    }
    const back = this.chooser.back() || asked;
    if (back) {
      this.does.changed();
      this.draw();
      const node = el ? this.board.nodes(el).find((one) => one.classList.contains("marked")) : null;
      const here = document.activeElement;
      if (here === document.body || here instanceof SVGElement || !here) this.arrowFocus.go(node ?? this.stops()[0]);
    }
    return back;
  }

  /** Press the button with a number. @param {number} number */
  press(number) {
    return this.choices.press(number);
  }

  /** Open or close the list of all moves; it stays as the player wants it. */
  openList() {
    this.listing = !this.listing;
    this.draw();
  }

  /** @param {{id: string, label: string, why?: string, line?: string[]}[]} moves */
  hints(moves) {
    const list = get("hints");
    const known = new Map(this.chooser.moves.map((move) => [move.id, move]));
    const items = moves.slice(0, 3).map((hint) => {
      const move = known.get(hint.id);
      const point = () => this.board.point(move ? [...move.at, ...move.mix] : []);
      return make(
        "li",
        {},
        make("button", { type: "button", class: "button plain", mouseenter: point, focus: point, click: () => move && void this.choose(move) }, hint.label),
        make("small", { class: "why" }, hint.why || ""),
        ...this.following(hint.line || []),
      );
    });
    list.replaceChildren(...items);
    show(list, items.length > 0);
    const first = known.get(moves[0]?.id);
    this.board.point(first ? [...first.at, ...first.mix] : []);
  }

  /** What may follow a hinted move, folded. @param {string[]} line */
  following(line) {
    if (line.length < 2) return [];
    const moves = make("ol", {}, ...line.map((words) => make("li", {}, words)));
    return [make("details", { class: "line-after" }, make("summary", {}, this.words.say("hint_line")), moves)];
  }

  clearHints() {
    get("hints").replaceChildren();
    show(get("hints"), false);
    if (!this.taught) this.board.point([]);
  }
}
