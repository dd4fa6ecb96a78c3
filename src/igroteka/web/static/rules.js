/** The rules: search while typing. Without this script the form asks the server. */

import { get, show } from "./page.js";

const field = /** @type {HTMLInputElement} */ (get("q"));
const rules = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".rules > li")]);
const texts = rules.map((rule) => plain(rule.textContent ?? ""));

/** @param {string} words */
function plain(words) {
  return words.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}

function search() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  rules.forEach((rule, i) => show(rule, wanted.every((word) => texts[i].includes(word))));
  for (const chapter of document.querySelectorAll("[data-chapter]")) {
    show(chapter, chapter.querySelector(".rules > li:not([hidden])") !== null);
  }
  const found = rules.filter((rule) => !rule.hidden).length;
  get("found").textContent = wanted.length ? `${found} / ${rules.length}` : "";
}

// After a search by the server only the hits are in the page: then the form goes on asking it.
if (!new URLSearchParams(location.search).get("q")) {
  field.addEventListener("input", search);
  get("search").addEventListener("submit", (event) => event.preventDefault());
}
