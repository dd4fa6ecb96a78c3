/** A lesson: words shown one after the other over the board, then one move. */

import { get, show } from "./page.js";
import { intoView } from "./sight.js";

/** @typedef {{title: string, say: {text: string, at: string[]}[], step: number, steps: number, done: boolean}} Plan */

export class Lesson {
  /**
   * @param {import("./board.js").Board} board
   * @param {string} table
   * @param {() => void} changed  the words have ended, or begun again
   */
  constructor(board, table, changed) {
    this.board = board;
    this.changed = changed;
    /** @type {Plan | null} */
    this.plan = null;
    this.over = false;
    this.at = 0;
    this.place = `igroteka.lesson.${table}`;
    this.left = sessionStorage.getItem(this.place) !== null;
    get("lesson-next").addEventListener("click", () => this.turn(1));
    get("lesson-back").addEventListener("click", () => this.turn(-1));
    get("lesson-go-on").addEventListener("click", () => this.leave());
  }

  /** Whether the page belongs to the lesson; after its last word the learner may go on with a game like any other. */
  get teaching() {
    return this.plan !== null && !(this.plan.done && this.left);
  }

  /** Whether all has been said, and the learner chooses what comes next. */
  get ended() {
    return this.teaching && this.plan?.done === true && !this.reading;
  }

  /** Go on with the game without its teacher; the page remembers it when it is loaded again. */
  leave() {
    this.left = true;
    try {
      sessionStorage.setItem(this.place, "left");
    } catch {
      // A browser that stores nothing says the last word again when the page is loaded anew.
    }
    this.draw();
    this.changed();
    get("ask").focus({ preventScroll: true });
  }

  /** Whether there is more to read before the player may move. */
  get reading() {
    return this.teaching && this.plan !== null && this.at < this.plan.say.length - 1;
  }

  /** @param {Plan | null} plan @param {boolean} over  whether the game has ended with the lesson */
  put(plan, over) {
    this.over = over;
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
    show(get("lesson"), this.teaching);
    if (!plan || !this.teaching) return;
    const now = plan.say[this.at];
    get("lesson-count").textContent = `${plan.title} · ${Math.min(plan.step + 1, plan.steps)} / ${plan.steps}`;
    get("lesson-text").textContent = now?.text ?? "";
    show(get("lesson-next"), this.reading);
    show(get("lesson-back"), this.at > 0);
    show(get("lesson-ends"), this.ended);
    show(get("lesson-go-on"), !this.over);
    this.board.point(now?.at ?? []);
    intoView((now?.at ?? []).flatMap((el) => this.board.nodes(el)), get("ask"));
  }
}
