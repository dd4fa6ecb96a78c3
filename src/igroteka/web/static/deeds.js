/** What a player does at a table: moves, taking back, questions to the server, buttons. */

import { describeTable } from "./prose.js";
import { clearToasts, get, make, open, show, toast } from "./page.js";

/** @typedef {import("./live.js").Message} Message */
/** @typedef {import("./choose.js").Choice} Choice */

/** What is smaller than this on a touch screen is easily missed. */
const FINGER = 34;
const CLOSER = 1.4;
/** Seconds in which a move that ends the turn can still be stopped, where other people play. */
const STAY = 3;

/** Whether a finger could have meant the neighbour of what it chose. @param {import("./board.js").Board} board @param {Choice} move */
function tiny(board, move) {
  if (!window.matchMedia("(pointer: coarse)").matches) return false;
  const last = [...move.at, ...move.mix].at(-1);
  const box = last ? board.nodes(last)[0]?.getBoundingClientRect() : undefined;
  return box !== undefined && Math.min(box.width, box.height) < FINGER;
}

/** How carefully a move is made: whether it waits, for how many seconds (0: for a click), why, and what goes with it. @typedef {{asks: boolean, seconds: number, ends: boolean, why: string, cautions: string[]}} Care */

/** @type {Care} */
const CARELESS = { asks: false, seconds: 0, ends: false, why: "", cautions: [] };

