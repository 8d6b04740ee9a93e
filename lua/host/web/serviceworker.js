// The service worker: makes the page one that can be installed, and shows that
// it is somebody's turn. It keeps no files: the page is always the server's.

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", event => event.waitUntil(self.clients.claim()));
addEventListener("fetch", () => { /* as without a worker */ });

// A tap leads to the table: to its window, else to a new one.
addEventListener("notificationclick", event => {
  const { link } = event.notification.data;
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(all => {
    const known = all.find(client => client.url.includes("#" + link));
    return known ? known.focus() : self.clients.openWindow("/#" + link);
  }));
});
