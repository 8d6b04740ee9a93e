// The game so far with a slider, beside the game that goes on.

import { clear, el, passing, T } from "./dom.js";
import { leadsTo, stepLink } from "./links.js";
import { keep } from "./yourtables.js";
import { Playback } from "./playback.js";
import { Review } from "./costs.js";

const PACE = 650; // ms a step when it plays

export class History {
  // table: what has board, client, s, paint(key), restore()
  constructor(table) {
    this.table = table;
    this.bar = el("div", { class: "history", hidden: true });
    new ResizeObserver(() => this.room()).observe(this.bar);
    this.open = false;
  }

  // The board ends where the bar begins.
  room() {
    this.table.page.style.setProperty("--bar", this.bar.offsetHeight + "px");
  }
  // Opens at a step, else at the end.
  async start(step) {
    const { table } = this;
    if (this.open) return step === undefined ? this.stop() : this.go(step);
    const record = await table.client.call("replay", { game: table.s.game });
    if (this.open || table.gone) return; // asked for twice, or left meanwhile
    table.putAway();
    this.playback = new Playback(record);
    this.open = true;
    this.slider = el("input", { type: "range", min: 0, max: this.playback.last,
      "aria-label": T("page.slider"), oninput: () => {
        this.play(false);
        this.go(this.pointed ? this.review.near(+this.slider.value) :
          +this.slider.value);
      }, onpointerdown: () => { this.pointed = true; },
      onkeydown: () => { this.pointed = false; } });
    this.where = el("span", { class: "where" });
    const button = (key, sign, act) => el("button", { title: T(key),
      "aria-label": T(key), text: sign, onclick: act });
    this.review = new Review(table.seats, this.playback.last, n => {
      this.play(false);
      this.go(n);
    }, table.hello.reach && (one => this.retry(one)), table.s.seat);
    this.judged = el("button", { text: T("page.review"), onclick: () =>
      this.judge() });
    this.judged.dataset.act = "review";
    const move = n => () => { this.play(false); this.go(n()); };
    this.player = button("page.play", "▶", () => this.play(!this.timer));
    clear(this.bar, this.review.note, this.review.list, el("div", { class:
      "along" }, this.review.marks, this.slider), el("div", { class: "steps" },
      button("page.first", "«", move(() => 0)),
      button("page.back", "‹", move(() => this.playback.at - 1)), this.player,
      button("page.next", "›", move(() => this.playback.at + 1)),
      button("page.end", "»", move(() => this.playback.last)), this.where,
      this.judged, table.hello.reach && el("button", { "data-act": "fork", text:
        T("table.fork"), onclick: () => this.fork() }),
      el("button", { class: "primary", text: T("table.back"), onclick: () =>
        this.stop() })));
    const { camera } = table.board;
    camera.size();
    this.view = [camera.x, camera.y, camera.scale, camera.follow];
    camera.follow = true;
    this.bar.hidden = false;
    table.panels.makeRoom();
    table.page.classList.add("replaying");
    this.room();
    table.tray.element.inert = true; // it asks about the board as it is now
    table.tray.show(); // who has won is no news of the first step
    this.go(step ?? this.playback.last);
  }
  stop() {
    if (!this.open) return;
    this.play(false);
    this.table.finale.skip();
    this.open = false;
    this.bar.hidden = true;
    this.table.page.classList.remove("replaying");
    this.bar.dataset.judged = "";
    this.table.tray.element.inert = false;
    const { camera } = this.table.board;
    camera.size(); // the bar's room is the board's again
    if (this.view) {
      [camera.x, camera.y, camera.scale, camera.follow] = this.view;
    } else {
      camera.follow = true;
    }
    this.address();
    this.table.show();
  }
  // What every answer lost, a part after the other.
  async judge() {
    const { review, table } = this;
    this.judged.disabled = true;
    let from = 0;
    while (from !== undefined && this.open && !table.gone &&
      review === this.review) {
      this.judged.textContent = Math.floor(100 * from / Math.max(1,
        this.playback.last)) + " %";
      const part = await table.act("review", { from });
      if (!part || review !== this.review) break;
      from = part.next;
      review.add(part.found, from === undefined);
      if (this.open) this.judgement();
    }
    if (review !== this.review) return;
    this.judged.textContent = T("page.review");
    this.judged.disabled = false;
    this.judged.hidden = from === undefined; // they are told now
    this.bar.dataset.judged = review.done ? "all" : "";
    table.panels.fill();
  }
  judgement() {
    const { board, pictures } = this.table;
    this.review.show(this.playback.at, board, pictures);
  }
  // What tries another answer than the one given; a bot would give it again.
  retry({ answer, player }) {
    return !this.table.s.seats[player].bot && (() => this.fork(answer - 1));
  }
  // A new table, at which the game goes on from a step.
  async fork(answers = this.playback.at) {
    const { s } = this.table;
    const made = await this.table.act("fork", { answers });
    if (!made) return;
    passing.set("said", T("table.forked"));
    const own = made.links.seats.find(Boolean);
    keep({ table: made.table, title: s.title || "Tessera", names: s.seats.map(
      seat => seat.name), link: own, links: made.links, at: Date.now() });
    location.hash = own;
  }
  // The address leads to the step that is shown, unless it leads elsewhere, as
  // that of the playground.
  address() {
    const { secret } = this.table, { at } = this.playback;
    if (leadsTo(location.hash).secret !== secret) return;
    window.history.replaceState(null, "", stepLink(secret, this.open ? at :
      undefined));
  }
  // What is told beside the board, as of this step; hands are not kept.
  shown() {
    const { now, at, record } = this.playback;
    const key = ([n, ...rest]) => [record.symbols[n], ...rest];
    return { answers: at, answering: now.a, scores: now.s, turn:
      this.playback.given, tiles_left: now.l, figures: this.playback.standing(
      name => ({ key: name })).map(({ id, key: name }) => [id, name]),
      supplies: now.u.map(list => list.map(key)), secrets: [],
      shown: now.h,
      zones: now.z.map(([title, items, seat]) => [title, items.map(key),
        seat]) };
  }
  play(on) {
    clearInterval(this.timer);
    this.timer = on ? setInterval(() => this.playback.at < this.playback.last ?
      this.go(this.playback.at + 1) : this.play(false), PACE) : null;
    if (this.player) this.player.textContent = on ? "❚❚" : "▶";
  }

