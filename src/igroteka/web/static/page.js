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

/** How long a page waits to be painted: one that nobody sees is not painted at all. */
const UNSEEN = 100;

/** When all that has been done so far has been painted. @returns {Promise<void>} */
export function afterPaint() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
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
