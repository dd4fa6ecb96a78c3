/** The page of a tournament, which follows it: what has changed is asked for and put in its place, part by part. */

import { Live } from "./live.js";
import { get } from "./page.js";

/** Milliseconds after which a page that could not be had is asked for again. */
const AGAIN = 5_000;

const root = get("tournament");
/** What the tournament is like, as the server has told it last. */
let wanted = root.dataset.mark;
let asking = false;

/** A part as it is compared: without what differs in every answer, and without what a reader opens and shuts. @param {Element} part */
function content(part) {
  const copy = /** @type {Element} */ (part.cloneNode(true));
  copy.removeAttribute("open");
  for (const token of copy.querySelectorAll("input[name=csrf]")) token.removeAttribute("value");
  return copy.outerHTML;
}

/** Let a part take the place of an older one; what somebody has chosen or opened in it, and where they are, stays. @param {Element} old @param {Element} fresh */
function exchange(old, fresh) {
  if (old instanceof HTMLDetailsElement) fresh.toggleAttribute("open", old.open);
  for (const choice of old.querySelectorAll("select")) {
    const same = fresh.querySelector(`form[action="${choice.form?.getAttribute("action")}"] select`);
    if (same instanceof HTMLSelectElement && [...same.options].some((one) => one.value === choice.value)) {
      same.value = choice.value;
    }
  }
  const focused = [...old.querySelectorAll("a, button, select, summary, input")].indexOf(
    /** @type {Element} */ (document.activeElement),
  );
  const words = focused < 0 ? "" : document.activeElement?.textContent;
  old.replaceWith(fresh);
  const likely = [...fresh.querySelectorAll("a, button, select, summary, input")];
  if (focused >= 0) {
    const same = likely.find((one) => one.textContent === words) ?? likely[0];
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
  }
}

/** Make this page like another one of the same tournament. @param {Element} other */
function follow(other) {
  const parts = [...other.querySelectorAll("[data-part]")];
  const names = new Set(parts.map((part) => part.getAttribute("data-part")));
  for (const old of root.querySelectorAll("[data-part]")) {
    if (!names.has(old.getAttribute("data-part"))) old.remove();
  }
  /** @type {Element | null} */
  let before = null;
  for (const fresh of parts) {
    const old = root.querySelector(`[data-part="${fresh.getAttribute("data-part")}"]`);
    const next = document.importNode(fresh, true);
    if (old && content(old) === content(fresh)) before = old;
    else {
      if (old) exchange(old, next);
      else if (before) before.after(next);
      before = next;
    }
  }
}

/** Ask for this page as it is now, unless it shows that already or nobody looks at it. */
async function catchUp() {
  if (asking || document.hidden || wanted === root.dataset.mark) return;
  asking = true;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (answer.status === 403 || answer.status === 404) return void location.reload();
    if (!answer.ok) throw new Error(`the server answers with ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const other = page.getElementById("tournament");
    if (!other) return void location.reload();
    follow(other);
    root.dataset.mark = other.dataset.mark;
    const news = root.querySelector("[data-news]");
    if (news instanceof HTMLElement) news.textContent = news.dataset.news ?? "";
  } catch {
    setTimeout(() => void catchUp(), AGAIN);
    return;
  } finally {
    asking = false;
  }
  // Something more may have happened while the page was on its way.
  if (wanted !== root.dataset.mark) setTimeout(() => void catchUp(), AGAIN);
}

const live = new Live(root.dataset.live ?? "", () => ({ t: "hello" }));
live.addEventListener("message", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (detail.t !== "tournament") return;
  wanted = detail.mark;
  void catchUp();
});
document.addEventListener("visibilitychange", () => void catchUp());
live.connect();
