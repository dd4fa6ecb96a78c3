/** The page of a table: the board, the question, the panels, and the wire to the server. */

import { Asking } from "./asking.js";
import { Board } from "./board.js";
import { ThingCard } from "./card.js";
import { Chat } from "./chat.js";
import { PlayerActions } from "./deeds.js";
import { Gains } from "./gains.js";
import { listenKeys } from "./keys.js";
import { Lesson } from "./lesson.js";
import { Live } from "./live.js";
import { look } from "./look.js";
import { still } from "./motion.js";
import { Near } from "./near.js";
import { News, pointFrom } from "./news.js";
import { afterPaint, data, get, make, paint, select, show, tabs, tellEverybody, toast, Words } from "./page.js";
import { Clocks, History, lines, players, scores } from "./panels.js";
import { PanZoom } from "./panzoom.js";
import { PartButtons } from "./partbuttons.js";
import { Parts } from "./parts.js";
import { PlanningBoard } from "./plan.js";
import { thingAt } from "./pointing.js";
import { Series } from "./series.js";
import { bind, load } from "./settings.js";
import { Signal } from "./signal.js";
import { Together } from "./together.js";
import { Unknown } from "./unknown.js";

/** @typedef {import("./live.js").Message} Message */

/** How long the move of another player is looked at before the next one is shown. */
const LOOK_AT = 650;
/** With so many moves waiting nobody wants to look at each. */
const MANY = 14;
const EXTRA_TIME = 300;
/** A page younger than this does not load itself again. */
const YOUNG = 10_000;

export class Table {
  constructor() {
    this.words = new Words(data("words"));
    this.settings = load();
    /** The last full message with all patches put in. @type {any} */
    this.state = data("state");
    this.board = new Board(/** @type {HTMLElement} */ (get("sheet").firstElementChild));
    this.board.moving = this.settings.motion;
    this.zoom = new PanZoom(get("frame"), get("sheet"));
    this.parts = new Parts(this.board, get("frame"));
    this.near = new Near(this.board, this.zoom);
    this.buttons = new PartButtons(this.board, this.zoom, this.words.say("whole"), (name) => this.parts.toggle(name, true));
    this.signal = new Signal(document.title);
    const { seats } = this.state.role;
    this.history = new History(`/t/${encodeURIComponent(this.state.table)}/replay${seats.length === 1 ? `?seat=${seats[0]}` : ""}`);
    this.together = new Together(this);
    this.clocks = new Clocks((seat) => this.state.players[seat]?.name ?? "");
    this.chat = new Chat(this.words, () => this.openTab("tab-chat"), (message) => this.live.send(message));
    this.actions = new PlayerActions(this);
    this.card = new ThingCard(this);
    this.news = new News(this.board, (steps) => this.changedBy(steps));
    this.parts.reshaped = () => this.news.draw();
    this.gains = new Gains(this);
    /** Whether the box of what happened since the last turn has been opened by the page. */
    this.sinceShown = false;
    this.asking = new Asking(this.board, this.words, {
      play: (move) => void this.play(move),
      collect: (move, tapped) => {
        const begins = this.series.begins(move);
        if (begins) void this.series.begin(move, tapped);
        return begins;
      },
      collected: () => this.series.words,
      uncollect: () => this.series.back(),
      care: (move, tapped) => this.actions.care(move, tapped && !this.plan.on),
      foresee: (move) => this.actions.foresee(move),
      read: (el) => (this.settings.onetap || this.lesson.teaching || this.series.on ? Promise.resolve() : this.card.pin(el)),
      why: (el) => void this.actions.why(el),
      undo: (step) => this.actions.undo(step),
      order: (key, value) => this.actions.order(key, value),
      changed: () => void this.card.close(),
      reveal: (stops) => this.near.follow(stops),
      marked: (stops) => {
        this.buttons.count(stops);
        this.gains.put();
      },
    });
    this.asking.alone = this.settings.single;
    this.plan = new PlanningBoard(this);
    this.series = new Series(this);
    this.unknown = new Unknown(this);
    this.lesson = new Lesson(this.board, this.state.table, () => {
      this.drawAsk();
      this.drawTurn();
      this.drawSince();
    });
    /** Messages that wait for their turn to be shown. @type {Message[]} */
    this.queue = [];
    this.showing = false;
    /** When what was shown last has been painted. */
    this.painted = Promise.resolve();
    this.ended = false;
    /** The seat that this page has asked to be shown, at a recorded table. @type {number | null} */
    this.sitting = null;
    this.live = new Live(`/live/${encodeURIComponent(this.state.table)}`, () => this.hello());
    this.live.addEventListener("message", (event) => this.receive(/** @type {CustomEvent} */ (event).detail));
    this.live.addEventListener("lost", (event) => this.lost(/** @type {CustomEvent} */ (event).detail));
    this.listen();
    this.draw();
    this.settled();
    this.live.connect();
    void this.recallNews();
  }

