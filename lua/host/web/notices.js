// Notifications of the device that it is one's turn, if the user wants them:
// by this page while it is open, by the service worker when it is closed and
// the server can wake it (Web Push).

import { memory, T } from "./dom.js";

const there = () => "Notification" in globalThis &&
  navigator.serviceWorker !== undefined;

// Makes the page known to the device.
export function install() {
  navigator.serviceWorker?.register("/serviceworker.js").catch(() => {});
}
// Can the device notify, and does the user want it?
export const canNotify = there;
export const notifies = () => there() && memory.get("notify", false) &&
  Notification.permission === "granted";

// Can the device be woken by this server?
export const canWake = hello => Boolean(hello.push) && there() &&
  "PushManager" in globalThis;

// Turns it on or off; true when it is on.
export async function wantNotices(on) {
  memory.set("notify", on && await Notification.requestPermission() ===
    "granted");
  const worker = !on && await navigator.serviceWorker.getRegistration();
  const known = worker && await worker.pushManager?.getSubscription();
  if (known) { // the service then says so to the server
    await known.unsubscribe();
    await caches.delete(TURNS);
  }
  if (notifies()) await wake(seat);
  return notifies();
}

// What the service worker has to know of tables, by their links.
const TURNS = "turns", TABLES = 20;

// The seat that this page is at: { hello, link, title, tell(address) }.
let seat = null;

const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(
  /_/g, "/")), letter => letter.charCodeAt(0));

// How the maker of the browser reaches it on behalf of this server.
async function address(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const own = known?.options.applicationServerKey;
  if (own && String(new Uint8Array(own)) === String(key)) return known.endpoint;
  await known?.unsubscribe(); // it belongs to another server's key
  return (await pushManager.subscribe({ userVisibleOnly: true,
    applicationServerKey: key })).endpoint;
}

// From now on whoever sits there is told also when the page is closed.
export async function wake(at) {
  seat = at;
  if (!at || !notifies() || !canWake(at.hello)) return;
  const { link, title } = at, cache = await caches.open(TURNS);
  await cache.delete("/turn/" + link);
  await cache.put("/turn/" + link, new Response(JSON.stringify({ link, title,
    words: T("table.mine") })));
  for (const old of (await cache.keys()).slice(0, -TABLES)) {
    await cache.delete(old);
  }
  await at.tell(await address(bytes(at.hello.push)));
}

// Notifies a user who looks elsewhere. The next notification of a table replaces
// the last one.
export async function notify(title, body, link) {
  if (!notifies() || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: link, renotify: true,
    icon: "/page/icon.svg", data: { link } });
}
