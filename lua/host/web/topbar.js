// The bar above a table: what is played, how far it is, and what else can be
// looked at.

import { clear, el, T, whenReleased } from "./dom.js";

export class TopBar {
  // sheet: the RuleSheet of the table
  constructor(table, sheet) {
    this.table = table;
    this.sheet = sheet;
    this.element = el("header", { class: "bar" });
  }

  show() { whenReleased(this.element, () => this.draw()); }
  draw() {
    const { table, sheet } = this, { history } = table, s = table.told();
    this.element.classList.toggle("over", table.s.status === "over");
    // a sign, and a word where there is room
    const button = (kind, act, title, sign, onclick) => el("button", { class:
      kind, "data-act": act, title, onclick }, el("span", { "aria-hidden":
      "true", text: sign }), el("span", { class: "word", text:
      T("table.bar." + act) }));
    clear(this.element, el("a", { href: "#", class: "home", title:
      T("table.home"), "aria-label": T("table.home") }, el("img",
      { src: "/page/icon.svg", alt: "" })),
    el("h1", { text: s.title || "Tessera" }), el("span", { class: "turns" },
      T("page.turn", s.turn) + " · " + T("page.left", s.tiles_left)),
    s.watchers > 0 && el("span", { class: "soft watchers", title:
      T("table.watchers", s.watchers), text: "◉ " + s.watchers }),
    s.stranger && el("button", { class: "house-button", text:
      T("table.house"), onclick: () => sheet.rules() }),
    button("on-button common", "cards", T("table.cards"), "i", () =>
      sheet.cards()),
    table.goesOn() && button("on-button" + (s.stranger ? "" : " common"),
      "playground", T("table.playground"), "⚒", () => table.goOn()),
    !history.open && button("replay-button", "replay", T("table.replay"), "▶",
      () => history.start().catch(() => {})));
  }
}
