// The service worker: makes the page one that can be installed, and shows that
// it is somebody's turn. It keeps no files: the page is always the server's; it
// keeps what notices.js says of tables.

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", event => event.waitUntil(self.clients.claim()));
addEventListener("fetch", () => { /* as without a worker */ });

const PATIENCE = 10000; // ms to wait for the server

// How tables stand, in the order of their links; null where nobody says.
function glance(links) {
  return new Promise(done => {
    const found = links.map(() => null);
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") +
      "/socket", "tessera");
    let left = links.length;
    const end = () => {
      socket.close();
      done(found);
    };
    const timer = setTimeout(end, PATIENCE);
    socket.onopen = () => links.forEach((link, id) => socket.send(
      JSON.stringify({ jsonrpc: "2.0", id, method: "glance",
        params: { link } })));
    socket.onmessage = event => {
      const { id, result, error } = JSON.parse(event.data);
      if (id === undefined) return;
      found[id] = result || (error?.code === -32010 ? { status: "gone" } :
        null);
      if (--left === 0) socket.onclose();
    };
    socket.onclose = () => {
      clearTimeout(timer);
      end();
    };
  });
}

const show = ({ words, title, link }) => self.registration.showNotification(
  words, { body: title, tag: link, renotify: true, icon: "/page/icon.svg",
    data: { link } });

// Word has come that it is somebody's turn, not at which table: the server is
// asked. Each turn is told once; where the server is not to be reached, that
// there was word.
async function tell() {
  const cache = await caches.open("turns"), keys = await cache.keys();
  const tables = await Promise.all(keys.map(async key =>
    (await cache.match(key)).json()));
  if (tables.length === 0) return;
  const [found, windows] = await Promise.all([glance(tables.map(table =>
    table.link)), self.clients.matchAll({ type: "window" })]);
  if (found.every(at => at === null)) return show({ ...tables.at(-1),
    title: "Tessera", link: "" });
  for (const [i, table] of tables.entries()) {
    const at = found[i];
    if (["over", "gone"].includes(at?.status)) await cache.delete(keys[i]);
    if (!at || at.player !== at.seat || at.since === table.told) continue;
    await cache.put(keys[i], new Response(JSON.stringify({ ...table,
      told: at.since })));
    if (!windows.some(client => client.visibilityState === "visible" &&
      client.url.includes("#" + table.link))) await show(table);
  }
}
addEventListener("push", event => event.waitUntil(tell()));

// A tap leads to the table: to its window, else to a new one.
addEventListener("notificationclick", event => {
  const { link } = event.notification.data;
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(all => {
    const known = all.find(client => client.url.includes("#" + link));
    return known ? known.focus() : self.clients.openWindow("/#" + link);
  }));
});
