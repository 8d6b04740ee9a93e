// Sitting at a table: the game as its seat sees it, kept up with the server row
// by row. What is shown of it, and done there, is in table.js.

import { Failure } from "./client.js";
import { Decision } from "./decision.js";
import { clear, el, passing, T } from "./dom.js";
import { leadsTo } from "./links.js";
import { keep } from "./yourtables.js";
import { notify, wake } from "./notices.js";
import { play } from "./sound.js";

const EVENTS = 3000; // events asked for at a time, and kept
const OPTIONS = 10000;

export class Sitting {
  constructor(root, client, hello, secret) {
    this.root = root;
    this.client = client;
    this.hello = hello;
    this.secret = secret;
    this.events = [];
    this.first = 0; // number of the first event kept
    this.chat = [];
    this.decision = null;
    this.queue = Promise.resolve();
  }

  // ---- coming --------------------------------------------------------------

  async start() {
    clear(this.root, el("p", { class: "waiting", text: T("table.opening") }));
    try {
      const sitting = this.sit();
      this.queue = sitting.catch(() => {}); // what is heard meanwhile waits
      await sitting;
    } catch (problem) {
      if (problem.code === Failure.DOWN) throw problem;
      clear(this.root, el("div", { class: "waiting" }, el("p",
        { text: problem.message }), el("a", { class: "button", href: "#",
        text: T("table.home") })));
    }
  }
  up(hello) {
    this.hello = hello;
    return this.s ? this.queued(() => this.sit(true)) : this.start();
  }
  down() { this.page?.classList.add("offline"); }
  close() {
    this.gone = true;
    if (this.s) {
      this.client.call("leave", { game: this.s.game }).catch(() => {});
    }
  }

  async sit(again) {
    const told = await this.client.call("sit", { link: this.secret });
    this.take(told);
    this.chat = told.log.filter(row => row.kind === "chat");
    if (!this.page) this.build();
    await this.fetchEvents();
    await this.ask();
    this.page.classList.remove("offline");
    if (told.table !== "page") { // the playground's is no table of others
      keep({ table: told.table, title: told.title || "Tessera",
        link: this.secret, names: told.seats.map(s => s.name),
        at: Date.now() });
    }
    this.show(!again);
    const said = passing.get("said");
    if (said) this.toast(said);
    passing.set("said", null);
    if (!again) this.beWoken();
    const { step } = leadsTo(location.hash);
    if (!again && step !== undefined) await this.look(step);
  }
  // A player can be told when the page is closed.
  beWoken() {
    const { seat, game, title } = this.s;
    wake(seat < 0 ? null : { hello: this.hello, link: this.secret,
      title: title || "Tessera", tell: endpoint => this.client.call("push",
        { game, endpoint }) }).catch(console.warn);
  }
  // The whole position anew.
  async refresh() {
    this.take(await this.client.call("scene", { game: this.s.game }));
    await this.fetchEvents();
    await this.ask();
    this.show();
  }
  take(told) {
    this.s = told;
    this.heard = performance.now();
    this.nameSeats();
  }
  nameSeats() {
    const colours = this.s.seats.map(seat => seat.colour).join();
    if (this.pictures && colours !== this.colours) this.pictures.forget();
    this.colours = colours;
    this.counted = performance.now(); // times of seats run from here
    this.seats = this.s.seats.map(seat => ({ ...seat, number: seat.colour,
      colour: this.hello.colours[seat.colour] }));
  }
  async fetchEvents() {
    const total = this.s.events;
    if (!Number.isInteger(total)) return;
    this.first = Math.max(0, total - EVENTS);
    // those after the position come with its next row
    this.events = await this.client.call("events", { game: this.s.game,
      from: this.first, limit: total - this.first });
  }

  // ---- keeping up ----------------------------------------------------------

  // One thing after the other, in the order in which it was heard.
  queued(run) {
    this.queue = this.queue.then(() => this.gone ? null : run()).catch(
      problem => {
        if (!this.gone && problem.code !== Failure.DOWN) console.warn(problem);
      });
    return this.queue;
  }
  notice(method, params) {
    if (!this.s || params.game !== this.s.game) return;
    if (method === "row") this.queued(() => this.row(params));
    if (method === "presence") this.present(params);
    if (method === "stuck") this.toast(params.text, "bad");
    if (method === "goodbye") this.toast(params.text);
  }
  present({ here, away, watchers }) {
    here.forEach((on, i) => {
      const now = { here: on, away_ms: away[i] };
      Object.assign(this.s.seats[i], now);
      if (this.seats[i]) Object.assign(this.seats[i], now);
    });
    this.counted = performance.now();
    this.s.watchers = watchers;
    this.panels?.top.show();
    this.panels?.seats.show();
  }

