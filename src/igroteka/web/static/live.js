/**
 * The wire to the server: one WebSocket that comes back by itself. What was missed in between is made good
 * by the server's answer to `hello`, so nothing is kept to be sent later, but for what is asked before the
 * first connection stands: the page is there sooner than its wire, and a quick player's click must count.
 */

const FIRST = 200;
const LONGEST = 10_000;
/** The same where the server refuses the connection itself, as it does when there are too many. */
const LONGEST_REFUSED = 30_000;
const PING = 20_000;
const PATIENCE = 10_000;
/** Codes after which coming back makes no sense. */
const FINAL = new Set([1008, 4004]);

/** Whether long messages may come packed. */
export const UNPACKS = "DecompressionStream" in window;

/** The text of a packed message. It never leaves this process, unlike what is read from a `Blob`. @param {ArrayBuffer} packed */
function unpacked(packed) {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  // What cannot be unpacked is told by the reading side.
  for (const done of [writer.write(packed), writer.close()]) done.catch(() => {});
  return new Response(readable).text();
}

/** @typedef {{t: string, n?: number, [key: string]: any}} Message */

export class Live extends EventTarget {
  /**
   * @param {string} path  where the server listens
   * @param {() => Message} hello  the first message of every connection
   */
  constructor(path, hello) {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}${path}`;
    this.hello = hello;
    this.wait = FIRST;
    this.count = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, (answer: Message) => void>} */
    this.open = new Map();
    /** What was asked before the first connection stood. @type {Message[]} */
    this.early = [];
    this.timer = 0;
    /** When the server was heard last; 0 before the first connection. */
    this.heard = 0;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
    setInterval(() => this.#pulse(), PING);
  }

  /** Whether messages can be sent now. */
  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connect, or connect again. */
  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    let stood = false;
    let before = Promise.resolve(); // what came first is heard first, although unpacking takes a moment
    socket.addEventListener("open", () => {
      stood = true;
      this.heard = Date.now();
      socket.send(JSON.stringify({ ...this.hello(), pack: UNPACKS }));
      for (const message of this.early.splice(0)) socket.send(JSON.stringify(message));
    });
    socket.addEventListener("message", (event) => {
      this.heard = Date.now();
      this.wait = FIRST;
      before = before
        .then(() => (typeof event.data === "string" ? event.data : unpacked(event.data)))
        .then((text) => void (this.socket === socket && this.#receive(JSON.parse(text))))
        .catch(reportError);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket === socket) this.#lost(event.code, stood);
    });
  }

  /** Try again at once if the connection is lost. */
  hurry() {
    if (this.socket && this.socket.readyState > WebSocket.OPEN && this.timer) this.connect();
  }

  /** Send without waiting for an answer. @param {Message} message */
  send(message) {
    if (this.up) this.socket?.send(JSON.stringify(message));
    return this.up;
  }

  /** Send and wait for the answer; `lost` if the connection breaks. @param {Message} message @returns {Promise<Message>} */
  ask(message) {
    return new Promise((resolve) => {
      const n = ++this.count;
      const whole = { ...message, n };
      this.open.set(n, resolve);
      if (!this.heard && this.socket?.readyState === WebSocket.CONNECTING) this.early.push(whole);
      else if (!this.send(whole)) {
        this.open.delete(n);
        resolve({ t: "lost" });
      }
    });
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.n !== undefined) {
      const resolve = this.open.get(message.n);
      this.open.delete(message.n);
      resolve?.(message);
      if (message.t === "pong") return;
    }
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  /** @param {number} code @param {boolean} stood  whether the connection was accepted at all */
  #lost(code, stood) {
    for (const resolve of this.open.values()) resolve({ t: "lost" });
    this.open.clear();
    this.early.length = 0;
    const final = FINAL.has(code);
    this.dispatchEvent(new CustomEvent("lost", { detail: { code, final } }));
    if (final) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(stood ? LONGEST : LONGEST_REFUSED, this.wait * 2);
  }

  /** Find out whether the other end is still there. */
  #pulse() {
    if (!this.up || document.hidden) return;
    const asked = Date.now();
    this.send({ t: "ping", n: 0 });
    setTimeout(() => {
      if (this.up && this.heard < asked) this.socket?.close();
    }, PATIENCE);
  }
}
