/** Where a card goes so that it covers nothing that can be chosen. Nothing here touches the page, so it can be tested alone. */

/** @typedef {{x: number, y: number, width: number, height: number}} Area */

const GAP = 10;
/** Pixels between two places that are tried where none beside the thing is free. */
const STEP = 24;

/** How much of one area another one covers. @param {Area} one @param {Area} other */
export function overlap(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The place of a card: beside its thing, or in a corner, or over the panels, whichever covers least of the thing and of what
 * must stay free; of equal ones the first. Where each of them covers something, any place in the window, of equal ones the nearest.
 * @param {{width: number, height: number}} card
 * @param {Area} thing
 * @param {Area[]} free  what must not be covered
 * @param {Area} room  the window
 * @param {Area} panels  what may be covered if nothing else is left
 * @returns {{x: number, y: number}}
 */
export function place(card, thing, free, room, panels) {
  const right = room.x + room.width - card.width - GAP;
  const bottom = room.y + room.height - card.height - GAP;
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: Math.max(room.x + GAP, Math.min(right, x)),
    y: Math.max(room.y + GAP, Math.min(bottom, y)),
    width: card.width,
    height: card.height,
  });
  const middle = { x: thing.x + (thing.width - card.width) / 2, y: thing.y + (thing.height - card.height) / 2 };
  const spots = [
    inside(thing.x + thing.width + GAP, middle.y),
    inside(thing.x - card.width - GAP, middle.y),
    inside(middle.x, thing.y + thing.height + GAP),
    inside(middle.x, thing.y - card.height - GAP),
    inside(room.x, room.y),
    inside(room.x, bottom),
    inside(panels.x + panels.width - card.width, panels.y),
    inside(panels.x - card.width - GAP, room.y),
    inside(panels.x - card.width - GAP, bottom),
    inside(right, bottom),
  ];
  const covered = (/** @type {Area} */ spot) => [thing, ...free].reduce((sum, one) => sum + overlap(spot, one), 0);
  const away = (/** @type {Area} */ spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  let best = spots[0];
  let least = Infinity;
  for (const spot of spots) {
    const loss = covered(spot);
    if (loss < least) [least, best] = [loss, spot];
  }
  if (least === 0) return { x: best.x, y: best.y };
  for (let { x } = inside(room.x, room.y); x <= right; x += STEP) {
    for (let { y } = inside(room.x, room.y); y <= bottom; y += STEP) {
      const spot = inside(x, y);
      const loss = covered(spot);
      if (loss < least || (loss === least && away(spot) < away(best))) [least, best] = [loss, spot];
    }
  }
  return { x: best.x, y: best.y };
}
