/**
 * This page's part in the chance of a game: a random share that nobody else knows. Its seal is told when a seat is
 * taken, the share itself when everybody's seals are known. What this page has seen of a table is
 * kept in the browser, so that after the game it can check the whole by itself.
 */

import { sha256 } from "./sha256.js";

const PREFIX = "fair:";
/** How many tables a browser remembers. */
const MOST = 60;

/** @typedef {{share: string, commitment: string, seals: Record<string, string>, at: number}} Memory */
/** @typedef {{commitment: string, seed: string, salt: string, shares: Record<string, string>}} Proof */

/** What is kept of a table. @param {string} table @returns {Memory | null} */
function recall(table) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
  } catch {
    return null;
  }
}

/** Keep what this page knows of a table; the oldest tables are forgotten. @param {string} table @param {Memory} memory */
function keep(table, memory) {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(memory));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const byAge = keys.sort((a, b) => age(a) - age(b));
    for (const key of byAge.slice(0, Math.max(0, keys.length - MOST))) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing can still take part; it only cannot check afterwards.
  }
}

/** @param {string} key */
function age(key) {
  return recall(key.slice(PREFIX.length))?.at ?? 0;
}

/** A number of 128 random bits. */
function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This page's memory of a table, with a new share if there is none yet. @param {string} table @param {string} commitment */
function begin(table, commitment) {
  const known = recall(table);
  if (known) return known;
  const memory = { share: random(), commitment, seals: {}, at: Date.now() };
  keep(table, memory);
  return memory;
}

/** Whether a form makes a table at which no seat is left for somebody who comes by link. @param {HTMLFormElement} form */
function isForOnePage(form) {
  const fields = new FormData(form);
  const count = Number(fields.get("seats") ?? Infinity);
  for (const [name, value] of fields) {
    const seat = /^seat-(\d+)$/.exec(name);
    if (seat && Number(seat[1]) < count && value === "open") return false;
  }
  return true;
}

/**
 * Fill in the fields of a form that takes a seat. Where nobody else can come to the table there is no other
 * seal to wait for, and the share goes along.
 * @param {HTMLFormElement} form
 */
export function takePart(form) {
  const seal = /** @type {HTMLInputElement | null} */ (form.querySelector("[data-seal]"));
  if (!seal) return;
  const share = /** @type {HTMLInputElement | null} */ (form.querySelector("[data-share]"));
  form.addEventListener("submit", () => {
    if (new FormData(form).get("seed")) return; // who chooses the seed leaves nothing to chance
    const along = share !== null && isForOnePage(form);
    // A form for a table with others shows no commitment yet: its room does.
    const shown = share === null || along ? seal.dataset.commitment : "";
    const memory = begin(seal.dataset.seal ?? "", shown ?? "");
    seal.value = sha256(memory.share);
    if (share) share.value = along ? memory.share : "";
  });
}

/**
 * Answer what a table that has not begun asks of this page.
 * @param {{send: (message: any) => boolean}} live
 * @param {{table: string, role?: {seats: number[]}, fair?: any}} state
 */
export function answer(live, state) {
  const { fair, role } = state;
  if (!fair?.stage || !role) return;
  const memory = begin(state.table, fair.commitment);
  if (!memory.commitment) keep(state.table, { ...memory, commitment: fair.commitment });
  else if (memory.commitment !== fair.commitment) return; // not what was shown before: the end will say so
  for (const seat of role.seats) {
    const seal = fair.seals[seat];
    if (seal === undefined || fair.given.includes(seat)) continue;
    if (seal === "") live.send({ t: "seal", seat, seal: sha256(memory.share) });
    else if (fair.stage === "share" && seal === sha256(memory.share)) {
      // From here on no seal can change any more: this is what the end is compared with.
      keep(state.table, { ...memory, commitment: fair.commitment, seals: fair.seals });
      live.send({ t: "share", seat, share: memory.share });
    }
  }
}

/**
 * What this page finds when a game is over: "good", "absent" if it has added nothing, "unknown" if this browser knows
 * nothing of the table, or "bad".
 * @param {string} table
 * @param {Proof} proof
 */
export function check(table, proof) {
  const memory = recall(table);
  if (!memory) return "unknown";
  const committed = sha256(proof.salt ? `${proof.salt}\n${proof.seed}` : proof.seed);
  if (committed !== proof.commitment || memory.commitment !== proof.commitment) return "bad";
  const shares = Object.entries(proof.shares);
  for (const [seat, seal] of Object.entries(memory.seals)) {
    const share = proof.shares[seat];
    if (share !== undefined && sha256(share) !== seal) return "bad";
  }
  return shares.some(([, share]) => share === memory.share) ? "good" : "absent";
}
