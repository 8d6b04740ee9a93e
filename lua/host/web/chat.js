// What was said at the table, and where to say something.

import { badge, clear, el, memory, named, T } from "./dom.js";

const LINES = 200;

// Fills the panel; what is being written stays.
export function talk(table, panel) {
  const { chat, seats, s } = table;
  const old = panel.querySelector(".say input");
  const kept = old?.value || "", focused = old === document.activeElement;
  const list = el("ul", { class: "chat" }, chat.slice(-LINES).map(row =>
    el("li", { class: row.seat >= 0 && row.seat === s.seat ? "own" : "" },
      badge(seats[row.seat]?.colour || "#888", seats[row.seat]?.number ??
        -1), named(seats[row.seat]?.name || row.name ||
        T("table.talk.watcher"), "who"), row.seat < 0 && row.name &&
        el("span", { class: "soft", text: ` (${T("table.talk.watcher")})` }),
      ": ", named(row.text))));
  const field = el("input", { type: "text", maxlength:
    table.hello.limits.chat, "aria-label": T("table.say"), placeholder:
    T("table.say"), autocomplete: "off" });
  field.value = kept;
  const form = el("form", { class: "say", onsubmit: async event => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const name = s.seat < 0 && memory.get("name", "") || undefined;
    if (!await table.act("chat", { text, name })) field.value = text;
  } }, field, el("button", { text: "➤", "aria-label": T("table.send") }));
  clear(panel, list, (s.seat >= 0 || s.talk) && form);
  list.lastElementChild?.scrollIntoView({ block: "nearest" });
  if (focused) field.focus();
}
