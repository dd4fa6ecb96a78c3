/** The end of a game: the chart of points. */

import { chart } from "./chart.js";
import { data, get } from "./page.js";

const graph = data("graph");
const words = data("words");
chart(get("chart"), graph.steps, graph.lines, { title: words.chart, step: words.step });
