/** Being called: the time zone of this device, its browser as a place to be called at, and the site as an app. */

import { fillZones } from "./clockform.js";

fillZones();

/** @param {string} text  base64url */
function bytes(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Ask the browser, and send its answer. @param {HTMLFormElement} form */
async function subscribe(form) {
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key cannot be used any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(form.dataset.push ?? ""),
  });
  const { endpoint, keys } = made.toJSON();
  for (const [name, value] of Object.entries({ address: endpoint, ...keys })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value ?? "";
  }
  form.submit();
}

const form = document.querySelector("form[data-push]");
if (form instanceof HTMLFormElement) {
  const isAble = "serviceWorker" in navigator && "PushManager" in window;
  form.hidden = !isAble;
  const unable = document.querySelector("[data-push-none]");
  if (unable instanceof HTMLElement) unable.hidden = isAble;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const failed = form.querySelector("[data-failed]");
    if (failed instanceof HTMLElement) failed.hidden = true;
    subscribe(form).catch(() => {
      if (failed instanceof HTMLElement) failed.hidden = false;
    });
  });
}

const install = document.querySelector("[data-install]");
window.addEventListener("beforeinstallprompt", (event) => {
  if (!(install instanceof HTMLElement)) return;
  event.preventDefault();
  install.hidden = false;
  install.onclick = () => {
    install.hidden = true;
    void navigator.serviceWorker?.register("/worker.js");
    void (/** @type {any} */ (event).prompt());
  };
});
