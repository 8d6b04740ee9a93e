// A table: the board and all around it, and what one does there. How the game
// is kept up with the server is in gamesync.js, what is beside the board in
// panels.js and tray.js.

import { Board } from "./board.js";
import { cellsOf, Choices } from "./choices.js";
import { Failure } from "./client.js";
import { clear, el, finger, shapeOf, T } from "./dom.js";
import { Finale } from "./finale.js";
import { Flights } from "./flyingpoints.js";
import { toFragment } from "./fragment.js";
import { History } from "./history.js";
import { listenKeys } from "./keyboard.js";
import { Panels } from "./panels.js";
import { Pictures } from "./pictures.js";
import { Pointers } from "./pointers.js";
import { preferences } from "./settings.js";
import { since } from "./since.js";
import { Sitting } from "./gamesync.js";
import { Tray } from "./tray.js";

// Pixels a hundredth of a tile, at least, to see how one fits under a finger.
const SEEN = .56;
// So many places may be out of view when others are looked at closely.
const POINTED = 6;
// Pixels of the board around what is chosen.
const HELD = 6;
// How long something is said that goes away by itself, in ms.
const SHOWN = 5000;
// Pixels that a finger needs between two places, the same with a little room,
// the closest look at them, what they have in a question, and how close one
// comes to places that lie far apart.
const FINGER = 32, APART = 1.05 * FINGER, CLOSE = 4.2, ROOM = 38, PLAIN = .7;
// Until a button takes the place of the one that was pressed to answer, in ms: a
// second tap is not meant for it.
const AGAIN = 400;
// What the page says of itself to whoever drives it.
const STAMPS = ["answers", "status", "mine"];

export class Table extends Sitting {
  constructor(root, client, hello, secret) {
    super(root, client, hello, secret);
    this.before = document.title;
    this.unkeyed = listenKeys(this);
  }
  close() {
    super.close();
    this.unkeyed();
    if (this.page) this.putAway();
    this.history?.play(false);
    this.panels?.close();
    document.title = this.before;
    const { dataset } = document.body;
    for (const name of STAMPS) delete dataset[name];
  }
  // What is said or shown for a moment of the game as it is now, before
  // something else is looked at.
  putAway() {
    this.finale.skip();
    this.flights.clear();
    this.unfit();
    clear(this.toasts);
    this.panels.putAway();
  }

  // ---- the page ------------------------------------------------------------

  build() {
    const { client } = this;
    this.pictures = new Pictures(async (types, symbols) => {
      const game = this.s.game;
      const [drawings, looks] = await Promise.all([
        types.length ? client.call("drawings", { game, types }) : {},
        symbols.length ? client.call("looks", { game, symbols }) : {}]);
      return { types: drawings, symbols: looks.symbols || {} };
    }, only => {
      if (!only) return this.pictured();
      this.board.draw();
      this.panels.list.around.draw();
      this.tray.around.draw();
    });
    const host = el("div", { id: "board", tabindex: 0, role: "group",
      "aria-label": T("table.board") });
    const stage = el("main", { class: "stage" }, host);
    this.page = el("div", { class: "table-page opening" }); // until show()
    this.board = new Board(host, this.pictures, {
      pick: (x, y, event) => this.picked(x, y, event),
      hover: (x, y) => this.hovered(x, y),
      leave: () => this.hovered(),
      turns: (x, y) => this.turnsAt(x, y),
      turn: quarters => this.rotate(quarters),
      feature: (tile, segment) => this.feature(tile, segment),
      resized: () => {
        const { decision } = this;
        if (decision?.placing && !decision.chosen && !this.history.open) {
          this.board.camera.squeezed();
        }
        // under what is chosen the board does not move, for the next tap
        if (decision?.chosen) this.uncovered();
        else this.closer();
      },
      painted: () => {
        this.choices?.moved();
        this.pointers?.show(this.history.open ? null : this.decision);
        this.flights?.moved();
        this.stamp();
      },
    });
    this.choices = new Choices(this.board, this.pictures);
    this.pointers = new Pointers(stage, this.board, target =>
      this.brief(target.options[0]) || this.label(target.options[0]));
    this.flights = new Flights(stage, this.board);
    this.finale = new Finale(this, stage);
    this.history = new History(this);
    this.tray = new Tray(this);
    this.panels = new Panels(this, stage);
    this.toasts = el("div", { class: "toasts", role: "status" });
    stage.append(this.history.bar, this.toasts);
    clear(this.page, this.panels.top.element, el("section", { class: "bare",
      "aria-label": T("page.seats") }, this.panels.seats.element), stage,
    this.tray.element, this.panels.side);
    clear(this.root, this.page);
    this.board.resized();
  }

