/**
 * Zoom and pan of a big board: two fingers, Ctrl and the wheel, buttons and keys. At normal size the page
 * scrolls as any page does; only an enlarged board takes the drag and the plain wheel for itself.
 */

const MOST = 8;
const SLOP = 6;

export class PanZoom {
  /**
   * @param {HTMLElement} frame  what is seen
   * @param {HTMLElement} sheet  what is moved in it
   */
  constructor(frame, sheet) {
    this.frame = frame;
    this.sheet = sheet;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** Called after every change. @type {() => void} */
    this.changed = () => {};
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(end, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    }
    // A drag must not choose what it ends on.
    frame.addEventListener("click", (event) => this.#click(event), { capture: true });
    frame.addEventListener("focusin", (event) => this.reveal(/** @type {Element} */ (event.target)));
  }

  /**
   * Zoom by a factor around a point of the frame.
   * @param {number} factor
   * @param {number} [cx]
   * @param {number} [cy]
   */
  zoom(factor, cx = this.frame.clientWidth / 2, cy = this.frame.clientHeight / 2) {
    this.#start();
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = cx - (cx - this.x) * ratio;
    this.y = cy - (cy - this.y) * ratio;
    this.scale = scale;
    this.#apply();
  }

  /** Back to the whole board. */
  reset() {
    const { scale, y } = this;
    this.scale = 1;
    this.#apply();
    if (scale > 1) this.frame.scrollTop = -y / scale;
  }

  /** A frame that scrolls stands still while its board is enlarged: the board is moved instead. */
  #start() {
    if (this.scale > 1 || !this.frame.scrollTop) return;
    this.y = -this.frame.scrollTop;
    this.frame.scrollTop = 0;
  }

  /** Fill the frame with a box that is somewhere on the screen now. @param {DOMRect} box */
  show(box) {
    this.#start();
    const seen = this.frame.getBoundingClientRect();
    // On a small screen the card with the question covers the lower part.
    const ask = document.getElementById("ask")?.getBoundingClientRect();
    const covered = ask && getComputedStyle(/** @type {Element} */ (document.getElementById("ask"))).position === "sticky" ? ask.height : 0;
    const room = { w: seen.width, h: Math.min(seen.height, window.innerHeight - covered - 80) };
    const at = { x: (box.x - seen.x - this.x) / this.scale, y: (box.y - seen.y - this.y) / this.scale, w: box.width / this.scale, h: box.height / this.scale };
    this.scale = Math.min(MOST, Math.max(1, Math.min(room.w / at.w, room.h / at.h)));
    this.x = (room.w - at.w * this.scale) / 2 - at.x * this.scale;
    this.y = (room.h - at.h * this.scale) / 2 - at.y * this.scale;
    this.#apply();
  }

  /** Bring an element of an enlarged board into the frame. @param {Element} node */
  reveal(node) {
    if (this.scale === 1) return;
    const box = node.getBoundingClientRect();
    const seen = this.frame.getBoundingClientRect();
    const gap = 12;
    if (box.left < seen.left) this.x += seen.left - box.left + gap;
    else if (box.right > seen.right) this.x -= box.right - seen.right + gap;
    if (box.top < seen.top) this.y += seen.top - box.top + gap;
    else if (box.bottom > seen.bottom) this.y -= box.bottom - seen.bottom + gap;
    this.#apply();
  }

  #apply() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const { offsetWidth: wide, offsetHeight: high } = this.sheet;
    if (this.scale <= 1.01) {
      this.scale = 1;
      this.x = 0;
      this.y = 0;
    }
    this.x = Math.min(0, Math.max(w - wide * this.scale, this.x));
    this.y = Math.min(0, Math.max(Math.min(0, h - high * this.scale), this.y));
    this.sheet.style.transform =
      this.scale === 1 ? "" : `translate(${this.x}px,${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle("zoomed", this.scale > 1);
    this.changed();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey && this.scale === 1) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 300), event.clientX - box.x, event.clientY - box.y);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      const box = this.frame.getBoundingClientRect();
      this.dragged = true;
      if (before > 0) {
        this.zoom(after / before, (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y);
      }
    } else if (this.scale > 1) {
      const far = Math.hypot(now.x - was.x, now.y - was.y);
      if (!this.dragged && far < SLOP) return;
      if (!this.dragged && this.frame.setPointerCapture) this.frame.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.x += now.x - was.x;
      this.y += now.y - was.y;
      this.#apply();
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
