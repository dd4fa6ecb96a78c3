/** What people say to each other: the players, and those who watch in a room of their own. All text is set as text. */

import { get, make, select, show } from "./page.js";
import { dot } from "./panels.js";

/** @typedef {{n: number, seat: number | null, name: string, text: string, at: number}} Line */
/** How far the reader of this page has read each room, on whichever device. @typedef {Record<string, number>} Marks */
/** @typedef {{read?: Marks | null, chat: Line[], can_chat: boolean, watchers: {lines: Line[], can_chat: boolean} | null, table: string, role: {seat: number | null}}} State */

/** How long a new line is shown in the bar. */
const SHOWN = 6000;

/** The lines of one room, and which of them its reader has not read yet. */
class Room {
  /** @param {string} name @param {string} list */
  constructor(name, list) {
    this.name = name;
    this.list = list;
    this.key = "";
    this.last = 0;
    /** How far it has been read. */
    this.mark = 0;
    /** The numbers of the lines that are news. @type {number[]} */
    this.news = [];
    this.writable = false;
  }

  get unread() {
    return this.news.length;
  }

  /** All lines anew; what was said since the reader looked is unread. @param {Line[]} lines @param {string} key @param {number | null} me */
  reset(lines, key, me) {
    get(this.list).replaceChildren();
    this.key = key;
    this.last = 0;
    this.news = [];
    this.add(lines, me, this.mark);
  }

  /** What this browser has kept. @param {string} key */
  recall(key) {
    this.mark = Math.max(this.mark, Number(localStorage.getItem(key) ?? 0));
  }

  /** It has been read up to a line. @param {number} mark */
  markTo(mark) {
    this.mark = Math.max(this.mark, mark);
    this.news = this.news.filter((n) => n > this.mark);
  }

  /** Put lines at the end; those that are news. @param {Line[]} lines @param {number | null} me the seat whose own words are no news @param {number} [seen] */
  add(lines, me, seen = 0) {
    const fresh = lines.filter((one) => one.n > this.last);
    const news = fresh.filter((one) => one.n > seen && (one.seat === null || one.seat !== me));
    this.news.push(...news.map((one) => one.n));
    this.last = fresh.at(-1)?.n ?? this.last;
    get(this.list).append(
      ...fresh.map((one) =>
        make("li", { class: news.includes(one) ? "new" : null }, dot(one.seat ?? -1), make("div", {}, make("b", {}, one.name), " ", moment(one.at), " ", make("span", {}, one.text))),
      ),
    );
    return news;
  }

  /** Keep in this browser how far it has been read: the account of whoever only watches does not know this table. */
  keep() {
    try {
      localStorage.setItem(this.key, String(this.mark));
    } catch {
      // A browser that keeps nothing counts anew with every visit.
    }
  }

  /** Nobody looks any more. */
  leave() {
    if (!this.unread) for (const one of get(this.list).querySelectorAll(".new")) one.classList.remove("new");
  }
}

