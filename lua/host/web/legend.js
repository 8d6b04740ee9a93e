// What the kinds of lit cells are, the piece on some of them, and the numbers
// and letters beside places: said beside the question in the first games,
// through all of each, and not any more when it has been read so often that it
// only takes room.

import { el, memory, T } from "./dom.js";

const READ = 3; // games

export class Legend {
  constructor(table) {
    this.table = table;
    this.known = {}; // whether what a key means is said at this table
  }

  draw() {
    const { decision } = this.table;
    if (this.decision !== decision) {
      this.decision = decision;
      this.keys = this.kinds().filter(key => this.isNew(key));
    }
    return this.keys.length > 0 && el("div", { class: "legend soft" },
      this.keys.map(key => el("span", {}, this.sign(key), T("table.lit." +
        key, this.title()))));
  }
  // Both kinds of cells for each tile that can be turned, whether there are both
  // as it lies now or not.
  kinds() {
    const { decision } = this.table, open = decision.open();
    if (!decision.placing) {
      const has = what => open.some(({ target }) => target.shape === "spot" &&
        target.options.some(what));
      return [...has(o => o.worth) ? ["worth"] : [], ...has(o => o.mark) ?
        ["mark"] : []];
    }
    const cells = open.filter(o => o.target.shape === "cell");
    this.piece = cells.map(o => decision.cost(o.target)).find(Boolean);
    return [...decision.turns().length > 1 ? ["fits", "dim"] : [],
      ...this.piece ? ["spends"] : []];
  }
  // What the piece is called.
  title() {
    const { s } = this.table;
    return s.supplies.flat().find(([symbol]) => symbol === this.piece)?.[2] ||
      "";
  }
  isNew(key) {
    if (this.known[key] === undefined) {
      const told = memory.get("legend", {});
      told[key] = (told[key] || 0) + 1;
      memory.set("legend", told);
      this.known[key] = told[key] <= READ;
    }
    return this.known[key];
  }
  sign(key) {
    if (key === "worth") return el("i", { class: "bubble", text: "+1" });
    if (key === "mark") return el("b", { text: "a" });
    if (key !== "spends") return el("i", { class: key, "aria-hidden": "true" });
    const symbol = this.table.pictures.symbol(this.piece);
    return symbol && el("img", { src: symbol.url, alt: "", class: "mini" });
  }
}
