// What can be picked on the board, drawn there: lit cells, places for figures
// with their worth, sides, and the ghost of what is about to be answered.

import { joined } from "./board.js";
import { svg, T } from "./dom.js";

// Keys of the options that a target stands for; plain placements have none.
export const keys = target => target.options.map(o => o.key).filter(Boolean).join(
  "|");

// What an answer gets points for.
const counts = option => option?.about?.filter(what => what.verb === "counts") ||
  [];
// Cells of it; what stands on a side is on that of one of the two beside it.
export const cellsOf = (option, board) => counts(option).map(what => {
  const stood = what.kind === "figure" && board.stood.find(f => f.id ===
    what.figure);
  const at = stood ? [stood.x, stood.y] : what.at;
  return at && at.map(n => Math.floor(n / 100));
}).filter(Boolean);

// Pixels of the ring round a place, at least, in parts of its size.
const SEEN = .8;

// Pixels of the number beside a place, at least, in parts of its size.
const READ = 11 / 9;

// Where a place may have its label, that of a side, and its number, the first
// preferred.
const LABELLED = [[15, -14], [-15, -14], [15, 14], [-15, 14]];
const MARKED = [[23, -20], [-23, -20], [23, 20], [-23, 20]];
const NUMBERED = [[0, 17], [0, -18], [-18, 0], [18, 0]];

// How far along a side its piece is drawn where somebody stands on it.
const STEPPED = 28;

// From so many targets on only those are drawn that are seen.
const MANY = 250;

export class Choices {
  constructor(board, pictures) {
    this.board = board;
    this.pictures = pictures;
  }

  clear() {
    this.shown = null;
    this.partly = false;
    for (const name of ["choices", "ghost", "spots"]) {
      this.board.layers[name].replaceChildren();
    }
  }

  // decision: see decision.js; keyOf(option): the picture of its piece;
  // hover: a target that the pointer is on. Of many only those in view.
  show(decision, keyOf, hover) {
    this.clear();
    this.shown = decision;
    if (!decision) return;
    this.keyOf = keyOf;
    const open = decision.open(), chosen = decision.chosen;
    this.partly = open.length > MANY;
    const [left, top, w, h] = this.board.camera.view();
    for (const { target, fits } of open) {
      const on = chosen?.target === target;
      if (this.partly && !on && (target.x < left - 50 || target.y < top - 50 ||
        target.x > left + w + 50 || target.y > top + h + 50)) continue;
      if (target.shape === "cell") this.cell(decision, target, fits, on);
      else if (target.shape === "side") this.side(target, on, decision);
      else this.spot(decision, target, on, keyOf);
    }
    // what places are worth is not hidden by the piece beside
    this.board.layers.spots.append(...this.board.layers.spots
      .querySelectorAll(".worth"));
    for (const what of decision.given.about || []) this.subject(what);
    this.counted = svg("g", { class: "counted" });
    this.board.layers.spots.prepend(this.counted); // walls lie above choices
    this.hover(hover);
  }
  // Sides of an empty cell, from 0 for the north, that a tile does not match.
  clash(x, y, sides = []) {
    this.clashed?.remove();
    if (x === undefined) return;
    const g = this.clashed = svg("g", { class: "clash", transform:
      `translate(${100 * x + 50} ${100 * y + 50})` }, this.board.layers.marks);
    svg("rect", { x: -46, y: -46, width: 92, height: 92, rx: 6 }, g);
    for (const side of sides) svg("path", { d: "M-42-48H42", transform:
      `rotate(${90 * side})` }, g);
  }
  // What the question is about, where it is on the board.
  subject({ kind, at }) {
    if (!at) return;
    const round = kind === "segment" || kind === "figure";
    svg(round ? "circle" : "rect", round ? { cx: at[0], cy: at[1], r: 17,
      class: "subject" } : { x: at[0] - 48, y: at[1] - 48, width: 96,
      height: 96, rx: 6, class: "subject" }, this.board.layers.choices);
  }
  // What an answer gets its points for: tiles, features, and what stands there.
  count(option) {
    const { board, counted: layer } = this;
    layer?.replaceChildren();
    for (const { kind, figure, tile, segment, at } of counts(option)) {
      const stood = board.stood.find(f => kind === "figure" && f.id === figure);
      if (kind === "segment") board.outline(tile, segment, layer);
      else if (stood?.bar) {
        svg("path", { d: "M-46 0H46", transform: `translate(${stood.x} ` +
          `${stood.y}) rotate(${stood.angle})` }, layer);
      } else if (stood) {
        svg("circle", { cx: stood.x, cy: stood.y, r: 18 }, layer);
      } else if (at) {
        svg("rect", { x: at[0] - 50, y: at[1] - 50, width: 100, height: 100 },
          layer);
      }
    }
  }
  // The view has moved.
  moved() {
    // from afar places stay large enough to be seen
    this.board.layers.spots.style.setProperty("--far", Math.max(1, SEEN /
      this.board.camera.scale));
    this.board.layers.spots.style.setProperty("--read", this.read());
    if (!this.partly || !this.shown || this.due) return;
    this.due = setTimeout(() => {
      this.due = null;
      if (this.partly && this.shown) this.show(this.shown, this.keyOf);
    }, 120);
  }
  // The ghost of what is chosen, or would be where the pointer is.
  hover(target) {
    this.board.layers.ghost.replaceChildren();
    const decision = this.shown, chosen = decision?.chosen;
    const option = chosen ? chosen.option : target && decision &&
      decision.fitting(target).find(o => o.kind === "place" &&
        o.rotation === decision.turn);
    const laid = !option && target?.shape === "side" && target.options[0];
    this.count(option || laid);
    if (option?.kind === "place" || option?.laid !== undefined) {
      this.ghost(option, Boolean(chosen));
    } else if (laid?.laid !== undefined) this.ghost(laid, false);
  }

