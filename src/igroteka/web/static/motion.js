/** Movement: where pictures were, where they are now, and the glide between the two. */

/**
 * A picture with its place in units of its part, and where that part lies on the screen (null: folded).
 * @typedef {{href: string, x: number, y: number, w: number, h: number, key: string, use: Element, on: DOMMatrix | null, part: Element | null}} Spot
 */

const PLACED = /translate\(\s*(-?[\d.]+)(?:px)?[\s,]+(-?[\d.]+)(?:px)?\s*\)/;
const EASE = "cubic-bezier(.3,.7,.2,1)";
const GLIDE = 420;
const APPEAR = 260;

/** Whether the player, or the device, wants no movement. @param {boolean} [wanted] the player's own setting */
export function still(wanted = true) {
  return !wanted || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Measure where things will be when all that glides has come to rest.
 * @template T
 * @param {() => T} measure
 * @returns {T}
 */
export function atRest(measure) {
  const gliding = document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
  const times = gliding.map((one) => one.currentTime);
  for (const one of gliding) one.currentTime = one.effect?.getComputedTiming().endTime ?? null;
  const found = measure();
  gliding.forEach((one, i) => (one.currentTime = times[i]));
  return found;
}

/** The shift of a group, by its style or its attribute. @param {Element} node @returns {[number, number]} */
export function shift(node) {
  const found =
    PLACED.exec(node.getAttribute("style") ?? "") ?? PLACED.exec(node.getAttribute("transform") ?? "");
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

/** A number of an attribute. @param {Element} node @param {string} name */
function number(node, name) {
  return Number(node.getAttribute(name)) || 0;
}

/**
 * All pictures of a fragment with their place on the drawing.
 * @param {Element} fragment
 * @returns {Spot[]}
 */
export function spots(fragment) {
  const svg = fragment.closest("svg");
  const on = svg?.getScreenCTM() ?? null;
  const part = fragment.closest(".part");
  return [...fragment.querySelectorAll("use")].map((use) => {
    let x = number(use, "x");
    let y = number(use, "y");
    for (let node = use.parentElement; node; node = node === fragment ? null : node.parentElement) {
      const [dx, dy] = shift(node);
      x += dx;
      y += dy;
    }
    const w = number(use, "width");
    const h = number(use, "height") || w;
    return { href: use.getAttribute("href") ?? "", x, y, w, h, key: fragment.id, use, on, part };
  });
}

/**
 * Let pictures that appeared glide from where the same picture disappeared; others fade in.
 * @param {Spot[]} lost    what was there before
 * @param {Spot[]} gained  what is there now
 */
export function glide(lost, gained) {
  const gone = [...lost];
  const fresh = gained.filter((spot) => {
    const same = gone.findIndex(
      (old) => old.href === spot.href && old.key === spot.key && old.x === spot.x && old.y === spot.y,
    );
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  for (const spot of fresh) {
    const from = gone.findIndex((old) => old.href === spot.href);
    if (from >= 0) move(spot, gone.splice(from, 1)[0]);
    else appear(spot);
  }
}

/** @param {Spot} to @param {Spot} from */
function move(to, from) {
  if (!to.on || !from.on) return;
  // Between two parts: where it was on the screen, in units of the part where it is now.
  const larger = from.on.a / to.on.a;
  const was = { x: (from.x * from.on.a + from.on.e - to.on.e) / to.on.a, y: (from.y * from.on.d + from.on.f - to.on.f) / to.on.d };
  const scale = to.w ? (from.w * larger) / to.w : 1;
  const x = number(to.use, "x");
  const y = number(to.use, "y");
  const dx = was.x - to.x + x - scale * x;
  const dy = was.y - to.y + y - scale * y;
  const glides = to.use.animate(
    [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration: GLIDE, easing: EASE },
  );
  // What comes from elsewhere must not pass below other parts.
  if (to.part === from.part) return;
  to.part?.classList.add("front");
  glides.onfinish = () => to.part?.classList.remove("front");
}

/** @param {Spot} spot */
function appear(spot) {
  const x = number(spot.use, "x") + spot.w / 2;
  const y = number(spot.use, "y") + spot.h / 2;
  const small = 0.6;
  spot.use.animate(
    [
      { opacity: 0, transform: `translate(${x - small * x}px,${y - small * y}px) scale(${small})` },
      { opacity: 1, transform: "none" },
    ],
    { duration: APPEAR, easing: EASE },
  );
}

/**
 * Let a whole fragment glide from its last place.
 * @param {Element} node
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
export function carry(node, from, to) {
  if (from[0] === to[0] && from[1] === to[1]) return;
  node.animate(
    [
      { transform: `translate(${from[0]}px,${from[1]}px)` },
      { transform: `translate(${to[0]}px,${to[1]}px)` },
    ],
    { duration: GLIDE, easing: EASE },
  );
}
