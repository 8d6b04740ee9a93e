// What stands on the board, as if it were scored now: by kind of feature, and
// the points with it.

import { sumsHead, sumsRow } from "./details.js";
import { clear, el, T } from "./dom.js";

export class Standing {
  constructor(table) {
    this.table = table;
    this.element = el("div", { class: "standing" });
  }

  // The element, filled as soon as it is known for this position; empty where
  // nothing stands any more, and where another position is shown.
  show() {
    const { table } = this, { answers, status } = table.s;
    if (status === "over" || table.history.open) {
      this.asked = null;
      return clear(this.element);
    }
    if (this.asked !== answers) {
      this.asked = answers;
      table.act("held").then(rows => {
        if (this.asked === answers) this.fill(rows || []);
      });
    }
    return this.element;
  }
  fill(rows) {
    const { seats, s } = this.table;
    const sums = seats.map((_, seat) => rows.reduce((all, row) => all +
      row.points[seat], s.scores[seat]));
    clear(this.element, rows.length > 0 && [el("h2", { text:
      T("page.standing") }), el("table", { class: "sums" }, sumsHead(seats),
      el("tbody", {}, rows.map(row => sumsRow(row.title, row.points))),
      el("tfoot", {}, sumsRow(T("page.with_standing"), sums)))]);
  }
}
