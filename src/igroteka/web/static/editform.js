/** A form of a position while it is edited: what it says, what follows, and what on the drawing each part speaks of. */

/**
 * What can be said of a part: see `core/part_choices.py`. A name comes with its word.
 * @typedef {{kind: "flag" | "number" | "name" | "names" | "by_name" | "list" | "fields" | "cell" | "written", low?: number, high?: number,
 *   names?: [string | number, string][], empty?: boolean, once?: boolean, most?: number, length?: number, rows?: string[], item?: Choice,
 *   fields?: [string, Choice & {label: string}][]}} Choice
 * @typedef {Choice & {name: string, label: string, each: boolean, at: string[], single: string, cells: string, course: boolean}} Part
 * @typedef {{table: Record<string, any>, players: Record<string, any>[]}} Values
 * @typedef {{part: Part, seat: number | null, key: string | number | null, cell?: [number, number]}} Target  a part, or one of its keys, of the
 *   table or a seat; or a cell that can be the value of some key
 */

/** Numbers of more values than this are no places. */
const MOST_PLACES = 60;

/** A word as a label begins. @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The word of a value. @param {Choice} choice @param {string | number} value */
export function wordOf(choice, value) {
  return choice.names?.find(([name]) => name === value)?.[1] ?? String(value);
}

/** A copy that can be changed. @template T @param {T} value @returns {T} */
export const copy = (value) => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export class Form {
  /** @param {Record<string, any>} said */
  constructor(said) {
    this.said = said;
    /** @type {Part[]} */ this.parts = [];
    /** @type {Values} */ this.values = { table: {}, players: [] };
    this.seats = 0;
    this.parties = 0;
    /** Forms before each change. @type {Record<string, any>[]} */
    this.before = [];
  }

  /** The part of a name. @param {string} name @returns {Part | undefined} */
  part(name) {
    return this.parts.find((part) => part.name === name);
  }

  /** Where something is said of the table, or of a seat. @param {number | null} seat @returns {Record<string, any>} */
  place(seat) {
    return (seat === null ? this.said : this.said.players?.[seat]) ?? {};
  }

  /** Whether the form says it: else it follows. @param {Part} part @param {number | null} seat */
  says(part, seat) {
    return part.name in this.place(seat);
  }

  /** What is said, or what follows. @param {Part} part @param {number | null} seat @returns {any} */
  value(part, seat) {
    if (this.says(part, seat)) return this.place(seat)[part.name];
    return (seat === null ? this.values.table : (this.values.players[seat] ?? {}))[part.name] ?? undefined;
  }

  /** Keep the form as it is, before it is changed. */
  remember() {
    this.before.push(copy(this.said));
    if (this.before.length > 200) this.before.shift();
  }

  /** Say something of a part, or nothing, so that it follows. @param {Part} part @param {number | null} seat @param {any} value */
  set(part, seat, value) {
    if (part.course) delete this.said.agenda;
    if (seat !== null) {
      const players = (this.said.players ??= []);
      while (players.length <= seat) players.push({});
    }
    const place = this.place(seat);
    if (value === undefined) delete place[part.name];
    else place[part.name] = value;
  }

  /** With how many it is played; nothing is said of those who are gone. @param {number} seats */
  setSeats(seats) {
    this.said.seats = seats;
    if (this.said.players) this.said.players = this.said.players.slice(0, seats);
    delete this.said.agenda;
  }

  /** What lies at a place; nothing is `undefined`. In a cell it is the key that lies there. @param {Target} target @returns {any} */
  at({ part, seat, key, cell }) {
    const value = this.value(part, seat);
    if (cell) return Object.keys(value ?? {}).find((name) => isIn(value[name], cell));
    if (key === null || value === undefined) return value;
    if (part.kind === "by_name") return value[key];
    if (part.kind === "names") return value.includes(key) ? true : undefined;
    return value === key ? true : undefined;
  }

  /** Put something at a place, or take it away. @param {Target} target @param {any} thing */
  put({ part, seat, key, cell }, thing) {
    if (cell) return this.#lay(part, seat, cell, thing);
    if (key === null) return this.set(part, seat, thing);
    const value = copy(this.value(part, seat));
    if (part.kind === "by_name") {
      const next = value ?? {};
      if (thing === undefined) delete next[key];
      else next[key] = thing;
      this.set(part, seat, next);
    } else if (part.kind === "names") {
      const others = (value ?? []).filter((/** @type {any} */ name) => name !== key);
      this.set(part, seat, thing === undefined ? others : [...others, key]);
    } else {
      this.set(part, seat, thing === undefined ? undefined : key);
    }
    if (part.single && thing !== undefined) this.#takeFromOthers(part, seat, key);
  }

  /** Lay something into a cell, turned as it fits there, or take away what lies there. @param {Part} part @param {number | null} seat @param {[number, number]} cell @param {string | undefined} thing */
  #lay(part, seat, cell, thing) {
    const laid = Object.entries(copy(this.value(part, seat)) ?? {}).filter(([, value]) => !isIn(value, cell));
    const next = Object.fromEntries(laid);
    if (thing !== undefined) next[thing] = [...cell];
    this.set(part, seat, next);
    if (part.single && thing !== undefined) this.#takeFromOthers(part, seat, thing);
  }

  /** What is in one place is in no other part of the same name, nor at another seat. @param {Part} part @param {number | null} seat @param {string | number} key */
  #takeFromOthers(part, seat, key) {
    for (const other of this.parts.filter(({ single }) => single === part.single)) {
      for (const place of other.each ? Array(this.parties).keys() : [null]) {
        const target = { part: other, seat: place, key };
        if ((other !== part || place !== seat) && this.at(target) !== undefined) this.put(target, undefined);
      }
    }
  }
}

