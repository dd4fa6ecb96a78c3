/** Controls for what can be said of a position: numbers with steppers, choices, chips with a search, things by name, lists, and cells. */

import { capital, copy, wordOf } from "./editform.js";
import { make } from "./page.js";

/** @typedef {import("./editform.js").Choice} Choice */
/** @typedef {import("./page.js").Words} Words */

/** So many names are all shown at once. */
const FEW = 10;

let lists = 0;

/** Makes the controls of one field. Each has a name for the focus, `data-k`, that stays when it is made anew. */
export class Controls {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    /** How what lies in cells could be turned there, beginning with how it lies now, by name. @type {Record<string, number[]>} */
    this.turnings = {};
    /** What is unfolded. @type {Set<string>} */
    this.open = new Set();
  }

  /**
   * A control for a value.
   * @param {Choice} choice
   * @param {any} value
   * @param {string} label
   * @param {string} k
   * @param {(value: any) => void} change
   * @param {string} [name]  under which the value stands, if it stands under one
   * @returns {HTMLElement}
   */
  control(choice, value, label, k, change, name = "") {
    switch (choice.kind) {
      case "flag":
        return this.flag(value === true, label, k, change);
      case "number":
        return this.number(choice, value, label, k, change);
      case "name":
        return this.name(choice, value, label, k, change);
      case "names":
        return this.names(choice, value ?? [], label, k, change);
      case "by_name":
        return this.byName(choice, value ?? {}, k, change);
      case "list":
        return this.list(choice, Array.isArray(value) ? value : [], label, k, change);
      case "fields":
        return this.fields(choice, value ?? {}, k, change);
      case "cell":
        return this.cell(choice, value, label, k, change, name);
      default:
        return this.written(value, label, k, change);
    }
  }

  /** @param {boolean} on @param {string} label @param {string} k @param {(value: any) => void} change */
  flag(on, label, k, change) {
    const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", "aria-label": label, "data-k": k, checked: on }));
    box.addEventListener("change", () => change(box.checked));
    return box;
  }

  /** @param {Choice} choice @param {any} value @param {string} label @param {string} k @param {(value: any) => void} change */
  number(choice, value, label, k, change) {
    const { low = 0, high = 0 } = choice;
    const shown = typeof value === "number" ? value : "";
    const input = /** @type {HTMLInputElement} */ (
      make("input", { type: "number", inputmode: "numeric", "aria-label": label, "data-k": k, value: shown, step: 1 })
    );
    // Bounds are told by the server, with a sentence: a browser would only refuse to send the form.
    input.addEventListener("change", () => change(input.value === "" ? undefined : Number(input.value)));
    const step = (/** @type {number} */ by) => change(Math.min(high, Math.max(low, (typeof value === "number" ? value : low - (by > 0 ? by : 0)) + by)));
    const button = (/** @type {string} */ sign, /** @type {string} */ word, /** @type {number} */ by, /** @type {boolean} */ off) =>
      make("button", { type: "button", class: "button", "aria-label": `${word}: ${label}`, "data-k": `${k}${sign}`, disabled: off, click: () => step(by) }, sign);
    const less = button("−", this.words.say("less"), -1, typeof value !== "number" || value <= low);
    return make("span", { class: "number" }, less, input, button("+", this.words.say("more"), 1, value >= high));
  }

  /** @param {Choice} choice @param {any} value @param {string} label @param {string} k @param {(value: any) => void} change */
  name(choice, value, label, k, change) {
    const names = choice.names ?? [];
    const select = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": label, "data-k": k }));
    if (choice.empty || value === undefined) select.append(make("option", { value: "" }, this.words.say("none")));
    names.forEach(([, word], i) => select.append(make("option", { value: i }, capital(word))));
    const at = names.findIndex(([name]) => name === value);
    if (value && at < 0) select.append(make("option", { value: "unknown" }, String(value)));
    select.value = at >= 0 ? String(at) : value ? "unknown" : "";
    select.addEventListener("change", () => change(select.value === "" ? (choice.empty ? "" : undefined) : names[Number(select.value)][0]));
    return select;
  }

  /** @param {Choice} choice @param {any[]} value @param {string} label @param {string} k @param {(value: any) => void} change */
  names(choice, value, label, k, change) {
    const list = Array.isArray(value) ? value : [];
    const box = make("span", { class: "names" });
    list.forEach((name, i) => {
      const word = name === "" ? this.words.say("none") : capital(wordOf(choice, name));
      const drop = () => change(list.filter((_, other) => other !== i));
      box.append(this.#chip(word, `${k}#${i}`, drop));
    });
    const left = (choice.names ?? []).filter(([name]) => !choice.once || !list.includes(name));
    if (left.length && list.length < (choice.most ?? Infinity)) {
      box.append(this.#adder(left, label, k, (name) => change([...list, name])));
    }
    return box;
  }

  /** @param {Choice} choice @param {Record<string, any>} value @param {string} k @param {(value: any) => void} change */
  byName(choice, value, k, change) {
    const item = /** @type {Choice} */ (choice.item);
    const names = choice.names ?? [];
    const all = names.length <= FEW && ["number", "by_name", "names"].includes(item.kind);
    const box = make("span", { class: all && item.kind === "number" ? "by-name grid" : "by-name" });
    const known = names.filter(([name]) => all || name in value).map(([name]) => String(name));
    const strange = Object.keys(value).filter((name) => !known.includes(name));
    const put = (/** @type {string} */ name, /** @type {any} */ thing) => {
      const next = copy(value);
      if (thing === undefined || (thing === 0 && item.kind === "number" && !(name in value && value[name] < 0))) delete next[name];
      else next[name] = thing;
      change(next);
    };
    for (const name of [...known, ...strange]) {
      const word = capital(wordOf(choice, name));
      const shown = value[name] ?? (item.kind === "number" ? 0 : undefined);
      const control = this.control(item, shown, word, `${k}.${name}`, (thing) => put(name, thing), name);
      const row = make("span", { class: "entry", "data-entry": name }, make("span", { class: "key" }, word), control);
      if (!all) row.append(this.#remover(word, `${k}.${name}×`, () => put(name, undefined)));
      box.append(row);
    }
    const left = names.filter(([name]) => !known.includes(String(name)));
    if (left.length) box.append(this.#adder(left, "", k, (name) => change({ ...copy(value), [name]: this.#first(item) })));
    return box;
  }

  /**
   * Things one after the other: any number of them, or as many as there are places.
   * @param {Choice} choice
   * @param {any[]} value
   * @param {string} label
   * @param {string} k
   * @param {(value: any) => void} change
   */
  list(choice, value, label, k, change) {
    const item = /** @type {Choice} */ (choice.item);
    const { length } = choice;
    const list = length === undefined ? value : Array.from({ length }, (_, i) => value[i] ?? this.#nothing(item));
    const box = make("span", { class: "by-name" });
    list.forEach((thing, i) => {
      const word = choice.rows?.[i] ?? `${i + 1}.`;
      const put = (/** @type {any} */ next) => change(list.map((one, other) => (other === i ? (next ?? this.#nothing(item)) : one)));
      const control = this.control(item, thing, `${label}: ${word}`, `${k}[${i}]`, put);
      const key = make("span", { class: "key" }, word);
      const drop = length === undefined ? this.#remover(`${label}: ${word}`, `${k}[${i}]×`, () => change(list.filter((_, other) => other !== i))) : null;
      let row = make("span", { class: "entry" }, key, control);
      if (item.kind !== "fields") drop && row.append(drop);
      else row = drop ? make("span", { class: "entry" }, make("span", { class: "field-head" }, key, drop), control) : this.#folded(word, `${k}[${i}]`, control);
      row.dataset.entry = String(i);
      box.append(row);
    });
    if (length === undefined && list.length < (choice.most ?? Infinity)) {
      const add = () => change([...list, this.#nothing(item)]);
      box.append(make("button", { type: "button", class: "button adder", "aria-label": `${this.words.say("add")}: ${label}`, "data-k": `${k}+`, click: add }, this.words.say("add")));
    }
    return box;
  }

  /** A row that is unfolded when it is asked for, and stays so. @param {string} word @param {string} k @param {HTMLElement} control */
  #folded(word, k, control) {
    const summary = make("summary", { "data-k": `${k}:` }, word);
    const row = /** @type {HTMLDetailsElement} */ (make("details", { class: "fold" }, summary, control));
    row.open = this.open.has(k);
    row.addEventListener("toggle", () => (row.open ? this.open.add(k) : this.open.delete(k)));
    return row;
  }

  /** A value with fields of its own. @param {Choice} choice @param {Record<string, any>} value @param {string} k @param {(value: any) => void} change */
  fields(choice, value, k, change) {
    const box = make("span", { class: "by-name" });
    for (const [name, field] of choice.fields ?? []) {
      const word = capital(field.label);
      const put = (/** @type {any} */ thing) => change({ ...copy(value), [name]: thing ?? this.#nothing(field) });
      const control = this.control(field, value[name] ?? this.#nothing(field), word, `${k}.${name}`, put, name);
      box.append(make("span", { class: "entry", "data-entry": name }, make("span", { class: "key" }, word), control));
    }
    return box;
  }

  /**
   * A cell of a map of hexes, and how what lies there is turned: as it fits, or to a side that somebody has chosen.
   * @param {Choice} choice
   * @param {any} value
   * @param {string} label
   * @param {string} k
   * @param {(value: any) => void} change
   * @param {string} name
   */
  cell(choice, value, label, k, change, name) {
    const [q, r] = Array.isArray(value) ? value : [];
    const number = { ...choice, kind: /** @type {"number"} */ ("number") };
    const turnings = this.turnings[name] ?? [];
    const turn = () => change([q, r, turnings[1]]);
    return make(
      "span",
      { class: "cell" },
      make("span", {}, make("span", { class: "axis", "aria-hidden": "true" }, "q"), this.number(number, q, `${label}: q`, `${k}q`, (next) => change([next ?? 0, r ?? 0]))),
      make("span", {}, make("span", { class: "axis", "aria-hidden": "true" }, "r"), this.number(number, r, `${label}: r`, `${k}r`, (next) => change([q ?? 0, next ?? 0]))),
      make("button", { type: "button", class: "button", "data-k": `${k}t`, disabled: turnings.length < 2, "aria-label": `${this.words.say("turn")}: ${label}`, title: this.words.say("turn"), click: turn }, `↻ ${60 * (turnings[0] ?? 0)}°`),
    );
  }

  /** What a new entry holds. @param {Choice} item @returns {any} */
  #first(item) {
    if (item.kind === "number") return Math.max(item.low ?? 0, 1);
    if (item.kind === "by_name") return { [String(item.names?.[0]?.[0])]: 1 };
    if (item.kind === "cell") return [1, 0];
    return item.kind === "flag" ? true : this.#nothing(item);
  }

  /** What stands where nothing is said. @param {Choice} item @returns {any} */
  #nothing(item) {
    if (item.kind === "flag") return false;
    if (item.kind === "number") return Math.max(item.low ?? 0, 0);
    if (item.kind === "name") return item.empty ? "" : (item.names?.[0]?.[0] ?? "");
    if (item.kind === "list") return Array.from({ length: item.length ?? 0 }, () => this.#nothing(/** @type {Choice} */ (item.item)));
    if (item.kind === "fields") return Object.fromEntries((item.fields ?? []).map(([name, field]) => [name, this.#nothing(field)]));
    return item.kind === "by_name" ? {} : [];
  }

  /** What has no form of its own is written. @param {any} value @param {string} label @param {string} k @param {(value: any) => void} change */
  written(value, label, k, change) {
    const shown = value === undefined || value === null ? "" : JSON.stringify(value);
    const input = /** @type {HTMLInputElement} */ (
      make("input", { type: "text", class: "code", "aria-label": label, "data-k": k, value: shown, spellcheck: "false", autocomplete: "off" })
    );
    input.addEventListener("change", () => {
      input.setCustomValidity("");
      try {
        change(input.value.trim() ? JSON.parse(input.value) : undefined);
      } catch {
        input.setCustomValidity(this.words.say("unread"));
        input.reportValidity();
        // It is not sent, and must not keep the rest from being sent.
        input.setCustomValidity("");
      }
    });
    return input;
  }

  /** @param {string} word @param {string} k @param {() => void} drop */
  #chip(word, k, drop) {
    return make("span", { class: "chip" }, word, this.#remover(word, k, drop));
  }

  /** @param {string} word @param {string} k @param {() => void} drop */
  #remover(word, k, drop) {
    const name = this.words.say("remove", { name: word });
    return make("button", { type: "button", class: "button plain remove", "aria-label": name, "data-k": k, click: drop }, "×");
  }

  /**
   * A field that looks for a name by its word; one that is found is added at once.
   * @param {[string | number, string][]} names
   * @param {string} label
   * @param {string} k
   * @param {(name: string | number) => void} add
   */
  #adder(names, label, k, add) {
    if (names.length <= FEW * 2) return this.#picker(names, label, k, add);
    const id = `names-${lists++}`;
    const title = label ? `${this.words.say("add")}: ${label}` : this.words.say("add");
    const list = make("datalist", { id }, ...names.map(([, word]) => make("option", { value: capital(word) })));
    const input = /** @type {HTMLInputElement} */ (
      make("input", { type: "text", class: "adder", list: id, "aria-label": title, placeholder: `${this.words.say("add")} …`, "data-k": `${k}+`, autocomplete: "off" })
    );
    const look = () => {
      const wanted = input.value.trim().toLowerCase();
      const found = names.find(([name, word]) => word.toLowerCase() === wanted || String(name).toLowerCase() === wanted);
      if (!found) return;
      input.value = "";
      add(found[0]);
    };
    input.addEventListener("change", look);
    input.addEventListener("input", (event) => {
      if (!(event instanceof InputEvent) || event.inputType === "insertReplacementText") look();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      look();
    });
    return make("span", {}, input, list);
  }

  /** Few names to add. @param {[string | number, string][]} names @param {string} label @param {string} k @param {(name: string | number) => void} add */
  #picker(names, label, k, add) {
    const title = label ? `${this.words.say("add")}: ${label}` : this.words.say("add");
    const select = /** @type {HTMLSelectElement} */ (
      make("select", { class: "adder", "aria-label": title, "data-k": `${k}+` }, make("option", { value: "" }, `${this.words.say("add")} …`))
    );
    names.forEach(([, word], i) => select.append(make("option", { value: i }, capital(word))));
    select.addEventListener("change", () => select.value && add(names[Number(select.value)][0]));
    return select;
  }
}
