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
/** So much larger than in a column of its own must the first part become to take most of the width. */
const LARGER = 1.1;

/** How wide a part becomes where there is so much room: nothing is higher than the screen unless it would become too small. @param {Item} item @param {boolean} open @param {number} room @param {number} height */
function widthOf(item, open, room, height) {
  return Math.floor(open ? Math.min(room, Math.max(PLEASANT, ((height - item.head) * item.w) / item.h)) : room);
}

/** @param {Item} item @param {boolean} open @param {number} w */
function heightOf(item, open, w) {
  return item.head + (open ? (w * item.h) / item.w : 0);
}

/**
 * Two columns are too few for a part to span, so the first part, if it is wide, takes most of the width. The next one stands
 * beside it, and whatever else there is room for. Nothing if that would not make the first part larger.
 * @param {Item[]} items @param {boolean[]} open @param {number} width @param {number} height
 * @returns {Map<number, Place>}
 */
function beside(items, open, width, height) {
  const room = width - GAP - PLEASANT;
  const [first] = items;
  const w = first?.wide && open[0] ? widthOf(first, true, room, height) : 0;
  if (w < ((width - GAP) / 2) * LARGER) return new Map();
  const places = new Map([[0, { x: 0, y: 0, w, open: true }]]);
  const [end, x, rest] = [heightOf(first, true, w), w + GAP, width - w - GAP];
  let y = 0;
  for (const [i, item] of items.entries()) {
    if (!i) continue;
    const wide = widthOf(item, open[i], rest, height);
    const high = heightOf(item, open[i], wide);
    if (i > 1 && y + high > end + GAP) continue;
    places.set(i, { x: Math.round(x + (rest - wide) / 2), y: Math.round(y), w: wide, open: open[i] });
    y += high + GAP;
  }
  return places;
}

/**
 * Put the parts into columns, each into the one that is shortest so far.
 * @param {Item[]} items @param {boolean[]} open @param {number} columns @param {number} width @param {number} height
 * @returns {Layout}
 */
function place(items, open, columns, width, height) {
  const column = (width - GAP * (columns - 1)) / columns;
  const band = columns === 2 ? beside(items, open, width, height) : new Map();
  const lows = [...band].map(([i, one]) => one.y + heightOf(items[i], one.open, one.w) + GAP);
  const ends = Array(columns).fill(Math.max(0, ...lows));
  if (lows.length) ends[0] = lows[0]; // nothing but the first part stands above the left column
  const places = items.map((item, i) => {
    const above = band.get(i);
    if (above) return above;
    const span = item.wide && columns > 2 ? 2 : 1;
    let at = 0;
    const end = (/** @type {number} */ from) => Math.max(...ends.slice(from, from + span));
    for (let k = 1; k + span <= columns; k += 1) if (end(k) < end(at) - 1) at = k;
    const room = column * span + GAP * (span - 1);
    const w = widthOf(item, open[i], room, height);
    const y = end(at);
    ends.fill(y + heightOf(item, open[i], w) + GAP, at, at + span);
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
