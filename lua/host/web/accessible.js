// The board and the options as lists with names, for those who hear the page
// or would rather read.

import { clear, el, keepPlace, named, T } from "./dom.js";
import { verdict } from "./happenings.js";
import { Surroundings } from "./surroundings.js";

const MOST = 400; // tiles listed unless all are wanted
const PICTURED = 200; // answers shown where they are

export class Lists {
  constructor(table) {
    this.table = table;
    this.element = el("div", { class: "lists" });
    this.around = new Surroundings(table.pictures);
    this.all = false;
  }

  show() {
    const { decision, s } = this.table, { element } = this;
    this.around.begin(s.tiles);
    keepPlace(element, () => clear(element, this.options(), this.figures(),
      this.tiles()));
    this.around.draw();
    // another question is read from its first answer
    if (decision && decision !== this.decision && element.parentNode) {
      element.parentNode.scrollTop = 0;
    }
    this.decision = decision;
  }

  options() {
    const { decision } = this.table;
    const head = el("h2", { text: T("table.list.options") });
    if (!decision) return [head, verdict(this.table) || el("p", { class: "soft",
      text: T("table.list.none") })];
    const options = [];
    for (const { target } of decision.open()) {
      for (const option of decision.fitting(target)) {
        options.push([target, option]);
      }
    }
    for (const option of decision.list) options.push([null, option]);
    const all = options.map(([, option]) => option);
    return [head, this.asked(), all.some(({ kind }) => kind ===
      "place") && el("p", { class: "soft", text: T("table.list.cells") }),
    el("ol", { class: "option-list" }, options.map(
      ([target, option], i) => el("li", {}, el("button", { class:
        decision.chosen?.option === option ? "on" : "", "data-index":
        option.index, onclick: () => this.pick(option, target) },
      target && i < PICTURED && this.around.of(target, option),
      this.table.brief(option, all) + (option.worth ? " · " +
        T("table.worth", option.worth) : "")))))];
  }

  // On a phone the list goes away, for the board that shows what is chosen.
  pick(option, target) {
    this.table.panels.makeRoom();
    this.table.choosing.pickOption(option, target);
  }

  // What is asked about, as the tray has it: the tiles in hand, and what rules
  // name.
  asked() {
    const { decision, pictures, tray } = this.table;
    return el("div", { class: "asked" }, decision.hand.map(type => el("img", {
      class: "lot", src: pictures.url(type, decision.type === type ?
        decision.turn : 0, 160), alt: T("table.tile",
        pictures.type(type)?.words || "") })), tray.subject());
  }

  figures() {
    const { s, seats } = this.table;
    return s.figures.length > 0 && [el("h2", { text: T("table.list.figures") }), el("ul", {},
      s.figures.map(([, symbol, , , , , , title, tile]) => {
        const owner = +symbol.split("/")[1], at = s.tiles[tile];
        return el("li", {}, title, owner >= 0 ? [" (",
          named(seats[owner].name), ")"] : "", at ? ` ${at[1]},${at[2]}` : "");
      }))];
  }

  tiles() {
    const { s, pictures } = this.table;
    const from = this.all ? 0 : Math.max(0, s.tiles.length - MOST);
    const items = s.tiles.slice(from).map(([type, x, y, turn], i) => {
      const what = pictures.type(type)?.words; // none where nothing is
      return el("li", { text: `${x},${y}: ${what ? what + " " : ""}` +
        T("table.turned", 90 * turn), "data-tile": from + i });
    });
    return [el("h2", { text: T("table.list.tiles", s.tiles.length) }),
      el("ul", {}, items.reverse()), from > 0 && el("button", { text:
        T("table.list.all"), onclick: () => {
          this.all = true;
          this.show();
        } })];
  }
}