  cell(decision, target, fits, on) {
    svg("rect", { x: 100 * target.cx + 5, y: 100 * target.cy + 5, width: 90,
      height: 90, rx: 9, class: "lit" + (fits ? " fits" : " dim") +
        (on ? " on" : ""), "data-target": target.id, "data-keys":
        keys(target) },
    this.board.layers.choices);
    const cost = decision.cost(target);
    if (cost) this.cost(cost, target);
  }
  // The piece that every answer there takes, in a corner of the cell.
  cost(key, target) {
    const symbol = this.pictures.symbol(key);
    if (!symbol) return;
    const g = svg("g", { class: "cost", "data-cost": target.id, transform:
      `translate(${100 * target.cx + 78} ${100 * target.cy + 22})` },
    this.board.layers.spots);
    svg("circle", { r: 15 }, g);
    const size = .7 * symbol.size;
    svg("image", { href: symbol.url, x: -size / 2, y: -size / 2, width: size,
      height: size }, g);
  }
  // A side, with the picture of what would stand there; of what would lie on
  // the whole tile from there, the way that it would take.
  side(target, on, decision) {
    const g = svg("g", { class: "brink" + (on ? " on" : ""), "data-target":
      target.id, "data-keys": keys(target), transform:
      `translate(${target.x} ${target.y}) rotate(${target.angle})` },
    this.board.layers.spots);
    const option = on ? decision.chosen.option : target.options[0];
    if (!option.course) svg("path", { d: "M-40 0H40" }, g);
    else if (!on) { // else it is seen itself
      svg("path", { d: option.course, class: "way", transform:
        `translate(${target.x} ${target.y}) rotate(${target.angle})` },
      this.board.layers.choices);
    }
    this.number(option, g, target.angle);
    if (option.worth !== undefined) {
      this.worth(option.worth, g, { target, at: this.aside(decision, target,
        MARKED, this.read()) }, 1.4);
    }
    const bar = on && option.bar && this.pictures.symbol(option.bar);
    if (bar) { // it lies along the side
      svg("image", { href: bar.url, x: -bar.size / 2, y: -bar.size / 2, width:
        bar.size, height: bar.size, class: "piece" }, g);
    }
    const key = this.keyOf(option), symbol = key && this.pictures.symbol(key);
    // who is there is seen, and what else can be picked
    const cx = this.isTaken(target, decision) ? STEPPED : 0;
    if (symbol || option.course) {
      svg("circle", { cx, r: 12, class: "ring" }, g);
    }
    if (!symbol) return;
    const size = .8 * symbol.size;
    svg("image", { href: symbol.url, x: -size / 2, y: -size / 2, width: size,
      height: size, class: "piece", transform: `translate(${cx} 0) ` +
      `rotate(${-target.angle})` }, g);
  }
  isTaken({ x, y }, decision) {
    const near = (at, far) => Math.hypot(at.x - x, at.y - y) < far;
    return this.board.stood.some(at => !at.bar && near(at, 12)) ||
      decision.open().some(({ target: at }) => at.shape === "spot" &&
        near(at, 24));
  }
  // How many times as large numbers are, from afar, to be read.
  read() { return Math.max(1, READ / this.board.camera.scale); }
  worth(points, g, { target, at: [dx, dy] }, size = 1) {
    const text = points > 0 ? `+${points}` : `${points}`;
    const label = svg("g", { class: "worth", role: "img",
      "aria-label": T("table.worth", points), transform:
      `translate(${target.x} ${target.y})` }, g);
    // a line tells whose it is
    svg("path", { d: `M${.5 * dx} ${.5 * dy}L${dx} ${dy}`, class: "tie" },
      label);
    const tag = svg("g", {}, label);
    for (const [name, value] of Object.entries({ dx, dy, size })) {
      tag.style.setProperty("--" + name, value);
    }
    svg("rect", { x: -3 - 2.6 * text.length, y: -6,
      width: 6 + 5.2 * text.length, height: 12, rx: 6 }, tag);
    svg("text", { y: 3.4 }, tag).textContent = text;
  }
  spot(decision, target, on, keyOf) {
    const options = decision.fitting(target);
    this.ways(options, on && decision.chosen.option);
    const g = svg("g", { class: "place" + (on ? " on" : "") +
      (target.figure === undefined ? "" : " taken"), "data-target":
      target.id, "data-keys": keys(target), transform:
      `translate(${target.x} ${target.y})` },
    this.board.layers.spots);
    const r = target.figure === undefined ? 12 : 15;
    // none is so large that it reaches into the next one
    if (target.room < Infinity) {
      g.style.setProperty("--room", target.room / 2 / (r + 1));
    }
    svg("circle", { r, class: "ring" }, g);
    const option = on ? decision.chosen.option : options[0];
    if (on && option.kind === "segment") { // which part of the tile is meant
      this.board.outline(option.tile, option.segment,
        this.board.layers.choices);
    }
    const symbol = target.figure === undefined && keyOf(option) &&
      this.pictures.symbol(keyOf(option));
    if (symbol) {
      const size = .8 * symbol.size;
      svg("image", { href: symbol.url, x: -size / 2, y: -size / 2,
        width: size, height: size, class: "piece", transform: option.lying ?
          "rotate(90)" : "" }, g);
    }
    const worth = options.find(o => o.worth)?.worth;
    if (worth) this.worth(worth, g, { target, at: this.aside(decision, target,
      LABELLED, this.read()) });
    if (options.length > 1) {
      svg("text", { class: "many", y: 21 }, g).textContent =
        "•".repeat(Math.min(4, options.length));
    } else if (option.mark) {
      const [x, y] = this.aside(decision, target, NUMBERED);
      target.label = [target.x + x, target.y + y]; // a press there means it, too
      this.number(option, g, 0, [x, y + 5]);
    }
  }