  // ------------------------------------------------------------ the wire

  /** @returns {Message} */
  hello() {
    /** @type {Message} */
    const message = { t: "hello", mark: this.state.mark, ...this.chat.heard, lang: document.documentElement.lang, ...look() };
    const { role, token } = this.state;
    if (token) message.token = token;
    if (role.seats.length > 1 && role.seat !== role.seats[0]) message.seat = role.seat;
    return message;
  }

  /** @param {Message} message */
  receive(message) {
    show(get("offline"), false);
    if (message.t === "full" || message.t === "patch") {
      this.queue.push(message);
      if (this.plan.on && message.turn?.mine) this.plan.called();
      void this.work();
    } else if (message.t === "chat") this.chat.hear(message.room, message.lines);
    else if (message.t === "read") this.chat.learn(message.rooms);
    else if (message.t === "here") this.showPresence(message);
    else if (message.t === "reload") location.assign(message.href);
    else if (message.t === "announcement") tellEverybody(message.say);
    // The page that says so is at the same address.
    else if (message.t === "refused" && message.code === "banned") location.reload();
  }

  /** Make a move: on the copy, if the board shows one. @param {import("./choose.js").Choice} move */
  play(move) {
    if (this.plan.on) return this.plan.add(move);
    if (!this.series.on) return this.actions.play(move);
    return move === this.series.whole ? this.series.play() : this.series.add(move);
  }

  /** @param {{final: boolean}} how */
  lost({ final }) {
    get("offline").textContent = this.words.say("lost");
    show(get("offline"), true);
    if (final && performance.now() > YOUNG) location.reload();
  }

  /** Show what came. The answer to an own move is painted before what others do after it; of that, what has come meanwhile is shown at once. */
  async work() {
    if (this.showing) return;
    this.showing = true;
    while (this.queue.length) {
      await this.painted;
      const looks = this.#take();
      this.painted = afterPaint();
      if (looks) await new Promise((done) => setTimeout(done, LOOK_AT));
    }
    this.showing = false;
    this.settled();
  }