export class Chat {
  /** @param {import("./page.js").Words} words @param {() => void} open  shows the panel @param {(message: import("./live.js").Message) => void} send */
  constructor(words, open, send) {
    this.words = words;
    this.open = open;
    this.send = send;
    /** Whether the table is in the list of its reader, so that the server keeps for all their devices what they have read. */
    this.isListed = false;
    /** @type {Record<string, Room>} */
    this.rooms = { players: new Room("players", "chat"), watchers: new Room("watchers", "watchers") };
    this.room = this.rooms.players;
    /** @type {number | null} */
    this.me = null;
    this.isReset = false;
    this.isLocked = false;
    /** Whether the newest lines are in sight. */
    this.isSeen = false;
    /** Where the page was before the chat was opened by the button. */
    this.before = -1;
    this.timer = 0;
    new IntersectionObserver((entries) => this.#see(entries.some((one) => one.isIntersecting))).observe(get("chat-end"));
    document.addEventListener("visibilitychange", () => this.#look());
    get("chat-button").addEventListener("click", () => this.#toggle());
    get("chat-news").addEventListener("click", () => {
      this.#enter(this.rooms[get("chat-news").dataset.room ?? "players"]);
      this.#toggle();
    });
  }

  /** Everything anew. @param {State} state */
  reset(state) {
    const { players, watchers } = this.rooms;
    this.me = state.role.seat;
    // Only the page itself tells it; what comes later does not know the reader.
    if (state.read !== undefined) {
      this.isListed = state.read !== null;
      for (const [name, mark] of Object.entries(state.read ?? {})) this.rooms[name].mark = mark;
    }
    players.writable = state.can_chat;
    watchers.writable = state.watchers?.can_chat ?? false;
    const keys = [`chat:${state.table}`, `chat:${state.table}:watchers`];
    if (!this.isListed) [players, watchers].forEach((room, i) => room.recall(keys[i]));
    players.reset(state.chat ?? [], keys[0], this.me);
    watchers.reset(state.watchers?.lines ?? [], keys[1], this.me);
    if (!this.isReset && watchers.writable && !players.writable) this.room = watchers;
    this.isReset = true;
    show(get("watchers-words"), watchers.writable);
    this.#enter(this.room);
    this.#look();
  }

  /** @param {string} name @param {Line[]} lines */
  hear(name, lines) {
    const room = this.rooms[name];
    const news = room.add(lines, this.me);
    this.#look();
    this.toEnd();
    const isRead = this.#isRead && room === this.room;
    if (news.length && !isRead) this.#announce(room, news[news.length - 1]);
  }

  /** The reader has read so far, on another device or before; what they have read here meanwhile goes there. @param {Marks} marks */
  learn(marks) {
    for (const [name, mark] of Object.entries(marks)) {
      const room = this.rooms[name];
      if (room.mark > mark) this.#tell(room);
      room.markTo(mark);
      if (!room.unread && get("chat-news").dataset.room === name) show(get("chat-news"), false);
    }
    this.#draw();
  }

  /** @param {Room} room */
  #tell(room) {
    this.send({ t: "read", room: room.name, line: room.mark });
  }

  /** The newest lines that this page has, for the server to send the rest. */
  get heard() {
    return { heard: this.rooms.players.last, heard_watchers: this.rooms.watchers.last };
  }

  /** A room has been chosen, or the whole panel. @param {string} id */
  opened(id) {
    this.room = this.rooms[id.replace("room-", "")] ?? this.room;
    this.#showForm();
    this.toEnd();
    this.#look();
  }

  /** Nobody talks at a table that is locked. @param {boolean} isLocked */
  lock(isLocked) {
    this.isLocked = isLocked;
    this.#showForm();
  }

  #showForm() {
    show(get("say"), this.room.writable && !this.isLocked);
  }

  toEnd() {
    get("panel-chat").scrollTop = get("panel-chat").scrollHeight;
  }

  /** @param {Room} room */
  #enter(room) {
    select(`room-${room.name}`, (id) => this.opened(id));
  }

  /** Open the chat, or go back to where the page was before. */
  #toggle() {
    const { scrollY } = window;
    if (this.isSeen && this.before >= 0 && this.before !== scrollY) {
      window.scrollTo({ top: this.before });
      this.before = -1;
    } else {
      this.before = this.isSeen ? -1 : scrollY;
      this.open();
      this.toEnd();
      get("panel-chat").scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {boolean} isSeen */
  #see(isSeen) {
    this.isSeen = isSeen;
    if (!isSeen) this.room.leave();
    this.#look();
  }

  get #isRead() {
    return this.isSeen && !document.hidden;
  }

  /** What is in sight is read. */
  #look() {
    if (this.#isRead) {
      this.#read(this.room);
      show(get("chat-news"), false);
    }
    this.#draw();
  }

  /** Everything in a room has been read; what was new stays marked for as long as it is looked at. @param {Room} room */
  #read(room) {
    const before = room.mark;
    room.markTo(room.last);
    if (room.mark === before) return;
    if (this.isListed) this.#tell(room);
    else room.keep();
  }

  #draw() {
    const { players, watchers } = this.rooms;
    show(get("chat-rooms"), watchers.writable || watchers.last > 0);
    const count = players.unread + watchers.unread;
    const label = count ? this.words.say("chat_unread", { count }) : this.words.say("chat");
    get("chat-button").setAttribute("aria-label", label);
    for (const [id, unread] of /** @type {[string, number][]} */ ([["chat-count", count], ["chat-badge", count], ["players-badge", players.unread], ["watchers-badge", watchers.unread]])) {
      const badge = get(id);
      badge.textContent = String(unread);
      if (id !== "chat-count") badge.setAttribute("aria-label", this.words.say("new_chat"));
      show(badge, unread > 0);
    }
  }

  /** Show a new line in the bar for a while, and read it out. @param {Room} room @param {Line} line */
  #announce(room, line) {
    get("chat-live").textContent = `${line.name}: ${line.text}`;
    const place = get("chat-news");
    place.dataset.room = room.name;
    place.replaceChildren(make("span", {}, make("b", {}, line.name), " ", moment(line.at)), " ", make("span", {}, line.text));
    show(place, true);
    clearTimeout(this.timer);
    const end = () => {
      if (place.matches(":hover, :focus")) this.timer = setTimeout(end, SHOWN);
      else show(place, false);
    };
    this.timer = setTimeout(end, SHOWN);
  }
}

/** When something was said: the time of day, on other days with the date. @param {number} at */
function moment(at) {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const how = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return make("time", { class: "small soft", datetime: then.toISOString() }, then.toLocaleString(document.documentElement.lang, how));
}
