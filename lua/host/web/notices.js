// Notifications of the device that it is one's turn, if the user wants them.

import { memory } from "./dom.js";

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

// Turns it on or off; true when it is on.
export async function wantNotices(on) {
  memory.set("notify", on && await Notification.requestPermission() ===
    "granted");
  return notifies();
}

// Notifies a user who looks elsewhere. The next notification of a table replaces
// the last one.
export async function notify(title, body, link) {
  if (!notifies() || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: link, renotify: true,
    icon: "/page/icon.svg", data: { link } });
}
