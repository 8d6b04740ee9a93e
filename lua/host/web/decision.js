// A decision as things to point at. Options are gathered into targets: cells,
// places, sides and figures of the board; what has no place there is a choice
// of the list. Knows kinds of options and no module.
//
// A target is { id, shape: "cell"|"spot"|"side", x, y, angle, cx, cy,
// options }, an option as the server gives it, those of a plain placement as
// { index, type, x, y, rotation, kind: "place" }.

import { fromSide } from "./board.js";

// Places of a question are so far apart, in hundredths, if that takes none
// farther from where it is than this; of very many none is moved.
const APART = 22, MOVED = 9, MANY = 200;
// As near to the letter beside a place, that is meant.
const LETTER = 7;

export class Decision {
  // given: as the method `decision` gives it; figures: of the board, by id.
  constructor(given, figures) {
    this.given = given;
    this.answers = given.answers;
    this.targets = new Map();
    this.list = []; // options without a place
    this.hand = []; // types of tiles to lay
    this.turn = 0;
    this.chosen = null; // { target, option }
    this.closer = null; // a crowd that is looked at
    for (const type in given.places || {}) {
      for (const [x, y, rotation, index] of given.places[type]) {
        this.add({ index, type: +type, x, y, rotation, kind: "place" },
          figures);
      }
    }
    for (const option of given.options || []) this.add(option, figures);
    this.spread();
    this.type = this.hand[0];
    const turns = this.turns();
    if (turns.length && !turns.includes(0)) this.turn = turns[0];
  }

  add(option, figures) {
    const at = this.where(option, figures);
    if (option.kind === "place" && !this.hand.includes(option.type)) {
      this.hand.push(option.type);
    }
    if (!at) return this.list.push(option);
    const known = this.targets.get(at.id);
    if (known) known.options.push(option);
    else this.targets.set(at.id, { ...at, options: [option] });
  }
  where(option, figures) {
    const { kind } = option;
    if (kind === "place" || kind === "cell" || kind === "tile") {
      if (option.x === undefined) return null;
      return { id: `${option.x},${option.y}`, shape: "cell", cx: option.x,
        cy: option.y, x: 100 * option.x + 50, y: 100 * option.y + 50 };
    }
    if (kind === "edge") {
      const [x, y, angle] = option.side_at;
      return { id: `${x}:${y}`, shape: "side", x, y, angle };
    }
    const figure = kind === "figure" && figures.get(option.figure);
    const at = figure ? [figure.x, figure.y] :
      kind === "figure" ? null : option.at;
    return at && { id: `${at[0]}/${at[1]}`, shape: "spot", x: at[0], y: at[1],
      figure: figure ? option.figure : undefined };
  }

