// What happened and what things are worth, as parts of a page.

import { badge, clear, el, named, T } from "./dom.js";

// So many cells of a feature are named: all of them are marked on the board.
const CELLS = 6;

// A seat with its mark. seats: { name, colour, number } by seat.
export function seatMark(seats, seat) {
  const known = seats[seat];
  if (!known) return named(T("page.chance"), "seat-name");
  return el("span", { class: "seat-mark" }, badge(known.colour, known.number),
    named(known.name, "seat-name"));
}

// The terms of a score: [name, count, points, module, times]…; "pennants: 2 × 2
// = 4" where each is worth more than a point, "tiles 3 × kinds 2 = 6" where one
// multiplies the others.
export function terms(items) {
  const factor = items.find(item => item[4]);
  const others = items.filter(item => item !== factor);
  const said = others.map(([name, count, points]) => count && points % count ===
    0 && Math.abs(points / count) !== 1 ?
    `${name}: ${count}\u00a0×\u00a0${points / count}\u00a0=\u00a0${points}` :
    `${name} ${points}`).join(" + ");
  if (!factor) return said;
  const [only] = others, plain = others.length === 1 && only[1] === only[2];
  const sum = items.reduce((all, item) => all + item[2], 0);
  return `${plain ? said : `(${said})`} × ${factor[0]} ${factor[1]} = ${sum}`;
}

// How many figures of a feature each seat has, where several have some.
export const bySeat = (list, seats) => list.map(([seat, count]) => el("span",
  { class: "by-seat" }, seatMark(seats, seat), " " + count));

// What is known of a feature, and where it lies.
export function featureCard(box, f, seats, cells) {
  const rows = [];
  const row = (key, ...value) => rows.push(el("dt", { text: T(key) }),
    el("dd", {}, ...value));
  const grows = f.tiles > 1 || f.open > 0; // a monastery never does
  if (grows) row("page.tiles", String(f.tiles));
  if (f.complete) rows.push(el("dt", { text: T("page.complete") }),
    el("dd", { text: "✓" }));
  else if (grows) row("page.open", String(f.open));
  const shares = bySeat(f.by_seat || [], seats);
  row("page.figures", ...shares.length ? shares : [String(f.figures)]);
  row("page.owner", f.holders.length ?
    f.holders.map(seat => seatMark(seats, seat)) : T("page.nobody"));
  const values = f.worth.map(([, points]) => points);
  if (f.any !== undefined && !values.length) values.push(f.any);
  // whoever had it has been paid
  if (!f.complete || f.figures) {
    row("page.worth", [...new Set(values)].join(" / "));
  }
  clear(box, el("p", { class: "aside cells", text: cells.slice(0, CELLS).join(
    "  ") + (cells.length > CELLS ? " …" : "") }), el("h2", { text: f.title }), el("dl", { class: "facts" }, rows),
    (f.told || []).map(([name, text]) => el("p", { class: "told" },
      el("b", { text: name }), " – " + text)),
    f.why && el("p", { class: "why", text: f.why }));
}

// What is known of a figure, above what is known of the feature that it stands
// on, which says what that is worth.
export function figureCard(box, { title, owner, told, points, items }, seats,
  below) {
  const said = terms(items || []);
  const again = (below?.told || []).some(([, text]) => text === told);
  box.prepend(...[el("h2", { class: "piece-of" }, owner >= 0 && seatMark(seats,
    owner), title), told && !again && el("p", { class: "told", text: told }), !below &&
    points !== undefined && el("dl", { class: "facts" }, el("dt", { text:
    T("page.worth") }), el("dd", { text: points + (said && ` (${said})`) }))]
    .filter(Boolean));
}

// A line of the log. entry: { seat, text, title?, picture?, points?, items?,
// reason?, old? }
export function logLine(entry, seats, light) {
  const known = seats[entry.seat];
  const mark = badge(known ? known.colour : "var(--soft)",
    known ? known.number : -1);
  if (entry.points === undefined) {
    return el("li", { class: entry.old ? "old" : "", title: entry.title ||
      "", onclick: light }, entry.picture && el("img", { src: entry.picture,
      alt: "", class: "mini" }), mark, named(entry.text));
  }
  const who = named(known ? known.name : T("page.chance"));
  const line = el("li", { class: "score-line" + (entry.old ? " old" : ""),
    tabindex: 0 }, mark, entry.points ? [el("b", { text: (entry.points > 0 ?
      "+" : "") + entry.points }), " ", who, ": " + entry.reason] : [who,
      ": " + T("page.nothing", entry.reason)]);
  const [only] = entry.items;
  // which may say no more than the line does, such as castle 5
  const said = entry.items.length === 1 && only[0] === entry.reason &&
    (only[1] <= 1 || Math.abs(only[2]) === only[1]) ? "" : terms(entry.items);
  if (said) {
    line.append(el("span", { class: "terms", text: said,
      title: entry.items.map(item => item[3]).join(", ") }));
  }
  line.addEventListener("click", light);
  line.addEventListener("keydown", event => {
    if (event.key === "Enter") light();
  });
  return line;
}

// A row of points: what for, and those of each seat.
export const sumsRow = (head, cells, kind) => el("tr", { class: kind },
  el("th", { scope: "row", text: head }), cells.map(n => el("td", { text: n })));

// Whose points stand in which column.
export const sumsHead = seats => el("thead", {}, el("tr", {}, el("td"),
  seats.map(seat => el("th", { scope: "col", title: seat.name },
    badge(seat.colour, seat.number, seat.name)))));

// Points by reason and seat, from [answer, seat, points, reason, final]…: what
// came in play, and at the end.
export function sumsTable(table, scores, seats) {
  const parts = [new Map(), new Map()], total = parts.map(() => seats.map(() =>
    0));
  for (const [, seat, points, reason, final] of scores) {
    if (seat < 0) continue;
    const n = final ? 1 : 0, sums = parts[n];
    if (!sums.has(reason)) sums.set(reason, seats.map(() => 0));
    sums.get(reason)[seat] += points;
    total[n][seat] += points;
  }
  if (!parts.some(sums => sums.size)) return clear(table);
  const body = (sums, n) => sums.size > 0 && el("tbody", {}, parts[1].size > 0
    && sumsRow(T(n ? "table.sums.end" : "table.sums.play"), total[n], "part"),
  [...sums].map(([reason, cells]) => sumsRow(reason, cells)));
  return clear(table, sumsHead(seats), parts.map(body));
}
