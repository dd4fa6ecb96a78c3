/**
 * Choosing a move by walking over the board. The page knows no rules: it only knows which elements, clicked
 * one after the other, lead to which legal move. Nothing here touches the page, so it can be tested alone.
 */

/**
 * @typedef {object} Choice  A legal move as the server describes it.
 * @property {string} id      its notation, sent back to the server
 * @property {string[]} at    elements to click in this order
 * @property {string[]} mix   elements to click after that, in any order
 * @property {string[]} takes  other elements that the move takes, fills or turns over
 * @property {string} label   what the move does, in words
 * @property {string} cost    what it costs, if anything
 * @property {string} rule    the id of the rule behind it
 * @property {boolean} final  whether it asks for a confirmation
 * @property {string[]} [chain]  several moves as one choice: their notations in order
 * @property {boolean} [covers]  whether the first move of the chain need not be offered by itself
 */

/** What a question offers: its moves and its chains. @param {{moves: Choice[], chains?: Choice[]}} ask */
export function offered({ moves, chains = [] }) {
  const covered = new Set(chains.filter((one) => one.covers).map((one) => one.chain?.[0]));
  return [...moves.filter((move) => !covered.has(move.id)), ...chains];
}

/** Whether a choice is a move several times. @param {Choice} choice @param {string} id  of the move */
export function repeats(choice, id) {
  return choice.chain !== undefined && choice.chain.every((one) => one === id);
}

/** What choices come down to: the only one, or the move that the others only repeat. @param {Choice[] | undefined} choices @returns {Choice | null} */
export function sole(choices) {
  const [first, ...others] = choices ?? [];
  return first && others.every((one) => repeats(one, first.id)) ? first : null;
}

/** What choices take in any case, besides what is clicked. @param {Choice[]} choices @returns {string[]} */
export function taken([first, ...others]) {
  return first ? first.takes.filter((el) => others.every((one) => one.takes.includes(el))) : [];
}

/** Take one item out of a list; false if it is not there. @param {string[]} list @param {string} item */
function takeOut(list, item) {
  const where = list.indexOf(item);
  if (where < 0) return false;
  list.splice(where, 1);
  return true;
}

/** @typedef {{el: string, ahead: boolean}} Click  `ahead`: it came before its turn, first the place, then the piece. */

/**
 * What a move still wants clicked: the rest of its path, and the rest of its mix. Null if the clicks do not
 * lead to it.
 * @param {Choice} move
 * @param {Click[]} clicks
 * @returns {{path: string[], mix: string[]} | null}
 */
function left(move, clicks) {
  const path = [...move.at];
  const mix = [...move.mix];
  for (const click of clicks) {
    if (click.ahead && !takeOut(path, click.el) && !takeOut(mix, click.el)) return null;
  }
  for (const click of clicks) {
    if (click.ahead) continue;
    if (path.length ? path.shift() !== click.el : !takeOut(mix, click.el)) return null;
  }
  return { path, mix };
}

/** The state of one question: its moves, and the elements clicked so far. */
export class Chooser {
  /**
   * @param {Choice[]} moves
   * @param {boolean} [whole]  whether every element must be clicked, also when only one move is left
   */
  constructor(moves, whole = false) {
    this.whole = whole;
    /** @readonly */
    this.moves = moves;
    /** @type {Click[]} */
    this.clicks = [];
    /** What was found out since the last click: a question may have a thousand moves. @type {Map<string, any>} */
    this.known = new Map();
  }

  /** @template T @param {string} name @param {() => T} find @returns {T} */
  #once(name, find) {
    if (!this.known.has(name)) this.known.set(name, find());
    return this.known.get(name);
  }

  /** The moves that the clicks so far can still lead to. @returns {Choice[]} */
  candidates() {
    return this.#once("candidates", () => this.moves.filter((move) => left(move, this.clicks) !== null));
  }

  /** Every element that is to be clicked next, with the moves it leads to. @returns {Map<string, Choice[]>} */
  next() {
    return this.#once("next", () => this.#offers((rest) => (rest.path.length ? [rest.path[0]] : rest.mix)));
  }

  /** Every element that may be clicked, also before its turn. @returns {Map<string, Choice[]>} */
  reach() {
    return this.#once("reach", () => {
      const found = this.#offers((rest) => [...rest.path, ...rest.mix]);
      for (const [el, moves] of this.next()) found.set(el, moves);
      return found;
    });
  }

  /**
   * @param {(rest: {path: string[], mix: string[]}) => string[]} which
   * @returns {Map<string, Choice[]>}
   */
  #offers(which) {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    for (const move of this.candidates()) {
      const rest = left(move, this.clicks);
      if (rest === null) continue;
      for (const el of new Set(which(rest))) {
        const moves = found.get(el);
        if (moves) moves.push(move);
        else found.set(el, [move]);
      }
    }
    return found;
  }

  /** Moves that need no element: they are buttons from the beginning. @returns {Choice[]} */
  buttons() {
    return this.moves.filter((move) => !move.at.length && !move.mix.length);
  }

  /** The move whose elements have all been clicked, although more could follow. @returns {Choice | null} */
  complete() {
    const depth = this.clicks.length;
    if (!depth) return null;
    return this.candidates().find((move) => move.at.length + move.mix.length === depth) ?? null;
  }

  /** Whether all that can still be chosen on the board is a number of clicks on the same element. */
  counting() {
    return this.#once("counting", () => {
      const rests = this.candidates().map((move) => left(move, this.clicks)).map((rest) => (rest ? [...rest.path, ...rest.mix] : []));
      return rests.filter((rest) => rest.length).length > 1 && new Set(rests.flat()).size === 1;
    });
  }

  /**
   * Click an element. The only move that remains, if there is just one; null if there is more to choose;
   * undefined if the element leads nowhere.
   * @param {string} el
   * @returns {Choice | null | undefined}
   */
  pick(el) {
    const ahead = !this.next().has(el);
    if (ahead && !this.reach().has(el)) return undefined;
    // Who goes on from a whole choice counts up, and says when it is enough.
    const counts = this.complete()?.mix.length === 0;
    this.clicks.push({ el, ahead });
    this.known.clear();
    const remain = this.candidates();
    if (remain.length === 1) return !counts && (!this.whole || this.complete()) ? remain[0] : null;
    // A move that could also be made several times is made once; how often besides is offered then.
    return this.complete() ? sole(remain) : null;
  }

  /** Go back one click. Whether there was one. */
  back() {
    this.known.clear();
    return this.clicks.pop() !== undefined;
  }

  /** Forget all clicks, or go back to others. @param {Click[]} [clicks] */
  reset(clicks = []) {
    this.clicks = clicks;
    this.known.clear();
  }
}
