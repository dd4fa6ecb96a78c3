/** The panels beside the board: players, scores, history, clocks. All text is set as text. */

import { get, make, show, signed } from "./page.js";

/** @typedef {{seat: number, name: string, total: number | null, rank: number, items: Record<string, number | null>, so_far: number | null, now: {total: number | null, items: Record<string, number | null>} | null}} Row */
/** @typedef {{step: number, seat: number, who: string, move: string, auto: boolean, say: string[]}} Entry */
/** @typedef {{seat: number, name: string, kind: string, bot: string, mine: boolean, host: boolean, resigned: boolean, here: boolean | null}} Player */
/** @typedef {{left: number[], running: number[], out: number[], then: string, bonus: number, say: string}} Clock */

/** With more players than these the columns of the table of scores stand close together. */
const MANY = 3;

/** @param {number | null | undefined} points */
function figure(points) {
  return points === null || points === undefined ? "?" : String(points);
}

/** The colour of a seat is only ever beside its name. @param {number} seat */
export function dot(seat) {
  return make("span", { class: "dot", "data-colour": seat < 0 ? "none" : seat % 6, "aria-hidden": "true" });
}

/**
 * Where every point comes from: a row for each item, a column for each player.
 * @param {HTMLElement} table
 * @param {Row[]} rows
 * @param {Record<string, string>} items
 * @param {import("./page.js").Words} words
 */
export function scores(table, rows, items, words) {
  const [head, body, foot] = ["thead", "tbody", "tfoot"].map((part) => table.querySelector(part));
  const keys = Object.keys(items).filter((key) => rows.some((row) => key in row.items));
  const counted = rows.some((row) => row.now);
  const begun = rows.some((row) => row.total);
  // What the count at the end would add stands in rows of its own, below what everybody has already.
  const late = keys.filter((key) => counted && (!begun || rows.some((row) => row.now?.items[key] !== row.items[key])));
  const early = keys.filter((key) => !late.includes(key) || rows.some((row) => row.items[key]));
  table.classList.toggle("many", rows.length > MANY);
  // A column has room for a mark; whose it is stands above the table.
  if (!document.getElementById("players")) {
    table.parentElement?.querySelector(":scope > .legend")?.remove();
    table.before(make("ul", { class: "legend small", "aria-hidden": "true" }, ...rows.map((row) => make("li", {}, dot(row.seat), row.name))));
  }
  head?.replaceChildren(
    make(
      "tr",
      {},
      make("th", { scope: "col" }, make("span", { class: "unseen" }, words.say("item"))),
      ...rows.map((row) => make("th", { scope: "col", title: row.name }, dot(row.seat), make("span", { class: "unseen" }, row.name))),
    ),
  );
  const line = (/** @type {string} */ title, /** @type {(row: Row) => string} */ cell, /** @type {string | null} */ kind = null) =>
    make("tr", { class: kind }, make("th", { scope: "row" }, title), ...rows.map((row) => make("td", {}, cell(row))));
  const sum = (/** @type {string} */ word, /** @type {(row: Row) => number | null} */ points) => line(words.say(word), (row) => figure(points(row)), "sum");
  const tracked = rows.some((row) => row.so_far !== null);
  body?.replaceChildren(
    ...early.map((key) => line(items[key], (row) => (key in row.items ? figure(row.items[key]) : "–"))),
    ...(counted && begun ? [sum("so_far", (row) => row.total)] : []),
    ...late.map((key) => line(items[key], (row) => more(row, key), "late")),
  );
  foot?.replaceChildren(sum(counted || tracked ? "if_now" : "total", (row) => (row.now ? row.now.total : row.total)));
}

/** What the count at the end would add to an item. @param {Row} row @param {string} key */
function more(row, key) {
  if (!row.now || !(key in row.now.items)) return "–";
  const [points, has] = [row.now.items[key], row.items[key] ?? 0];
  return points === null ? "?" : has ? signed(points - has) : figure(points);
}

/**
 * @param {Player[]} players
 * @param {number[]} mine  the seats at this screen
 * @param {number[]} turn  the seats that must decide
 * @param {import("./page.js").Words} words
 * @param {(player: Player) => Node[]} extras  what the host may do with a seat
 */
export function players(players, mine, turn, words, extras) {
  get("players").replaceChildren(
    ...players.map((one) => {
      const state = one.bot ? words.say("bot") : one.here === false && !mine.includes(one.seat) ? words.say("away") : "";
      return make(
        "li",
        { class: turn.includes(one.seat) ? "on" : null },
        dot(one.seat),
        make("span", { class: "who" }, one.name, mine.includes(one.seat) ? ` (${words.say("you")})` : ""),
        turn.includes(one.seat) ? make("span", { class: "tag call" }, words.say("waiting")) : null,
        state ? make("span", { class: "tag" }, state) : null,
        one.resigned ? make("span", { class: "tag" }, words.say("resigned")) : null,
        ...extras(one),
      );
    }),
  );
}

/**
 * One entry of the history; empty entries are left out.
 * @param {Entry} entry
 * @param {string} [link] where its number leads to
 */
