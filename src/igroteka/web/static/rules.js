/** The rules: search while typing. The server searches, as it does without this script: it knows the forms of words. */

import { get } from "./page.js";

const PAUSE = 150; // milliseconds after the last key
const PARTS = ["kinds", "found", "contents", "chapters"];
const field = /** @type {HTMLInputElement} */ (get("q"));
let timer = 0;
let last = new AbortController();

/** The address of the rules with the words that are typed now. */
function address() {
  const wanted = new URL(location.href);
  wanted.hash = "";
  if (field.value.trim()) wanted.searchParams.set("q", field.value.trim());
  else wanted.searchParams.delete("q");
  return wanted;
}

/** Show a part of another page in place of ours. The element stays: what is said aloud of it must go on. @param {string} id @param {Document} page */
function take(id, page) {
  const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
  if (!old || !fresh) return;
  old.className = fresh.className;
  old.replaceChildren(...fresh.childNodes);
}

async function search() {
  const wanted = address();
  last.abort();
  last = new AbortController();
  const { signal } = last;
  try {
    const reply = await fetch(wanted, { signal });
    if (!reply.ok) return;
    const text = await reply.text();
    // Only the content: the style in the head has a nonce of its own, which this page does not know.
    const page = new DOMParser().parseFromString(text.slice(text.indexOf("<main")), "text/html");
    if (signal.aborted) return;
    for (const id of PARTS) take(id, page);
    history.replaceState(null, "", wanted);
  } catch (error) {
    if (!signal.aborted) console.warn("the search has no answer", error); // the form still asks the server
  }
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, PAUSE);
});
