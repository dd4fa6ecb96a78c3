/**
 * Answers to a question that is asked several times in a row, such as for each of three roads. Where each would have to be
 * confirmed, they are collected on a copy of the position, and confirmed and played together.
 */

/** @typedef {import("./choose.js").Choice} Choice */

/** The most moves that are played together. */
const MOST = 12;
/** The questions on the copy have numbers of their own, which neither true ones have nor those of a plan. */
const FIRST = 1_000_000;

export class Series {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** Whether the board shows the copy. */
    this.on = false;
    /** What has been collected. @type {Choice[]} */
    this.moves = [];
    /** All of it as one choice, once nothing more can be added. @type {Choice | null} */
    this.whole = null;
    /** Whether a finger chooses: then what it chose last is confirmed, and with it all the others. */
    this.tapped = false;
    /** How many questions the copy has asked. */
    this.asked = 0;
  }

  /** What has been collected, in words. */
  get words() {
    return this.moves.length ? this.table.words.say("series", { count: this.moves.length }) : "";
  }

  /** Whether a move that must be confirmed is the first of several. @param {Choice} move */
  begins(move) {
    const { ask } = this.table.state;
    return !this.on && !this.table.plan.on && !this.table.showing && !move.chain && ask?.times > 1;
  }

  /** The first of several answers. @param {Choice} move @param {boolean} tapped  whether a finger chose it on the board */
  async begin(move, tapped) {
    this.tapped = tapped;
    await this.add(move);
  }

  /** One more answer. @param {Choice} move */
  async add(move) {
    this.on = this.table.showing = true;
    this.moves.push(move);
    await this.#show();
  }

  /** Take the last answer back; whether there was one. */
  back() {
    if (!this.on) return false;
    this.moves.pop();
    if (this.moves.length) void this.#show();
    else this.close();
    return true;
  }

  /** Play everything. */
  async play() {
    const { whole } = this;
    if (whole) await this.table.actions.play(whole);
    this.close();
  }

  /** Back to the table as it stands. */
  close() {
    this.on = false;
    this.moves = [];
    this.whole = null;
    this.table.afterFilm();
  }

  /** Ask how the table looks after what has been collected, and go on; without a further question, all of it is confirmed and played. */
  async #show() {
    const { table, moves } = this;
    const { seat } = table.state.role;
    this.whole = null;
    const answer = await table.live.ask({ t: "plan", seat, moves: moves.map((move) => move.id) });
    if (answer.t !== "plan" || answer.played < moves.length) {
      table.actions.refused(answer);
      this.close();
      return;
    }
    table.showPicture(answer);
    this.asked += 1;
    const more = !answer.end && answer.times > 0 && moves.length < MOST;
    const ask = { seat, asked: true, prompt: more ? answer.prompt : "", moves: more ? answer.moves : [], undo: [], reset: null, can_undo: false };
    table.asking.put(ask, seat, -FIRST - this.asked);
    table.plan.draw();
    if (more) return;
    const last = moves[moves.length - 1];
    const chain = moves.map((move) => move.id);
    this.whole = { ...last, id: chain.join("; "), chain, label: table.words.say("series_all", { count: chain.length }) };
    void table.asking.choose(this.whole, this.tapped ? ([...last.at, ...last.mix].at(-1) ?? "") : "");
  }
}
