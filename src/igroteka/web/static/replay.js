/** The replay: step, jump, play; every step has an address of its own. */

import { Board } from "./board.js";
import { chances, cursor } from "./chances.js";
import { NARROW } from "./look.js";
import { data, get, make, paint, show, tabs, toast, typing, Words } from "./page.js";
import { dot, lines, scores, tale } from "./panels.js";
import { PanZoom } from "./panzoom.js";
import { PartButtons } from "./partbuttons.js";
import { Parts } from "./parts.js";

/** So many steps are fetched at once. */
const CHUNK = 60;

/** @typedef {{step: number, entry: import("./panels.js").Entry, set: any, gone: string[], order: any, scores: any[], turn: any, parts?: any[], chips?: any}} Frame */

class Replay {
  constructor() {
    this.words = new Words(data("words"));
    this.state = data("state");
    this.board = new Board(/** @type {HTMLElement} */ (get("sheet").firstElementChild));
    this.zoom = new PanZoom(get("frame"), get("sheet"));
    this.parts = new Parts(this.board, get("frame"));
    this.buttons = new PartButtons(this.board, this.zoom, this.words.say("whole"), (name) => this.parts.toggle(name, true));
    this.slider = /** @type {HTMLInputElement} */ (get("slider"));
    this.step = this.state.step;
    /** Frames by the step they lead to. @type {Map<number, Frame>} */
    this.frames = new Map();
    /** @type {ReturnType<typeof setTimeout> | 0} */
    this.timer = 0;
    this.wanted = this.step;
    this.moving = false;
    this.asked = false;
    const { entries, steps } = this.state;
    /** Where a move with all that chance did after it is done. @type {number[]} */
    this.stops = Array.from({ length: steps + 1 }, (_, step) => step).filter((step) => step === 0 || step === steps || entries[step].seat >= 0);
    this.slider.max = String(this.state.steps);
    /** @type {HTMLDetailsElement} */ (get("more")).open = !NARROW.matches;
    this.listen();
    this.drawLog();
    this.#arrange({});
    this.draw();
  }

  get seat() {
    return this.state.seat ?? "";
  }

  /** @param {number} from @param {number} to */
  async fetch(from, to) {
    const { frames } = this.state;
    const reply = await fetch(`${frames}${frames.includes("?") ? "&" : "?"}from=${from}&to=${to}&seat=${this.seat}`);
    if (!reply.ok) throw new Error(this.words.say("failed"));
    return reply.json();
  }

  /** Go to a step; quick calls one after the other go to the last. @param {number} step */
  async go(step) {
    this.wanted = Math.max(0, Math.min(this.state.steps, step));
    if (this.moving) return;
    this.moving = true;
    try {
      while (this.step !== this.wanted) await this.#towards(this.wanted);
    } catch (error) {
      this.pause();
      this.wanted = this.step;
      toast([error instanceof Error ? error.message : String(error)], "×");
    } finally {
      this.moving = false;
    }
  }

  /** @param {number} to */
  async #towards(to) {
    if (to > this.step && to <= Math.min(this.#stop(1, this.step), this.step + CHUNK)) {
      for (let step = this.step + 1; step <= to; step += 1) await this.#forward(step);
    } else {
      const film = await this.fetch(to, to);
      this.board.replace(film.base.svg);
      this.#arrange(film.base);
      if (film.base.style) get("board-style").textContent = film.base.style;
      if (film.scores) this.state.scores = film.scores;
    }
    this.step = to;
    this.draw();
  }

