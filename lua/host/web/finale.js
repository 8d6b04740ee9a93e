// The final scoring, walked through on the board: feature by feature, with the
// points rising from it; also where the replay comes to it. It can be skipped,
// and with reduced motion waits for a press with each.

import { badge, clear, el, still, T } from "./dom.js";
import { bySeat, terms } from "./details.js";

const STEP = 1400; // ms a feature
const RIM = 8; // px of the board around it

export class Finale {
  // table: what has board, panels, flights, scoreOf(event), act(method, params)
  constructor(table, stage) {
    this.table = table;
    this.box = el("div", { class: "vote finale", hidden: true,
      role: "status" });
    stage.append(this.box);
  }

  // events: those of the final scoring; scores: what they add up to.
  async run(events, scores) {
    if (!events.length) return;
    const { table } = this, at = this.place(), walk = this.walk = {};
    const on = () => this.on && this.walk === walk && this.place() === at;
    this.on = true;
    this.held = still();
    const finals = list => list.filter(e => e.final).length;
    this.open();
    table.panels.seats.show(); // nobody has won yet
    for (let i = 0; i < events.length; i = Math.max(0, i + this.way)) {
      const e = events[i], before = finals(events.slice(0, i + 1));
      this.way = 1;
      this.back.disabled = i === 0;
      this.tell(e, e.final ? T("table.counting.at", before, finals(events)) :
        T("table.counting.last"));
      const shown = [...scores];
      for (const { player, points } of events.slice(i + 1)) {
        if (player >= 0) shown[player] -= points;
      }
      const members = await this.light(e, on);
      if (!on()) break;
      table.panels.seats.scores(shown);
      table.flights.clear();
      table.flights.launch([{ ...table.scoreOf(e), cells: members, bare: true,
        stays: this.held }]);
      await this.wait();
      if (!on()) break;
    }
    if (this.walk === walk) this.end(at);
  }
  // What the board shows: a step of the replay, or the game itself.
  place() {
    const { history } = this.table;
    return history.open && history.playback.at;
  }
  // Waits for a press with each feature, or goes on by itself again.
  hold() {
    this.held = !this.held;
    if (this.held) clearTimeout(this.timer);
    else this.hurry?.();
    this.mark();
  }
  // Buttons as they are while it waits, or goes on.
  mark() {
    const { pause, back, onward, held } = this;
    pause.textContent = held ? "▶" : "❚❚";
    pause.title = T(held ? "page.play" : "table.hold");
    pause.setAttribute("aria-label", pause.title);
    back.hidden = onward.hidden = !held;
  }
  // The box with its buttons, which stay while what is told changes: a press
  // on one may have begun.
  open() {
    const button = (name, text, title, onclick) => el("button", { "data-act":
      name, text, title, "aria-label": title, onclick });
    this.said = el("p");
    this.back = button("back", "‹", T("page.back"), () => this.next(-1));
    this.pause = button("hold", "", "", () => this.hold());
    this.onward = button("next", "›", T("page.next"), () => this.next());
    clear(this.box, this.said, this.back, this.pause, this.onward,
      button("skip", T("table.skip"), T("table.skip"), () => this.skip(true)));
    this.mark();
    this.box.hidden = false;
  }
  // where: how far the final scoring is; what the last tile scored comes first.
  tell(e, where) {
    const seat = this.table.seats[e.player];
    const said = terms(this.table.scoreOf(e).items);
    clear(this.said, el("span", { class: "where", text: where }),
      seat && badge(seat.colour, seat.number), el("strong", { text:
        (e.points > 0 ? "+" : "") + e.points }), el("span", { text: e.title }),
      el("span", { class: "soft", text: said && `(${said})` }));
  }
  // Lights a feature, all of it in view below what is told of it; its cells.
  async light(e, on) {
    const { board, client, s } = this.table, tile = s.tiles[e.on ?? e.tile];
    board.glow([]);
    board.ring();
    if (!tile) return;
    const found = e.on === undefined ? null : await client.call("feature", {
      game: s.game, tile: e.on, segment: e.segment }).catch(() => null);
    if (!on()) return;
    const shares = bySeat(found?.by_seat || [], this.table.seats);
    if (shares.length) {
      this.said.append(el("span", { class: "shares" }, T("page.figures"), ": ",
        shares));
    }
    const own = found?.members || [[e.on ?? e.tile]], counted = e.counted || [];
    const cells = list => list.map(([i]) => s.tiles[i].slice(1, 3));
    this.clear(cells([...own, ...counted]));
    board.glow([...found ? own : [], ...counted], this.table.seats[e.player]
      ?.colour);
    if (e.on === undefined) board.ring(e.figure);
    return cells(own);
  }
  // Cells in view below what is told; where nobody has moved the view, all of the
  // board, which then stays where it is, unless it is too small to see them.
  clear(cells) {
    const { offsetTop, offsetHeight } = this.box;
    const { box, camera } = this.table.board;
    const below = offsetTop + offsetHeight + RIM;
    if (camera.follow) {
      camera.clear([box.slice(0, 2), box.slice(2)], below, RIM);
      if (!camera.approach(...cells[0].map(n => 100 * n + 50))) return;
    }
    camera.clear(cells, below, RIM);
  }
  wait() {
    return new Promise(done => {
      this.hurry = done;
      if (!this.held) this.timer = setTimeout(done, STEP);
    });
  }
  // Goes on, or by so many features.
  next(by = 1) {
    this.way = by;
    this.hurry?.();
  }
  // atOnce: its points are not to be looked at any more, either.
  skip(atOnce) {
    this.on = this.held = false;
    this.box.hidden = true;
    this.table.flights.settle(atOnce); // what stays until the next feature
    clearTimeout(this.timer);
    this.hurry?.();
  }
  end(at) {
    this.skip();
    const { table } = this;
    if (table.gone || this.place() !== at) return;
    table.board.glow([]);
    table.board.ring();
    if (table.history.open) return table.panels.show();
    table.tray.show(); // who has won is said when all is counted
    table.panels.show();
    table.panels.seats.scores(table.s.scores);
  }
}
