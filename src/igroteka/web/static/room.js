/** The room before a game: wait until all seats are taken. */

import { Live } from "./live.js";
import { data } from "./page.js";

const state = data("state");
const live = new Live(state.table, () => ({ t: "hello", mark: "", token: state.token || undefined }));
live.addEventListener("message", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (detail.t === "reload") location.assign(detail.href);
});
live.addEventListener("lost", (event) => {
  if (/** @type {CustomEvent} */ (event).detail.final) location.assign("/");
});
live.connect();