  go(n) {
    const { playback, table } = this, { board } = table;
    const before = playback.at;
    table.finale.skip(true);
    playback.go(n);
    const forward = playback.at === before + 1;
    board.lay(playback.tiles, forward ? playback.laid : []);
    board.camera.around(board.box);
    board.glow([]);
    table.panels.feature(null);
    table.choices.clear();
    const now = playback.now;
    board.marks(playback.tiles.length ? [[playback.tiles.length - 1]] : [], now.x,
      now.j);
    this.standing();
    this.judgement();
    this.slider.value = playback.at;
    this.where.textContent = `${playback.at} / ${playback.last} · ` +
      T("page.turn", playback.given);
    this.bar.dataset.step = playback.at;
    this.address();
    table.panels.show();
    const about = now.b?.length ? JSON.stringify([now.a, now.k, now.b]) : "";
    if (about !== this.about) table.tray.show();
    this.about = about;
    if (forward && playback.at === playback.last) this.end();
  }
  // Again, too, when pictures have come.
  standing() {
    const { playback, table } = this;
    table.board.stand(playback.standing(key => table.paint(key)));
  }
  // The step to the end of a game goes through its final scoring, too.
  end() {
    const { finale, events, s } = this.table, { at, now } = this.playback;
    const scores = events.filter(e => e.answer === at && e.kind === "score" &&
      e.points);
    if (s.status === "over" && scores.some(e => e.final)) {
      finale.run(scores, now.s);
    }
  }
}
