/**
 * Two slips that a page can catch: the second half of a double click, which would answer a question that nobody has read,
 * and a last move that cannot be taken back. Nothing here touches the page, so it can be tested alone.
 */

/** Milliseconds in which a new question takes no second click. */
export const TWICE = 300;
/** Pixels within which two clicks are at the same place. */
const SPOT = 24;

/** Tells the second half of a double click from a click that is meant. */
export class ClickGuard {
  /** @param {() => number} [now]  milliseconds by the clock of events */
  constructor(now = () => performance.now()) {
    this.now = now;
    /** When the present question was put. */
    this.asked = -Infinity;
    /** Where and when the last click was that counted. @type {{x: number, y: number, at: number} | null} */
    this.last = null;
  }

  /** There is a new question. */
  renew() {
    this.asked = this.now();
  }

  /**
   * Whether a click only repeats the one before it, on a question that is newer than the eye.
   * @param {{clientX: number, clientY: number, timeStamp: number, detail: number}} click
   */
  repeats({ clientX, clientY, timeStamp, detail }) {
    if (!detail) return false; // a key has pressed the button
    const { last } = this;
    // Who has clicked since the question was put has seen it.
    const again =
      last !== null &&
      last.at <= this.asked &&
      timeStamp - this.asked < TWICE &&
      Math.hypot(clientX - last.x, clientY - last.y) < SPOT;
    if (!again) this.last = { x: clientX, y: clientY, at: timeStamp };
    return again;
  }
}

/** Counts down the seconds in which a move can still be stopped. */
export class Stay {
  /**
   * @param {(left: number) => void} tell  so many seconds are left, 0: nothing waits
   * @param {() => void} end  the time is over
   */
  constructor(tell, end) {
    this.tell = tell;
    this.end = end;
    this.left = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** @param {number} seconds  0 waits for ever */
  start(seconds) {
    this.stop();
    this.left = seconds;
    this.tell(seconds);
    if (seconds) this.timer = setInterval(() => this.#second(), 1000);
  }

  #second() {
    this.left -= 1;
    this.tell(this.left);
    if (this.left > 0) return;
    this.stop();
    this.end();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.tell(0);
  }
}
