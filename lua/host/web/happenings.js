// The log: what happened, the newest first, and how it ended.

import { el, named, T } from "./dom.js";
import { logLine, seatMark } from "./details.js";

const LINES = 200;

// How the game ended, once that is told.
export function verdict({ s, seats, history, finale, tray }) {
  if (s.status === "asking" || history.open || finale.on) return null;
  return el("div", { class: "verdict" }, el("strong", { text:
    tray.verdict() }), ranking(s, seats));
}
// The seats by their points; those that have the same share a place. Not where
// who wins is decided otherwise, as among those who play together.
function ranking({ status, scores, winners = [] }, seats) {
  const place = seat => 1 + scores.filter(n => n > scores[seat]).length;
  if (status !== "over" || seats.length < 2 || !winners.length || !seats.every(
    (_, seat) => winners.includes(seat) === (place(seat) === 1))) return null;
  const order = seats.map((_, seat) => seat).sort((a, b) => scores[b] -
    scores[a]);
  return el("ol", { class: "ranking", "aria-label": T("table.ranking") },
    order.map(seat => el("li", { "data-place": place(seat) }, el("span",
      { class: "place-number", text: place(seat) + "." }),
    seatMark(seats, seat), el("b", { text: scores[seat] }))));
}

// The last lines.
export function log(table) {
  const { turn } = table.told();
  const list = el("ul", { class: "log" });
  const end = table.s.status === "over" && table.events.at(-1)?.answer;
  // what lies there from the start was laid by nobody
  const shown = table.happenings().filter(e => e.text && (e.kind !== "placed" ||
    e.answer > 0 && e.player >= 0)).slice(-LINES).reverse();
  const last = shown[0]?.answer, { history } = table;
  // whose turn it was: of who laid the first tile in it
  const movers = new Map();
  for (const e of table.happenings()) {
    if (e.kind === "placed" && e.player >= 0 && !movers.has(e.turn)) {
      movers.set(e.turn, e.player);
    }
  }
  const part = e => e && (e.final ? "final" : e.turn);
  shown.forEach((e, i) => {
    if (e.turn > 0 && part(e) !== part(shown[i - 1])) {
      list.append(el("li", { class: "turn-of" }, e.final ? T("table.counted") :
        [T("page.turn", e.turn), movers.has(e.turn) && [" · ", named(table
          .seats[movers.get(e.turn)].name)]]));
    }
    // beside the first line of an answer
    const cost = history.open && shown[i + 1]?.answer !== e.answer &&
      history.review.inLog(e.answer);
    const score = e.kind === "score";
    const laid = e.kind === "placed" && table.s.tiles[e.tile];
    const lost = e.kind === "discard" && e.type !== undefined;
    // what is taken off the board when the game is over went home for nothing
    const vain = e.kind === "returned" && e.answer === end;
    const pictured = lost || e.brief;
    const line = logLine({ seat: e.player, text: laid ? T("table.laid",
      table.seats[e.player]?.name || T("page.chance")) : lost ?
      T("table.discarded") : vain ? T("page.nothing", e.text) : e.brief ||
      e.text, old:
      e.turn !== turn && e.answer !== last, title: e.text, picture:
      laid ? table.pictures.url(laid[0], laid[3], 60) :
        pictured && table.pictures.url(e.type, 0, 60), ...(score ?
      table.scoreOf(e) : {}) }, table.seats, () => {
      const at = table.s.tiles[e.on ?? e.tile];
      if (at) table.board.camera.show(100 * at[1] + 50, 100 * at[2] + 50);
      if (e.on !== undefined) table.feature(e.on, e.segment);
      else if (e.figure !== undefined) table.figure(e.figure);
    });
    if (cost) line.prepend(cost);
    list.append(line);
  });
  return [verdict(table), shown.length ? list : el("p", { class: "soft", text:
    T("table.log.empty") })];
}
