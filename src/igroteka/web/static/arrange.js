/** Where the parts of a drawing lie on a page: a pure function of their sizes and of the room for them. */

/**
 * A part: its natural size, the height of its head in pixels, whether it may span two columns, whether it may be
 * folded to its head, and whether somebody wants it open or folded.
 * @typedef {{w: number, h: number, head: number, wide?: boolean, folds?: boolean, open?: boolean}} Item
 * @typedef {{x: number, y: number, w: number, open: boolean}} Place
 * @typedef {{columns: number, height: number, places: Place[]}} Layout
 */

export const GAP = 8;
/** No column is narrower. Parts are drawn so that all can be read and hit there. */
export const LEAST = 360;
/** A column that is pleasant to look at, and the narrowest of those. */
const IDEAL = 460;
const PLEASANT = 400;

/**
 * Put the parts into columns, each into the one that is shortest so far.
 * @param {Item[]} items @param {boolean[]} open @param {number} columns @param {number} width @param {number} height
 * @returns {Layout}
 */
function place(items, open, columns, width, height) {
  const column = (width - GAP * (columns - 1)) / columns;
  const ends = Array(columns).fill(0);
  const places = items.map((item, i) => {
    const span = item.wide && columns > 2 ? 2 : 1;
    let at = 0;
    const low = (/** @type {number} */ from) => Math.max(...ends.slice(from, from + span));
    for (let k = 1; k + span <= columns; k += 1) if (low(k) < low(at) - 1) at = k;
    const room = column * span + GAP * (span - 1);
    // Nothing is higher than the screen unless it would become too small.
    const w = Math.floor(open[i] ? Math.min(room, Math.max(PLEASANT, ((height - item.head) * item.w) / item.h)) : room);
    const y = low(at);
    ends.fill(y + item.head + (open[i] ? (w * item.h) / item.w : 0) + GAP, at, at + span);
    return { x: Math.round(at * (column + GAP) + (room - w) / 2), y: Math.round(y), w, open: open[i] };
  });
  return { columns, height: Math.max(0, ...ends) - GAP, places };
}

/**
 * The layout for a room: if everything can be seen at once in pleasant columns, the largest such; otherwise columns of
 * an ideal width, with as many parts open as do not make it longer than it must be.
 * @param {Item[]} items  the most important first
 * @param {number} width @param {number} height  of the room, in pixels
 * @returns {Layout}
 */
export function arrange(items, width, height) {
  const all = items.map((item) => item.open ?? true);
  const most = Math.max(1, Math.min(items.length, Math.floor((width + GAP) / (LEAST + GAP))));
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  const wide = (/** @type {number} */ columns) => (width - GAP * (columns - 1)) / columns;
  for (const columns of counts) {
    const layout = place(items, all, columns, width, height);
    if (layout.height <= height && wide(columns) >= PLEASANT) return layout;
  }
  const far = (/** @type {number} */ columns) => Math.abs(Math.log(wide(columns) / IDEAL));
  const columns = counts.reduce((best, one) => (far(one) < far(best) ? one : best));
  let open = items.map((item) => item.open ?? !item.folds);
  const longest = Math.max(height, place(items, open, columns, width, height).height);
  items.forEach((item, i) => {
    if (open[i] || item.open === false) return;
    const tried = open.map((was, j) => was || j === i);
    if (place(items, tried, columns, width, height).height <= longest) open = tried;
  });
  return place(items, open, columns, width, height);
}