  // Moves places that would lie over each other apart, but no figures; room: how
  // far each is from the next one.
  spread() {
    const spots = [...this.targets.values()].filter(t => t.shape === "spot");
    if (spots.length > MANY) return;
    const from = new Map(spots.map(t => [t, [t.x, t.y]]));
    const move = (t, dx, dy) => {
      if (t.figure !== undefined) return;
      const [x, y] = from.get(t), to = [t.x + dx - x, t.y + dy - y];
      const most = Math.min(1, MOVED / Math.max(1, Math.hypot(...to)));
      t.x = x + most * to[0];
      t.y = y + most * to[1];
    };
    const pairs = spots.flatMap((a, i) => spots.slice(i + 1).map(b => [a, b]))
      .filter(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y) < APART +
        2 * MOVED);
    for (let round = 0; round < 12; round++) {
      for (const [a, b] of pairs) {
        const dx = b.x - a.x, dy = b.y - a.y, away = Math.hypot(dx, dy);
        const lack = away ? (APART + .5 - away) / 2 / away : 0;
        if (lack <= 0) continue;
        move(a, -lack * dx, -lack * dy);
        move(b, lack * dx, lack * dy);
      }
    }
    for (const t of spots) t.room = Infinity;
    for (const [a, b] of pairs) {
      const away = Math.hypot(b.x - a.x, b.y - a.y);
      a.room = Math.min(a.room, away);
      b.room = Math.min(b.room, away);
    }
  }

  // Whether this is what the server gives now, too.
  same(given) {
    return given.answers === this.answers &&
      JSON.stringify(given) === JSON.stringify(this.given);
  }

  get placing() { return this.hand.length > 0; }
  // The answer of the pass button. Rules may name others of its kind, such as
  // to keep and to sell: those are choices like any.
  get pass() { return this.bids ? undefined : this.passing; }
  get passing() { return this.list.find(o => o.key === "pass"); }
  // Where one may bid, to pass is one of the answers, confirmed like them.
  get bids() { return this.list.some(o => o.kind === "number"); }

  // The only answer on the board, where what it does is explained: it is a
  // button as well, beside the one that passes.
  get lone() {
    const [target] = this.targets.values();
    return this.given.explained && !this.placing && this.targets.size === 1 &&
      target.options.length === 1 ? { target, option: target.options[0] } : null;
  }

  // Options of a target that go with the tile in hand.
  fitting(target) {
    return target.options.filter(o => o.kind !== "place" ||
      o.type === this.type);
  }
  // Rotations the tile in hand can have, here or anywhere, in order.
  turns(target) {
    const found = new Set();
    for (const t of target ? [target] : this.targets.values()) {
      for (const o of this.fitting(t)) {
        if (o.kind === "place") found.add(o.rotation);
      }
    }
    return [...found].sort();
  }
  // Targets that can be chosen with the tile in hand, and whether the rotation
  // of now fits.
  open() {
    const found = [];
    for (const target of this.targets.values()) {
      const options = this.fitting(target);
      if (!options.length) continue;
      const turned = options.filter(o => o.kind === "place");
      found.push({ target, fits: !turned.length ||
        turned.some(o => o.rotation === this.turn) });
    }
    return found;
  }

  // The piece that a tile takes from the supply wherever it lies on a cell, as
  // it is turned now or, if it does not fit so, at all.
  cost(target) {
    const laid = this.fitting(target).filter(o => o.kind === "place");
    const turned = laid.filter(o => o.rotation === this.turn);
    const list = turned.length ? turned : laid;
    return list.every(o => o.spends) && list[0]?.spends;
  }

  // Chooses a target; with a tile the rotation goes on to one that fits.
  choose(target, option) {
    let options = this.fitting(target);
    if (this.placing && options.some(o => o.kind === "place")) {
      const all = this.turns(target);
      // one that takes no piece from the supply before those that do
      const free = all.filter(turn => options.some(o => o.kind === "place" &&
        o.rotation === turn && !o.spends)), turns = free.length ? free : all;
      if (!all.includes(this.turn)) {
        this.turn = turns.find(t => t > this.turn) ?? turns[0];
      }
      options = options.filter(o => o.rotation === this.turn);
    }
    this.chosen = { target, option: option || options[0] };
    return this.chosen;
  }
  // What else could be meant at the chosen place: with the same rotation.
  variants() {
    if (!this.chosen || !this.chosen.target) return [];
    const { target, option } = this.chosen;
    const options = this.fitting(target).filter(o => o.kind !== "place" ||
      o.rotation === option.rotation);
    return options.length > 1 ? options : [];
  }
  // Turns the tile in hand on by quarters; true when something changed.
  rotate(quarters) {
    const target = this.chosen?.target;
    const turns = this.turns(target);
    if (!turns.length) return false;
    const at = turns.indexOf(this.turn);
    const next = at < 0 ? turns.find(t => t > this.turn) ?? turns[0] :
      turns[(at + quarters + turns.length) % turns.length];
    if (next === this.turn) return false;
    this.turn = next;
    if (target) this.choose(target);
    return true;
  }
  take(type) {
    this.type = type;
    const turns = this.turns();
    if (!turns.includes(this.turn)) this.turn = turns[0] ?? 0;
    this.chosen = null;
  }
  drop() { this.chosen = this.closer = null; }

  // The target at a place of the board, within reach of a finger.
  at(x, y, reach) {
    let best = null, far = Infinity;
    for (const { target } of this.open()) {
      const away = target.shape === "side" ? fromSide(target, x, y) :
        Math.hypot(target.x - x, target.y - y);
      const [lx, ly] = target.label || [Infinity, Infinity];
      const near = target.shape === "cell" ?
        Math.floor(x / 100) === target.cx && Math.floor(y / 100) === target.cy :
        away < Math.max(13, reach) || Math.hypot(lx - x, ly - y) < LETTER;
      // what is on a cell goes before the cell
      const rank = target.shape === "cell" ? away + 1000 : away;
      if (near && rank < far) {
        best = target;
        far = rank;
      }
    }
    return best;
  }
  // A target with those of its kind that lie nearer to it than so much, and
  // how near to another one any of these lies.
  crowd(target, reach) {
    const cell = target.shape === "cell";
    const all = this.open().map(o => o.target).filter(t =>
      (t.shape === "cell") === cell);
    const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    const targets = all.filter(t => away(t, target) < reach);
    const least = Math.min(...targets.flatMap(a => all.map(b =>
      a === b ? Infinity : away(a, b))));
    return { targets, least };
  }
  // The next target from the chosen one in a direction. To the left and right
  // one that lies askew comes before one behind it, or of five places of a tile
  // that lie as on dice nobody would come to the one in the middle.
  beside(dx, dy, from) {
    let best = null, least = Infinity;
    for (const { target } of this.open()) {
      const ax = target.x - from.x, ay = target.y - from.y;
      const along = ax * dx + ay * dy, off = Math.abs(ax * dy - ay * dx);
      if (along <= 1 || target === from) continue;
      const askew = dx && target.shape === "spot" ? .9 : 2.2;
      const cost = along + askew * off;
      if (cost < least) {
        best = target;
        least = cost;
      }
    }
    return best;
  }
  // Chooses just this option, with the tile and the rotation it has.
  pick({ target, option }) {
    if (option.kind === "place") {
      this.type = option.type;
      this.turn = option.rotation;
    }
    if (target) this.choose(target, option);
    else this.chosen = { target: null, option };
  }
  option(key) {
    for (const target of this.targets.values()) {
      const option = target.options.find(o => o.index === key);
      if (option) return { target, option };
    }
    const option = this.list.find(o => o.index === key);
    return option && { target: null, option };
  }
}
