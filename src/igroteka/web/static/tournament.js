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

/** What can be used in a part, and where it is therefore found again. */
const CONTROLS = "a, button, select, summary, input";

/** Whether a control is the same in another answer: numbers and choices may have changed in it. @param {Element} one @param {Element} other */
function isSame(one, other) {
  const [mine, its] = [one, other].map((control) => control.closest("form")?.getAttribute("action"));
  return one.tagName === other.tagName && mine === its && (one.matches("select") || one.textContent === other.textContent);
}

/**
 * Choose again who was chosen; others may have their number by now. If they are gone, nobody is chosen in their place.
 * @param {HTMLSelectElement} old @param {HTMLSelectElement} fresh
 */
function keepChoice(old, fresh) {
  const chosen = old.selectedOptions[0];
  if (!chosen) return;
  const named = [...fresh.options].filter((one) => one.textContent === chosen.textContent);
  const same = named.find((one) => one.value === chosen.value) ?? (named.length === 1 ? named[0] : undefined);
  if (same) same.selected = true;
  else fresh.selectedIndex = -1;
}

/** Let a part take the place of an older one; what somebody has chosen or opened in it, and where they are, stays. @param {Element} old @param {Element} fresh */
function exchange(old, fresh) {
  if (old instanceof HTMLDetailsElement) fresh.toggleAttribute("open", old.open);
  const controls = [...fresh.querySelectorAll(CONTROLS)];
  for (const choice of old.querySelectorAll("select")) {
    const same = controls.find((one) => isSame(choice, one));
    if (same instanceof HTMLSelectElement) keepChoice(choice, same);
  }
  const { activeElement } = document;
  const focused = activeElement && old.contains(activeElement) ? activeElement : null;
  old.replaceWith(fresh);
  if (!focused) return;
  // If it is gone, no other control is focused in its place: somebody may just be about to press it.
  const next = controls.find((one) => isSame(focused, one)) ?? fresh;
  if (!(next instanceof HTMLElement)) return;
  if (next === fresh) next.tabIndex = -1;
  next.focus({ preventScroll: true });
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
