// The seats: who plays, with which points, pieces and clock, and what can be
// done about a seat.

import { badge, clear, el, memory, minutes, named, T, whenReleased } from
  "./dom.js";

export class SeatBar {
  constructor(table) {
    this.table = table;
    this.element = el("ul", { class: "seat-bar", "aria-label":
      T("page.seats") });
    this.clock = setInterval(() => this.clocks(), 500);
  }
  close() { clearInterval(this.clock); }

  show() { whenReleased(this.element, () => this.draw()); }
  draw() {
    const { table } = this, { seats } = table, s = table.told();
    // what did not change stays as it is: a finger may be on it
    const { scores } = s;
    const held = seats.map((_, i) => this.supply(s, i));
    const now = JSON.stringify([scores, s.status, s.decision?.player, s.seat,
      table.history.open && table.history.playback.at, table.finale.on,
      s.answering,
      held, s.zones, s.secrets, s.shown, table.pictures?.types.size,
      s.seats.map(seat => [seat.name, seat.bot, seat.open, seat.here,
        seat.away_ms, seat.colour, seat.unnamed]), table.pictures?.symbols.size]);
    if (now === this.seated) return;
    this.seated = now;
    this.scoreCells = [];
    this.clockCells = [];
    this.waits = [];
    // at the step that is looked at, nobody has won yet, but for the last one
    const { history } = table, past = history.open &&
      history.playback.at < history.playback.last;
    const turn = history.open ? s.answering : s.status === "asking" ?
      s.decision?.player : null;
    const best = s.status === "over" && !past && !table.finale.on ?
      Math.max(...s.scores) : null;
    clear(this.element, seats.map((seat, i) => {
      const score = el("span", { class: "score", text: scores[i] });
      this.scoreCells.push(score);
      const clock = s.clock && el("span", { class: "clock" });
      this.clockCells.push(clock);
      const state = seat.bot ? T("table.bot", seat.bot) : seat.open ?
        T("table.open") : seat.here ? "" : T("table.away");
      return el("li", { class: "seat" + (turn === i ? " turn" : "") +
        (i === s.seat ? " me" : "") + (best === s.scores[i] ? " best" : ""),
      "data-seat": i, style: { "--seat": seat.colour } },
      el("span", { class: "who" }, turn === i && el("span", { class: "now",
        "aria-hidden": "true", text: "▶" }), badge(seat.colour, seat.number),
        named(seat.name, "name"), best === s.scores[i] && el("span", { class:
          "most", role: "img", title: T("table.most"), "aria-label":
          T("table.most"), text: "♛" }), seat.unnamed && i === s.seat &&
          !seat.bot ? el("span", { class: "tag", text: T("table.you") }) :
          seat.bot ? el("span", { class: "tag bot", title: state, text:
          T("table.tag.bot") }) :
          !seat.here ? el("span", { class:
          "tag", text: seat.open ? "○" : "…", title: state }) : null,
        turn === i && el("span", { class: "aside", text:
          T("table.asked") })), score, clock,
      this.pieces(seat, held[i]), this.extras(i), this.seatButton(seat, i));
    }), this.commons(), this.wider());
    this.cut();
    this.element.querySelector(".turn")?.scrollIntoView({ block: "nearest",
      inline: "nearest" });
    this.clocks();
  }
  // What a seat has to place, in the order of the rules; of what stands on the
  // board only, none.
  supply(s, i) {
    const list = s.supplies[i] || [], pieceOf = symbol => symbol.split("/");
    const stand = (s.figures || []).map(([, symbol]) => pieceOf(symbol));
    const out = new Set(stand.filter(([piece, owner]) => +owner === i &&
      !list.some(([symbol]) => pieceOf(symbol)[0] === piece))
      .map(([piece]) => piece));
    const known = s.supplies.flat();
    const at = ([symbol]) => s.pieces.indexOf(pieceOf(symbol)[0]);
    return [...[...out].map(piece => {
      const [, , title, size] = known.find(([symbol]) => pieceOf(symbol)[0] ===
        piece) || [];
      return [piece + "/" + i, 0, title || "", size];
    }), ...list].sort((a, b) => at(a) - at(b));
  }
  // All of them as a button, which says what they are called.
  pieces(seat, held) {
    const parts = held.map(given => this.piece(...given));
    if (!held.length) return el("span", { class: "supply" });
    const called = held.filter(([, , title]) => title).map(([, count, title]) =>
      `${count} ${title}`);
    const said = `${seat.name}: ${called.join(", ") || 0}`;
    return el("button", { class: "supply", title: said, onclick: () =>
      this.table.toast(said) }, parts);
  }
  piece(symbol, count, title, size) {
    const picture = this.table.pictures.symbol(this.table.paint(symbol).key);
    // a picture that is still to come has its place, so that nothing moves
    return el("span", { class: "piece", title: `${count} ${title}` },
      el(picture ? "img" : "span", { src: picture?.url, alt: picture && title,
        class: "symbol", style: { "--size": Math.min(1.2, size || 1) } }),
      el("span", { text: count }));
  }
  // What a seat holds that has a name: hands of tiles, goods, prisoners.
  extras(i) {
    const s = this.table.told();
    const lines = (s.secrets || []).filter(secret => secret.owner === i &&
      secret.count > 0).map(secret => {
      return el("span", { class: "secret" }, secret.title + ": ",
        secret.seen ? (secret.items || []).map((item, n) =>
          this.held(item, secret.texts?.[n])) : String(secret.count));
    });
    const all = [...this.shown(i + 1), ...lines];
    return all.length ? el("span", { class: "secrets" }, all) : null;
  }
  // Variables that all see: of the game (0), or of a seat from 1.
  shown(n) {
    return (this.table.told().shown?.[n] || []).map(text => el("span",
      { class: "shown", text }));
  }
  // Something held: a tile as its picture, else its words.
  held(item, text) {
    const { pictures } = this.table;
    const type = this.table.typeOf(item);
    const url = type === undefined ? "" : pictures.url(type, 0, 60);
    const words = type !== undefined && pictures.type(type)?.words;
    return url ? el("img", { src: url, alt: words, title: words, class:
      "mini" }) : el("span", { text: (words || text || item) + " " });
  }
  commons() {
    const s = this.table.told();
    const zones = s.zones.map(([title, items, seat]) => el("span", { class:
      "zone" }, title, seat >= 0 && [" (", named(this.table.seats[seat].name),
      ")"], ": ", items.map(([symbol, name]) =>
        this.piece(symbol, "", name))));
    const secrets = (s.secrets || []).filter(secret => secret.owner ===
      undefined && secret.count > 0).map(secret => el("span", { class:
      "secret" }, secret.title + ": ", secret.seen && secret.items ?
      (secret.texts || secret.items).join(" ") : String(secret.count)));
    const all = [...this.shown(0), ...zones, ...secrets];
    return all.length ? el("li", { class: "commons" }, all) : null;
  }
  // What can be done about a seat.
  seatButton(seat, i) {
    const { table } = this, { s } = table, own = i === s.seat;
    const button = (key, act) => el("button", { class: (own ? "" : "plain ") +
      "seat-act", text: T(key), onclick: act });
    if (s.status !== "asking") return null;
    if (s.seat < 0 && seat.open) {
      return button("table.take", async () => {
        const found = await table.act("take", { seat: i,
          name: memory.get("name", "") || undefined });
        if (found) location.hash = found.link;
      });
    }
    if (own && seat.bot) {
      return button("table.takeback", () => table.act("seat", { seat: i,
        human: true }));
    }
    if (s.seat >= 0 && !own && !seat.bot && (seat.open ? s.maker :
      !seat.here)) {
      const give = button("table.givebot", () => table.act("seat", { seat: i,
        bot: "greedy" }));
      if (!seat.open) this.waits.push([give, seat.away_ms || 0]);
      return give;
    }
    return null;
  }
  // On a phone a seat shows its first rows; this shows all of each.
  wider() {
    const open = this.element.classList.contains("open");
    return el("li", { class: "wider" }, el("button", { class: "plain", title:
      T("table.seats.all"), "aria-label": T("table.seats.all"),
    "aria-expanded": String(open), text: open ? "▴" : "▾", onclick: () => {
      this.element.classList.toggle("open");
      this.seated = null;
      this.show();
    } }));
  }
  cut() {
    const bar = this.element, parts = [...bar.querySelectorAll(
      ".seat, .commons")];
    bar.classList.remove("cut"); // its button needs room, too
    bar.classList.toggle("cut", bar.scrollWidth > bar.clientWidth + 1 ||
      parts.some(e => e.scrollHeight > e.clientHeight + 1));
  }
  scores(scores) {
    scores?.forEach((points, i) => {
      if (this.scoreCells[i]) this.scoreCells[i].textContent = points;
    });
  }
  clocks() {
    const { s, seats, heard, counted } = this.table;
    for (const [button, ms] of this.waits || []) {
      const left = ms - (performance.now() - counted);
      button.disabled = left > 0;
      button.textContent = T("table.givebot") + (left > 0 ?
        ` (${minutes(left)})` : "");
    }
    if (!s?.clock) return;
    const running = s.status === "asking" ? s.decision?.player : -1;
    this.clockCells.forEach((cell, i) => {
      let left = seats[i].clock_ms;
      if (!cell || left === undefined || left === null) return;
      if (i === running && !seats[i].bot) left -= performance.now() - heard;
      cell.textContent = minutes(left);
      cell.classList.toggle("low", left <= 29000);
      cell.classList.toggle("running", i === running);
    });
  }
}
