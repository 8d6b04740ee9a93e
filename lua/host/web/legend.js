// What the kinds of lit cells are, and the piece on some of them: said beside
// the question until it has been read so often that it only takes room.

import { el, memory, T } from "./dom.js";

const READ = 6;

export class Legend {
  constructor(table) { this.table = table; }

  draw() {
    const { decision } = this.table;
    if (!decision.placing) return null;
    if (this.decision !== decision) {
      this.decision = decision;
      this.keys = this.kinds().filter(key => this.isNew(key));
    }
    return this.keys.length > 0 && el("div", { class: "legend soft" },
      this.keys.map(key => el("span", {}, this.sign(key), T("table.lit." +
        key))));
  }
  // As the tile is turned now: both kinds of cells, if there are both.
  kinds() {
    const { decision } = this.table;
    const cells = decision.open().filter(o => o.target.shape === "cell");
    const both = cells.some(o => o.fits) && cells.some(o => !o.fits);
    this.piece = cells.map(o => decision.cost(o.target)).find(Boolean);
    return [...both ? ["fits", "dim"] : [], ...this.piece ? ["spends"] : []];
  }
  isNew(key) {
    const told = memory.get("legend", {});
    told[key] = (told[key] || 0) + 1;
    memory.set("legend", told);
    return told[key] <= READ;
  }
  sign(key) {
    if (key !== "spends") return el("i", { class: key, "aria-hidden": "true" });
    const symbol = this.table.pictures.symbol(this.piece);
    return symbol && el("img", { src: symbol.url, alt: "", class: "mini" });
  }
}
