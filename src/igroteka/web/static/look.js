/** How this page looks: its theme, and how pictures should be drawn for it. */

export const NARROW = window.matchMedia("(max-width: 700px)");
export const NIGHT = window.matchMedia("(prefers-color-scheme: dark)");

/** The theme in force. @returns {string} */
export function theme() {
  return document.documentElement.dataset.theme ?? "auto";
}

/** How pictures should look here. @returns {{dark: boolean}} */
export function look() {
  return { dark: theme() === "auto" ? NIGHT.matches : theme() === "dark" };
}
