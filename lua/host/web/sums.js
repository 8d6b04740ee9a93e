// The points: how they grew, and what they were for.

import { el, svg, T } from "./dom.js";
import { Chart } from "./chart.js";
import { sumsRow, sumsTable } from "./details.js";

export function sums(table) {
  const { seats } = table, s = table.told();
  const scores = table.happenings().filter(e => e.kind === "score").map(e =>
    [e.answer, e.player, e.points, e.title, e.final]);
  const chart = svg("svg", { class: "chart", role: "img", "aria-label":
    T("page.chart") });
  const rows = el("table", { class: "sums" });
  const most = new Chart(chart, seats.map(seat => seat.colour), () => {})
    .draw(scores, s.answers);
  sumsTable(rows, scores, seats);
  rows.append(el("tfoot", {}, sumsRow(T("page.total"), s.scores)));
  return [el("h2", { text: T("page.chart") }),
    el("div", { class: "scaled" }, chart, el("span", { text: most }),
      el("span", { text: T("page.turn", s.turn) })),
    el("h2", { text: T("page.sums") }), rows, table.first > 0 &&
      el("p", { class: "soft", text: T("table.newest") })];
}
