// The board: tiles on a canvas, of which only those are drawn that are seen,
// and above it what stands on them, lights up or can be chosen, as SVG.

import { Camera } from "./camera.js";
import { el, still, svg } from "./dom.js";
import { Far } from "./farview.js";

const LAYERS = ["glow", "marks", "choices", "ghost", "figures", "spots"];
// How long a tile takes to come down, in ms.
const DROP = 240;
// From so many small tiles on they are drawn once, and then all at a time.
const CROWD = 400;

// A line that joins two places: its path, then [width, colour, dash] for each
// stroke.
export function joined([d, ...strokes], layer) {
  for (const [width, stroke, dash] of strokes) {
    svg("path", { d, fill: "none", stroke, "stroke-width": width,
      "stroke-dasharray": dash || "none", "stroke-linejoin": "round" }, layer);
  }
}

// Half of what a figure takes on its tile, from afar as many times as board.css
// has it; pixels of one at least; and half of how thick a bar is: hundredths.
const WIDE = 11, LARGER = 1.9, LEAST = 10, THICK = 7;

// Half of the line that a side is drawn as.
const HALF = 40;

// How far a place is from the line of a side: { x, y, angle }.
export function fromSide({ x, y, angle }, atX, atY) {
  const turned = angle * Math.PI / 180, dx = atX - x, dy = atY - y;
  const along = dx * Math.cos(turned) + dy * Math.sin(turned);
  const across = dy * Math.cos(turned) - dx * Math.sin(turned);
  return Math.hypot(Math.max(0, Math.abs(along) - HALF), across);
}

// How a figure is put: one that came home may go out again lying.
const lookOf = f => [f.angle, f.size, f.title].join();

export class Board {
  // host: the element to fill; pictures: see pictures.js; on: see camera.js,
  // feature(tile, segment) for clicks that pick nothing else, and painted().
  constructor(host, pictures, on = {}) {
    this.pictures = pictures;
    this.on = on;
    this.canvas = el("canvas", { class: "tiles", "aria-hidden": "true" });
    this.svg = svg("svg", { class: "overlay" });
    this.layers = {};
    for (const name of LAYERS) {
      this.layers[name] = svg("g", { class: "layer-" + name }, this.svg);
    }
    host.append(this.canvas, this.svg);
    this.host = host;
    this.tiles = [];
    this.stood = []; // figures
    this.cells = new Map();
    this.dropped = new Map(); // tile -> when it began to come down
    this.far = new Far();
    this.camera = new Camera(this.svg, {
      moved: () => this.draw(),
      pick: (x, y, event) => this.pick(x, y, event),
      hover: (x, y, event) => on.hover?.(x, y, event),
      leave: () => on.leave?.(),
      turns: (x, y) => on.turns?.(x, y),
      turn: quarters => on.turn?.(quarters),
    });
    new ResizeObserver(() => this.resized()).observe(host);
    this.resized();
  }

  resized() {
    const page = innerWidth + "x" + innerHeight;
    if (this.camera.follow && page !== this.page) this.camera.fit();
    else this.draw();
    this.page = page;
    this.on.resized?.();
  }

  // ---- what lies there -----------------------------------------------------

  // tiles: a list of [type, x, y, rotation], by number; `fresh` come down. What
  // is drawn is a copy: a row that has come changes the list of the game before
  // it is shown.
  lay(tiles, fresh = []) {
    this.tiles = [...tiles];
    this.cells.clear();
    this.box = [0, 0, 0, 0];
    tiles.forEach(([, x, y], i) => {
      this.cells.set(x + "," + y, i);
      this.grow(x, y);
    });
    const now = performance.now();
    if (!still()) for (const i of fresh) this.dropped.set(i, now);
    this.host.dataset.tiles = tiles.length;
    this.draw();
  }
  grow(x, y) {
    const box = this.box;
    box[0] = Math.min(box[0], x); box[2] = Math.max(box[2], x);
    box[1] = Math.min(box[1], y); box[3] = Math.max(box[3], y);
  }
  at(cx, cy) { return this.cells.get(cx + "," + cy); }

