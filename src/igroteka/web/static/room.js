/** The room before a game: wait until all seats are taken, and see who comes and goes. */

import { answer } from "./fair.js";
import { Live } from "./live.js";
import { data, get, show, tellEverybody } from "./page.js";
import { load } from "./settings.js";
import { Signal } from "./signal.js";

/** @typedef {{seat: number, kind: string, name: string, asks: number | null, options: Record<string, string>}} Player */

const state = data("state");
/** Who sits where, as this page shows it. @type {Player[]} */
let players = state.players;

/** The auction of seats, as this page shows it. @type {unknown} */
let auction = state.auction;

/** The seats of this player. @type {number[]} */
let own = state.role.seats;
const signal = new Signal(document.title);

/** What a room shows of its people. @param {Player[]} some */
function summary(some) {
  return JSON.stringify(some.map(({ kind, name, asks, options }) => [kind, name, asks, options]));
}

/** Say who has come or gone since this page was drawn. @param {Player[]} now */
function tell(now) {
  const people = (/** @type {Player[]} */ some) => some.filter(({ kind }) => kind === "guest").map(({ name }) => name);
  const [before, after] = [people(players), people(now)];
  const news = get("room-news");
  const say = (/** @type {string | undefined} */ words, /** @type {string[]} */ names) =>
    names.map((name) => (words ?? "").replace("{name}", () => name));
  const lines = [
    ...say(news.dataset.left, before.filter((name) => !after.includes(name))),
    ...say(news.dataset.joined, after.filter((name) => !before.includes(name))),
  ];
  show(news, lines.length > 0);
  news.textContent = lines.join(" ");
}

/** Draw anew what depends on who is there; the rest of the page stays as its reader has left it. */
async function redraw() {
  const reply = await fetch(location.href);
  if (!reply.ok || reply.redirected) return; // the wire tells where else to go
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  for (const part of document.querySelectorAll("[data-room]")) {
    const fresh = page.querySelector(`[data-room="${part.getAttribute("data-room")}"]`);
    if (fresh) part.replaceChildren(...fresh.childNodes);
  }
  showTimes();
}

/** Show times of day by which something must be done as this reader writes them. */
function showTimes() {
  for (const time of document.querySelectorAll("time[data-until]")) {
    const when = new Date(1000 * Number(time.getAttribute("data-until")));
    const isToday = when.toDateString() === new Date().toDateString();
    time.textContent = when.toLocaleString(document.documentElement.lang, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  }
}

/** Say in the title of the tab, and with a sound if wanted, that it is this player's turn to bid. */
function callBidder() {
  const mine = own.includes(/** @type {{bidder: number} | null} */ (auction)?.bidder ?? -1);
  const words = mine ? get("bidding").dataset.turn ?? "" : "";
  if (signal.show(mine, words) && load().sound) signal.beep();
}

/** Somebody has sat down or stood up, or has bid for a seat. @param {Player[]} now @param {unknown} bids */
function meet(now, bids) {
  if (summary(now) === summary(players) && JSON.stringify(bids) === JSON.stringify(auction)) return;
  tell(now);
  players = now;
  auction = bids;
  redraw().catch(() => {}); // a server that is away is asked again with the next change
}

/** Whether a form is on its way: its answer is the next page, and nothing that is heard meanwhile leads elsewhere. */
let leaving = false;
document.addEventListener("submit", () => {
  leaving = true;
});

const live = new Live(`/live/${encodeURIComponent(state.table)}`, () => ({ t: "hello", mark: "", token: state.token || undefined }));
live.addEventListener("message", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (leaving) return;
  if (detail.t === "reload") location.assign(detail.href);
  if (detail.t === "announcement") tellEverybody(detail.say);
  // The game may have begun while this page was on its way: then nobody tells it to go there any more.
  // Whoever has become the host sees another room.
  if (detail.t === "full" && (detail.status !== "open" || detail.role.host !== state.role.host)) location.reload();
  else if (detail.t === "full") {
    const stage = detail.fair?.stage;
    show(get("waits-for-seats"), stage === "seats");
    show(get("waits-for-shares"), stage === "seal" || stage === "share");
    show(get("locked"), Boolean(detail.locked));
    answer(live, detail);
    own = detail.role.seats;
    meet(detail.players, detail.auction);
    callBidder();
  }
});
live.addEventListener("lost", (event) => {
  if (!leaving && /** @type {CustomEvent} */ (event).detail.final) location.assign("/");
});
showTimes();
live.connect();
