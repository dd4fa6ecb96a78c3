/**
 * What the pointer or the keyboard's focus is on. Drawings show hints elsewhere for it: the page writes its name on the
 * group of all parts, which costs the browser nothing until then, unlike a style that looks for what is pointed at.
 */

/** What can be read out: elements, and fragments that are only looked at. Those have no name but their id. */
export const THINGS = "[data-layer] > [data-el], [data-layer] > [role='img']";

/** The name by which the server tells of a fragment. @param {Element | null} node */
export const thingName = (node) => (node ? (node.getAttribute("data-el") ?? `#${node.id}`) : "");

/** What of all that can be read out a node lies in, by its name. @param {EventTarget | null} node */
export const thingAt = (node) => (node instanceof Element ? thingName(node.closest(THINGS)) : "");

/** The element of the drawing that a node lies in. @param {EventTarget | null} node */
const elementOf = (node) => (node instanceof Element ? node.closest("[data-el]") : null)?.getAttribute("data-el") ?? null;

/**
 * Tell which element is pointed at, whenever that changes.
 * @param {Element} sheet  what the drawing lies in
 * @param {(el: string | null) => void} tell
 */
export function watchPointed(sheet, tell) {
  /** @type {string | null} */ let under = null;
  /** @type {string | null} */ let focused = null;
  const told = () => tell(under ?? focused);
  sheet.addEventListener("pointerover", ({ target }) => {
    under = elementOf(target);
    told();
  });
  sheet.addEventListener("pointerleave", (event) => {
    // A finger that is lifted leaves, too, but what it has touched is still looked at.
    if (/** @type {PointerEvent} */ (event).pointerType === "touch") return;
    under = null;
    told();
  });
  sheet.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element && target.matches(":focus-visible") ? elementOf(target) : null;
    told();
  });
  sheet.addEventListener("focusout", () => {
    focused = null;
    told();
  });
}
