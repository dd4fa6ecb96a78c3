/** The room before a game: wait until all seats are taken. */

import { answer } from "./fair.js";
import { Live } from "./live.js";
import { data, get, show, tellEverybody } from "./page.js";

const state = data("state");
const live = new Live(`/live/${encodeURIComponent(state.table)}`, () => ({ t: "hello", mark: "", token: state.token || undefined }));
live.addEventListener("message", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (detail.t === "reload") location.assign(detail.href);
  if (detail.t === "announcement") tellEverybody(detail.say);
  // The game may have begun while this page was on its way: then nobody tells it to go there any more.
  if (detail.t === "full" && detail.status !== "open") location.reload();
  else if (detail.t === "full") {
    const stage = detail.fair?.stage;
    show(get("waits-for-seats"), stage === "seats");
    show(get("waits-for-shares"), stage === "seal" || stage === "share");
    show(get("locked"), Boolean(detail.locked));
    answer(live, detail);
  }
});
live.addEventListener("lost", (event) => {
  if (/** @type {CustomEvent} */ (event).detail.final) location.assign("/");
});
live.connect();
