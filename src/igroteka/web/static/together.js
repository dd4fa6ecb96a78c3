/** What the people at a table decide together: pauses, the end of the game, votes; giving up, and coming back after a bot has played. */

import { get, make, open, show } from "./page.js";

/** @typedef {import("./live.js").Message} Message */

export class Together {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** Whether the page was made for a game that people had ended; null before the first drawing. @type {boolean | null} */
    this.madeForEnd = null;
    document.addEventListener("click", (event) => {
      const button = /** @type {Element} */ (event.target).closest("[data-together]");
      if (button) this.act(button);
    });
  }

  /** Do what a button says. @param {Element} button */
  act(button) {
    const { seat } = this.table.state.role;
    const what = button.getAttribute("data-together");
    if (what === "ask-resign") open("dialog-resign");
    else if (what === "agree" || what === "decline") this.send({ t: "vote", seat, agrees: what === "agree" });
    else if (what === "back") this.send({ t: "back", seat });
    else if (what === "resign") {
      /** @type {HTMLDialogElement} */ (get("dialog-resign")).close();
      this.send({ t: "resign", seat });
    } else this.send({ t: "propose", seat, kind: what, number: Number(button.getAttribute("data-number") ?? 0) });
  }

  /** @param {Message} message */
  send(message) {
    for (const menu of document.querySelectorAll("[data-menu][open], [data-menu] details[open]")) menu.removeAttribute("open");
    void this.table.actions.request(message);
  }

  draw() {
    const { motion, ended, late, paused, players, role, turn } = this.table.state;
    const away = players.filter((/** @type {any} */ one) => one.bot || late?.includes(one.seat));
    for (const form of document.querySelectorAll("[data-free]")) {
      show(form, away.some((/** @type {any} */ one) => String(one.seat) === form.getAttribute("data-free")));
    }
    const { words } = this.table;
    const me = players.find((/** @type {any} */ one) => one.seat === role.seat);
    show(get("gave-up"), Boolean(me?.resigned) && !turn.over);
    show(get("returned"), Boolean(me?.bot) && me.kind !== "bot" && !me.resigned && !turn.over);
    // The page of such a game has other parts, which the server makes. This follows from what is known, not from a message: one could be missed.
    this.madeForEnd ??= Boolean(ended);
    if (ended && !this.madeForEnd) location.reload();
    show(get("ended"), Boolean(ended));
    get("ended").textContent = ended ?? "";
    show(get("motion"), Boolean(motion));
    for (const one of document.querySelectorAll("[data-paused]")) show(one, (one.getAttribute("data-paused") === "yes") === paused > 0);
    if (!motion) return;
    get("motion-say").textContent = motion.say;
    const names = motion.agreed.map((/** @type {number} */ seat) => players[seat]?.name ?? "").join(", ");
    get("motion-agreed").textContent = words.say("motion_agreed", { names });
    const mine = role.seats.includes(motion.by);
    show(get("motion-yes"), motion.open);
    show(get("motion-no"), motion.open || mine);
    get("motion-no").textContent = words.say(mine ? "motion_withdraw" : "decline");
    show(get("motion-wait"), !motion.open);
  }

  /** The buttons beside a seat that is late, where others vote about it. @param {number} late @returns {Node[]} */
  votes(late) {
    const { clock, motion, role } = this.table.state;
    if (role.seat === null || motion || role.seats.includes(late)) return [];
    const button = (/** @type {string} */ kind, /** @type {string} */ word) =>
      make("button", { type: "button", class: "button", "data-together": kind, "data-number": late }, this.table.words.say(word));
    return clock ? [button("bot", "vote_bot"), button("time", "vote_time")] : [button("bot", "vote_bot")];
  }
}
