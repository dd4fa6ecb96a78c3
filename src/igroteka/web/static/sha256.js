/**
 * SHA-256 of a text. Browsers have their own, but only for pages that came by https, and friends in one
 * network play without it.
 */

/** The first 32 bits of the fractional parts of a root of the first primes. @param {number} count @param {number} root */
function fractions(count, root) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((Math.pow(n, 1 / root) % 1) * 2 ** 32 | 0);
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The bytes of a text with their padding. @param {string} text */
function padded(text) {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/** One block of 64 bytes. @param {number[]} state @param {DataView} data @param {number} at */
function block(state, data, at) {
  /** @type {number[]} */
  const words = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) words.push(data.getInt32(at + 4 * i));
    else {
      const [a, b] = [words[i - 15], words[i - 2]];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words.push((words[i - 16] + low + words[i - 7] + high) | 0);
    }
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** The SHA-256 of a text in hexadecimal digits. @param {string} text */
export function sha256(text) {
  const data = padded(text);
  let state = START;
  for (let at = 0; at < data.byteLength; at += 64) state = block(state, data, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