  async row(row) {
    const { s } = this;
    if (row.row <= s.row) return;
    if (row.row !== s.row + 1) return this.refresh();
    s.row = row.row;
    if (row.kind === "refuse" && s.asked && row.seat !== s.asked.seat) {
      this.toast(T("table.refused", this.seats[row.seat].name));
    }
    if (row.asked !== undefined) s.asked = row.asked;
    if (row.kind === "undo" || row.kind === "rules") {
      this.flights.clear(); // nobody has got these points any more
      if (row.kind === "undo" && row.seat !== s.seat) {
        this.toast(T("table.undone", this.seats[row.seat]?.name ||
          T("page.chance")));
      }
      return this.refresh();
    }
    if (row.kind === "chat") this.said(row);
    if (row.kind === "rematch") {
      s.rematch = row.table || true;
      if (row.seat !== s.seat) play("mine");
    }
    if (row.kind === "clock") this.toast(T("table.time",
      this.seats[row.seat].name));
    if (row.change) this.changed(row);
    if (row.kind === "answer" && row.seat >= 0) {
      s.given = row.seat === s.seat ? 1 : s.given && s.given + 1;
    }
    if (row.kind === "answer" && !row.change) return;
    // who is asked may have given the seat to a bot, or taken it back
    if (row.kind === "answer" || row.change?.seats) await this.ask();
    if (row.kind === "answer") this.unasked(row);
    this.show();
  }
  // Who lays a tile and is asked nothing about figures may wonder why.
  unasked({ events = [] }) {
    const { s } = this;
    const laid = events.find(e => e.kind === "placed" && e.player === s.seat);
    if (!laid || s.status !== "asking" || s.turn === laid.turn || events.some(
      e => e.kind === "deployed")) return;
    // a game in which nobody puts figures down has no such question
    if (this.events.some(e => e.kind === "deployed" && e.answer > 0)) {
      const left = s.supplies[s.seat]?.some(([, count, , , occupies]) =>
        count && occupies);
      this.toast(T(left ? "table.no_figure" : "table.none_left"));
    }
  }
  // What an answer or a seat has changed.
  changed({ change, events = [], kind }) {
    const { s } = this;
    this.heard = performance.now();
    const { tiles, tiles_from: from, tiles_changed: others, ...rest } = change;
    Object.assign(s, rest);
    if (change.seats) this.nameSeats();
    if (from !== undefined) {
      s.tiles.length = from;
      s.tiles.push(...tiles);
      if (tiles.length) this.fresh = tiles.map((_, i) => from + i);
    }
    for (const [i, type] of others || []) {
      s.tiles[i] = [type, ...s.tiles[i].slice(1)];
    }
    if (kind !== "answer") return;
    this.happened(events, tiles || []);
  }
  happened(events, tiles) {
    this.events.push(...events);
    if (this.events.length > 2 * EVENTS) {
      this.first += EVENTS;
      this.events.splice(0, EVENTS);
    }
    const scores = events.filter(e => e.kind === "score" && e.points);
    const over = this.s.status === "over";
    if (!this.history?.open && !over) {
      this.flights.launch(scores.map(e => this.scoreOf(e)));
    }
    if (over) this.ended(scores);
    if (over) play("over");
    else if (scores.length) play("score");
    else if (tiles.length) play("tile");
    this.panels.announce(events);
  }
  scoreOf(e) {
    const seat = this.seats[e.player];
    return { points: e.points, reason: e.title, tile: e.on ?? e.tile,
      segment: e.on === undefined ? undefined : e.segment,
      cell: this.s.tiles[e.on ?? e.tile]?.slice(1, 3),
      items: e.items.map(i => [i.title, i.count, i.points, i.module,
        i.times]),
      colour: seat?.colour || this.hello.neutral, number: seat?.number ?? -1 };
  }
  said(row) {
    this.chat.push(row);
    if (row.seat !== this.s.seat) {
      play("chat");
      this.panels.unread();
    }
  }

  // Asks what there is to choose from. Who is asked the same as before, after a
  // break of the line say, finds what was chosen as it was.
  async ask() {
    const { s } = this, asked = s.decision;
    const mine = Boolean(asked) && asked.player === s.seat && s.seat >= 0 &&
      s.status === "asking" && !s.seats[s.seat].bot;
    this.inHand = [];
    if (!asked || s.status !== "asking" || asked.player < 0 || asked.hidden) {
      this.decision = null;
      return;
    }
    const was = this.decision;
    const given = await this.client.call("choices", { game: s.game,
      limit: mine ? OPTIONS : 1 });
    this.decision = null;
    if (!given || given.hidden) return;
    const figures = new Map(s.figures.map(([id, , x, y]) => [id, { x, y }]));
    const decision = was?.same(given) ? was : new Decision(given, figures);
    this.inHand = decision.hand;
    if (!mine) return;
    this.decision = decision;
    if (!was) this.recall();
    if (was?.answers !== decision.answers) this.myTurn();
  }
  // What is chosen and not confirmed outlives a reload.
  remember() {
    const { decision, s } = this, option = decision?.chosen?.option;
    passing.set("chosen", option ? { link: this.secret, hash: s.hash,
      index: option.index } : null);
  }
  recall() {
    const { decision, s } = this, kept = passing.get("chosen");
    if (kept?.link !== this.secret || kept.hash !== s.hash) return;
    const found = decision.option(kept.index);
    if (found) decision.pick(found);
  }
  drawn() { return this.inHand || []; }
  // The number of a type by its id, as far as its picture is known.
  typeOf(id) {
    if (!id.includes("/")) return undefined;
    for (const [type, known] of this.pictures?.types || []) {
      if (known.id === id) return type;
    }
    if (!this.learnt) { // all that may still come
      this.learnt = true;
      this.act("remaining").then(list => list?.forEach(({ type }) =>
        this.pictures.type(type)));
    }
    return undefined;
  }
  myTurn() {
    if (this.page) play("mine");
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    notify(T("table.mine"), this.s.title || "Tessera", this.secret).catch(
      () => {});
  }
}
