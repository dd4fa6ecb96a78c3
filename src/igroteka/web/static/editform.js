/** A form of a position while it is edited: what it says, what follows, and what on the drawing each part speaks of. */

/**
 * What can be said of a part: see `core/part_choices.py`. A name comes with its word.
 * @typedef {{kind: "flag" | "number" | "name" | "names" | "by_name" | "written", low?: number, high?: number, names?: [string | number, string][],
 *   empty?: boolean, once?: boolean, most?: number, item?: Choice}} Choice
 * @typedef {Choice & {name: string, label: string, each: boolean, at: string[], single: boolean, course: boolean}} Part
 * @typedef {{table: Record<string, any>, players: Record<string, any>[]}} Values
 * @typedef {{part: Part, seat: number | null, key: string | number | null}} Target  a part, or one of its keys, of the table or a seat
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

  /** What lies at a place; nothing is `undefined`. @param {Target} target @returns {any} */
  at({ part, seat, key }) {
    const value = this.value(part, seat);
    if (key === null || value === undefined) return value;
    if (part.kind === "by_name") return value[key];
    if (part.kind === "names") return value.includes(key) ? true : undefined;
    return value === key ? true : undefined;
  }

  /** Put something at a place, or take it away. @param {Target} target @param {any} thing */
  put({ part, seat, key }, thing) {
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

  /** What belongs to one seat belongs to no other. @param {Part} part @param {number | null} seat @param {string | number} key */
  #takeFromOthers(part, seat, key) {
    for (let other = 0; other < this.parties; other++) {
      const target = { part, seat: other, key };
      if (other !== seat && this.at(target) !== undefined) this.put(target, undefined);
    }
  }
}

/**
 * What each element of the drawing stands for.
 * @param {Form} form
 * @param {number} viewer  the seat through whose eyes it is drawn
 * @returns {Map<string, Target[]>}
 */
export function targetsOf(form, viewer) {
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
export function wordOfThing({ part }, thing) {
  if (thing === true) return part.label;
  if (typeof thing === "object") return part.label;
  return part.item?.names ? wordOf(part.item, thing) : String(thing);
}
