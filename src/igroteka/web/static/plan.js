/** The private planning board: moves on a copy of the position while others think, kept as a plan for one's own turn. */

import { get, make, show } from "./page.js";

/** @typedef {import("./choose.js").Choice} Choice */
/** @typedef {{id: string, label: string, chain?: string[]}} Planned  a move, or several as one choice */

/** The notations of what is planned, move by move. @param {Planned[]} plan */
function notations(plan) {
  return plan.flatMap((one) => one.chain ?? [one.id]);
}

export class PlanningBoard {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.place = `igroteka.plan.${table.state.table}`;
    /** Whether the board shows the copy. */
    this.on = false;
    /** The moves on the copy so far. @type {Planned[]} */
    this.trial = [];
    /** The plan that is kept. @type {Planned[]} */
    this.kept = this.#load();
    /** How many questions the copy has asked: each has a number of its own, which no true question has. */
    this.asked = 0;
    get("plan-open").addEventListener("click", () => void this.open());
    get("plan-back").addEventListener("click", () => void this.back());
    get("plan-keep").addEventListener("click", () => this.close(this.trial));
    get("plan-leave").addEventListener("click", () => this.close([]));
    get("plan-drop").addEventListener("click", () => this.keep([]));
    get("plan-next").addEventListener("click", () => this.#playNext());
  }

  /** @returns {Planned[]} */
  #load() {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
    } catch {
      return [];
    }
  }

  /** @param {Planned[]} plan */
  keep(plan) {
    this.kept = plan;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(plan));
    } catch {
      // A browser that stores nothing keeps the plan until the page is left.
    }
    this.draw();
  }

  /** Show the copy instead of the table; what happens meanwhile waits. */
  async open() {
    if (this.on || this.table.showing) return;
    this.on = this.table.showing = true;
    this.trial = [...this.kept];
    show(get("plan-call"), false);
    await this.#show();
    get("plan-title").focus();
  }

  /** Somebody has moved, and it is the player's turn now. */
  called() {
    show(get("plan-call"), true);
  }

  /** A move on the copy. @param {Choice} move */
  async add(move) {
    const { id, label, chain } = move;
    this.trial.push(chain ? { id, label, chain } : { id, label });
    await this.#show();
  }

  async back() {
    this.trial.pop();
    await this.#show();
  }

  /** Back to the table. @param {Planned[]} plan */
  close(plan) {
    this.on = false;
    this.keep(plan);
    this.table.afterFilm();
  }

  /** Ask how the plan looks, and show it. @returns {Promise<void>} */
  async #show() {
    const { table } = this;
    const { role } = table.state;
    const answer = await table.live.ask({ t: "plan", seat: role.seat, moves: notations(this.trial) });
    if (!this.on) return;
    if (answer.t !== "plan") {
      table.actions.refused(answer);
      this.close(this.kept);
      return;
    }
    if (answer.played < notations(this.trial).length) {
      while (notations(this.trial).length > answer.played) this.trial.pop();
      // Of several moves as one choice the picture must not show a part.
      if (notations(this.trial).length < answer.played) return this.#show();
    }
    table.showPicture(answer);
    get("plan-end").textContent = answer.say;
    get("plan-moves").replaceChildren(...this.trial.map((one) => make("li", {}, one.label)));
    this.asked += 1;
    const ask = { seat: role.seat, asked: true, prompt: answer.prompt, moves: answer.moves, chains: answer.chains, undo: [], reset: null, can_undo: false };
    table.asking.put(ask, role.seat, -this.asked);
    this.draw();
  }

  /** The kept plan beside a true question, or the tools of the copy. */
  draw() {
    const { state, words, lesson, series } = this.table;
    const able = state.role.seat !== null && !state.turn.over && !lesson.teaching && !series.on && !state.ask?.draws;
    document.body.toggleAttribute("data-planning", this.on);
    show(get("plan"), this.on);
    show(get("plan-open"), able && !this.on);
    get("plan-back").toggleAttribute("disabled", !this.trial.length);
    const [first] = this.kept;
    show(get("plan-kept"), able && !this.on && Boolean(first));
    if (!first) return;
    const asked = state.turn.mine && state.ask?.asked;
    const possible = asked && this.#next() !== null;
    show(get("plan-next"), possible);
    get("plan-next").textContent = words.say("plan_next", { move: first.label });
    const moves = this.kept.map((one) => one.label).join(" → ");
    get("plan-say").textContent = asked && !possible ? words.say("plan_gone", { move: first.label }) : words.say("plan_kept", { moves });
  }

  /** The first choice of the kept plan as the table offers it now. @returns {Choice | null} */
  #next() {
    const { ask } = this.table.state;
    const offers = /** @type {Choice[]} */ ([...(ask?.moves ?? []), ...(ask?.chains ?? [])]);
    return offers.find((one) => one.id === this.kept[0]?.id) ?? null;
  }

  #playNext() {
    const move = this.#next();
    if (move) void this.table.asking.choose(move);
  }

  /** A move of the player stands on the disk. @param {string} id */
  played(id) {
    if (this.kept[0]?.id === id) this.keep(this.kept.slice(1));
  }
}
