/** The service worker: shows notices, opens their table, and a page for times without a connection. It keeps no page of a game. */

const KEPT = "offline-1";
const OFFLINE = "/offline";
const ICON = "/icon/192.png";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.add(new Request(OFFLINE, { cache: "reload" }));
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.mode !== "navigate") return;
  const answer = async () => {
    try {
      return await fetch(event.request);
    } catch {
      return (await caches.match(OFFLINE)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});

/** An address of this site and no other. @param {unknown} url */
function ownPath(url) {
  return typeof url === "string" && url.startsWith("/") && !url.startsWith("//") ? url : "/";
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { id, title, text, url } = event.data.json();
  // The same id replaces a notification that was sent twice, without a second sound.
  const options = { body: text, tag: id, renotify: false, icon: ICON, data: { url: ownPath(url) } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const show = async () => {
    const url = ownPath(event.notification.data?.url);
    const pages = await worker.clients.matchAll({ type: "window" });
    const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === url);
    await (open ? open.focus() : worker.clients.openWindow(url));
  };
  event.waitUntil(show());
});

/**
 * The browser has got another address: tell the server, as whoever is signed in here. Where nobody is, nobody is called.
 * @param {{oldSubscription?: PushSubscription | null, newSubscription?: PushSubscription | null}} change
 */
async function renew({ oldSubscription, newSubscription }) {
  const answer = await fetch("/me/calls/key");
  if (!answer.ok) return;
  const { key, csrf } = await answer.json();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const fields = { csrf, old: oldSubscription?.endpoint ?? "", address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await fetch("/me/calls/renew", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew(event)));
