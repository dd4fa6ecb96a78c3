/** Passkeys: the browser is asked, and its answer goes into the form. */

import { data } from "./page.js";

/** @param {string} text  base64url @returns {Uint8Array<ArrayBuffer>} */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null} buffer */
function text(buffer) {
  if (!buffer) return null;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {any[] | undefined} list */
function keys(list) {
  return (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
}

/** Ask for a new passkey, or for one that the device has. @param {string} kind @param {any} options */
async function ask(kind, options) {
  const common = { ...options, challenge: bytes(options.challenge) };
  if (kind === "create") {
    const user = { ...options.user, id: bytes(options.user.id) };
    const excludeCredentials = keys(options.excludeCredentials);
    return navigator.credentials.create({ publicKey: { ...common, user, excludeCredentials } });
  }
  return navigator.credentials.get({ publicKey: { ...common, allowCredentials: keys(options.allowCredentials) } });
}

/** What the server is sent. @param {any} made  a PublicKeyCredential */
function answer(made) {
  const { response } = made;
  const parts = {
    clientDataJSON: text(response.clientDataJSON),
    ...(response.attestationObject
      ? { attestationObject: text(response.attestationObject), transports: response.getTransports?.() ?? [] }
      : {
          authenticatorData: text(response.authenticatorData),
          signature: text(response.signature),
          userHandle: text(response.userHandle),
        }),
  };
  const results = made.getClientExtensionResults();
  return JSON.stringify({
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: parts,
    clientExtensionResults: results,
  });
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const failed = form.querySelector("[data-failed]");
  if (failed instanceof HTMLElement) failed.hidden = true;
  try {
    const made = await ask(form.dataset.passkey ?? "", data("passkey"));
    if (!made) throw new Error("the device has no passkey");
    const field = form.elements.namedItem("answer");
    if (field instanceof HTMLInputElement) field.value = answer(made);
    form.submit();
  } catch {
    if (failed instanceof HTMLElement) failed.hidden = false;
  }
}

if ("PublicKeyCredential" in window) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    if (!(form instanceof HTMLFormElement)) continue;
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}
