// Word from the device that it is one's turn, where somebody has asked for it.

import { memory } from "./dom.js";

const there = () => "Notification" in globalThis &&
  navigator.serviceWorker !== undefined;

// Makes the page known to the device.
export function install() {
  navigator.serviceWorker?.register("/service.js").catch(() => {});
}
// Can the device give notice, and is it to?
export const canNotify = there;
export const notifies = () => there() && memory.get("notify", false) &&
  Notification.permission === "granted";

// Turns it on or off; true when it is on.
export async function wantNotices(on) {
  memory.set("notify", on && await Notification.requestPermission() ===
    "granted");
  return notifies();
}

// Says something about a table to who is looking elsewhere. The next word about
// the same table takes its place.
export async function notify(title, body, link) {
  if (!notifies() || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: link, renotify: true,
    icon: "/page/icon.svg", data: { link } });
}