/** Whether a value is this cell. @param {any} value @param {[number, number]} cell */
const isIn = (value, [q, r]) => Array.isArray(value) && value[0] === q && value[1] === r;

/**
 * What each element of the drawing stands for.
 * @param {Form} form
 * @param {number} viewer  the seat through whose eyes it is drawn
 * @param {Iterable<string>} drawn  the elements
 * @returns {Map<string, Target[]>}
 */
export function targetsOf(form, viewer, drawn) {
  /** @type {Map<string, Target[]>} */ const found = new Map();
  const seats = [...Array(form.parties).keys()];
  for (const part of form.parts) {
    for (const written of part.at) {
      const own = written.startsWith("@");
      const [pattern, alias] = written.replace("@", "").split("=");
      for (const key of alias ? [alias] : pattern.includes("{key}") ? keysOf(part) : [null]) {
        for (const seat of part.each ? (own ? [viewer] : seats) : [null]) {
          const el = pattern.replace("{seat}", String(seat)).replace("{key}", String(key));
          found.set(el, [...(found.get(el) ?? []), { part, seat, key }]);
        }
      }
    }
  }
  // Cells are without number: those that are drawn are places of the seat that sees them.
  for (const part of form.parts.filter(({ cells }) => cells)) {
    const [before, after] = part.cells.split("{cell}");
    for (const el of drawn) {
      const cell = el.startsWith(before) && el.endsWith(after) ? el.slice(before.length, el.length - after.length).split(",").map(Number) : [];
      if (cell.length === 2 && cell.every(Number.isInteger)) found.set(el, [{ part, seat: part.each ? viewer : null, key: null, cell: [cell[0], cell[1]] }]);
    }
  }
  return found;
}

/** The keys of a part: its names, or its numbers. @param {Choice} part @returns {(string | number)[]} */
function keysOf(part) {
  if (part.names) return part.names.map(([name]) => name);
  const { low = 0, high = 0 } = part;
  return high - low > MOST_PLACES ? [] : Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/**
 * The pieces of a part: what can be put on its places. None if they cannot be carried.
 * @param {Part} part
 * @returns {{thing: any, word: string}[]}
 */
export function piecesOf(part) {
  if (part.cells) return (part.names ?? []).map(([thing, word]) => ({ thing, word }));
  const isPlaced = part.at.some((pattern) => pattern.includes("{key}"));
  if (!isPlaced) return [];
  if (part.kind === "names") return [{ thing: true, word: part.label }];
  const item = part.kind === "by_name" ? part.item : undefined;
  if (item?.kind === "name") return (item.names ?? []).map(([thing, word]) => ({ thing, word }));
  if (item?.kind !== "number") return [];
  const first = Math.max(item.low ?? 1, 1);
  const last = Math.min(item.high ?? first, first + 5);
  return Array.from({ length: last - first + 1 }, (_, i) => ({ thing: first + i, word: String(first + i) }));
}

/** How something at a place is called. @param {Target} target @param {any} thing */
export function wordOfThing({ part, key }, thing) {
  if (part.cells) return wordOf(part, key ?? thing);
  if (thing === true) return part.label;
  if (typeof thing === "object") return part.label;
  return part.item?.names ? wordOf(part.item, thing) : String(thing);
}
