// Arrows at the rim of the board for what can be chosen out of view: a press
// brings it into view, and chooses nothing that was not seen. Of very many
// those that lie in one direction have one arrow, which leads to the nearest.

import { keys } from "./choices.js";
import { clear, el, T } from "./dom.js";

// So many have an arrow each; so far apart, so far from the rim, in pixels;
// room for the buttons in the corner; and half of what an arrow hides.
const MOST = 12, APART = 42, RIM = 26, CORNER = 150, HALF = 18;
const SECTORS = 8;
// From so many places on they are found by looking at the whole board.
const MANY = 600;

export class Pointers {
  // name(target): what it is called.
  constructor(stage, board, name) {
    this.board = board;
    this.name = name;
    this.element = el("div", { class: "pointers" });
    stage.append(this.element);
  }

  // What is out of view, by how far from the middle of it in pixels, and how
  // often half the view that is.
  beyond(decision) {
    const { camera } = this.board, [w, h] = camera.size();
    const open = decision && !decision.chosen ? decision.open() : [];
    if (open.length > MANY) return [];
    return open.map(({ target }) => {
      const dx = (target.x - camera.x) * camera.scale;
      const dy = (target.y - camera.y) * camera.scale;
      return { target, dx, dy, count: 1, far: Math.max(2 * Math.abs(dx) / w,
        2 * Math.abs(dy) / h) };
    }).filter(({ far }) => far > 1);
  }
  // The nearest of each direction.
  nearest(found) {
    const sectors = new Map();
    for (const one of found) {
      const sector = (Math.round(SECTORS * Math.atan2(one.dy, one.dx) / 2 /
        Math.PI) + SECTORS) % SECTORS;
      const known = sectors.get(sector), count = 1 + (known?.count || 0);
      sectors.set(sector, { ...known && known.far < one.far ? known : one,
        count });
    }
    return [...sectors.values()];
  }

  // decision: see decision.js, or null.
  show(decision) {
    const all = this.beyond(decision);
    const found = all.length > MOST ? this.nearest(all) : all;
    const [w, h] = this.board.camera.size();
    const key = JSON.stringify([w, h, found.map(one => [one.target.id,
      one.count, Math.round(one.dx), Math.round(one.dy)])]);
    if (key === this.key) return;
    this.key = key;
    clear(this.element, this.placed(found).map(one => this.arrow(one)));
  }
  arrow({ target, count, x, y, turn }) {
    const name = count > 1 ? T("table.beyond", count) : this.name(target);
    return el("button", { class: "pointer", "data-beyond": count > 1 ? null :
      target.id, "data-keys": keys(target), title: name, "aria-label": name,
    style: { left: `${x}px`, top: `${y}px` }, onclick: () => this.board.camera.show(target.x,
      target.y) }, el("span", { "aria-hidden": "true", text: "➤", style: { transform:
      `rotate(${turn}rad)` } }));
  }
  // Whether an arrow would hide a tile, or what stands there.
  covers(x, y) {
    const { camera } = this.board, [left, top] = camera.view();
    const cell = (n, from) => Math.floor((from + n / camera.scale) / 100);
    return [-HALF, HALF].some(dx => [-HALF, HALF].some(dy => this.board.at(
      cell(x + dx, left), cell(y + dy, top)) !== undefined));
  }
  // At the rim, in the direction from the middle, or as near to there as there
  // is room, beside the tiles if there is any.
  placed(found) {
    const [w, h] = this.board.camera.size(), taken = [];
    const free = (x, y) => taken.every(t => Math.hypot(t.x - x, t.y - y) >=
      APART) && (x < w - 70 || y > CORNER);
    const within = (n, size) => Math.max(RIM, Math.min(size - RIM, n));
    return found.map(one => {
      const { dx, dy, far } = one, upright = 2 * Math.abs(dx) / w === far;
      const at = { ...one, turn: Math.atan2(dy, dx), x: within(w / 2 + dx / far,
        w), y: within(h / 2 + dy / far, h) };
      const all = [{ x: at.x, y: at.y }];
      for (let n = 0, { x, y } = at; n < 40; n++) {
        const by = (n % 2 ? 1 : -1) * (n + 1) * APART / 2;
        if (upright) y = within(y + by, h);
        else x = within(x + by, w);
        all.push({ x, y });
      }
      const open = all.filter(({ x, y }) => free(x, y));
      Object.assign(at, open.find(({ x, y }) => !this.covers(x, y)) ||
        open[0] || all.at(-1));
      taken.push(at);
      return at;
    });
  }
}
