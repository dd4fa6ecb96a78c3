/** What a player has set on this device. Theme and language are cookies, because the server needs them too. */

const PLACE = "igroteka.settings";

/**
 * @typedef {object} Settings
 * @property {"never" | "final" | "lasting" | "always"} confirm  which moves ask for a confirmation
 * @property {"none" | "seconds" | "button"} stay  what happens among people before a move that ends the turn
 * @property {boolean} single     whether a question with one answer only is answered by itself
 * @property {boolean} sound      whether a turn is announced by a sound
 * @property {boolean} motion     whether pieces glide
 * @property {boolean} keys       whether single keys are shortcuts
 * @property {boolean} cards      whether pointing at a thing shows its card
 * @property {boolean} onetap     whether one tap on the board makes a move; else the first shows its card
 * @property {boolean} slow       whether the moves of others are shown one after the other
 */

/** On a touch screen a finger slips easily, so what cannot be taken back is confirmed there. */
const TOUCH = window.matchMedia("(pointer: coarse)").matches;

/** @type {Settings} */
const DEFAULTS = { confirm: TOUCH ? "lasting" : "final", stay: "seconds", single: true, sound: false, motion: true, keys: true, cards: true, onetap: false, slow: true };

/** @returns {Settings} */
export function load() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Settings} settings */
export function save(settings) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing keeps the settings until the page is left.
  }
}

/**
 * Show the settings in a form and follow its changes.
 * @param {HTMLFormElement} form
 * @param {Settings} settings
 * @param {() => void} changed
 */
export function bind(form, settings, changed) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const key = /** @type {keyof Settings} */ (field.name);
    if (!(key in settings)) continue;
    if (field instanceof HTMLInputElement) field.checked = Boolean(settings[key]);
    else field.value = String(settings[key]);
    field.addEventListener("change", () => {
      const value = field instanceof HTMLInputElement ? field.checked : field.value;
      Object.assign(settings, { [key]: value });
      save(settings);
      changed();
    });
  }
}
