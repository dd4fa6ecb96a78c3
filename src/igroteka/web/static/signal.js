/** Saying "your turn" where a player looks: the title of the tab, its icon, and a sound if wanted. */

import { setTitle } from "./tabtitle.js";

export class Signal {
  /** @param {string} title the title of the page without any mark */
  constructor(title) {
    this.title = title;
    /** @type {boolean | null} */
    this.mine = null;
    this.link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
    this.icon = this.link?.getAttribute("href") ?? "";
    /** @type {AudioContext | null} */
    this.audio = null;
  }

  /**
   * Show whose turn it is. Whether it has just become the player's.
   * @param {boolean} mine
   * @param {string} words what the tab says first
   */
  show(mine, words) {
    setTitle(words ? `${mine ? "● " : ""}${words} · ${this.title}` : this.title);
    const became = mine && this.mine === false;
    if (mine !== this.mine) this.link?.setAttribute("href", (mine && this.link.dataset.turn) || this.icon);
    this.mine = mine;
    return became;
  }

  /** Two soft notes. */
  beep() {
    this.audio ??= new AudioContext();
    const start = this.audio.currentTime + 0.02;
    for (const [i, pitch] of [523.25, 659.25].entries()) {
      const tone = this.audio.createOscillator();
      const level = this.audio.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      level.gain.setValueAtTime(0.0001, start + i * 0.16);
      level.gain.exponentialRampToValueAtTime(0.12, start + i * 0.16 + 0.03);
      level.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.16 + 0.3);
      tone.connect(level).connect(this.audio.destination);
      tone.start(start + i * 0.16);
      tone.stop(start + i * 0.16 + 0.32);
    }
  }
}