  /** Show the next step, which only changes the picture. @param {number} to */
  async #forward(to) {
    if (!this.frames.has(to)) {
      const film = await this.fetch(to - 1, Math.min(this.state.steps, to - 1 + CHUNK));
      for (const frame of film.frames) this.frames.set(frame.step, frame);
    }
    const frame = this.frames.get(to);
    if (!frame) throw new Error(this.words.say("failed"));
    if (frame.parts?.length) this.board.setParts(frame.parts);
    this.board.patch(frame.set, frame.gone, frame.order);
    this.#arrange(frame);
    this.#score(frame.scores);
    this.step = to;
  }

  /** What has changed of the parts. @param {any} told */
  #arrange({ parts = this.state.parts, chips = this.state.chips, colours = this.state.colours }) {
    Object.assign(this.state, { parts, chips, colours });
    paint(colours ?? []);
    this.parts.put(parts, chips, this.state.seat);
    this.buttons.put(parts);
  }

  /** @param {any[]} rows */
  #score(rows) {
    for (const row of rows ?? []) {
      const at = this.state.scores.findIndex((/** @type {any} */ old) => old.seat === row.seat);
      if (at >= 0) this.state.scores[at] = row;
      else this.state.scores.push(row);
    }
  }

  draw() {
    const { step, state, words } = this;
    get("step-line").textContent = `${words.say("step")} ${step} / ${state.steps}`;
    const said = step === 0 ? [make("p", {}, words.say("start"))] : tale(state.entries.slice(this.#stop(-1, step), step));
    get("say").replaceChildren(...said.map((one) => make("li", {}, one)));
    get("now").textContent = said.map((one) => (one.querySelector("summary") ?? one).textContent).join(" ");
    this.slider.value = String(step);
    this.slider.setAttribute("aria-valuetext", `${step} / ${state.steps}`);
    scores(get("scores"), state.scores, state.items, words);
    for (const node of get("log").children) {
      const last = Number(node.getAttribute("data-step"));
      const on = step - 1 <= last && step - 1 >= Number(node.getAttribute("data-first") ?? last);
      node.classList.toggle("on", on);
      if (on) this.#follow(/** @type {HTMLElement} */ (node));
    }
    for (const [what, on] of [["first", step > 0], ["back", step > 0], ["next", step < state.steps], ["last", step < state.steps], ["turn-back", step > 0], ["turn-next", step < state.steps], ["round-back", step > 0], ["round-next", step < state.steps]]) {
      document.querySelector(`[data-do="${what}"]`)?.toggleAttribute("disabled", !on);
    }
    history.replaceState(null, "", this.address());
    show(document.getElementById("judged"), false);
    this.drawOn();
  }

  /** Where one can go from this step: on with the game, unless it is over here. */
  drawOn() {
    const { step, state } = this;
    for (const name of ["on", "save"]) {
      const link = document.getElementById(name);
      link?.setAttribute("href", (state[name] ?? "").replace("{step}", String(step)));
      if (name === "on") show(link, !(state.chances && step === state.steps));
    }
    if (state.chances) cursor(get("panel-chances"), step);
  }

  /** The chances are computed only for those who want to see them. */
  async drawChances() {
    if (this.asked) return;
    this.asked = true;
    /** @type {HTMLDetailsElement} */ (get("more")).open = false; // the graph needs the space
    await chances(get("panel-chances"), this.state.chances, this.words.say("chances_failed"));
    this.drawOn();
  }

  /** Keep the entry of this step in its panel; the page itself stays where it is. @param {HTMLElement} entry */
  #follow(entry) {
    const panel = get("panel-log");
    const top = entry.offsetTop - panel.offsetTop;
    if (top < panel.scrollTop || top + entry.offsetHeight > panel.scrollTop + panel.clientHeight) {
      panel.scrollTop = top - panel.clientHeight / 2;
    }
  }

  /** The address of this step. */
  address() {
    return this.state.share.replace("{step}", String(this.step)).replace("{seat}", String(this.seat));
  }

  drawLog() {
    get("log").replaceChildren(...lines(this.state.entries, (one) => `#${one.step + 1}`));
  }

  play() {
    if (this.timer) return this.pause();
    if (this.step >= this.state.steps) return;
    const tick = async () => {
      await this.go(this.#stop(1));
      if (!this.timer) return;
      if (this.step >= this.state.steps) this.pause();
      else this.timer = setTimeout(tick, this.speed);
    };
    this.timer = setTimeout(tick, 50);
    this.drawPlay();
  }

  get speed() {
    return Number(/** @type {HTMLSelectElement} */ (get("speed")).value);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.drawPlay();
  }

  drawPlay() {
    const button = get("play");
    button.setAttribute("aria-label", this.words.say(this.timer ? "pause" : "play"));
    show(button.querySelector('[data-when="still"]'), !this.timer);
    show(button.querySelector('[data-when="running"]'), Boolean(this.timer));
  }

  async share() {
    const address = new URL(this.address(), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      toast([this.words.say("copied"), make("code", {}, address)], "×", 4000);
    } catch {
      toast([make("code", {}, address)], "×", 0);
    }
  }

  /** Where the move before or after a step is done, with all that chance did after it. @param {1 | -1} way @param {number} [step] */
  #stop(way, step = this.wanted) {
    const beyond = (/** @type {number} */ stop) => (stop - step) * way > 0;
    return (way > 0 ? this.stops.find(beyond) : this.stops.findLast(beyond)) ?? step;
  }

  /** Where the decisions of another seat begin, before or after the present step. @param {1 | -1} way */
  #turn(way) {
    const { entries } = this.state;
    const begins = (/** @type {number} */ at) => {
      const seat = entries[at]?.seat ?? -1;
      const before = entries.slice(0, at).findLast((/** @type {any} */ one) => one.seat >= 0);
      return seat >= 0 && before?.seat !== seat;
    };
    let step = this.wanted + way;
    while (step > 0 && step < this.state.steps && !begins(step)) step += way;
    return step;
  }

  /** Where the round before or after the present step begins. @param {1 | -1} way */
  #round(way) {
    const { rounds, steps } = this.state;
    const begins = rounds.map((/** @type {number} */ step) => this.stops.find((stop) => stop >= step) ?? steps);
    if (way > 0) return begins.find((/** @type {number} */ step) => step > this.wanted) ?? steps;
    return begins.findLast((/** @type {number} */ step) => step < this.wanted) ?? 0;
  }

  /** Ask how good the shown position is for everybody. */
  async judge() {
    const { step } = this;
    const button = get("judge");
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    try {
      const reply = await fetch(this.state.evaluation.replace("{step}", String(step)));
      if (this.step === step) this.#judged(reply.ok ? await reply.json() : null);
    } catch {
      this.#judged(null);
    } finally {
      button.removeAttribute("aria-busy");
    }
  }

  /** Show an evaluation, or that there is none. @param {{heading: string, about: string, chances: {seat: number, name: string, percent: number}[]} | null} told */
  #judged(told) {
    const rows = (told?.chances ?? []).map(({ seat, name, percent }) => {
      const bar = make("span", { class: "judged-bar", "aria-hidden": "true" });
      bar.style.setProperty("--share", `${percent}%`);
      return make("li", {}, dot(seat), make("span", { class: "who" }, name), bar, make("b", {}, `${percent}\u202f%`));
    });
    const words = told ? [make("h2", { class: "small" }, told.heading), make("ul", {}, ...rows), make("p", { class: "small soft" }, told.about)] : [make("p", {}, this.words.say("judge_failed"))];
    get("judged").replaceChildren(...words);
    show(get("judged"), true);
  }

  /** @param {string} what */
  act(what) {
    const acts = /** @type {Record<string, () => void>} */ ({
      first: () => void this.go(0),
      back: () => void this.go(this.#stop(-1)),
      next: () => void this.go(this.#stop(1)),
      last: () => void this.go(this.state.steps),
      "turn-back": () => void this.go(this.#turn(-1)),
      "turn-next": () => void this.go(this.#turn(1)),
      "round-back": () => void this.go(this.#round(-1)),
      "round-next": () => void this.go(this.#round(1)),
      judge: () => void this.judge(),
      play: () => this.play(),
      share: () => void this.share(),
      "zoom-in": () => this.zoom.zoom(1.4),
      "zoom-out": () => this.zoom.zoom(1 / 1.4),
      "zoom-fit": () => this.buttons.go("", false),
    });
    if (!["play", "share", "judge"].includes(what) && !what.startsWith("zoom")) this.pause();
    acts[what]?.();
  }

  listen() {
    tabs((id) => void (id === "tab-chances" && this.drawChances()));
    document.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      const button = target.closest("[data-do]");
      if (button) this.act(button.getAttribute("data-do") ?? "");
      const entry = target.closest("#log [data-step], .turns [data-step]");
      if (entry) {
        event.preventDefault();
        this.pause();
        void this.go(Number(entry.getAttribute("data-step")) + 1);
      }
    });
    this.slider.addEventListener("input", () => {
      this.pause();
      void this.go(Number(this.slider.value));
    });
    document.getElementById("seat")?.addEventListener("change", (event) => {
      const seat = /** @type {HTMLSelectElement} */ (event.target).value;
      location.assign(this.state.share.replace("{step}", String(this.step)).replace("{seat}", seat));
    });
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (event.target instanceof HTMLElement && event.target.getAttribute("role") === "tab") return;
      const keys = /** @type {Record<string, string>} */ ({ ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" });
      const space = event.key === " " && !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement);
      const what = space ? "play" : keys[event.key];
      if (!what || (event.target === this.slider && !space)) return;
      event.preventDefault();
      this.act(what);
    });
  }
}

new Replay();
