/** What whoever records a real table does not know: said with one button, and told once it has come out. */

import { Offers } from "./offers.js";
import { get, make, show } from "./page.js";

/** @typedef {{step: number, say: string}} Thing */

/** Things of which the same is known stand together: it makes no difference which of them has come out. @param {Thing[]} things */
function alike(things) {
  /** @type {Map<string, Thing[]>} */
  const together = new Map();
  for (const one of things) together.set(one.say, [...(together.get(one.say) ?? []), one]);
  return [...together.values()];
}

export class Unknown {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The step of the thing about which the page asks what it was. @type {number | null} */
    this.step = null;
    this.told = new Offers("told", (move) => void this.#tell(move.id), false, () => {});
  }

  /** Show what can be said now. */
  put() {
    const { ask, unknown } = this.table.state;
    const able = Boolean(ask?.asked) && !this.table.plan.on;
    show(get("unknown-row"), able && ask.unknown);
    /** @type {Thing[]} */
    const things = unknown ?? [];
    show(get("unknown"), able && things.length > 0);
    get("unknown-count").textContent = this.table.words.say("unknown", { count: String(things.length) });
    if (this.step !== null && !things.some((one) => one.step === this.step)) this.#close();
    get("unknown-things").replaceChildren(
      ...alike(things).map(([one, ...others]) =>
        make(
          "button",
          { type: "button", class: "button plain", "data-unknown": one.step, "aria-expanded": String(one.step === this.step), click: () => void this.#ask(one) },
          others.length ? `${one.say} × ${others.length + 1}` : one.say,
        ),
      ),
    );
  }

  /** What is asked now is not known. */
  guess() {
    const { seq, role, ask } = this.table.state;
    if (ask?.unknown) void this.table.actions.request({ t: "guess", seq, seat: role.seat });
  }

  /** Ask what something was; once more: not any more. @param {Thing} thing */
  async #ask(thing) {
    if (this.step === thing.step) {
      this.#close();
      this.put();
      return;
    }
    const answer = await this.table.actions.request({ t: "unknown", seat: this.table.state.role.seat, step: thing.step });
    if (answer.t !== "unknown") return;
    this.step = thing.step;
    get("told-what").textContent = `${thing.say} ${this.table.words.say("unknown_what")}`;
    show(get("told-box"), true);
    this.told.renew();
    this.told.put(answer.moves, false, null);
    this.put();
    get("told-box").scrollIntoView({ block: "nearest" });
  }

  /** @param {string} move */
  async #tell(move) {
    if (this.step === null) return;
    const answer = await this.table.actions.request({ t: "tell", seat: this.table.state.role.seat, step: this.step, move });
    if (answer.t === "done") this.#close();
  }

  #close() {
    this.step = null;
    show(get("told-box"), false);
  }
}
