/** A lesson: words shown one after the other over the board, then one move. */

import { get, intoView, show } from "./page.js";

/** @typedef {{title: string, say: {text: string, at: string[]}[], step: number, steps: number, done: boolean}} Plan */

export class Lesson {
  /**
   * @param {import("./board.js").Board} board
   * @param {() => void} changed  the words have ended, or begun again
   */
  constructor(board, changed) {
    this.board = board;
    this.changed = changed;
    /** @type {Plan | null} */
    this.plan = null;
    this.at = 0;
    get("lesson-next").addEventListener("click", () => this.turn(1));
    get("lesson-back").addEventListener("click", () => this.turn(-1));
  }

  /** Whether there is more to read before the player may move. */
  get reading() {
    return this.plan !== null && this.at < this.plan.say.length - 1;
  }

  /** @param {Plan | null} plan */
  put(plan) {
    const same = plan?.step === this.plan?.step && plan?.done === this.plan?.done;
    this.plan = plan;
    if (!same) this.at = 0;
    this.draw();
  }

  /** @param {number} way */
  turn(way) {
    if (!this.plan) return;
    this.at = Math.max(0, Math.min(this.plan.say.length - 1, this.at + way));
    this.draw();
    this.changed();
    get("lesson-text").focus();
  }

  draw() {
    const { plan } = this;
    show(get("lesson"), plan !== null);
    if (!plan) return;
    const now = plan.say[this.at];
    get("lesson-count").textContent = `${plan.title} · ${Math.min(plan.step + 1, plan.steps)} / ${plan.steps}`;
    get("lesson-text").textContent = now?.text ?? "";
    show(get("lesson-next"), this.reading);
    show(get("lesson-back"), this.at > 0);
    this.board.point(now?.at ?? []);
    intoView((now?.at ?? []).flatMap((el) => this.board.nodes(el)), get("ask"));
  }
}
