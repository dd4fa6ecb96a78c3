/** Moves as buttons: numbered, kept apart by kind, and with a field to narrow them down where there are many. */

import { get, make, show } from "./page.js";

/** @typedef {import("./choose.js").Choice} Choice */

/** From so many on a field appears in which words can be typed. */
const MANY = 12;
/** Fewer than these need no gaps between kinds. */
const SOME = 5;

/** The words of a move; they tell its price too, so the price in units is for programs. @param {Choice} move */
export function text(move) {
  return move.label;
}

/** The first word of a notation says what kind of move it is. @param {Choice | undefined} move */
function kind(move) {
  return move?.id.split(" ")[0] ?? "";
}

export class Offers {
  /**
   * @param {string} id  of the place for the buttons; `ID-filter` is the field
   * @param {(move: Choice) => void} choose
   * @param {boolean} numbered  whether the first nine can be chosen by a key
   * @param {(move: Choice | null) => void} look  somebody looks at a move, or no longer
   */
  constructor(id, choose, numbered, look) {
    this.place = get(id);
    this.field = /** @type {HTMLInputElement} */ (get(`${id}-filter`));
    this.choose = choose;
    this.numbered = numbered;
    this.look = look;
    this.field.addEventListener("input", () => this.#narrow());
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.shown()[0]?.click();
    });
  }

  /** The buttons that are not filtered away. @returns {HTMLButtonElement[]} */
  shown() {
    return /** @type {HTMLButtonElement[]} */ ([...this.place.children]).filter((button) => !button.hidden);
  }

  /**
   * Offer moves. The same buttons stay, and keep the focus.
   * @param {Choice[]} moves
   * @param {boolean} busy
   * @param {Choice | null} main  the one that is meant first
   */
  put(moves, busy, main) {
    show(this.place, moves.length > 0);
    show(this.field, moves.length >= MANY);
    const old = /** @type {HTMLButtonElement[]} */ ([...this.place.children]);
    if (old.length === moves.length && moves.every((move, i) => move.id === old[i].dataset.move && old[i].title === text(move))) {
      for (const button of old) button.disabled = busy;
      return;
    }
    this.field.value = "";
    this.place.classList.toggle("many", moves.length >= MANY);
    this.place.replaceChildren(
      ...moves.map((move, i) => {
        const apart = i > 0 && moves.length > SOME && kind(move) !== kind(moves[i - 1]);
        const look = `button${this.numbered ? "" : " plain"}${main === move ? " main" : ""}${apart ? " apart" : ""}`;
        return make(
          "button",
          { type: "button", class: look, "data-move": move.id, title: text(move), disabled: busy, click: () => this.choose(move), pointerenter: () => this.look(move), pointerleave: () => this.look(null), focus: () => this.look(move) },
          this.numbered ? make("span", { class: "key", "aria-hidden": "true" }) : null,
          text(move),
        );
      }),
    );
    if (moves.length >= MANY) this.place.scrollTop = 0; // fewer are never scrolled
    this.#number();
  }

  /** Another question: what was typed belongs to the last one. */
  renew() {
    if (!this.field.value) return;
    this.field.value = "";
    this.#narrow();
  }

  /** Press the button with a number; whether there is one. @param {number} number */
  press(number) {
    const button = this.shown()[number - 1];
    button?.click();
    return button !== undefined;
  }

  /** Show only what holds all the words that were typed. */
  #narrow() {
    const words = this.field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    for (const button of this.place.children) {
      const said = (button.getAttribute("title") ?? "").toLocaleLowerCase();
      show(button, words.every((word) => said.includes(word)));
    }
    this.#number();
  }

  #number() {
    if (!this.numbered) return;
    this.shown().forEach((button, i) => {
      const key = button.querySelector(".key");
      if (key) key.textContent = i < 9 ? String(i + 1) : "";
    });
  }
}
