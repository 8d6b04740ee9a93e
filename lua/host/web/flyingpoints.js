// Points that rise from where they were made, with their terms. A card goes
// along with its place when the view moves; none lies over another, over what
// else is said on the board, or, where there is room, over what it is about, the
// tile laid last and what can be picked.

import { badge, el, still } from "./dom.js";
import { terms } from "./details.js";

const GAP = 420, STAY = 2600, STILL = 3600; // ms
const MOST = 12; // cards that wait; older ones are read in the log
// px from a card to what it is about, if that is seen; and where it would else
// lie over what can be picked.
const FAR = 88, FARTHER = 150;
const BESIDE = 1; // px to what a card is about without a line to it
const APART = 14; // px between cards: as far as one rises
// What else lies over the board, and is not to be hidden.
const OTHERS = ":scope > :is(.vote, .zoom, .history, .feature-card, " +
  ".house-card):not([hidden]), .pointer";
// What can be picked on the board, and what is chosen.
const LIT = ":is(.layer-choices, .layer-spots, .layer-ghost) > *";

const gap = (a, b) => Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w),
  Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h));
const meet = (a, b, by = 0) => a.x < b.x + b.w + by && b.x < a.x + a.w + by &&
  a.y < b.y + b.h + by && b.y < a.y + a.h + by;

export class Flights {
  // host: the stage; board: see board.js
  constructor(host, board) {
    this.layer = el("div", { class: "flights", "aria-hidden": "true" });
    host.append(this.layer);
    this.host = host;
    this.board = board;
    // { e, line, own, score, spot, w, h, cells, dx, dy, timer }
    this.cards = [];
    this.queue = [];
  }

