// Points that fly up from where they were made, with their terms.

import { badge, el, still } from "./dom.js";
import { terms } from "./details.js";

const GAP = 420, STAY = 2600, STILL = 3600; // ms

export class Flights {
  constructor(host, board) {
    this.layer = el("div", { class: "flights", "aria-hidden": "true" });
    host.append(this.layer);
    this.board = board;
    this.next = 0;
    this.waiting = new Set();
  }

  // scores: { points, items, reason, tile, colour, number, name }
  launch(scores) {
    const now = performance.now();
    this.next = Math.max(this.next, now);
    for (const score of scores.slice(-12)) {
      const wait = this.next - now;
      this.next += GAP;
      const timer = setTimeout(() => {
        this.waiting.delete(timer);
        this.fly(score);
      }, wait);
      this.waiting.add(timer);
    }
  }
  // None is there any more, nor on its way.
  clear() {
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
    this.next = 0;
    this.layer.replaceChildren();
  }
  fly(score) {
    const { camera, tiles } = this.board, tile = tiles[score.tile];
    const [w, h] = camera.size(), [left, top] = camera.view();
    let x = w / 2, y = h / 3;
    if (tile) {
      x = (100 * tile[1] + 50 - left) * camera.scale;
      y = (100 * tile[2] + 30 - top) * camera.scale;
    }
    x = Math.max(90, Math.min(w - 90, x));
    y = Math.max(110, Math.min(h - 30, y));
    const said = terms(score.items);
    const card = el("div", { class: "flight", style: { left: x + "px",
      top: y + "px", "--seat": score.colour } },
    el("span", { class: "points" }, badge(score.colour, score.number),
      (score.points > 0 ? "+" : "") + score.points),
    el("span", { class: "reason", text: score.reason }),
    said && el("span", { class: "terms", text: said }));
    this.layer.append(card);
    setTimeout(() => card.remove(), still() ? STILL : STAY);
  }
}
