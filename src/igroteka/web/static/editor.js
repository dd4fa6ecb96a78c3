/** The editor of positions: the drawing, the fields and the written form of one position, each of which changes the others. */

import { Carrying } from "./carry.js";
import { Controls } from "./editfields.js";
import { Fields } from "./editpanel.js";
import { Form, copy, targetsOf } from "./editform.js";
import { packed, unpacked } from "./packed.js";
import { Words, data, get, make, show } from "./page.js";

/** A pause after which a change is sent. */
const PAUSE = 250;

class Editor {
  constructor() {
    this.about = data("editor-data");
    this.words = new Words(data("words"));
    this.setup = /** @type {HTMLFormElement} */ (get("setup"));
    this.text = /** @type {HTMLTextAreaElement} */ (get("text"));
    this.form = new Form({ game: this.about.game, seats: this.about.usual });
    this.viewer = 0;
    this.shape = "";
    /** How many changes there were: an answer to an older one is not shown. */
    this.count = 0;
    this.timer = 0;
    /** @type {AbortController | null} */ this.asking = null;
    this.controls = new Controls(this.words);
    this.fields = new Fields(this);
    this.carrying = new Carrying(this);
    this.#listen();
    this.setup.querySelector("button[value=look]")?.classList.remove("main"); // it happens by itself
  }

  #listen() {
    this.text.addEventListener("input", () => this.#later({ text: this.text.value }));
    get("undo").addEventListener("click", () => this.undo());
    get("short").addEventListener("click", () => this.#later({ short: true }));
    get("link").addEventListener("click", () => void this.share());
    get("save").addEventListener("click", () => this.save());
    /** @type {HTMLInputElement} */ (get("file")).addEventListener("change", async ({ target }) => {
      const input = /** @type {HTMLInputElement} */ (target);
      const file = input.files?.[0];
      if (!file) return;
      this.text.value = await file.text();
      input.value = ""; // what is sent to begin is the text
      this.#later({ text: this.text.value });
    });
    window.addEventListener("pagehide", () => this.asking?.abort());
  }

  /** Begin with the position of the link, or of the page, or with an empty one. */
  async begin() {
    const shared = location.hash.startsWith("#p=") ? await unpacked(location.hash.slice(3)) : "";
    if (shared) this.text.value = shared;
    await this.#ask(this.text.value.trim() ? { text: this.text.value } : {});
  }

  /** Change the form, and show what comes of it. @param {() => void} work */
  change(work) {
    this.form.remember();
    work();
    this.fields.draw();
    this.#later({});
  }

  /** Take the last change back. */
  undo() {
    const before = this.form.before.pop();
    if (!before) return;
    this.form.said = before;
    this.#later({});
  }

  /** See through the eyes of another seat. @param {number} seat */
  look(seat) {
    this.viewer = seat;
    this.fields.draw();
    this.#later({});
  }

  /** @param {{text?: string, short?: boolean}} what */
  #later(what) {
    clearTimeout(this.timer);
    this.count += 1;
    get("drawn").setAttribute("aria-busy", "true");
    this.timer = window.setTimeout(() => void this.#ask(what), PAUSE);
  }

  /** Ask the server about the form, or about what is written. @param {{text?: string, short?: boolean}} what */
  async #ask({ text, short = false }) {
    this.asking?.abort();
    const asking = (this.asking = new AbortController());
    const count = this.count;
    const body = new FormData();
    const csrf = /** @type {HTMLInputElement} */ (this.setup.elements.namedItem("csrf"));
    const fields = { csrf: csrf.value, text: text ?? JSON.stringify(this.form.said), seat: String(this.viewer), short: short ? "1" : "0", shape: this.shape };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    try {
      const reply = await fetch(`/position/${this.about.game}/edit`, { method: "POST", body, signal: asking.signal });
      const isTold = reply.headers.get("content-type")?.startsWith("application/json");
      const answer = isTold ? await reply.json() : { problem: { place: "", say: await refusalOf(reply, this.words.say("failed")), unsure: true } };
      if (count === this.count) this.#take(answer, text !== undefined);
    } catch {
      if (!asking.signal.aborted) this.#judge({ problem: { place: "", say: this.words.say("failed"), unsure: true } });
    }
  }