  // scores: { points, items, reason, tile, segment, cell, cells, colour, number,
  // bare, stays }; cell: [x, y] of the tile, which may be drawn a moment later;
  // cells: [x, y] of the tiles that are not to be hidden, beside that of the
  // tile; stays: until settle() or clear().
  launch(scores) {
    this.queue.push(...this.merged(scores));
    this.queue.splice(0, this.queue.length - MOST);
    this.next();
  }
  // What several get for the same is one card.
  merged(scores) {
    const found = new Map();
    for (const score of scores) {
      const { points, items, reason, tile } = score;
      const key = JSON.stringify([points, items, reason, tile]);
      const known = found.get(key);
      if (known) known.seats.push(score);
      else found.set(key, { ...score, seats: [score] });
    }
    return [...found.values()];
  }
  // None is there any more, nor on its way.
  clear() {
    clearTimeout(this.timer);
    this.timer = null;
    for (const card of this.cards) clearTimeout(card.timer);
    this.cards = [];
    this.queue = [];
    this.layer.replaceChildren();
  }
  // One after the other; when there is no room for the next, it waits until
  // one is gone.
  next() {
    if (this.timer || !this.queue.length) return;
    if (!this.fly(this.queue[0])) return;
    this.queue.shift();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, GAP);
  }
  fly(score) {
    const e = this.card(score);
    const own = score.cell || this.board.tiles[score.tile]?.slice(1, 3);
    const line = el("i", { class: "lead", style: { "--seat":
      score.seats[0].colour } });
    this.layer.append(line, e);
    const card = { e, line, own, score, w: e.offsetWidth,
      h: e.offsetHeight, cells: score.cells || (own ? [own] : []) };
    if (!this.put(card, this.taken(), this.lit())) {
      e.remove();
      line.remove();
      return false;
    }
    this.cards.push(card);
    e.classList.toggle("stays", Boolean(score.stays));
    if (!score.stays) this.goes(card);
    return true;
  }
  // In a while a card is gone.
  goes(card) {
    card.timer = setTimeout(() => this.gone(card), still() ? STILL : STAY);
  }
  gone(card) {
    this.cards.splice(this.cards.indexOf(card), 1);
    card.e.remove();
    card.line.remove();
    this.next();
  }
  // So are those that stay; at once, if they are not to be looked at any more.
  settle(atOnce) {
    for (const card of this.cards.filter(card => !card.timer)) {
      if (atOnce) this.gone(card);
      else this.goes(card);
    }
  }
  card({ points, items, reason, tile, seats, bare }) {
    const said = !bare && terms(items);
    return el("div", { class: "flight", "data-tile": tile, style: { "--seat":
      seats[0].colour } },
      el("span", { class: "points" }, seats.map(seat => badge(seat.colour,
        seat.number)), (points > 0 ? "+" : "") + points),
      reason && el("span", { class: "reason", text: reason }),
      said && el("span", { class: "terms", text: said }));
  }

  // ---- where they are -------------------------------------------------------

  // The view has moved, or what lies over the board is another.
  moved() {
    if (!this.cards.length) return;
    const taken = this.taken(true), lit = this.lit();
    for (const card of this.cards) {
      const at = this.put(card, taken, lit);
      card.e.classList.toggle("crowded", !at);
      if (!at) card.line.hidden = true;
      if (at) taken.push(at);
    }
  }
  boxes(selector) {
    const { left, top } = this.host.getBoundingClientRect();
    return [...this.host.querySelectorAll(selector)].map(e => {
      const b = e.getBoundingClientRect();
      return { x: b.left - left, y: b.top - top, w: b.width, h: b.height };
    }).filter(({ w }) => w);
  }
  lit() {
    const last = this.board.tiles[this.board.tiles.length - 1];
    return [...this.boxes(LIT), ...last ? [this.onScreen([last[1], last[2]])] :
      []];
  }
  taken(others) {
    const boxes = this.boxes(OTHERS);
    return others ? boxes : [...boxes, ...this.cards.map(card => card.at)
      .filter(Boolean)];
  }
  onScreen([x, y]) {
    const { camera } = this.board, [left, top] = camera.view();
    const side = 100 * camera.scale;
    return { x: (100 * x - left) * camera.scale, y: (100 * y - top) *
      camera.scale, w: side, h: side };
  }
  seen({ x, y, w, h }) {
    const [width, height] = this.board.camera.size();
    return x >= 0 && y >= 0 && x + w <= width && y + h <= height;
  }
  // Puts a card beside what it is about: where it was beside it, else as near as
  // there is room. Gives where that is, or null.
  put(card, taken, lit) {
    const [width, height] = this.board.camera.size(), { w, h } = card;
    const own = card.own ? this.onScreen(card.own) :
      { x: width / 2, y: height / 3, w: 0, h: 0 };
    const cells = card.cells.map(cell => this.onScreen(cell));
    const within = (n, size, all) => Math.max(4, Math.min(all - size - 4, n));
    const box = ([x, y]) => ({ x: within(x, w, width), y: within(y, h, height),
      w, h });
    const free = b => taken.every(t => !meet(b, t, APART));
    const beside = [[own.x + own.w / 2 - w / 2, own.y - h - APART],
      [own.x + own.w / 2 - w / 2, own.y + own.h + APART],
      [own.x + own.w + APART, own.y + own.h / 2 - h / 2],
      [own.x - w - APART, own.y + own.h / 2 - h / 2]];
    const open = b => free(b) && cells.every(cell => !meet(b, cell,
      APART - 1));
    const calm = b => lit.every(one => !meet(b, one));
    const clear = b => open(b) && calm(b);
    const places = beside.map(box);
    const homes = (cells.length ? cells : [own]).filter(b => this.seen(b));
    const was = card.dx !== undefined && box([own.x + card.dx, own.y + card.dy]);
    // seen from farther away it would be far from all that it is about
    if (was && (!homes.length || homes.some(home => gap(was, home) <= FAR))) {
      places.unshift(was);
    }
    const near = (fine, most = FAR) => this.nearest(own, homes, box, fine, most);
    // rather over a part of what it is about than over what can be picked
    const at = places.find(clear) || near(clear) || near(b => free(b) &&
      calm(b) && !meet(b, own)) || lit.length > 1 && near(clear, FARTHER) ||
      places.find(open) || near(open) ||
      near(b => free(b) && !meet(b, own)) || near(free);
    card.at = at || null;
    if (!at) return null;
    [card.dx, card.dy] = this.seen(own) ? [at.x - own.x, at.y - own.y] : [];
    card.e.style.left = at.x + "px";
    card.e.style.top = at.y + "px";
    this.lead(card, at, own);
    return at;
  }
  // A line from a card that does not touch the tile that it is about, or has it
  // out of view, to the middle of what is meant there.
  lead(card, at, own) {
    const { line, own: about } = card, { scale } = this.board.camera;
    const { tile, segment } = card.score;
    if (card.spot === undefined && this.board.tiles[tile]) { // it is drawn
      card.spot = this.board.inside(tile, segment);
    }
    const { spot } = card;
    const x = own.x + (spot ? (spot[0] - 100 * about[0]) * scale : own.w / 2);
    const y = own.y + (spot ? (spot[1] - 100 * about[1]) * scale : own.h / 2);
    const fromX = Math.max(at.x, Math.min(at.x + at.w, x));
    const fromY = Math.max(at.y, Math.min(at.y + at.h, y));
    line.hidden = !about || gap(at, own) <= BESIDE;
    Object.assign(line.style, { left: fromX + "px", top: fromY + "px", width:
      Math.hypot(x - fromX, y - fromY) + "px", rotate: Math.atan2(y - fromY,
      x - fromX) + "rad" });
  }
  // The place that will do nearest to a box, in rows and columns of the stage;
  // so near to one of the homes, if any is seen.
  nearest(own, homes, box, fine, most) {
    const [width, height] = this.board.camera.size(), { w, h } = box([0, 0]);
    let best = null, least = Infinity;
    for (let y = 4; y < height; y += (h + APART) / 3) {
      for (let x = 4; x < width; x += (w + APART) / 4) {
        const at = box([x, y]), far = Math.hypot(at.x + w / 2 - own.x -
          own.w / 2, at.y + h / 2 - own.y - own.h / 2);
        if (far < least && fine(at) && (!homes.length || homes.some(home =>
          gap(at, home) <= most))) [best, least] = [at, far];
      }
    }
    return best;
  }
}
