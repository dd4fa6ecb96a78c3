/** The fields of the editor of positions: what is now, the rules, the table, and a tab for each player. */

import { capital } from "./editform.js";
import { make, write } from "./page.js";

/** @typedef {import("./editform.js").Part} Part */
/** @typedef {{id: string, sign: string, make: () => HTMLElement}} Field */

const SCALARS = ["number", "name", "flag"];

/** Put a node in the place of another, and the focus where it was: also what has been typed there and is not yet said. @param {HTMLElement} old @param {HTMLElement} fresh */
function replace(old, fresh) {
  const here = document.activeElement;
  const k = here instanceof HTMLElement && old.contains(here) ? here.dataset.k : undefined;
  const typed = here instanceof HTMLInputElement && here.type === "text" && here.value !== here.defaultValue ? here.value : null;
  old.replaceWith(fresh);
  if (k === undefined) return;
  const all = /** @type {HTMLElement[]} */ ([...fresh.querySelectorAll("[data-k]")]);
  const next = all.find((one) => one.dataset.k === k && !(/** @type {HTMLButtonElement} */ (one).disabled)) ?? all[0];
  if (typed !== null && next instanceof HTMLInputElement && next.dataset.k === k) next.value = typed;
  next?.focus({ preventScroll: true });
}

export class Fields {
  /** @param {import("./editor.js").Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.words = editor.words;
    this.root = /** @type {HTMLElement} */ (document.getElementById("fields"));
    /** What is wrong, and where. @type {{place: string, say: string} | null} */
    this.wrong = null;
    /** What each field showed last. @type {Map<string, string>} */
    this.signs = new Map();
    this.now = make("div", { class: "fields" });
    this.options = make("div", { class: "fields" });
    this.table = make("div", { class: "fields" });
    this.tabs = make("div", { class: "row tabs", role: "tablist" });
    this.player = make("div", { class: "fields", role: "tabpanel", id: "player-fields" });
    const folded = (/** @type {string} */ word, /** @type {HTMLElement} */ box) => make("details", {}, make("summary", {}, this.words.say(word)), box);
    this.root.append(make("p", { class: "soft small" }, this.words.say("marked")), make("h2", {}, this.words.say("now")), this.now);
    if (editor.about.options.length) this.root.append(folded("options", this.options));
    this.root.append(folded("table", this.table), this.tabs, this.player);
    this.tabs.addEventListener("keydown", ({ key }) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      const count = editor.form.parties;
      if (by && count) {
        editor.look((editor.viewer + by + count) % count);
        /** @type {HTMLElement} */ (this.tabs.children[editor.viewer])?.focus();
      }
    });
  }

  /** Show what the form says now. */
  draw() {
    const { form, viewer } = this.editor;
    const { seat, name } = this.#placeOfWrong();
    // What can have one value only is not asked, and what must be written comes last.
    const asked = form.parts.filter(({ kind, low, high }) => kind !== "number" || low !== high);
    const parts = [...asked.filter(({ kind }) => kind !== "written"), ...asked.filter(({ kind }) => kind === "written")];
    const ofTable = parts.filter((part) => !part.each);
    const of = (/** @type {Part[]} */ parts, /** @type {number | null} */ seat) => parts.map((part) => this.#field(part, seat));
    this.#fill(this.now, [this.#seats(), ...this.#agenda(), ...of(ofTable.filter(({ kind }) => SCALARS.includes(kind)), null)]);
    this.#fill(this.options, this.#optionFields());
    this.#fill(this.table, of(ofTable.filter(({ kind }) => !SCALARS.includes(kind)), null));
    this.#fill(this.player, of(parts.filter((part) => part.each), Math.max(viewer, 0)));
    this.#tabs(seat);
    const folded = this.table.querySelector(`[data-field="${CSS.escape(name)}"]`)?.closest("details");
    if (this.wrong && seat === null && folded) folded.open = true;
  }

  /** The field that a complaint is about. @returns {{seat: number | null, name: string}} */
  #placeOfWrong() {
    const found = /^(?:players\[(\d+)\]\.?)?(\w*)/.exec(this.wrong?.place ?? "");
    return { seat: found?.[1] === undefined ? null : Number(found[1]), name: found?.[2] ?? "" };
  }

  /** What is wrong with a field, if anything. @param {string} name @param {number | null} seat */
  #complaint(name, seat) {
    const at = this.#placeOfWrong();
    return this.wrong && at.name === name && at.seat === seat ? this.wrong.say : "";
  }

  /** @param {number | null} wrong */
  #tabs(wrong) {
    const { form, viewer, about } = this.editor;
    const all = [...Array(form.parties).keys()];
    if (this.tabs.children.length !== all.length) {
      this.tabs.replaceChildren(
        ...all.map((seat) =>
          make("button", { type: "button", class: "button tab", role: "tab", "aria-controls": "player-fields", "data-colour": seat, click: () => this.editor.look(seat) }, about.names[seat]),
        ),
      );
    }
    [...this.tabs.children].forEach((tab, seat) => {
      write(tab, "aria-selected", String(seat === viewer));
      write(tab, "tabindex", seat === viewer ? null : "-1");
      tab.classList.toggle("wrong", seat === wrong);
    });
  }

  /** Make anew what has changed, and nothing else. @param {HTMLElement} box @param {Field[]} fields */
  #fill(box, fields) {
    const old = /** @type {HTMLElement[]} */ ([...box.children]);
    const isSame = old.length === fields.length && fields.every(({ id }, i) => old[i].id === id);
    if (!isSame) box.replaceChildren(...fields.map((field) => this.#made(field)));
    else fields.forEach((field, i) => this.signs.get(field.id) !== field.sign && replace(old[i], this.#made(field)));
  }

  /** @param {Field} field */
  #made(field) {
    this.signs.set(field.id, field.sign);
    const node = field.make();
    node.id = field.id;
    return node;
  }

  /** A part with its control. @param {Part} part @param {number | null} seat @returns {Field} */
  #field(part, seat) {
    const { form, controls } = this.editor;
    const value = form.value(part, seat);
    const isSaid = form.says(part, seat);
    const complaint = this.#complaint(part.name, seat);
    const label = capital(part.label);
    const k = `${part.name}:${seat}`;
    const change = (/** @type {any} */ next) => this.editor.change(() => form.set(part, seat, next));
    const build = () => {
      const drop = make("button", { type: "button", class: "button plain drop", "aria-label": `${this.words.say("said")}: ${label}`, title: this.words.say("said"), "data-k": `${k}!`, click: () => change(undefined) }, "↺");
      const head = make("div", { class: "field-head" }, make("span", { class: "field-name" }, label), isSaid ? drop : make("span", { class: "unseen" }, this.words.say("follows")));
      const box = this.#box(part.name, seat, complaint, head, controls.control(part, value, label, k, change));
      box.classList.toggle("is-said", isSaid);
      return box;
    };
    return { id: `field-${part.name}-${seat ?? "table"}`, sign: JSON.stringify([part, value, isSaid, complaint, part.cells ? controls.turnings : null]), make: build };
  }

  /** @param {string} name @param {number | null} seat @param {string} complaint @param {...HTMLElement} content */
  #box(name, seat, complaint, ...content) {
    const box = make("div", { class: complaint ? "field wrong" : "field", "data-field": name, "data-of": seat, role: "group", "aria-label": content[0].querySelector(".field-name")?.textContent }, ...content);
    if (complaint) box.append(make("p", { class: "complaint" }, complaint));
    return box;
  }

  /** How many play. @returns {Field} */
  #seats() {
    const { form, about } = this.editor;
    const value = form.said.seats ?? form.seats;
    const complaint = this.#complaint("seats", null);
    const build = () => {
      const select = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": this.words.say("seats"), "data-k": "seats" }, ...about.seats.map((/** @type {number} */ n) => make("option", { value: n }, String(n)))));
      select.value = String(value);
      select.addEventListener("change", () => this.editor.change(() => this.#play(Number(select.value))));
      return this.#box("seats", null, complaint, make("div", { class: "field-head" }, make("span", { class: "field-name" }, this.words.say("seats"))), select);
    };
    return { id: "field-seats", sign: JSON.stringify([value, complaint]), make: build };
  }

  /** Play with another number of seats: options that it has not got are forgotten. @param {number} seats */
  #play(seats) {
    const { form, about } = this.editor;
    form.setSeats(seats);
    for (const { key, seats: offered } of about.options) if (!offered.includes(seats)) delete form.said.options?.[key];
  }

  /** What a position in the middle of an action has. @returns {Field[]} */
  #agenda() {
    const { form } = this.editor;
    if (!form.said.agenda) return [];
    const drop = () => this.editor.change(() => delete form.said.agenda);
    const build = () => make("p", { class: "notice field" }, this.words.say("agenda"), " ", make("button", { type: "button", class: "button", "data-k": "agenda", click: drop }, this.words.say("drop")));
    return [{ id: "field-agenda", sign: "agenda", make: build }];
  }

  /** The options of the game for so many seats. @returns {Field[]} */
  #optionFields() {
    const { form, about } = this.editor;
    const seats = form.said.seats ?? form.seats;
    return about.options
      .filter((/** @type {any} */ option) => option.seats.includes(seats))
      .map((/** @type {any} */ { key, label, default: usual, choices }) => {
        const value = form.said.options?.[key] ?? usual;
        const build = () => {
          const select = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": label, "data-k": `option:${key}` }, ...choices.map((/** @type {any} */ one) => make("option", { value: one.value }, one.label))));
          if (!choices.some((/** @type {any} */ one) => one.value === value)) select.append(make("option", { value }, value));
          select.value = value;
          select.addEventListener("change", () => this.editor.change(() => (form.said.options = { ...form.said.options, [key]: select.value })));
          return this.#box(`option-${key}`, null, "", make("div", { class: "field-head" }, make("span", { class: "field-name" }, label)), select);
        };
        return { id: `field-option-${key}`, sign: JSON.stringify([value, seats]), make: build };
      });
  }
}