  /** Show an answer. @param {any} answer @param {boolean} isWritten  whether it is about the text as it was typed */
  #take(answer, isWritten) {
    const { form } = this;
    if (answer.form) {
      if (isWritten && JSON.stringify(form.said) !== JSON.stringify(answer.form)) form.remember();
      form.said = copy(answer.form);
      // What somebody is writing stays as they write it.
      if (!isWritten) this.text.value = answer.text;
      form.said.players ??= [];
    }
    if (answer.choices) {
      form.parts = answer.choices;
      form.parties = answer.parties;
      this.shape = answer.shape;
    }
    if (answer.values) {
      form.values = answer.values;
      form.seats = answer.seats;
      this.viewer = Math.min(this.viewer, form.parties - 1);
      this.#seat(answer);
    }
    if (answer.turnings) this.controls.turnings = answer.turnings;
    if (answer.svg) this.#draw(answer);
    this.#judge(answer);
    this.fields.wrong = answer.problem ?? null;
    this.fields.draw();
    const drawn = [...get("drawing").querySelectorAll("[data-el]")].map((node) => node.getAttribute("data-el") ?? "");
    this.carrying.draw(targetsOf(form, this.viewer, drawn));
    /** @type {HTMLButtonElement} */ (get("undo")).disabled = !form.before.length;
    for (const id of ["drawn", "fields", "begin", "last", "doing", "tray", "judgement"]) show(get(id), true);
    get("drawn").setAttribute("aria-busy", "false");
  }

  /** @param {{svg: string, style: string, title: string, sketch: string}} answer */
  #draw({ svg, style, title, sketch }) {
    get("board-style").textContent = style;
    get("sketch").textContent = sketch;
    const place = get("drawing");
    place.innerHTML = svg;
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", title);
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".part"))) {
      const [, , wide] = part.querySelector("svg")?.getAttribute("viewBox")?.split(" ") ?? [];
      part.style.setProperty("--wide", wide ?? "400");
    }
  }

  /** Who can sit where. @param {{seats: number, moves?: {seat: number}[]}} answer */
  #seat({ seats, moves = [] }) {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seat].seat"))) {
      const seat = Number(row.dataset.seat);
      show(row, seat < seats);
      show(row.querySelector("[data-waiting]"), moves.some((one) => one.seat === seat));
    }
  }

  /** Whether the position can be, and what can be done in it. `unsure`: it could not be looked at, which says nothing about it. @param {{problem?: {place: string, say: string, unsure?: boolean}, moves?: {seat: number, count: number, prompt: string, says: string[]}[]}} answer */
  #judge({ problem, moves = [] }) {
    const verdict = get("verdict");
    verdict.classList.toggle("bad", Boolean(problem));
    const turns = moves.map(({ seat, count }) => this.words.say("moves", { name: this.about.names[seat], count }));
    verdict.textContent = problem ? problem.say : turns.join(" ");
    show(get("judgement"), true);
    show(get("legal"), !problem);
    get("moves").replaceChildren(
      ...moves.flatMap(({ count, says }) => [
        ...says.map((say) => make("li", {}, say)),
        count > says.length && make("li", { class: "soft" }, this.words.say("moves_more", { count: count - says.length })),
      ]).filter((one) => one instanceof Node),
    );
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (this.setup.querySelectorAll("button[value=start]"))) button.disabled = Boolean(problem && !problem.unsure);
  }

  /** A link that carries the position. */
  async share() {
    const link = await packed(this.text.value || JSON.stringify(this.form.said));
    const input = /** @type {HTMLInputElement} */ (get("linked").querySelector("input"));
    show(get("linked"), true);
    if (!link) {
      input.value = this.words.say("long");
      return;
    }
    history.replaceState(null, "", `${location.pathname}#p=${link}`);
    input.value = location.href;
    input.select();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
  }

  /** The form as a file. */
  save() {
    const href = URL.createObjectURL(new Blob([this.text.value || JSON.stringify(this.form.said)], { type: "text/plain" }));
    make("a", { href, download: `igroteka-${this.about.game}.toml` }).click();
    URL.revokeObjectURL(href);
  }
}

/** What a page says that refuses something. @param {Response} reply @param {string} usual */
async function refusalOf(reply, usual) {
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return page.querySelector("main h1, main .notice, main p")?.textContent?.trim() || usual;
}

export { Editor };

void new Editor().begin();
