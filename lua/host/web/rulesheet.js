// What is played with, over the board: a card for each module, or the rules
// that came with the table.

import { clear, el, keepPlace, paragraphs, svg, T } from "./dom.js";

export class RuleSheet {
  constructor(table) {
    this.table = table;
    this.element = el("div", { class: "house-card", hidden: true, role:
      "dialog", "aria-label": T("table.house") });
  }

  get open() { return !this.element.hidden; }
  close() {
    this.element.hidden = true;
    this.found = null;
  }

  // The rules that came with the table, as everybody may read them.
  async rules() {
    if (this.open) return this.close();
    const found = await this.table.act("house");
    if (!found) return;
    this.element.hidden = false;
    clear(this.element, el("button", { class: "plain close", text: "✕",
      "aria-label": T("table.close"), onclick: () => this.rules() }),
    el("h2", { text: T("table.house") }), found.rules.map(({ name, title,
      options }) => [el("h3", { text: title || name }), options.length > 0 &&
      el("ul", {}, options.map(option => el("li", { text: option.played ||
        `${option.help || option.name}: ${option.said ?? option.value}` })))]),
    Object.keys(found.files).sort().map(name => el("details", {},
      el("summary", { text: name }), el("pre", { text: found.files[name] }))));
    this.element.querySelector(".close").focus();
  }

  // What is played with: a card for each module, its pieces and its marks.
  async cards() {
    if (this.open) return this.close();
    this.found = await this.table.act("cards");
    if (!this.found) return;
    this.table.panels.makeRoom();
    this.table.history.play(false); // it would run on below
    this.element.hidden = false;
    this.drawCards();
    this.element.scrollTop = 0;
    this.element.querySelector(".close").focus();
  }
  drawCards() {
    const { pictures } = this.table;
    const entry = (url, name, about, kind, lit) => el("li", { class: kind },
      el("span", { class: "shown" }, url && el("img", { src: url, alt: "" }),
        lit), el("span", {}, el("b", { text: name }), about && el("span", {
        text: " – " + about })));
    keepPlace(this.element, () => clear(this.element, el("button", { class:
      "plain close", "data-act": "close", text: "✕", "aria-label":
      T("table.close"), onclick: () => this.cards() }),
    el("h2", { text: T("table.cards") }), this.contents(),
    this.found.map(card => el("section", { class: "rule-card", "data-card":
      card.name }, el("h3", { text: card.title || card.name }),
      card.about && el("p", { text: card.about }),
      card.how && paragraphs(card.how),
      el("ul", {}, card.pieces.map(({ symbol, title, about }) =>
        entry(pictures.symbol(symbol)?.url, title, about)),
      card.marks.map(({ type, title, about, segment }) => entry(type !==
        undefined && pictures.url(type, 0, 120), title, about, "mark",
      segment !== undefined && this.lit(type, segment)))),
      card.options.filter(o => o.played || o.value !== false).map(o =>
        el("p", { class: "soft played", text: o.played || (o.help || o.name) +
          (o.value === true ? "" : `: ${o.said ?? o.value}`) }))))));
  }
  // Which part of the tile is meant.
  lit(type, segment) {
    const [d, width] = this.table.pictures.type(type)?.outlines[segment] || [];
    if (!d) return null;
    const whole = svg("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" });
    svg("path", { d, class: width ? "glow line" : "glow", "stroke-width":
      width || undefined }, whole);
    return whole;
  }
  // Names of the cards, which lead to them.
  contents() {
    if (this.found.length < 2) return null;
    return el("nav", { class: "contents" }, this.found.map(card => el("button",
      { "data-key": card.name, text: card.title || card.name, onclick: () =>
        [...this.element.querySelectorAll(".rule-card")].find(e =>
          e.dataset.card === card.name).scrollIntoView({ block: "start" }) })));
  }
  // Pictures have come.
  pictured() { if (this.found) this.drawCards(); }
}
