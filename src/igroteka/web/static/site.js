/** What every page does: the theme, menus, dialogs, buttons that copy, and the cookie that tells how pictures look. */

import { takePart } from "./fair.js";
import { look, NIGHT, theme } from "./look.js";
import { bind, load } from "./settings.js";
import { setWaiting } from "./tabtitle.js";

const YEAR = 31_536_000;

/** @param {string} name @param {string} value */
function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${YEAR}`;
}

/** Tell the server how to draw the first picture of a page. */
function keepLook() {
  remember("dark", String(Number(look().dark)));
}

/** The form token of somebody who is signed in: what they choose holds on all their devices. */
const me = document.documentElement.dataset.me;

/** @param {string} wanted */
function keepTheme(wanted) {
  if (me) void fetch("/me", { method: "POST", body: new URLSearchParams({ csrf: me, theme: wanted }), redirect: "manual" });
}

/** @param {string} wanted */
function setTheme(wanted) {
  document.documentElement.dataset.theme = wanted;
  remember("theme", wanted);
  keepTheme(wanted);
  for (const button of document.querySelectorAll("[data-theme-set]")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("data-theme-set") === wanted));
  }
  looked();
}

/** Pictures follow the theme that was chosen here, not the device. */
function drawPictures() {
  for (const source of document.querySelectorAll(".picture source, style[data-night]")) {
    source.setAttribute("media", { dark: "all", light: "not all" }[theme()] ?? "(prefers-color-scheme: dark)");
  }
}

/** The look has changed. */
function looked() {
  keepLook();
  drawPictures();
  document.dispatchEvent(new CustomEvent("look", { detail: look() }));
}

/** @param {HTMLElement} button */
async function copy(button) {
  const field = document.getElementById(button.dataset.copy ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const words = button.querySelector("span");
  if (words) words.textContent = button.dataset.copied ?? "";
}

/** The menus that are open now; parts of a page with menus may be drawn anew. */
function openMenus() {
  return /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details[data-menu][open]")]);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  for (const menu of openMenus()) {
    if (!menu.contains(target) || target.closest(".sheet button, .sheet a")) menu.open = false;
  }
  const themed = target.closest("[data-theme-set]");
  if (themed) setTheme(themed.getAttribute("data-theme-set") ?? "auto");
  const copied = target.closest("[data-copy]");
  if (copied instanceof HTMLElement) void copy(copied);
  if (target.closest("[data-close]")) target.closest("dialog")?.close();
  // A click beside a dialog closes it; the curtain between two players stays.
  if (target instanceof HTMLDialogElement && !target.classList.contains("curtain")) target.close();
});

document.addEventListener(
  "keydown",
  (event) => {
    const [open] = openMenus();
    if (event.key !== "Escape" || !open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
    event.stopPropagation();
  },
  { capture: true },
);

/** The badge in the bar and in the title: how many tables wait; at a table those besides it. */
const badge = document.querySelector("[data-waiting]");

/** The badge on the icon of the site as an app tells of all tables, wherever somebody is. @param {number} waiting */
function markApp(waiting) {
  if (!("setAppBadge" in navigator)) return;
  const marked = waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  marked.catch(() => {}); // a browser may have it and not allow it
}

async function countWaiting() {
  if (!(badge instanceof HTMLElement) || document.hidden) return;
  const here = badge.dataset.besides;
  const answer = await fetch(here ? `/me/waiting?besides=${here}` : "/me/waiting", { redirect: "error" });
  if (!answer.ok) return;
  const { waiting, others } = await answer.json();
  const shown = here ? others : waiting;
  const count = badge.querySelector("[data-count]");
  if (count) count.textContent = String(shown);
  badge.hidden = !shown;
  setWaiting(shown);
  markApp(waiting);
}

if (badge) {
  const look = () => void countWaiting().catch(() => {}); // a server that is away says nothing
  look();
  setInterval(look, 20_000);
  document.addEventListener("visibilitychange", look);
}

NIGHT.addEventListener("change", looked);
const kept = /(?:^|; )theme=(auto|light|dark)/.exec(document.cookie);
if (me) remember("theme", theme());
else if (kept && kept[1] !== theme()) setTheme(kept[1]);
keepLook();
drawPictures();
for (const form of document.forms) takePart(form);
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-settings]"))) bind(form, load(), () => {});