  /** Take what waits, up to what is worth looking at, and show it; whether there is something to look at. */
  #take() {
    /** @type {Message[]} */
    const patches = [];
    let looks = false;
    for (let message = this.queue.shift(); message; message = looks ? undefined : this.queue.shift()) {
      if (message.t === "full") {
        this.full(message);
        patches.length = 0;
      } else if (message.from !== this.state.mark) {
        this.queue.length = 0;
        this.live.send(this.hello());
      } else {
        this.#apply(message);
        patches.push(message);
        looks = this.#worthLooking(message);
      }
    }
    if (patches.length) this.#show(patches);
    return looks;
  }

  /** Whether a patch shows what somebody else did, and more is to come. @param {Message} message */
  #worthLooking(message) {
    const moved = message.set && Object.keys(message.set).length > 0;
    const other = (message.events ?? []).some((/** @type {any} */ one) => one.seat !== this.state.role.seat && one.seat >= 0);
    return moved && other && this.settings.slow && !still(this.settings.motion) && this.queue.length < MANY && !document.hidden;
  }

  /** @param {Message} message */
  full(message) {
    if (message.svg) this.board.replace(message.svg);
    if (message.role?.seat === this.state.role?.seat) this.news.draw();
    else this.news.forget();
    if (message.style) get("board-style").textContent = message.style;
    this.state = message;
    this.draw();
    void this.recallNews();
  }

  /** What others did before this page was there to see it is outlined, too. */
  async recallNews() {
    if (get("since").hidden || this.lesson.teaching) return;
    const answer = await this.live.ask({ t: "news" });
    if (answer.t === "news" && answer.since === this.state.since) this.news.recall(answer.ids);
  }

  /** What entries of the log have changed on the board. @param {import("./news.js").Steps} steps @returns {Promise<string[]>} */
  async changedBy({ first, last }) {
    const answer = await this.live.ask({ t: "changed", first, last });
    return answer.ids ?? [];
  }

  /** Put a patch into the state, the board and the history. @param {Message} message */
  #apply(message) {
    const { t: _, from: __, set, gone, order, events, cut, scores: rows, ...rest } = message;
    Object.assign(this.state, rest);
    if (rest.parts?.length) this.board.setParts(rest.parts);
    this.board.patch(set, gone, order);
    for (const row of rows ?? []) {
      const at = this.state.scores.findIndex((/** @type {any} */ old) => old.seat === row.seat);
      if (at >= 0) this.state.scores[at] = row;
      else this.state.scores.push(row);
    }
    if (events || cut !== undefined) {
      this.history.add(events ?? [], cut);
      this.announce(events ?? []);
      this.asking.heard(events ?? [], this.state.seq);
    }
  }

  /** Draw beside the board what patches have changed. @param {Message[]} patches */
  #show(patches) {
    const { state } = this;
    const changed = (/** @type {string[]} */ ...keys) => patches.some((patch) => keys.some((key) => patch[key] !== undefined));
    if (changed("scores")) this.drawScores();
    if (changed("players", "turn", "late", "decide", "motion")) this.drawPlayers();
    if (changed("clock")) this.clocks.put(state.clock);
    if (changed("locked")) this.drawLocked();
    if (changed("locked") && state.locked) toast([state.locked], this.words.say("close"));
    if (changed("orders")) this.drawOrders();
    if (changed("parts", "chips", "colours")) this.drawParts();
    // When all is in its place: sizes are looked at.
    for (const { events, set, cut } of patches) this.news.add(events ?? [], set ?? {}, cut);
    if (changed("since", "events")) this.drawSince();
    this.drawLesson();
    this.drawAsk();
    this.drawTurn();
  }

  // ------------------------------------------------------------ drawing

  draw() {
    const { state } = this;
    this.news.me = state.role.seat;
    this.history.reset(state.log);
    show(get("older"), state.more);
    this.chat.reset(state);
    this.drawLocked();
    this.clocks.put(state.clock);
    this.drawParts();
    this.drawScores();
    this.drawPlayers();
    this.drawOrders();
    this.drawSince();
    this.drawLesson();
    this.drawAsk();
    this.drawTurn();
  }

  /** What the operator has locked takes nobody new, and nobody talks there. */
  drawLocked() {
    const { locked, turn } = this.state;
    this.chat.lock(Boolean(locked));
    get("locked").textContent = locked;
    show(get("locked"), Boolean(locked) && !turn.over);
  }

  drawParts() {
    const { parts, chips, colours, role } = this.state;
    paint(colours ?? []);
    this.parts.put(parts ?? [], chips ?? {}, role.seat);
    this.buttons.put(parts ?? []);
  }

  drawScores() {
    scores(get("scores"), this.state.scores, this.state.items, this.words);
    const own = this.state.scores.find((/** @type {any} */ row) => row.seat === this.state.role.seat);
    this.parts.tellCount(own?.now && !own.total ? own.now.total : null, this.words.say("if_now"));
    this.board.about(this.state.scores.map((/** @type {any} */ row) => `${row.name}: ${row.total ?? "?"}.`).join(" "));
  }

  drawPlayers() {
    const { state, words } = this;
    // Who sits at a real table is neither here nor away, and whoever records is all of them.
    const people = state.recorded ? state.players.map((/** @type {any} */ one) => ({ ...one, here: true })) : state.players;
    players(people, state.recorded ? [] : state.role.seats, state.turn.over ? [] : state.turn.seats, words, (one) => {
      if (one.bot || state.turn.over || !state.late?.includes(one.seat)) return [];
      const tag = make("span", { class: "tag" }, words.say(state.clock ? "clock_out" : "silent"));
      if (state.decide === "vote") return [tag, ...this.together.votes(one.seat)];
      if (!state.role.host || state.role.seats.includes(one.seat)) return [tag];
      const act = (/** @type {Message} */ message, /** @type {string} */ word) =>
        make("button", { type: "button", class: "button", "data-host": message.do, click: () => void this.actions.request(message) }, words.say(word));
      const bot = act({ t: "host", do: "bot", seat: one.seat, bot: "greedy" }, "host_bot");
      return state.clock ? [tag, bot, act({ t: "host", do: "time", seat: one.seat, seconds: EXTRA_TIME }, "host_time")] : [tag, bot];
    });
    get("lasting").toggleAttribute("data-kept", !this.actions.isAlone && state.role.seat !== null);
    const me = state.players.find((/** @type {any} */ one) => one.seat === state.role.seat);
    const button = document.querySelector("#bot-button span");
    this.together.draw();
    if (button && me) button.textContent = me.bot ? words.say("bot_back") : (button.getAttribute("data-own") ?? button.textContent);
  }

  drawOrders() {
    const form = get("orders");
    const orders = this.state.orders ?? [];
    show(form, orders.length > 0);
    this.drawActiveOrders(orders);
    for (const old of [...form.querySelectorAll(".order")]) old.remove();
    form.append(
      ...orders.map((/** @type {any} */ one) => {
        const field = /** @type {HTMLSelectElement} */ (
          make(
            "select",
            { id: `order-${one.key}`, change: () => void this.actions.request({ t: "order", seat: this.state.role.seat, key: one.key, value: field.value }) },
            ...one.choices.map((/** @type {any} */ choice) => make("option", { value: choice.value, selected: choice.value === one.value }, choice.label)),
          )
        );
        return make("div", { class: "order" }, make("label", { for: `order-${one.key}` }, one.label), field);
      }),
    );
  }

  /** What is answered by itself, each with a button that ends it. @param {any[]} orders */
  drawActiveOrders(orders) {
    const active = orders.filter((/** @type {any} */ one) => one.value !== one.choices[0].value);
    const list = get("orders-active");
    show(list, active.length > 0);
    list.replaceChildren(
      ...active.map((/** @type {any} */ one) => {
        const label = one.choices.find((/** @type {any} */ choice) => choice.value === one.value)?.label ?? one.value;
        const off = one.choices[0];
        return make(
          "li",
          { class: "tag" },
          `${one.label}: ${label}`,
          make("button", { type: "button", class: "button plain", "aria-label": `${one.label}: ${off.label}`, title: off.label, click: () => this.actions.order(one.key, off.value) }, "×"),
        );
      }),
    );
  }

  drawSince() {
    const { since, step, role, turn } = this.state;
    const news = since === null || since === undefined ? [] : this.history.entries.filter((one) => one.step >= since && one.say.length);
    const others = news.filter((one) => one.seat !== role.seat && one.seat >= 0);
    // Whoever records has written all of it down.
    show(get("since"), others.length > 0 && since < step && !turn.over && !this.lesson.teaching && !this.state.recorded);
    get("since-count").textContent = String(news.length);
    get("since-list").replaceChildren(...lines(news));
    const box = /** @type {HTMLDetailsElement} */ (get("since"));
    // Where there is room it need not be opened by hand; whoever closes it has seen enough.
    if (!this.sinceShown && !box.hidden && window.matchMedia("(min-width: 1400px) and (min-height: 850px)").matches) {
      this.sinceShown = true;
      box.open = true;
    }
  }

  drawLesson() {
    this.lesson.put(this.state.lesson ?? null, this.state.turn.over);
  }

  drawAsk() {
    this.asking.held = this.lesson.reading || this.lesson.ended;
    this.asking.taught = this.lesson.teaching;
    this.asking.put(this.state.ask ?? null, this.state.role.seat, this.state.seq);
    this.plan.draw();
    this.unknown.put();
    const { result, next } = this.state;
    show(get("result"), Boolean(result) && !this.lesson.reading);
    if (result) {
      get("result-say").textContent = result.say;
      get("result-end").setAttribute("href", result.end);
      show(document.getElementById("rematch"), !next && !this.state.lesson);
      show(get("real"), Boolean(this.state.lesson));
      show(get("rematch-link"), Boolean(next));
      if (next) get("rematch-link").setAttribute("href", next);
    }
  }

  drawTurn() {
    const { turn, role, players: people } = this.state;
    const pill = get("turn");
    pill.textContent = turn.say;
    pill.dataset.mine = String(turn.mine);
    const mine = turn.mine && !turn.over;
    if (this.signal.show(mine, turn.say) && this.settings.sound) this.signal.beep();
    if (turn.over && this.state.result) show(get("prompt"), false);
    show(get("preview"), !turn.over);
    if (!this.state.ask?.prompt && !turn.over) {
      get("prompt").textContent = role.seat === null ? `${this.words.say("watching")} ${turn.say}` : turn.say;
      show(get("prompt"), !this.lesson.teaching);
    }
    const other = turn.seats.find((/** @type {number} */ seat) => role.seats.includes(seat));
    const elsewhere = !turn.over && role.seats.length > 1 && other !== undefined && !turn.seats.includes(role.seat);
    if (elsewhere && !this.state.recorded) this.curtain(people[other]);
    else /** @type {HTMLDialogElement} */ (get("curtain")).close();
    // Whoever records sees every hand: the page goes on to the next seat by itself.
    if (elsewhere && this.state.recorded && this.sitting !== other) this.live.send({ t: "sit", seat: other });
    this.sitting = elsewhere ? other : null;
  }

  /** Everything that came has been shown. */
  settled() {
    const { ask, turn } = this.state;
    const words = turn.over ? this.state.result?.say : ask?.asked ? `${turn.say}. ${ask.prompt}` : turn.say;
    if (get("now").textContent !== words) get("now").textContent = words ?? "";
    if (turn.over && !this.ended && this.state.result && !this.state.lesson) {
      get("result").scrollIntoView({ block: "nearest" });
    }
    this.ended = turn.over;
  }

  /** Read out what happened. @param {any[]} events */
  announce(events) {
    const place = get("live");
    for (const event of events) for (const words of event.say) place.append(make("span", {}, `${words} `));
    while (place.children.length > 30) place.firstElementChild?.remove();
  }

  /** Hide the board while the device goes to another player. @param {{seat: number, name: string}} player */
  curtain(player) {
    const dialog = /** @type {HTMLDialogElement} */ (get("curtain"));
    get("curtain-title").textContent = this.words.say("curtain", { name: player.name });
    dialog.dataset.seat = String(player.seat);
    show(get("curtain-undo"), Boolean(this.state.ask?.can_undo));
    if (!dialog.open) dialog.showModal();
  }

  /** Show once more what happened since the player's last turn. */
  async replaySince() {
    if (this.showing) return;
    const { table, since, step, role } = this.state;
    this.showing = true;
    try {
      const seat = role.seat === null ? "" : role.seat;
      // The server answers with so many steps as it likes; the next request goes on from there.
      for (let from = since; from < step; ) {
        const reply = await fetch(`/t/${encodeURIComponent(table)}/frames?from=${from}&to=${step}&seat=${seat}`);
        if (!reply.ok) return;
        const film = await reply.json();
        if (from === since) get("frame").scrollIntoView({ block: "nearest" });
        this.board.replace(film.base.svg);
        this.#film(film.base);
        for (const frame of film.frames) {
          await new Promise((done) => setTimeout(done, LOOK_AT));
          if (frame.parts?.length) this.board.setParts(frame.parts);
          this.board.patch(frame.set, frame.gone, frame.order);
          this.#film(frame);
          const said = frame.entry.say.join(" ");
          if (said) get("preview").textContent = said;
        }
        if (film.to <= from) return;
        from = film.to;
      }
    } finally {
      this.afterFilm();
    }
  }

  /** The board has shown something else: get the table as it stands now. */
  afterFilm() {
    this.showing = false;
    this.queue.length = 0;
    this.state.mark = "";
    this.live.send(this.hello());
  }

  /** Show another picture than that of the table. @param {any} picture */
  showPicture({ svg, parts, chips }) {
    this.board.replace(svg);
    this.#film({ parts, chips });
  }

  /** What a replay tells of the parts. @param {any} frame */
  #film({ parts = this.state.parts, chips = this.state.chips }) {
    Object.assign(this.state, { parts, chips });
    this.drawParts();
  }

  /** @param {string} id */
  openTab(id) {
    select(id);
    this.opened(id);
    const panel = get(get(id).getAttribute("aria-controls") ?? "");
    panel.focus({ preventScroll: false });
  }

  /** @param {string} id */
  opened(id) {
    if (id === "tab-chat" || id.startsWith("room-")) this.chat.opened(id);
    if (id === "tab-log") this.history.toEnd();
  }

  /** @param {Message} message */
  showPresence(message) {
    for (const one of this.state.players) if (one.kind !== "bot") one.here = message.seats.includes(one.seat);
    this.drawPlayers();
  }

  // ------------------------------------------------------------ listening

  listen() {
    tabs((id) => this.opened(id));
    bind(/** @type {HTMLFormElement} */ (get("settings")), this.settings, () => {
      this.board.moving = this.settings.motion;
      this.asking.alone = this.settings.single;
      if (this.settings.sound) this.signal.beep();
    });
    const own = document.querySelector("#bot-button span");
    own?.setAttribute("data-own", own.textContent ?? "");
    const sheet = get("sheet");
    const el = (/** @type {Event} */ event) => thingAt(event.target);
    sheet.addEventListener("click", (event) => {
      const name = el(event);
      if (name) this.asking.pick(name, /** @type {PointerEvent} */ (event).pointerType === "touch");
    });
    this.card.listen(sheet);
    for (const id of ["log", "since-list"]) pointFrom(get(id), (steps) => this.news.point(steps));
    sheet.addEventListener("pointerover", (event) => {
      this.asking.rested = event.pointerType === "mouse" ? el(event) : "";
      this.asking.preview(el(event));
    });
    sheet.addEventListener("pointerleave", () => (this.asking.rested = ""));
    sheet.addEventListener("focusin", (event) => this.asking.preview(el(event)));
    document.addEventListener("click", (event) => {
      const button = /** @type {Element} */ (event.target).closest("[data-do]");
      if (button) this.actions.act(button.getAttribute("data-do") ?? "");
    });
    listenKeys(this, this.actions);
    document.addEventListener("look", (event) => {
      this.live.send({ t: "look", lang: document.documentElement.lang, .../** @type {CustomEvent} */ (event).detail });
    });
    get("say").addEventListener("submit", (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (get("say-text"));
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      void this.actions.request({ t: "chat", room: this.chat.room.name, text });
    });
    get("curtain").addEventListener("cancel", (event) => event.preventDefault());
    get("curtain-go").addEventListener("click", () => {
      this.live.send({ t: "sit", seat: Number(get("curtain").dataset.seat) });
    });
    get("curtain-undo").addEventListener("click", () => this.actions.undo());
  }

}

new Table();