  // The number by which an answer is told from others called the same.
  number({ mark }, g, turned = 0, [x, y] = [0, 10 + 15 * this.read()]) {
    if (mark) svg("text", { class: "many number", x, y, transform:
      `rotate(${-turned} 0 ${y - 5})` }, g).textContent = mark;
  }

  // What an answer would join: lines from place to place, and the one that is
  // chosen as it would be.
  ways(options, chosen) {
    const layer = this.board.layers.choices;
    for (const option of options.filter(o => o.way)) {
      const [x, y, toX, toY] = option.ends;
      if (option === chosen) joined(option.way, layer);
      svg("path", { d: `M${x} ${y}L${toX} ${toY}`, class: "way" + (option ===
        chosen ? " on" : "") }, layer);
    }
  }

  // On which side a label, so many times as far away, hides the least of what
  // stands around.
  aside(decision, { x, y }, sides, far = 1) {
    const around = [...this.board.stood, ...decision.open().map(o => o.target)]
      .filter(at => at.x !== x || at.y !== y);
    const room = ([dx, dy]) => Math.min(60, ...around.map(at =>
      Math.hypot(at.x - x - far * dx, at.y - y - far * dy)));
    return sides.reduce((best, at) => room(at) > room(best) + 1 ? at : best);
  }
  ghost(option, sure) {
    const { beside: [x, y, laid, rotation] = [] } = option;
    if (laid !== undefined) this.ghost({ x, y, type: laid, rotation }, sure);
    const layer = this.board.layers.ghost;
    const g = svg("g", { class: "ghost" + (sure ? " sure" : ""), transform:
      `translate(${100 * option.x} ${100 * option.y})` }, layer);
    const type = option.over === undefined && option.laid !== undefined ?
      option.laid : option.type;
    const url = this.pictures.url(type, option.rotation, 200);
    if (url) svg("image", { href: url, width: 100, height: 100 }, g);
    svg("rect", { x: 1.5, y: 1.5, width: 97, height: 97, rx: 3,
      class: "frame" }, g);
  }
}
