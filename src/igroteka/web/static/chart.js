/** A small line chart of points over a game. Lines differ by colour, by dash and by the mark of their seat at the end. */

const SVG = "http://www.w3.org/2000/svg";
/** Drawn as wide as its place, so that words keep their size; never wider than this. */
const MOST = 640;
const LEAST = 300;
const SHAPE = 0.62;
const LEFT = 40;
const RIGHT = 24;
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "8 5", "2 5", "12 4 2 4", "5 3", "1 6"];
const LABEL = 18;
/** The mark of a seat at the end of its line. */
const MARK = 12;

/** @typedef {{seat: number, name: string, totals: (number | null)[]}} Line */

/**
 * @param {string} tag
 * @param {Record<string, string | number>} with_
 * @param {...(Node | string)} children
 */
function draw(tag, with_, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(with_)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** Round steps for an axis. @param {number} span */
function step(span) {
  const rough = Math.max(1, span / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10;
}

/**
 * @param {HTMLElement} place
 * @param {number[]} steps
 * @param {Line[]} lines
 * @param {{title: string, step: string}} words
 */
export function chart(place, steps, lines, words) {
  const wide = Math.max(LEAST, Math.min(MOST, place.clientWidth));
  const high = Math.round(wide * SHAPE);
  const all = lines.flatMap((line) => line.totals).filter((one) => one !== null);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const first = steps[0] ?? 0;
  const last = Math.max(first + 1, steps[steps.length - 1] ?? 1);
  const x = (/** @type {number} */ at) => LEFT + ((at - first) / (last - first)) * (wide - LEFT - RIGHT);
  const y = (/** @type {number} */ points) => high - BOTTOM - ((points - least) / (most - least)) * (high - TOP - BOTTOM);
  const said = lines.map((line) => `${line.name}: ${line.totals[line.totals.length - 1] ?? "?"}`).join(", ");
  const svg = draw("svg", { viewBox: `0 0 ${wide} ${high}`, role: "img", class: "chart-svg" }, draw("title", {}, `${words.title}. ${said}`));
  const gap = step(most - least);
  for (let points = Math.ceil(least / gap) * gap; points <= most; points += gap) {
    svg.append(
      draw("line", { class: "grid", x1: LEFT, x2: wide - RIGHT, y1: y(points), y2: y(points) }),
      draw("text", { class: "tick", x: LEFT - 6, y: y(points) + 4, "text-anchor": "end" }, String(points)),
    );
  }
  svg.append(draw("text", { class: "tick", x: LEFT, y: high - 8 }, `${words.step} ${first}`));
  svg.append(draw("text", { class: "tick", x: wide - RIGHT, y: high - 8, "text-anchor": "end" }, String(last)));
  const ends = lines.map((line, i) => ({ line, i, y: y(line.totals[line.totals.length - 1] ?? 0) })).sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => {
    if (i && end.y < ends[i - 1].y + LABEL) end.y = ends[i - 1].y + LABEL;
  });
  for (const { line, i, y: label } of ends) {
    const colour = line.seat < 0 ? "none" : line.seat % 6;
    const known = line.totals.map((one, at) => ({ one, at })).filter(({ one }) => one !== null);
    // Points jump when they are scored, so the line has steps.
    const path = known
      .map(({ one, at }, k) => (k ? `H${x(steps[at]).toFixed(1)}V${y(one ?? 0).toFixed(1)}` : `M${x(steps[at]).toFixed(1)} ${y(one ?? 0).toFixed(1)}`))
      .join("");
    svg.append(
      draw("path", { class: "line", "data-colour": colour, d: path, "stroke-dasharray": DASHES[i % DASHES.length] }),
      draw("rect", { class: "mark", "data-colour": colour, x: wide - RIGHT + 6, y: label - MARK / 2, width: MARK, height: MARK }),
    );
  }
  place.replaceChildren(svg);
}