  // Pictures have come.
  pictured() {
    if (!this.page || this.due) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      this.board.draw();
      this.standing();
      this.tray.show();
      if (this.history.open) this.history.judgement();
      this.choices.show(this.history.open ? null : this.decision, o =>
        this.pieceKey(o), this.over);
      this.panels.pictured();
    });
  }
  show() {
    if (!this.page) return;
    this.tray.show();
    this.panels.show();
    this.page.classList.remove("opening");
    this.titled();
    this.outlived();
    if (this.history.open) return this.history.bar.classList.toggle("behind",
      true);
    this.restore();
  }
  // The board as it is now.
  restore() {
    const { s, board } = this;
    board.lay(s.tiles, this.fresh || []);
    this.fresh = null;
    const led = Boolean(board.camera.back);
    board.camera.around(this.bounds());
    this.closer(led);
    this.changes();
    this.standing();
    board.glow([]);
    this.panels.feature(null);
    this.light();
    this.panels.seats.scores(s.scores);
  }
  // All that others did since this seat laid its last tile, in their colours.
  changes() {
    const { s, seats } = this, { tiles, figures } = since(this.events, s.seat);
    const colour = seat => seats[seat]?.colour;
    this.board.marks([...tiles].map(([i, seat]) => [i, colour(seat)]), s.shut,
      s.links_drawn, s.figures.filter(([id]) => figures.has(id)).map(
        ([id, , x, y]) => [x, y, colour(figures.get(id))]));
  }
  // Places for figures are told apart by a finger, and a tile is seen beside
  // its neighbours before it is laid. led: who has moved the view was brought
  // nearer before, and has not moved it since.
  closer(led = Boolean(this.board?.camera.back)) {
    const { decision, board } = this;
    const spots = (decision?.open() || []).map(o => o.target);
    if (!spots.length || this.history.open) return;
    const cell = finger() && decision.chosen?.target;
    if (cell?.shape === "cell") return board.camera.near([cell], SEEN);
    if (decision.closer) return this.spread(decision.closer);
    if (spots.some(t => t.shape === "cell")) return;
    const apart = spots.map(a => Math.min(...spots.map(b => a === b ? Infinity :
      Math.hypot(a.x - b.x, a.y - b.y))));
    const wide = finger() ? ROOM : FINGER;
    const crowd = spots.filter((_, i) => apart[i] < 60);
    // arrows point at a few others, but not at many
    if (spots.length - crowd.length > POINTED) crowd.length = 0;
    const told = Math.min(2.4, wide / Math.max(12, Math.min(...apart)));
    board.camera.near(crowd.length ? crowd : spots, Math.max(PLAIN, told));
    // many lie everywhere; who moves away from a few is not brought back
    const few = spots.length <= POINTED && (led || this.shown !== decision);
    if (board.camera.follow || few) {
      const about = (decision.given.about || []).filter(({ at }) => at).map(
        ({ at: [x, y] }) => ({ x, y }));
      board.camera.all([...spots, ...about], told);
      board.camera.all(spots, told);
    }
    this.shown = decision;
  }
  // What is chosen stays in view when the tray grows over it.
  uncovered() {
    const at = this.decision?.chosen?.target;
    if (!at || this.history.open) return;
    const { camera } = this.board, cells = this.around();
    if (at.shape !== "cell" && cells.length < 2) camera.show(at.x, at.y);
    else camera.clear(cells, HELD, HELD);
  }
  // The cell of what is chosen, and those of what it counts.
  around() {
    const { target, option } = this.decision.chosen;
    return [[Math.floor(target.x / 100), Math.floor(target.y / 100)],
      ...cellsOf(option, this.board)];
  }
  // Cells of all tiles, and of those that can be chosen.
  bounds() {
    const box = [...(this.board.box || [0, 0, 0, 0])];
    for (const { target } of this.decision?.open() || []) {
      if (target.shape !== "cell") continue;
      box[0] = Math.min(box[0], target.cx);
      box[1] = Math.min(box[1], target.cy);
      box[2] = Math.max(box[2], target.cx);
      box[3] = Math.max(box[3], target.cy);
    }
    return box;
  }
  standing() {
    if (this.history.open) return;
    this.board.stand(this.s.figures.map(([id, symbol, x, y, angle, size, bar,
      title]) => ({ id, x, y, angle, size, bar, title,
      ...this.paint(symbol) })));
  }
  // How a piece is drawn: its picture, and the mark of its owner.
  paint(symbol) {
    const owner = symbol.split("/")[1];
    const seat = this.seats[+owner];
    return { key: symbol, colour: seat?.colour, shape: seat &&
      preferences.shapes ? shapeOf(seat.number) : null };
  }
  pieceKey(option) {
    return option.symbol ? this.paint(option.symbol).key : null;
  }
  light() {
    this.over = null;
    this.outlived();
    this.remember();
    this.choices.show(this.decision, o => this.pieceKey(o));
    this.pointers.show(this.history.open ? null : this.decision);
    this.flights.moved();
    this.tray.show();
    this.panels.lists();
    if (preferences.guide && !this.history.open) this.guide();
  }
  // The end: the whole board and the scores; all points beside it where there
  // is room.
  async ended(scores) {
    await this.finale.run(scores, this.s.scores);
    if (this.gone) return;
    if (this.history.open) { // who comes back from there sees it all
      this.history.view = null;
    } else {
      this.board.camera.fit();
      this.panels.ended();
    }
    if (preferences.guide && this.s.seat >= 0) { // the first game is over
      preferences.guide = false;
      this.toast(T("table.guide.over"));
    }
  }
  titled() {
    const { s } = this, mine = Boolean(this.decision);
    document.title = (mine ? "● " + T("table.mine") + " – " : "") +
      (s.title || "Tessera");
    this.page.classList.toggle("my-turn", mine);
    this.board.draw();
  }
  // What the page shows by now, for whoever drives it; a table that was left may
  // be painted once more.
  stamp() {
    if (this.gone) return;
    const { dataset } = document.body;
    dataset.answers = this.s.answers;
    dataset.status = this.s.status;
    dataset.mine = this.decision ? this.decision.answers : "";
  }
  // The game up to a step.
  look(step) { return this.history.start(step).catch(() => {}); }
  // What is told beside the board: as it is now, or was at the step that is
  // looked at.
  told() {
    return this.history.open ? { ...this.s, ...this.history.shown() } : this.s;
  }
  happenings() {
    return this.history.open ? this.events.filter(e => e.answer <=
      this.history.playback.at) : this.events;
  }
  // Says something for a moment, one thing at a time; if it holds for a while
  // only, until it does not any more.
  toast(text, kind, holds) {
    clearTimeout(this.toasted);
    clear(this.toasts, el("div", { class: "toast " + (kind || ""), text }));
    this.holds = holds;
    this.toasted = setTimeout(() => clear(this.toasts), SHOWN);
  }
  outlived() { if (this.holds && !this.holds()) clear(this.toasts); }

  // ---- words ---------------------------------------------------------------

  // What an option is called beside the board, which shows where it is.
  brief(option) {
    const { decision } = this, same = option.brief && [...decision.variants(),
      ...decision.list].some(o => o !== option && o.brief === option.brief);
    return option.brief && !same ? option.brief : this.label(option);
  }
  label(option) {
    if (option.text) return option.text;
    const words = T("table.cell", option.x, option.y, 90 * option.rotation);
    return this.decision?.hand.length > 1 ?
      `${this.pictures.type(option.type)?.words || ""} ${words}` : words;
  }

  // ---- choosing ------------------------------------------------------------

  picked(x, y, event) {
    if (this.panels.makeRoom()) return true;
    if (this.history.open) return false;
    const { decision } = this;
    const target = decision?.at(x, y, 16 / this.board.camera.scale);
    if (!target) {
      // who looks up what lies somewhere keeps what is chosen
      if (decision?.chosen) {
        if (this.board.at(Math.floor(x / 100), Math.floor(y / 100)) ===
          undefined) this.cancel();
      } else if (decision?.placing) this.whyNot(x, y);
      return false;
    }
    this.unfit();
    this.board.host.focus({ preventScroll: true });
    const chosen = decision.chosen;
    if (chosen?.target === target) {
      this.another(chosen);
      return true;
    }
    if (event.pointerType !== "mouse") this.crowded(target);
    this.pickTarget(target);
    return true;
  }
  // Another press at the chosen place is for what else could be there: the tile
  // turned, or the next answer. Only the button and its key confirm; where there
  // is nothing else, they are pointed at.
  another({ target, option }) {
    const { decision } = this;
    if (decision.turns(target).length > 1) return this.rotate(1);
    const all = decision.variants(), at = all.indexOf(option);
    if (all.length) return this.pickTarget(target, all[(at + 1) % all.length]);
    this.tray.call();
  }
  // Why the tile in hand fits nowhere on an empty cell beside others.
  async whyNot(x, y) {
    const { decision, board } = this;
    const cx = Math.floor(x / 100), cy = Math.floor(y / 100);
    this.unfit();
    if (board.at(cx, cy) !== undefined || ![[0, -1], [1, 0], [0, 1],
      [-1, 0]].some(([dx, dy]) => board.at(cx + dx, cy + dy) !== undefined)) {
      return;
    }
    const found = await this.act("why", { type: decision.type,
      rotation: decision.turn, x: cx, y: cy });
    if (!found || decision !== this.decision) return;
    this.toast(found.text, "", () => decision === this.decision &&
      !decision.chosen);
    this.choices.clash(cx, cy, found.sides);
    this.unfitting = setTimeout(() => this.unfit(), SHOWN);
  }
  unfit() {
    clearTimeout(this.unfitting);
    this.choices.clash();
  }
  // Where a finger may have meant others, these come closer, so that the next
  // tap can choose among them; of a large crowd only those so near to it that
  // they are told apart when all of them are seen.
  crowded(target) {
    const { decision } = this, { camera } = this.board;
    let reach = FINGER / camera.scale, crowd = decision.crowd(target, reach);
    if (crowd.targets.length < 2) return;
    while (crowd.targets.length > 1 && camera.closest(crowd.targets, CLOSE)
      .scale < APART / crowd.least) {
      crowd = decision.crowd(target, reach *= .8);
    }
    if (this.spread(crowd)) decision.closer = crowd;
  }
  spread({ targets, least }) {
    return this.board.camera.near(targets, APART / least, CLOSE);
  }
  pickTarget(target, option) {
    this.decision.choose(target, option);
    this.panels.feature(null);
    this.board.glow([]);
    this.board.camera.show(target.x, target.y);
    if (target.shape === "cell") this.closer();
    const held = this.around();
    if (held.length > 1) this.board.camera.clear(held, HELD, HELD, true);
    this.light();
  }
  pickOption(option, target) {
    const { decision } = this;
    if (target === undefined && decision.chosen?.target &&
      decision.variants().includes(option)) target = decision.chosen.target;
    if (option.kind === "place") {
      decision.type = option.type;
      decision.turn = option.rotation;
    }
    if (target) return this.pickTarget(target, option);
    decision.chosen = { target: null, option };
    this.light();
  }
  hovered(x, y) {
    const { decision } = this;
    if (!decision || decision.chosen || this.history.open) return;
    const target = x === undefined ? null : decision.at(x, y, 0);
    if (target === this.over) return;
    this.over = target;
    this.board.svg.classList.toggle("pointing", Boolean(target));
    this.choices.hover(target);
  }
  turnsAt(x, y) {
    const { decision } = this;
    if (!decision?.placing || this.history.open) return false;
    const target = decision.at(x, y, 0);
    return Boolean(target) && decision.turns(target).length > 0;
  }
  rotate(quarters) {
    if (!this.decision?.rotate(quarters)) return;
    const over = this.over;
    this.light();
    if (over) this.hovered(over.x, over.y);
  }
  takeTile(type) {
    this.decision.take(type);
    this.light();
  }
  cancel() {
    const { decision } = this, chosen = decision?.chosen;
    if (!chosen) return;
    // what came closer by choosing goes back, what the question brought stays
    const closer = decision.closer || chosen.target?.shape === "cell";
    decision.drop();
    if (closer) this.board.camera.around(this.bounds());
    this.light();
  }
  // Moves the choice by the arrow keys.
  step(dx, dy) {
    const { decision, board } = this;
    const open = decision.open();
    if (!open.length) return;
    const from = decision.chosen?.target || { x: board.camera.x,
      y: board.camera.y };
    const next = decision.chosen?.target ? decision.beside(dx, dy, from) :
      open.map(o => o.target).sort((a, b) => Math.hypot(a.x - from.x,
        a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))[0];
    if (next) this.pickTarget(next);
  }

  // ---- doing ---------------------------------------------------------------

  // pointed: by a button, with a pointer.
  async commit(pointed) {
    const { decision } = this, chosen = decision?.chosen;
    if (!chosen || this.sending) return;
    this.held = pointed;
    await this.send(decision, chosen.option);
    if (this.held) setTimeout(() => this.release(), AGAIN);
  }
  release() {
    this.held = false;
    for (const button of this.tray.element.querySelectorAll(
      ".buttons :disabled")) button.disabled = false;
  }
  async pass() {
    const { decision } = this;
    if (decision?.pass && !this.sending) {
      await this.send(decision, decision.pass);
    }
  }
  async send(decision, option) {
    this.sending = true;
    this.page.classList.add("sending");
    try {
      await this.client.call("answer", { game: this.s.game,
        index: option.index, answers: decision.answers });
    } catch (problem) {
      this.toast(problem.code === Failure.DOWN ? T("table.offline") :
        problem.message, "bad");
      if (problem.code === Failure.MOVED) await this.queued(() =>
        this.refresh());
    } finally {
      this.sending = false;
      this.page.classList.remove("sending");
    }
  }
  // Asks for something; says why not.
  async act(method, params = {}) {
    try {
      return await this.client.call(method, { game: this.s.game, ...params });
    } catch (problem) {
      this.toast(problem.code === Failure.DOWN ? T("table.offline") :
        problem.message, "bad");
      return null;
    }
  }
  undo() { return this.act("undo"); }
  agree(row, yes) { return this.act("agree", { row, yes }); }
  // What looks best is chosen, and told with what could be instead.
  async hint() {
    const { decision } = this;
    if (!decision) return;
    const [best] = await this.thoughts(decision);
    if (!best || decision !== this.decision) return;
    this.pickOption(best.option, best.target);
    decision.chosen.hinted = true;
    this.toast(best.option.kind === "place" ? T("table.hinted.here") :
      T("table.hinted", this.brief(best.option)), "", () =>
      decision === this.decision && decision.chosen?.hinted);
  }
  // The same is told without being asked, and nothing is chosen.
  async guide() {
    const { decision } = this;
    if (!decision || decision.ideas || decision.given.count < 2) return;
    const told = await this.thoughts(decision);
    if (told.length && decision === this.decision) this.tray.show();
  }
  // What a bot thinks of the answers, asked once a decision; the best first.
  thoughts(decision) {
    decision.thinking = decision.thinking || this.act("hint").then(found => {
      decision.ideas = (found?.ideas || []).map(idea => ({ ...idea,
        ...decision.option(idea.index) })).filter(idea => idea.option);
      if (!found) decision.thinking = null;
      return decision.ideas;
    });
    return decision.thinking;
  }
  // Can the game be taken along to the playground? One with secrets when it is
  // over.
  goesOn() {
    const { s } = this;
    return this.hello.playground && (!s.hides || s.status === "over");
  }
  // Opens it there as it is, or was at the step that is looked at, in the seat
  // of whoever is asked.
  async goOn() {
    const { history } = this, page = window.open("", "_blank");
    const at = history.open ? history.playback.at : undefined;
    const found = await this.act("playground");
    if (!found) return page?.close();
    const { config, files, keys, seed } = found;
    const name = "game.lua" in files ? "config-of-table.lua" : "game.lua";
    const text = await toFragment({ files: { ...files, [name]: config },
      keys: keys.slice(0, at), seed, me: "asked" });
    (page || window).location.href = `/playground/#p=${text}`;
  }
  async rematch() {
    if (!this.s.rematch) await this.act("rematch");
    const found = await this.act("follow");
    if (found) location.hash = found.link;
  }

  // Lights the feature that a question is about; its cells.
  async lightUp({ tile, segment, at }) {
    const found = segment === undefined ? null : await this.client.call(
      "feature", { game: this.s.game, tile, segment }).catch(() => null);
    if (found && !this.gone) this.board.glow(found.members);
    return found ? found.members.map(([i]) => this.s.tiles[i].slice(1, 3)) :
      [at.map(n => Math.floor(n / 100))];
  }
  // Shows where something is that a question is about, all of it.
  async pointOut(what) {
    const { decision } = this, cells = await this.lightUp(what);
    if (this.gone || decision !== this.decision) return;
    this.board.camera.clear(cells, HELD, HELD, true);
    for (const ring of this.board.layers.choices.querySelectorAll(
      ".subject")) {
      ring.classList.remove("called");
      void ring.getBoundingClientRect(); // from the start again
      ring.classList.add("called");
    }
  }

  // ---- features ------------------------------------------------------------

  async feature(tile, segment) {
    if (this.history.open) {
      const found = tile === undefined ? null :
        this.history.playback.feature(tile, segment);
      this.board.glow(found ? found.members : []);
      return this.panels.feature(found);
    }
    if (tile === undefined) {
      this.board.glow([]);
      return this.panels.feature(null);
    }
    const found = await this.act("feature", { tile, segment });
    if (!found) return this.panels.feature(null);
    const mine = found.worth[Math.max(0, this.s.seat)];
    found.any = mine && mine[1];
    found.worth = found.worth.filter(([seat]) => found.holders.includes(seat));
    if (this.decision && !this.decision.placing) {
      const why = await this.client.call("why", { game: this.s.game, tile,
        segment }).catch(() => null);
      if (why?.known) found.why = why.text;
    }
    this.board.glow(found.members);
    this.panels.feature(found);
  }
}