export function line(entry, link) {
  if (!entry.say.length) return null;
  const number = String(entry.step + 1);
  return make(
    "li",
    { "data-step": entry.step, class: entry.seat < 0 ? "chance" : null },
    dot(entry.seat),
    make("div", {}, ...entry.say.map((words) => make("p", {}, words))),
    link ? make("a", { class: "step", href: link }, number) : make("span", { class: "step" }, number),
  );
}

/** So many draws in a row are told in one line. */
const DRAWS = 3;

/** What chance did in a row: the first of it, which opens to show the rest. @param {string[]} said */
function folded([first, ...rest]) {
  return make("details", {}, make("summary", {}, `${first} +${rest.length}`), ...rest.map((words) => make("p", {}, words)));
}

/**
 * What some entries tell, in short: draws in a row are one paragraph.
 * @param {Entry[]} entries
 * @returns {HTMLElement[]}
 */
export function tale(entries) {
  return runs(entries).flatMap((run) => {
    const said = run.flatMap((entry) => entry.say);
    return run.length < DRAWS ? said.map((words) => make("p", {}, words)) : [folded(said)];
  });
}

/** Entries that tell something, draws in a row together. @param {Entry[]} entries */
function runs(entries) {
  /** @type {Entry[][]} */
  const together = [];
  for (const entry of entries) {
    if (!entry.say.length) continue;
    const last = together.at(-1);
    if (last && entry.seat < 0 && last[0].seat === entry.seat) last.push(entry);
    else together.push([entry]);
  }
  return together;
}

/**
 * Entries as lines; what chance did in a row is folded into one of them, which opens.
 * @param {Entry[]} entries
 * @param {(entry: Entry) => string | undefined} [link] where the number of an entry leads to
 * @returns {HTMLElement[]}
 */
export function lines(entries, link = () => undefined) {
  return runs(entries).flatMap((run) => {
    if (run.length < DRAWS) return /** @type {HTMLElement[]} */ (run.map((entry) => line(entry, link(entry))));
    const said = run.flatMap((entry) => entry.say);
    const node = line({ ...run[run.length - 1], say: said.slice(0, 1) }, link(run[run.length - 1]));
    node?.querySelector("p")?.replaceWith(folded(said));
    node?.setAttribute("data-first", String(run[0].step));
    return node ? [node] : [];
  });
}

/** The history, newest at the end, kept in view. */
export class History {
  /** @param {string} replay address of the replay, to which a step is added */
  constructor(replay) {
    this.list = get("log");
    this.panel = get("panel-log");
    this.replay = replay;
    /** @type {Entry[]} */
    this.entries = [];
    this.coming = false;
  }

  /** @param {Entry[]} entries */
  reset(entries) {
    this.entries = [...entries];
    this.list.replaceChildren(...this.#nodes(entries));
    this.toEnd();
  }

  /** @param {Entry[]} entries @param {number | undefined} cut */
  add(entries, cut) {
    if (cut !== undefined) {
      this.entries = this.entries.filter((entry) => entry.step < cut);
      this.list.replaceChildren(...this.#nodes(this.entries));
    }
    this.entries.push(...entries);
    this.list.append(...this.#nodes(entries));
    this.toEnd();
  }

  /** @param {Entry[]} entries */
  older(entries) {
    this.entries.unshift(...entries);
    this.list.prepend(...this.#nodes(entries));
  }

  /** @param {Entry[]} entries @returns {HTMLElement[]} */
  #nodes(entries) {
    const link = (/** @type {Entry} */ entry) => `${this.replay}${this.replay.includes("?") ? "&" : "?"}step=${entry.step + 1}`;
    return lines(entries, link);
  }

  /** Scroll with the next frame: where many steps come at once, the page is measured for the last of them only. */
  toEnd() {
    if (this.coming) return;
    this.coming = true;
    requestAnimationFrame(() => {
      this.coming = false;
      this.panel.scrollTop = this.panel.scrollHeight;
    });
  }
}

/** Clocks that go on between two messages. */
export class Clocks {
  /** @param {(seat: number) => string} name */
  constructor(name) {
    this.name = name;
    /** @type {Clock | null} */
    this.clock = null;
    this.since = 0;
    setInterval(() => this.draw(), 500);
  }

  /** @param {Clock | null} clock */
  put(clock) {
    this.clock = clock;
    this.since = performance.now();
    this.draw();
  }

  draw() {
    const box = get("clocks");
    const { clock } = this;
    show(box, clock !== null);
    if (!clock) return;
    const gone = (performance.now() - this.since) / 1000;
    box.replaceChildren(
      ...clock.left.map((left, seat) => {
        const on = clock.running.includes(seat);
        const now = Math.max(0, on ? left - gone : left);
        const state = clock.out.includes(seat) || now <= 0 ? "clock out" : now < 30 ? "clock low" : "clock";
        return make(
          "span",
          { class: on ? `${state} on` : state },
          dot(seat),
          make("span", { class: "unseen" }, `${this.name(seat)} `),
          time(now),
        );
      }),
      make("span", { class: "clock-say" }, clock.say),
    );
  }
}

const DAY = 86400;

/** @param {number} seconds */
export function time(seconds) {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const days = Math.floor(whole / DAY);
  if (days > 0) {
    const said = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day", unitDisplay: "narrow" }).format(days);
    return `${said} ${Math.floor((whole % DAY) / 3600)}:${String(minutes % 60).padStart(2, "0")}`;
  }
  const rest = String(whole % 60).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
