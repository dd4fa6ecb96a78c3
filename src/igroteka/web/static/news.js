/** What has changed on the board since the viewer's last decision, and which entry of the history changed it. */

/** A fragment that fills so much of its part is ground, no piece. */
const GROUND = 0.4;

/** @typedef {{step: number, seat: number}} Event */

export class News {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** Fragments that others have changed. @type {Set<string>} */
    this.ids = new Set();
    /** The fragments that came with each entry. @type {Map<number, string[]>} */
    this.steps = new Map();
    /** Whether a fragment is a piece, as it was when it came first: to look at sizes all must be laid out. @type {Map<string, boolean>} */
    this.pieces = new Map();
  }

  /**
   * A patch has been shown: remember what it changed.
   * @param {Event[]} events
   * @param {Record<string, Record<string, string>>} set
   * @param {number | undefined} cut
   * @param {number | null} me
   */
  add(events, set, cut, me) {
    if (cut !== undefined) for (const step of [...this.steps.keys()]) if (step >= cut) this.steps.delete(step);
    const changed = Object.values(set)
      .flatMap((fragments) => Object.keys(fragments))
      .filter((id) => this.#isPiece(id, me));
    for (const event of events) this.steps.set(event.step, changed);
    const own = events.findLastIndex((event) => event.seat === me);
    if (own >= 0) this.ids.clear();
    // Where own and others' moves come in one patch, nobody can tell whose change is whose.
    if (events.slice(own + 1).some((event) => event.seat >= 0)) for (const id of changed) this.ids.add(id);
    this.draw();
  }

  /** The server tells what others have changed before this page came. @param {string[]} ids @param {number | null} me */
  recall(ids, me) {
    for (const id of ids) if (this.#isPiece(id, me)) this.ids.add(id);
    this.draw();
  }

  /** The viewer has decided: nothing is news any more. */
  clear() {
    this.ids.clear();
    this.draw();
  }

  /** The board is another one. */
  forget() {
    this.steps.clear();
    this.pieces.clear();
    this.clear();
  }

  /** Mark what is new. */
  draw() {
    for (const node of this.board.root.querySelectorAll(".news")) node.classList.remove("news");
    for (const id of this.ids) this.board.root.querySelector(`#${CSS.escape(id)}`)?.classList.add("news");
  }

  /** Point at what an entry has changed; nothing: at nothing. @param {number | null} step */
  point(step) {
    for (const node of this.board.root.querySelectorAll(".pointed-at")) node.classList.remove("pointed-at");
    const ids = step === null ? [] : (this.steps.get(step) ?? []);
    for (const id of ids) this.board.root.querySelector(`#${CSS.escape(id)}`)?.classList.add("pointed-at");
    return ids.length > 0;
  }

  /**
   * Whether a fragment is a thing on the table and not the table. The viewer's own name is none: it changes with every turn.
   * @param {string} id
   * @param {number | null} me
   */
  #isPiece(id, me) {
    const node = /** @type {SVGElement | null} */ (this.board.root.querySelector(`#${CSS.escape(id)}`));
    if (me !== null && node?.dataset.el === `player:${me}`) return false;
    const sheet = node?.closest("svg");
    if (!node || !sheet || !(node.hasAttribute("data-el") || node.classList.contains("piece"))) return false;
    const known = this.pieces.get(id);
    if (known !== undefined) return known;
    const [box, whole] = [node.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const found = box.width * box.height < GROUND * whole.width * whole.height;
    if (whole.width) this.pieces.set(id, found); // in a folded part nothing has a size
    return found;
  }
}

/**
 * Let the entries of a list point at the board, by pointer and by focus.
 * @param {HTMLElement} list
 * @param {News} news
 */
export function pointFrom(list, news) {
  const step = (/** @type {Event | globalThis.Event} */ event) => {
    const entry = /** @type {Element} */ (/** @type {globalThis.Event} */ (event).target).closest("[data-step]");
    return entry ? Number(entry.getAttribute("data-step")) : null;
  };
  for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => void news.point(step(event)));
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => void news.point(null));
}
