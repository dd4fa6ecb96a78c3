/** The end of a game: the chart of points, and the chances to win as soon as they are known. */

import { chances } from "./chances.js";
import { chart } from "./chart.js";
import { check } from "./fair.js";
import { data, get, show } from "./page.js";

const graph = data("graph");
const words = data("words");
chart(get("chart"), graph.steps, graph.lines, { title: words.chart, step: words.step });
void chances(get("chances"), words.chances, words.failed, window.matchMedia("(min-width: 900px)").matches ? 0.5 : 1);

const own = document.getElementById("fair-own");
if (own) {
  const found = check(words.table, data("proof"));
  for (const line of own.children) show(line, line.getAttribute("data-found") === found);
}
