// Arrows at the rim of the board that lead to what can be chosen out of view.

import { clear, el, T } from "./dom.js";

const SECTORS = 8, RIM = 26; // px
// From so many places on they are found by looking at the whole board.
const MANY = 600;

export class Pointers {
  constructor(stage, board) {
    this.board = board;
    this.element = el("div", { class: "pointers" });
    stage.append(this.element);
  }

  // By sector the places out of view, the one first that is nearest to it.
  beyond(decision) {
    const [left, top, w, h] = this.board.camera.view();
    const sectors = new Map(), open = decision ? decision.open() : [];
    if (open.length > MANY) return sectors;
    for (const { target } of open) {
      const dx = target.x - left - w / 2, dy = target.y - top - h / 2;
      const far = Math.max(2 * Math.abs(dx) / w, 2 * Math.abs(dy) / h);
      if (far <= 1) continue;
      const sector = (Math.round(SECTORS * Math.atan2(dy, dx) / 2 / Math.PI) +
        SECTORS) % SECTORS;
      const known = sectors.get(sector);
      if (!known) sectors.set(sector, { target, dx, dy, far, count: 1 });
      else if (far < known.far) {
        Object.assign(known, { target, dx, dy, far, count: known.count + 1 });
      } else {
        known.count++;
      }
    }
    return sectors;
  }

  // decision: see decision.js, or null.
  show(decision) {
    const sectors = this.beyond(decision);
    const [w, h] = this.board.camera.size();
    const key = JSON.stringify([w, h, ...[...sectors].map(([n, s]) => [n,
      s.target.id, s.count, Math.round(s.dx), Math.round(s.dy)])]);
    if (key === this.key) return;
    this.key = key;
    clear(this.element, [...sectors.values()].map(({ target, dx, dy, far,
      count }) => el("button", { class: "pointer", title:
      T("table.beyond", count), "aria-label": T("table.beyond", count),
    style: { left: w / 2 + dx / far / (this.board.camera.view()[2] / 2) *
      (w / 2 - RIM) + "px", top: h / 2 + dy / far /
      (this.board.camera.view()[3] / 2) * (h / 2 - RIM) + "px" },
    onclick: () => this.board.camera.show(target.x, target.y) },
    el("span", { text: "➤", "aria-hidden": "true", style: { transform:
      `rotate(${Math.atan2(dy, dx)}rad)` } }))));
  }
}
