// What can be set and done at a table beside the game.

import { badge, el, finger, memory, T } from "./dom.js";
import { linksPanel, linkOf } from "./links.js";
import { readFiles } from "./rulefiles.js";
import { settingsPanel } from "./settings.js";

async function save(table) {
  const found = await table.act("export");
  if (!found) return;
  const link = el("a", { download: "game.save", href:
    URL.createObjectURL(new Blob([found.text], { type: "text/plain" })) });
  link.click();
}

// The bot that plays for somebody, where the host has it.
const STAND_IN = "normal";

// Gives the own seat to a bot, or takes it back.
function standIn(table) {
  const { seat } = table.s, bot = table.seats[seat].bot;
  return el("button", { "data-act": bot ? "from-bot" : "to-bot", text: T(bot ?
    "table.takeback" : "table.leave.bot"), onclick: async () => {
    const level = table.hello.bots.find(known => known.name === STAND_IN) ||
      table.hello.bots[0];
    if (!await table.act("seat", { seat, ...bot ? { human: true } :
      { bot: level.name } })) return;
    table.panels.makeRoom(); // to see it play
    if (!bot) table.toast(T("table.bot.plays", level.title || level.name));
  } });
}

// sheet: the RuleSheet of the table
export function tableMenu(table, sheet) {
  const { s, seats } = table;
  const kept = memory.get("tables", []).find(t => t.table === s.table);
  const by = finger() ? "table.fingers" : "table.keys";
  const name = el("input", { type: "text", maxlength:
    table.hello.limits.name, value: seats[s.seat]?.name || "",
  "aria-label": T("table.name") });
  // what is needed most comes first
  return [
    el("h2", { text: T("table.game") }),
    el("div", { class: "actions" },
      el("button", { "data-act": "cards", text: T("table.cards"), onclick:
        () => sheet.cards() }),
      s.seat >= 0 && s.status !== "asking" && s.given && el("button",
        { "data-act": "undo", text: T("table.act.undo"), onclick: () =>
          table.undo() }),
      el("button", { "data-act": "replay", text: T("table.replay"),
        onclick: () => table.history.start().catch(() => {}) }),
      s.seat >= 0 && s.status === "asking" && standIn(table),
      el("button", { "data-act": "save", text: T("table.save"),
        onclick: () => save(table) })),
    kept?.links && [el("h2", { text: T("table.links") }),
      linksPanel(kept.links, seats)],
    !kept?.links && [el("h2", { text: T("table.link.own") }), el("input",
      { type: "text", readonly: true, class: "link", value:
        linkOf(table.secret), "aria-label": T("table.link.own") })],
    el("h2", { text: T("table.settings") }),
    settingsPanel(table.hello, () => {
      table.standing();
      table.board.draw();
      table.light(); // hints come, or go, with this question
    }),
    s.seat >= 0 && [el("h2", { text: T("table.self") }), el("form", { class:
      "say", onsubmit: event => {
      event.preventDefault();
      memory.set("name", name.value.trim());
      table.act("seat", { seat: s.seat, name: name.value.trim() });
    } }, name, el("button", { text: T("table.rename") })),
    el("div", { class: "colours" }, table.hello.colours.map(
      (colour, n) => el("button", { class: "swatch", disabled: seats.some(
        seat => seat.number === n), "aria-label": T("table.colour") + " " +
        (n + 1), title: T("table.colour"), onclick: () => table.act("seat",
        { seat: s.seat, colour: n }) }, badge(colour, n))))],
    s.maker && s.stranger && [el("h2", { text: T("table.renew") }),
      el("input", { type: "file", accept: ".lua", multiple: true,
        "aria-label": T("table.renew"), onchange: async event => {
          const files = await readFiles(event.target.files);
          table.act("rules", { files });
        } })],
    el("h2", { text: T(by) }),
    el("p", { class: "soft", text: T(by + ".about") })];
}
