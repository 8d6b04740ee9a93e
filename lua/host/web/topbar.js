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
    clear(this.element, el("a", { href: "#", class: "home", title:
      T("table.home"), "aria-label": T("table.home") }, el("img",
      { src: "/page/icon.svg", alt: "" })),
    el("h1", { text: s.title || "Tessera" }), el("span", { class: "turns" },
      T("page.turn", s.turn) + " · " + T("page.left", s.tiles_left)),
    s.watchers > 0 && el("span", { class: "soft watchers", title:
      T("table.watchers", s.watchers), text: "◉ " + s.watchers }),
    s.stranger && el("button", { class: "house-button", text:
      T("table.house"), onclick: () => sheet.rules() }),
    el("button", { class: "on-button common", "data-act": "cards", title:
      T("table.cards"), "aria-label": T("table.cards"), text: "i", onclick: () =>
        sheet.cards() }),
    table.goesOn() && el("button", { class: "on-button" + (s.stranger ? "" :
      " common"), "data-act": "playground", title: T("table.playground"),
    "aria-label": T("table.playground"), text: "⚒", onclick: () =>
      table.goOn() }),
    !history.open && el("button", { class: "replay-button", title: T("table.replay"),
      "aria-label": T("table.replay"), text: "▶", onclick: () =>
        history.start().catch(() => {}) }));
  }
}
