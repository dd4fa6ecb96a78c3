/** Small helpers for pages: finding and making elements, words, messages, dialogs, tabs. */

/** An element of this page that must be there. @param {string} id @returns {HTMLElement} */
export function get(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`this page has no element #${id}`);
  return node;
}

/** The data of a JSON block. @param {string} id @returns {any} */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}

/** The words of this page; `{name}` in a text is filled in. */
export class Words {
  /** @param {Record<string, string>} texts */
  constructor(texts) {
    this.texts = texts;
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  say(key, args = {}) {
    return (this.texts[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => String(args[name] ?? all));
  }
}

/**
 * A new element. Strings become text, never markup.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>} [with_]
 * @param {...(Node | string | null | undefined | false)} children
 */
export function make(tag, with_ = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((one) => one !== null && one !== undefined && one !== false));
  return node;
}

/** Set an attribute, or remove it, if that changes anything: what has changed is styled anew. @param {Element | null} node @param {string} name @param {string | null} value */
export function write(node, name, value) {
  if (!node || node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Let everything that names a seat have the colour of its pieces on the board. @param {string[]} colours */
export function paint(colours) {
  const { style } = document.documentElement;
  colours.forEach((colour, seat) => {
    const wanted = /^#[0-9a-f]{6}$/.test(colour) ? colour : "";
    if (style.getPropertyValue(`--seat-${seat}`) !== wanted) style.setProperty(`--seat-${seat}`, wanted);
  });
}

/** Show or hide. @param {Element | null} node @param {boolean} on */
export function show(node, on) {
  if (node instanceof HTMLElement && node.hidden === on) node.hidden = !on;
}

/** What the operator tells everybody stands above the page; without words nothing does. @param {string} say */
export function tellEverybody(say) {
  const line = document.querySelector(".announcement") ?? make("p", { class: "announcement", role: "status" });
  if (!line.isConnected) document.querySelector("header.top")?.after(line);
  line.textContent = say;
  show(line, say !== "");
}

/**
 * A message that goes away by itself.
 * @param {(Node | string)[]} lines
 * @param {string} close  the name of its button
 * @param {number} [after] milliseconds; 0 stays
 */
export function toast(lines, close, after = 9000) {
  const place = get("toasts");
  const box = make("div", { class: "toast", role: "alert" });
  const words = make("div", {}, ...lines.map((line) => make("p", {}, line)));
  const end = () => box.remove();
  box.append(words, make("button", { type: "button", class: "button plain", "aria-label": close, click: end }, "×"));
  while (place.children.length > 2) place.firstElementChild?.remove();
  place.append(box);
  if (after) {
    let timer = setTimeout(end, after);
    box.addEventListener("mouseenter", () => clearTimeout(timer));
    box.addEventListener("focusin", () => clearTimeout(timer));
    box.addEventListener("mouseleave", () => (timer = setTimeout(end, after)));
  }
  return box;
}

/** Take all messages away; whether there was one. */
export function clearToasts() {
  const all = document.querySelectorAll(".toast");
  for (const one of all) one.remove();
  return all.length > 0;
}

/** What scrolls: the frame of the board on wide screens, where the question stands beside it; else the page. */
export function scroller() {
  const frame = document.getElementById("frame");
  const wide = window.matchMedia("(min-width: 1000px)").matches;
  return frame && wide ? frame : (document.scrollingElement ?? document.documentElement);
}

/** Where some elements begin and end. @param {Element[]} nodes */
function ends(nodes) {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/** What can be seen of the board: on a small screen it ends at a card below. @param {Element} card */
function room(card) {
  const place = scroller();
  if (place.id === "frame") {
    const box = place.getBoundingClientRect();
    return { above: box.top, below: box.bottom - 8 };
  }
  // The bar of the page and the buttons of parts stay in sight and cover what is below them, wherever they are now.
  const bars = [...document.querySelectorAll(".top, #part-buttons")].map((bar) => bar.getBoundingClientRect().height);
  return { above: bars.reduce((sum, high) => sum + high, 8), below: Math.min(window.innerHeight, card.getBoundingClientRect().top) - 8 };
}

/** Whether some of these elements are seen while there is no room for all of them at once. @param {Element[]} nodes @param {Element} card */
export function seenInPart(nodes, card) {
  const { top, bottom } = ends(nodes);
  const { above, below } = room(card);
  const isSeen = (/** @type {DOMRect} */ box) => box.top >= above && box.bottom <= below;
  return bottom - top > below - above && nodes.some((node) => isSeen(node.getBoundingClientRect()));
}

/**
 * Scroll so far that these elements are seen: on a small screen between the bar above and a card below.
 * @param {Element[]} nodes
 * @param {Element} card
 */
export function intoView(nodes, card) {
  if (!nodes.length) return;
  const place = scroller();
  const { top, bottom } = ends(nodes);
  const { above, below } = room(card);
  const by = bottom > below ? Math.min(bottom - below, top - above) : top < above ? top - above : 0;
  if (by) place.scrollBy({ top: by });
}

/** Open a dialog of this page. @param {string} id */
export function open(id) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  return dialog;
}

/** Let a row of tabs work with mouse and arrow keys. @param {(id: string) => void} [opened] */
export function tabs(opened = () => {}) {
  for (const list of document.querySelectorAll('[role="tablist"]')) {
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role="tab"]')]);
    for (const tab of all) tab.addEventListener("click", () => select(tab.id, opened));
    list.addEventListener("keydown", (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (here < 0 || !step) return;
      event.preventDefault();
      event.stopPropagation();
      const next = all[(here + step + all.length) % all.length];
      select(next.id, opened);
      next.focus();
    });
  }
}

/** Open a tab. @param {string} id @param {(id: string) => void} [opened] */
export function select(id, opened = () => {}) {
  const tab = get(id);
  for (const one of tab.parentElement?.querySelectorAll('[role="tab"]') ?? []) {
    const on = one === tab;
    one.setAttribute("aria-selected", String(on));
    if (on) one.removeAttribute("tabindex");
    else one.setAttribute("tabindex", "-1");
    show(document.getElementById(one.getAttribute("aria-controls") ?? ""), on);
  }
  opened(id);
}

/** Whether an element takes typed text, so that keys are no shortcuts there. @param {EventTarget | null} node */
export function typing(node) {
  return (
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement ||
    (node instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(node.type))
  );
}

/** A number with its sign, and a true minus. @param {number} points */
export function signed(points) {
  return points > 0 ? `+${points}` : String(points).replace("-", "\u2212");
}
