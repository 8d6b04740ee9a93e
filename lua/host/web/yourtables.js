// Tables made or joined on this device.

import { ago, clear, el, memory, T } from "./dom.js";

const KEPT = 12;

// Remembers a table on this device, the newest first.
export function keep(entry) {
  const others = memory.get("tables", []).filter(t => t.table !== entry.table);
  const known = memory.get("tables", []).find(t => t.table === entry.table);
  memory.set("tables", [{ ...known, ...entry }, ...others].slice(0, KEPT));
}

// Says of each table whose turn it is and since when, or how it ended.
async function look(client, rows) {
  for (const [t, title, state] of rows) {
    const now = await client.call("glance", { link: t.link })
      .catch(problem => problem);
    if (!now.status) { // the line is down, or the table is gone
      if (now.code) state.textContent = now.message;
      continue;
    }
    if (now.title) title.textContent = now.title;
    const seats = now.seats || [], mine = now.player === now.seat &&
      now.seat >= 0;
    const names = seats.map(seat => seat.name).join(", ");
    const told = now.result || (now.status === "asking" ? mine ?
      T("table.mine") : seats[now.player] && T("table.turn.of",
        seats[now.player].name) : T("table.status." + now.status));
    state.textContent = [told, names || (t.names || []).join(", "),
      ago(now.since || t.at)].filter(Boolean).join(" · ");
    state.classList.toggle("mine", now.status === "asking" && mine);
  }
}

// Takes a table from the list, until it is put back.
function forget(t, row) {
  const was = memory.get("tables", []), parts = [...row.childNodes];
  memory.set("tables", was.filter(other => other.link !== t.link));
  clear(row, el("span", { class: "soft", text: T("table.forgotten", t.title ||
    "Tessera") }), el("button", { text: T("table.keep"), onclick: () => {
    memory.set("tables", was);
    clear(row, parts);
  } }));
}

// The tables as a part of the page, or null.
export function yourTables(client) {
  const tables = memory.get("tables", []);
  if (!tables.length) return null;
  const rows = tables.map(t => [t, el("a", { href: "#" + t.link, text:
    t.title || "Tessera" }), el("span", { class: "soft", text:
    (t.names || []).join(", ") + " · " + ago(t.at) })]);
  look(client, rows);
  return el("section", {}, el("h2", { text: T("table.yours") }),
    el("ul", { class: "yours" }, rows.map(([t, title, state]) => el("li",
      { "data-table": t.table }, title, " ", state, el("button", { class:
        "plain", text: "✕", title: T("table.forget"), "aria-label":
        T("table.forget"), onclick: event => forget(t,
        event.target.closest("li")) })))));
}
