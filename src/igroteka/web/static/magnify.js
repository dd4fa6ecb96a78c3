/** A thing on the board, drawn large: a picture of its place with all that lies there, to be looked at only. */

const SVG = "http://www.w3.org/2000/svg";
/** What the page adds to fragments, and what must be there once only. */
const MARKS = ["id", "data-el", "role", "tabindex", "aria-label", "aria-pressed", "aria-describedby"];
/** Air around the thing, as a share of its size. */
const AIR = 0.04;

/** @typedef {{x: number, y: number, width: number, height: number}} Area */

/** Whether one area lies around the middle of another. @param {Area} outer @param {Area} inner */
function holds(outer, inner) {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}

/** Whether one area covers another. @param {Area} over @param {Area} under */
function covers(over, under) {
  return (
    over.x <= under.x + 1 &&
    over.y <= under.y + 1 &&
    over.x + over.width >= under.x + under.width - 1 &&
    over.y + over.height >= under.y + under.height - 1
  );
}

/** A fragment as a picture. @param {Element} node */
function copied(node) {
  const copy = /** @type {SVGElement} */ (node.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of MARKS) one.removeAttribute(name);
    one.classList.remove("marked", "chosen", "pointed", "taken", "news");
  }
  for (const title of copy.querySelectorAll("title")) title.remove();
  return copy;
}

/**
 * The picture of a node of the board; null if it cannot be seen.
 * @param {SVGGraphicsElement} node
 */
export function magnify(node) {
  const sheet = /** @type {SVGSVGElement | null} */ (node.closest("svg"));
  const matrix = sheet?.getScreenCTM();
  const box = node.getBoundingClientRect();
  if (!sheet || !matrix || !box.width || !box.height) return null;
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", sheet.getAttribute("class") ?? "");
  picture.setAttribute("aria-hidden", "true");
  const width = box.width / matrix.a;
  const height = box.height / matrix.d;
  const air = AIR * Math.max(width, height);
  const [x, y] = [(box.x - matrix.e) / matrix.a, (box.y - matrix.f) / matrix.d];
  picture.setAttribute("viewBox", `${x - air} ${y - air} ${width + 2 * air} ${height + 2 * air}`);
  picture.dataset.ratio = String(width / height);
  for (const fragment of sheet.querySelectorAll(":scope > [data-layer] > *")) {
    const there = fragment.getBoundingClientRect();
    if (fragment === node || holds(box, there) || (!fragment.hasAttribute("data-el") && covers(there, box))) picture.append(copied(fragment));
  }
  return picture;
}
