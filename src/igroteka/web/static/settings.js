/**
 * What somebody has set for their pages. A person has set it for all their devices: the server writes it into each page, and is told of
 * changes. A guest has set it for this device: it is a cookie, so that it goes along when the guest makes an account or signs in.
 */

/**
 * @typedef {object} Settings
 * @property {"never" | "final" | "lasting" | "always"} confirm  which moves ask for a confirmation
 * @property {"none" | "seconds" | "button"} stay  what happens among people before a move that ends the turn
 * @property {boolean} single     whether a question with one answer only is answered by itself
 * @property {boolean} sound      whether a turn is announced by a sound
 * @property {boolean} motion     whether pieces glide
 * @property {boolean} keys       whether single keys are shortcuts
 * @property {boolean} cards      whether pointing at a thing shows its card
 * @property {boolean} onetap     whether one tap on the board makes a move; else the first shows its card
 * @property {boolean} slow       whether the moves of others are shown one after the other
 */

/** On a touch screen a finger slips easily, so what cannot be taken back is confirmed there. */
const TOUCH = window.matchMedia("(pointer: coarse)").matches;

/** @type {Settings} */
const DEFAULTS = { confirm: TOUCH ? "lasting" : "final", stay: "seconds", single: true, sound: false, motion: true, keys: true, cards: true, onetap: false, slow: true };

/** What there is to choose from. @type {Record<string, readonly string[]>} */
const WORDS = { confirm: ["never", "final", "lasting", "always"], stay: ["seconds", "button", "none"] };

const COOKIE = "settings";
const YEAR = 31_536_000;
/** Where programs of old have kept the settings, all of them and for this browser alone. */
const OLD = "igroteka.settings";

const root = document.documentElement;
/** The form token of somebody who is signed in: what they choose holds on all their devices. */
const me = root.dataset.me;
/** What the account has not got yet. @type {Record<string, string>} */
const unsent = {};
/** All that was sent so far has been answered; what is chosen later arrives later. @type {Promise<boolean>} */
let sent = Promise.resolve(true);

/** What has been chosen, as it is kept: by a person with the account, by a guest on this device. @returns {Record<string, string>} */
function chosen() {
  if (me) return JSON.parse(root.dataset.settings || "{}");
  const kept = /(?:^|; )settings=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  return Object.fromEntries(kept.split(".").flatMap((one) => (one.includes(":") ? [one.split(":", 2)] : [])));
}

/** A setting as it is kept; nothing if there is no such one. @param {string} name @param {unknown} value */
function written(name, value) {
  if (WORDS[name]) return WORDS[name].includes(String(value)) ? String(value) : undefined;
  return name in DEFAULTS && typeof value === "boolean" ? String(Number(value)) : undefined;
}

/** @returns {Settings} */
export function load() {
  const settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(chosen())) {
    if (WORDS[name]?.includes(value)) Object.assign(settings, { [name]: value });
    else if (typeof DEFAULTS[/** @type {keyof Settings} */ (name)] === "boolean" && /^[01]$/.test(value)) Object.assign(settings, { [name]: value === "1" });
  }
  return settings;
}

/** Keep what has been chosen; whether it is kept shows when it is done. @param {Record<string, string>} more */
function keep(more) {
  const all = { ...chosen(), ...more };
  if (!me) {
    const cookie = Object.entries(all).map((one) => one.join(":"));
    document.cookie = `${COOKIE}=${cookie.join(".")}; path=/; samesite=lax; max-age=${YEAR}`;
    return Promise.resolve(true);
  }
  root.dataset.settings = JSON.stringify(all);
  Object.assign(unsent, more);
  sent = sent.then(send);
  return sent;
}

/** Send what the account has not got yet; whether it has all of it then. Without a connection that is tried again when there is one, or with the next change. */
async function send() {
  const more = { ...unsent };
  if (!me || !Object.keys(more).length) return true;
  const body = new URLSearchParams({ csrf: me, ...more });
  // A page that is left at once still sends it.
  const answer = await fetch("/me/settings", { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => null);
  if (!answer?.ok) return false;
  for (const [name, value] of Object.entries(more)) if (unsent[name] === value) delete unsent[name];
  return true;
}

window.addEventListener("online", () => {
  sent = sent.then(send);
});

/** Bring over what a program of old has kept here; it had written down the settings as they are by default, too. */
async function moveOld() {
  const old = localStorage.getItem(OLD);
  if (old === null) return;
  const known = chosen();
  const more = Object.entries(JSON.parse(old)).flatMap(([name, value]) => {
    const word = written(name, value);
    return word === undefined || name in known || value === DEFAULTS[/** @type {keyof Settings} */ (name)] ? [] : [[name, word]];
  });
  if (!more.length || (await keep(Object.fromEntries(more)))) localStorage.removeItem(OLD);
}

/**
 * Show the settings in a form and follow its changes.
 * @param {HTMLFormElement} form
 * @param {Settings} settings
 * @param {() => void} changed
 */
export function bind(form, settings, changed) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const key = /** @type {keyof Settings} */ (field.name);
    if (!(key in settings)) continue;
    if (field instanceof HTMLInputElement) field.checked = Boolean(settings[key]);
    else field.value = String(settings[key]);
    field.addEventListener("change", () => {
      const value = field instanceof HTMLInputElement ? field.checked : field.value;
      Object.assign(settings, { [key]: value });
      void keep({ [key]: String(typeof value === "boolean" ? Number(value) : value) });
      changed();
    });
  }
}

void moveOld().catch(() => {}); // a browser that keeps nothing has kept nothing
