// A table: the board and all around it, and what one does there. How the game
// is kept up with the server is in gamesync.js, how one chooses in choosing.js,
// what is beside the board in panels.js and tray.js.

import { Advice } from "./advice.js";
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Choosing } from "./choosing.js";
import { Failure } from "./client.js";
import { CloseView, HELD } from "./closeview.js";
import { clear, el, shapeOf, T } from "./dom.js";
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
import { Toasts } from "./toasts.js";
import { Tray } from "./tray.js";

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
    this.choosing.unfit();
    this.toasts.clear();
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
    this.view = new CloseView(this);
    this.choosing = new Choosing(this);
    this.advice = new Advice(this);
    this.board = new Board(host, this.pictures, {
      pick: (x, y, event) => this.choosing.picked(x, y, event),
      hover: (x, y) => this.choosing.hovered(x, y),
      leave: () => this.choosing.hovered(),
      turns: (x, y) => this.choosing.turnsAt(x, y),
      turn: quarters => this.choosing.rotate(quarters),
      feature: (tile, segment) => this.feature(tile, segment),
      resized: () => {
        const { decision } = this, past = this.history?.open;
        if (past || decision?.placing && !decision.chosen) {
          this.board.camera.squeezed();
        }
        // under what is chosen the board does not move, for the next tap
        if (decision?.chosen) this.view.uncovered();
        else this.view.closer();
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
    this.toasts = new Toasts();
    stage.append(this.history.bar);
    clear(this.page, this.panels.top.element, el("section", { class: "bare",
      "aria-label": T("page.seats") }, this.panels.seats.element),
    this.panels.requests.naming, stage, this.tray.element, this.panels.side,
    this.toasts.element);
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
        this.pieceKey(o), this.choosing.over);
      this.panels.pictured();
    });
  }
  show() {
    if (!this.page) return;
    this.tray.show();
    this.panels.show();
    this.page.classList.remove("opening");
    this.titled();
    this.toasts.outlived();
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
    board.camera.around(this.view.bounds());
    this.view.closer(led);
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
        ([id, , x, y, angle, , bar]) => [x, y, colour(figures.get(id)), bar ?
          angle : undefined]));
  }
  standing() {
    if (this.history.open) return this.history.standing();
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
    this.choosing.over = null;
    this.toasts.outlived();
    this.remember();
    this.choices.show(this.decision, o => this.pieceKey(o));
    this.pointers.show(this.history.open ? null : this.decision);
    this.flights.moved();
    this.tray.show();
    this.panels.lists();
    if (preferences.guide && !this.history.open) this.advice.guide();
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
  // Says something for a moment.
  toast(...said) { this.toasts.say(...said); }

  // ---- words ---------------------------------------------------------------

  // What an option is called beside the board, which shows where it is, if no
  // other of those that stand there is called the same.
  brief(option, among = [...this.decision.variants(), ...this.decision.list]) {
    const same = option.brief && among.some(o => o !== option &&
      o.brief === option.brief);
    return option.brief && !same ? option.brief : this.label(option);
  }
  label(option) {
    if (option.text) return option.text;
    const words = T("table.cell", option.x, option.y, 90 * option.rotation);
    return this.decision?.hand.length > 1 ?
      `${this.pictures.type(option.type)?.words || ""} ${words}` : words;
  }

  // ---- doing ---------------------------------------------------------------

  // pointed: by a button, with a pointer.
  async commit(pointed) {
    const { decision } = this, chosen = decision?.chosen;
    if (!chosen || this.sending) return;
    this.hold(pointed);
    await this.send(decision, chosen.option);
    this.letGo();
  }
  // Buttons wait a moment for a finger that presses twice.
  hold(pointed) { this.held = pointed; }
  letGo() { if (this.held) setTimeout(() => this.release(), AGAIN); }
  release() {
    this.held = false;
    for (const button of this.tray.element.querySelectorAll(
      ".buttons :disabled")) button.disabled = false;
  }
  async pass() {
    const { decision } = this;
    if (!decision?.passing || this.sending) return;
    if (decision.pass) await this.send(decision, decision.pass);
    else this.choosing.pickOption(decision.passing);
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
  async undo(pointed) {
    this.hold(pointed);
    await this.act("undo");
    this.letGo();
  }
  agree(row, yes) { return this.act("agree", { row, yes }); }
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
  // What is known of a figure, and of what it stands on; in a replay what it is
  // worth now is not known.
  async figure(number) {
    const { board, history } = this;
    const shown = () => history.open && history.playback.at;
    const known = board.stood.find(({ id }) => id === number), step = shown();
    if (!known) return this.feature();
    const [tile, segment] = step === false ? this.s.figures.find(([id]) =>
      id === number).slice(8) : this.below(known);
    const found = await this.act("figure", { figure: number });
    if (!found || shown() !== step) return;
    const below = !(segment >= 0) ? null : step === false ?
      await this.act("feature", { tile, segment }) :
      history.playback.feature(tile, segment);
    if (step !== false && step < this.s.answers) {
      delete found.points;
      delete found.counted;
    }
    board.glow(below ? below.members : found.counted || []);
    board.camera.show(known.x, known.y);
    this.panels.figure(found, below);
    board.ring(number);
  }
  // Tile and segment below a figure of the replay, which may stand on a side.
  below({ x, y, key }) {
    return key.split("/").length > 2 ? [] : this.board.segment(x, y);
  }
}