export class PlayerActions {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.words = table.words;
    /** What the server foresees of moves, as long as the question is the same. @type {Map<string, Promise<Message>>} */
    this.foreseen = new Map();
    this.foreseenAt = -1;
    /** The last moves that were made together: where they began, and how many there were. */
    this.together = { step: -1, count: 0 };
  }

  /** The last full message with all patches put in. */
  get state() {
    return this.table.state;
  }

  // ------------------------------------------------------------ moves

  /** @param {Choice} move */
  async play(move) {
    const { seq, step, role } = this.state;
    clearToasts();
    const { chain } = move;
    this.together = { step, count: chain?.length ?? 1 };
    const message = chain ? { t: "chain", seq, seat: role.seat, moves: chain } : { t: "play", seq, seat: role.seat, move: move.id };
    const { asking } = this.table;
    asking.expect(Infinity);
    const { sent } = asking;
    const answer = await this.table.live.ask(message);
    if (answer.t === "done") {
      if (asking.sent === sent) asking.expect(answer.seq); // else the board has shown it already, and perhaps the next move is on its way
      asking.clearHints();
      this.table.plan.played(move.id);
      return;
    }
    asking.failed();
    this.refused(answer);
  }

  /** Whether other people play on screens of their own: bots let everything be taken back, and a shared screen has its curtain. */
  get #isShared() {
    const { players, role } = this.state;
    return players.some((/** @type {any} */ one) => one.kind !== "bot" && !role.seats.includes(one.seat));
  }

  /** Whether anybody else decides at this table. */
  get isAlone() {
    const { players, recorded, role } = this.state;
    if (recorded) return role.seats.length > 0; // everything can be taken back
    return role.seats.length < 2 && !players.some((/** @type {any} */ one) => one.kind !== "bot" && one.seat !== role.seat);
  }

  /** What would follow from a move, asked once for each question. @param {Choice} move @returns {Promise<Message>} */
  #foresee(move) {
    const { seq, role } = this.state;
    if (this.foreseenAt !== seq) this.foreseen.clear();
    this.foreseenAt = seq;
    let answer = this.foreseen.get(move.id);
    if (!answer) {
      const chain = move.chain ?? [move.id];
      answer = this.table.live.ask({ t: "peek", seq, seat: role.seat, move: chain.at(-1), before: chain.slice(0, -1) });
      this.foreseen.set(move.id, answer);
    }
    return answer;
  }

  /** Why a move could not be taken back, nothing if it could; and what it forfeits. @param {Choice} move */
  async foresee(move) {
    if (this.table.lesson.teaching || this.table.plan.on || this.table.series.on || this.state.ask?.draws) return { say: "", cautions: [] };
    const answer = await this.#foresee(move);
    if (answer.t !== "peek") return { say: "", cautions: [] };
    return { say: this.isAlone ? "" : answer.say, cautions: answer.cautions };
  }

  /** How carefully the player wants this move to be made: known at once, or when the server has been asked. @param {Choice} move @param {boolean} [tapped]  whether a finger chose it on the board @returns {Care | Promise<Care>} */
  care(move, tapped = false) {
    const { confirm, onetap, stay } = this.table.settings;
    const { lesson, plan, series } = this.table;
    if (lesson.teaching || plan.on || this.state.ask?.draws || (series.on && move !== series.whole)) return CARELESS;
    const sure = (tapped && !onetap) || tiny(this.table.board, move) || confirm === "always" || (confirm !== "never" && move.final);
    const stays = stay !== "none" && this.#isShared;
    return stays || sure || confirm === "lasting" ? this.#careAfterAsking(move, sure, stays) : CARELESS;
  }

  /** The same with what the server foresees. @param {Choice} move @param {boolean} sure  whether it waits for a click in any case @param {boolean} stays @returns {Promise<Care>} */
  async #careAfterAsking(move, sure, stays) {
    const { confirm, stay } = this.table.settings;
    const answer = await this.#foresee(move);
    if (answer.t !== "peek") return { ...CARELESS, asks: sure };
    const { final, ends, say, cautions } = answer;
    const why = stays || confirm === "lasting" ? say : "";
    if (sure || (confirm === "lasting" && final)) return { asks: true, seconds: 0, ends: false, why, cautions };
    return { asks: stays && (final || ends), seconds: stay === "button" ? 0 : STAY, ends: true, why, cautions };
  }

  /** Take back to a step, or the last decision. @param {number | null} [to] */
  undo(to) {
    const { seq, role, ask } = this.state;
    if (!ask?.can_undo) return;
    /** @type {Message} */
    const message = { t: "undo", seq, seat: role.seat };
    const step = to ?? this.#lastPoint(ask.undo);
    if (step !== undefined) message.to = step;
    this.table.asking.tookBack = true;
    void this.request(message);
  }

  /** Where the last decision began: moves that were made together are taken back together. @param {{step: number}[]} points @returns {number | undefined} */
  #lastPoint(points) {
    const last = points.at(-1)?.step;
    const { step, count } = this.together;
    const isTogether = last !== undefined && last >= step && last < step + count && points.some((point) => point.step === step);
    return isTogether ? step : last;
  }

  /** Give a standing order. @param {string} key @param {string} value */
  order(key, value) {
    void this.request({ t: "order", seat: this.state.role.seat, key, value });
  }

  // ------------------------------------------------------------ questions

  /** Send something and show why it was refused. @param {Message} message */
  async request(message) {
    const answer = await this.table.live.ask(message);
    if (answer.t === "refused" || answer.t === "lost") this.refused(answer);
    return answer;
  }

  /** @param {Message} answer */
  refused(answer) {
    if (answer.t === "lost") toast([this.words.say("not_kept")], this.words.say("close"));
    else if (answer.t === "refused") toast(this.#reason(answer), this.words.say("close"));
  }

  /** What is said, the rule's sentence, and the way to it. @param {Message} answer @returns {(Node | string)[]} */
  #reason(answer) {
    /** @type {(Node | string)[]} */
    const lines = [make("strong", {}, answer.say || this.words.say("no_reason"))];
    if (answer.text) {
      const link = make("a", { href: answer.href, target: "_blank", rel: "noopener" }, this.words.say("rule", { rule: answer.rule }));
      lines.push(make("span", { class: "soft" }, answer.text, " ", link));
    }
    return lines;
  }

  /** Why an element cannot be chosen. @param {string} el */
  async why(el) {
    clearToasts();
    await this.table.card.pin(el);
  }

  async hint() {
    const button = get("hint");
    if (button.hidden) return;
    button.setAttribute("aria-busy", "true");
    const answer = await this.request({ t: "hint", seat: this.state.role.seat });
    button.removeAttribute("aria-busy");
    if (answer.t !== "hint") return;
    if (answer.moves.length) this.table.asking.hints(answer.moves);
    else toast([this.words.say("hint_none")], this.words.say("close"));
  }

  describe() {
    open("dialog-describe");
    get("description").replaceChildren(...describeTable(this.table.board, this.state));
    get("description").focus();
  }

  async older() {
    const first = this.table.history.entries[0]?.step ?? 0;
    const answer = await this.request({ t: "log", before: first });
    if (answer.t !== "log") return;
    this.table.history.older(answer.log);
    this.state.more = answer.more;
    show(get("older"), answer.more);
  }

  /** Walk over the whole board with the keyboard, or only over what can be chosen. @param {boolean} [on] */
  explore(on = !this.table.asking.exploring) {
    const { asking } = this.table;
    asking.exploring = on;
    for (const node of on ? [] : this.table.board.things()) node.removeAttribute("tabindex");
    get("now").textContent = this.words.say(on ? "explore_on" : "explore_off");
    asking.draw();
    asking.arrowFocus.go(asking.stops()[0]);
  }

  /** Let a bot play for this seat, or take the seat back. */
  bot() {
    const { role, players } = this.state;
    const mine = players.find((/** @type {any} */ one) => one.seat === role.seat);
    void this.request(mine?.bot ? { t: "back", seat: role.seat } : { t: "bot", seat: role.seat, bot: "greedy" });
  }

  // ------------------------------------------------------------ buttons

  /** Do what a button with `data-do` says. @param {string} what */
  act(what) {
    const { asking, zoom } = this.table;
    const acts = /** @type {Record<string, () => void>} */ ({
      help: () => open("dialog-help"),
      settings: () => open("dialog-settings"),
      share: () => open("dialog-share"),
      note: () => open("dialog-note"),
      people: () => open("dialog-people"),
      describe: () => this.describe(),
      cancel: () => asking.cancel(),
      undo: () => this.undo(),
      reset: () => this.undo(this.state.ask?.reset),
      hint: () => void this.hint(),
      guess: () => this.table.unknown.guess(),
      list: () => void (!get("list-button").hidden && asking.openList()),
      older: () => void this.older(),
      since: () => void this.table.replaySince(),
      bot: () => this.bot(),
      "zoom-in": () => zoom.zoom(CLOSER),
      "zoom-out": () => zoom.zoom(1 / CLOSER),
      "zoom-fit": () => this.table.buttons.go("", false),
    });
    acts[what]?.();
  }
}