  // ---- drawing -------------------------------------------------------------

  draw() {
    if (this.due) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      this.paint();
    });
  }
  paint() {
    const [w, h] = this.camera.size(), dpr = devicePixelRatio || 1;
    const canvas = this.canvas;
    const width = Math.round(w * dpr), height = Math.round(h * dpr);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const view = this.camera.view();
    this.svg.setAttribute("viewBox", view.join(" "));
    this.svg.style.setProperty("--unit", 1 / this.camera.scale);
    const g = canvas.getContext("2d");
    g.clearRect(0, 0, width, height);
    g.imageSmoothingQuality = "medium";
    const unit = this.camera.scale * dpr;
    this.pictures.look();
    this.seen = this.visible(view);
    const down = performance.now() - DROP;
    if (this.seen.length > CROWD && 100 * unit <= Far.CELL) {
      if (this.far.draw(g, this, view, unit)) this.draw();
    } else {
      if (unit > .3) this.shadows(g, view, unit);
      for (const i of this.seen) this.tile(g, i, view, unit);
    }
    this.host.dataset.seen = this.seen.length;
    for (const [i, began] of this.dropped) { // in view or not
      if (began <= down) this.dropped.delete(i);
    }
    if (this.dropped.size) this.draw();
    this.on.painted?.();
  }
  // Numbers of the tiles in view.
  visible([left, top, w, h]) {
    const x0 = Math.floor(left / 100), x1 = Math.floor((left + w) / 100);
    const y0 = Math.floor(top / 100), y1 = Math.floor((top + h) / 100);
    const seen = [];
    if ((x1 - x0 + 1) * (y1 - y0 + 1) < this.tiles.length) {
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const i = this.at(x, y);
          if (i !== undefined) seen.push(i);
        }
      }
    } else {
      this.tiles.forEach(([, x, y], i) => {
        if (x >= x0 && x <= x1 && y >= y0 && y <= y1) seen.push(i);
      });
    }
    return seen;
  }
  // Where a cell lies on the canvas, in whole pixels so that no gap shows.
  place(x, y, [left, top], unit) {
    const px = Math.round((100 * x - left) * unit);
    const py = Math.round((100 * y - top) * unit);
    return [px, py, Math.round((100 * x + 100 - left) * unit) - px,
      Math.round((100 * y + 100 - top) * unit) - py];
  }
  shadows(g, view, unit) {
    const off = Math.max(1, Math.round(2.2 * unit));
    g.fillStyle = "rgba(20, 14, 4, .3)";
    for (const i of this.seen) {
      const [x, y, w, h] = this.place(this.tiles[i][1], this.tiles[i][2], view,
        unit);
      g.fillRect(x + off, y + off, w + 1, h + 1);
    }
  }
  tile(g, i, view, unit) {
    const [type, cx, cy, turn] = this.tiles[i];
    const [x, y, w, h] = this.place(cx, cy, view, unit);
    const picture = this.pictures.bitmap(type, turn, w);
    if (!picture) {
      g.fillStyle = "rgba(128, 128, 110, .35)";
      g.fillRect(x, y, w, h);
      return;
    }
    const began = this.dropped.get(i);
    if (began === undefined) return g.drawImage(picture, x, y, w, h);
    const t = Math.min(1, (performance.now() - began) / DROP);
    const grown = (1 - t) * (1 - t) * .22;
    g.globalAlpha = .3 + .7 * t;
    g.drawImage(picture, x - w * grown, y - h * grown, w * (1 + 2 * grown),
      h * (1 + 2 * grown));
    g.globalAlpha = 1;
  }

  // ---- clicks --------------------------------------------------------------

  pick(x, y, event) {
    if (this.on.pick?.(x, y, event)) return;
    this.on.feature?.(...this.segment(x, y));
  }
  // Tile and segment (from 0) at a place; an empty list when there is none.
  segment(x, y) {
    const cx = Math.floor(x / 100), cy = Math.floor(y / 100);
    const i = this.at(cx, cy);
    if (i === undefined) return [];
    const [type, , , turn] = this.tiles[i];
    const owners = this.pictures.type(type)?.owners;
    if (!owners) return [];
    let u = x - 100 * cx, v = y - 100 * cy;
    for (let k = 0; k < turn; k++) [u, v] = [v, 100 - u];
    const n = Math.sqrt(owners.length), step = 100 / n;
    const owner = owners[Math.min(n - 1, v / step | 0) * n +
      Math.min(n - 1, u / step | 0)];
    return owner === "." ? [] : [i, owner.charCodeAt(0) - 65];
  }

  // The figure at a place: of those that are near enough the nearest one, and a
  // bar only where none stands on it.
  standing(x, y) {
    const { scale } = this.camera;
    const grown = Math.max(1, Math.min(LARGER, .5 / scale));
    const beside = f => f.bar ? fromSide(f, x, y) - THICK : Math.hypot(x - f.x,
      y - f.y) - Math.max(WIDE * grown * (f.size || 1), LEAST / scale);
    return this.stood.filter(f => beside(f) < 0).sort((a, b) => a.bar - b.bar ||
      beside(a) - beside(b))[0];
  }

  // ---- layers --------------------------------------------------------------

  // Lights segments up: a list of [tile, segment]; in the colour of whom it is
  // about.
  glow(members, colour) {
    const layer = this.layers.glow;
    layer.replaceChildren();
    layer.style.setProperty("--glow", colour || "var(--mark)");
    layer.style.setProperty("--strong", colour ? .62 : .42);
    for (const [i, s] of members) this.outline(i, s, layer);
  }
  // A ring round a figure; without one there is none.
  ring(figure) {
    this.ringed?.remove();
    const f = this.stood.find(f => f.id === figure);
    this.ringed = f ? svg("circle", { cx: f.x, cy: f.y, r: 20, class: "paid" },
      this.layers.spots) : null;
  }
  // A segment, or where none is meant all of the tile.
  outline(i, s, layer) {
    const tile = this.tiles[i];
    if (tile && s < 0) {
      svg("rect", { x: 100 * tile[1], y: 100 * tile[2], width: 100, height: 100,
        class: "glow" }, layer);
    }
    const outline = tile && this.pictures.type(tile[0])?.outlines[s];
    if (!outline || !outline[0]) return;
    const [d, width] = outline;
    svg("path", { d, class: width ? "glow line" : "glow",
      "stroke-width": width || undefined, transform:
        `translate(${100 * tile[1]} ${100 * tile[2]}) ` +
        `rotate(${90 * tile[3]} 50 50)` }, layer);
  }
  // A point of a segment, as near as can be to the middle of its outline; of a
  // line, half way along it.
  inside(i, s) {
    const layer = svg("g", {}, this.layers.glow);
    this.outline(i, s, layer);
    const path = layer.firstChild, middle = path && this.within(path);
    layer.remove();
    if (!middle) return null;
    const { a, b, c, d, e, f } = path.transform.baseVal.consolidate().matrix;
    const { x, y } = middle;
    return [a * x + c * y + e, b * x + d * y + f];
  }
  within(path) {
    if (path.matches(".line")) {
      return path.getPointAtLength(path.getTotalLength() / 2);
    }
    const { x, y, width, height } = path.getBBox(), points = [];
    for (let i = 1; i < 10; i++) {
      for (let k = 1; k < 10; k++) {
        points.push(new DOMPoint(x + i * width / 10, y + k * height / 10));
      }
    }
    const far = p => Math.hypot(p.x - x - width / 2, p.y - y - height / 2);
    return points.sort((p, q) => far(p) - far(q)).find(p =>
      path.isPointInFill(p));
  }
  // Tiles laid of late [tile, colour], shut edges [x, y, angle], links [path,
  // [width, colour]…], and figures put there of late [x, y, colour, and the
  // angle of a bar].
  marks(last, shut, links, stirred = []) {
    const layer = this.layers.marks;
    layer.replaceChildren();
    // white with a dark rim, which is no seat's colour, around that of the seat
    const frame = (shape, at, colour) => {
      const rim = colour ? " rim" : "";
      svg(shape, { ...at, class: "last under" + rim }, layer);
      svg(shape, { ...at, class: "last" + rim }, layer);
      if (colour) svg(shape, { ...at, class: "by", stroke: colour }, layer);
    };
    for (const [i, colour] of last) {
      const tile = this.tiles[i];
      if (!tile) continue;
      const [, x, y] = tile;
      frame("rect", { x: 100 * x + 1, y: 100 * y + 1, width: 98, height: 98 },
        colour);
    }
    for (const [cx, cy, colour, angle] of stirred) {
      if (angle === undefined) {
        frame("circle", { cx, cy, r: 18 }, colour || "#888");
      } else {
        frame("rect", { x: -50, y: -8, width: 100, height: 16, transform:
          `translate(${cx} ${cy}) rotate(${angle})` }, colour || "#888");
      }
    }
    for (const link of links) joined(link, layer);
    for (const [x, y, angle] of shut) {
      svg("path", { d: "M-50 0H50", class: "shut", "data-at": [x, y],
        transform: `translate(${x} ${y}) rotate(${angle})` }, layer);
    }
    this.bare();
  }
  // Sides that a rule shut where no piece stands are no walls: they look so.
  bare() {
    const bars = new Set(this.stood.filter(f => f.bar).map(f => f.x + "," +
      f.y));
    for (const e of this.layers.marks.querySelectorAll(".shut")) {
      e.classList.toggle("bare", !bars.has(e.dataset.at));
    }
  }
  // figures: { id, key, x, y, angle, size, bar, title, shape, colour }.
  stand(figures) {
    const layer = this.layers.figures;
    this.stood = figures;
    const old = new Map([...layer.children].map(g => [g.dataset.figure, g]));
    figures = [...figures].sort((a, b) => b.bar - a.bar || a.y - b.y);
    const groups = figures.map(f => {
      const known = old.get(String(f.id));
      const same = known?.dataset.key === f.key &&
        known.dataset.look === lookOf(f);
      const g = same ? known :
        this.figure(f, !known && old.size > 0 && !still());
      g.setAttribute("transform", `translate(${f.x} ${f.y})`);
      return g;
    });
    this.arrange(layer, groups);
    this.bare();
  }
  // What stands already is not put in again: it would come in anew.
  arrange(layer, groups) {
    const wanted = new Set(groups);
    for (const g of [...layer.children]) if (!wanted.has(g)) g.remove();
    let at = layer.firstChild;
    for (const g of groups) {
      if (g === at) at = at.nextSibling;
      else layer.insertBefore(g, at);
    }
  }
  figure(f, fresh) {
    const g = svg("g", { class: "figure" + (fresh ? " fresh" : "") +
      (f.bar ? " bar" : ""), "data-figure": f.id, "data-key": f.key,
    "data-look": lookOf(f) });
    const inner = svg("g", { transform:
      `rotate(${f.angle || 0}) scale(${f.size || 1})` }, g);
    const picture = this.pictures.symbol(f.key);
    if (picture) {
      const half = picture.size / 2;
      svg("image", { href: picture.url, x: -half, y: -half,
        width: picture.size, height: picture.size }, inner);
    } else {
      g.dataset.key = ""; // again when its picture has come
      svg("circle", { r: 8, fill: f.colour || "#888" }, inner);
    }
    if (f.shape && !f.bar) {
      svg("path", { d: f.shape, class: "sign",
        transform: "translate(0 3.5) scale(.42)" }, g);
    }
    if (f.title) svg("title", {}, g).textContent = f.title;
    return g;
  }
}
