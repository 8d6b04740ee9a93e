// How near the board is looked at: so that what can be chosen is told apart,
// and what is chosen stays in view.

import { cellsOf } from "./choices.js";
import { finger } from "./dom.js";

// Pixels of the board around what is chosen.
export const HELD = 6;
// Pixels a hundredth of a tile, at least, to see how one fits under a finger.
const SEEN = .56;
// So many places may be out of view when others are looked at closely.
const POINTED = 6;
// Of so many tiles all is seen where places of theirs are asked about.
const FEW = 2;
// Pixels that a finger needs between two places, the same with a little room,
// what a mouse needs, the closest look at them, how close one comes to places
// that lie far apart, and from how far they are still seen, on a phone and at a
// desk.
const FINGER = 32, APART = 1.05 * FINGER, MOUSE = 26, CLOSE = 4.2, PLAIN = .7,
  FAR = .4, DESK = .28;

export class CloseView {
  // table: what has board, decision and history
  constructor(table) {
    this.table = table;
  }

  // Places for figures are told apart by a finger, and a tile is seen beside
  // its neighbours before it is laid. led: who has moved the view was brought
  // nearer before, and has not moved it since.
  closer(led = Boolean(this.table.board?.camera.back) || this.left()) {
    const { board } = this.table;
    if (!board) return; // it is being made
    this.look(led);
    this.seen = this.where();
  }
  where() {
    const { camera } = this.table.board;
    return [camera.x, camera.y, camera.scale].join();
  }
  // Whether the view is as it was left by that, though it has less room now.
  left() {
    return Boolean(this.shown) && this.shown === this.table.decision &&
      this.seen === this.where();
  }
  look(led) {
    const { decision, board, history } = this.table;
    const spots = (decision?.open() || []).map(o => o.target);
    if (!decision || history.open) return;
    if (!spots.length) return this.asked();
    const cell = finger() && decision.chosen?.target;
    if (cell?.shape === "cell") return board.camera.near([cell], SEEN);
    if (decision.closer) return this.spread(decision.closer);
    if (spots.some(t => t.shape === "cell")) return;
    const apart = spots.map(a => Math.min(...spots.map(b => a === b ? Infinity :
      Math.hypot(a.x - b.x, a.y - b.y))));
    const about = (decision.given.about || []).filter(({ at }) => at).map(
      ({ at: [x, y] }) => ({ x, y })), { camera } = board;
    about.push(...this.below(spots));
    // where all that is asked is seen and told apart, the board stays as it is
    const [far, between] = finger() ? [FAR, FINGER] : [DESK, MOUSE];
    if (camera.scale >= far && Math.min(...apart) * camera.scale >= between &&
      camera.sees([...spots, ...about])) {
      this.shown = decision;
      return;
    }
    const wide = finger() ? APART : MOUSE;
    const crowd = spots.filter((_, i) => apart[i] < 60);
    // arrows point at a few others, but not at many
    if (spots.length - crowd.length > POINTED) crowd.length = 0;
    const told = Math.min(2.4, wide / Math.max(12, Math.min(...apart)));
    camera.near(crowd.length ? crowd : spots, Math.max(PLAIN, told));
    // many lie everywhere; who moves away from a few is not brought back
    const few = spots.length <= POINTED && (led || this.shown !== decision);
    if (camera.follow || few) {
      camera.all([...spots, ...about], told);
      camera.all(spots, told);
    }
    this.shown = decision;
  }
  // The middles of the tiles of places, where these are on a few.
  below(spots) {
    const { board } = this.table, tiles = new Map();
    for (const { x, y } of spots) {
      const i = board.at(Math.floor(x / 100), Math.floor(y / 100));
      if (i !== undefined) tiles.set(i, board.tiles[i]);
    }
    return tiles.size > FEW ? [] : [...tiles.values()].map(([, x, y]) => ({
      x: 100 * x + 50, y: 100 * y + 50 }));
  }
  // What is chosen stays in view when the tray grows over it.
  uncovered() {
    const { board, decision, history } = this.table;
    const at = decision?.chosen?.target;
    if (!decision || history.open) return;
    if (!at) return this.asked();
    const { camera } = board, cells = this.around(), { hinted } =
      decision.chosen;
    // what a finger has chosen stays under it
    if (at.shape !== "cell" && cells.length < 2 && !hinted) {
      camera.show(at.x, at.y);
    } else camera.clear(cells, HELD, HELD);
  }
  // Where the board has nothing to pick, the tile laid last is seen, and what is
  // asked about.
  asked() {
    const { decision, board } = this.table, last = board.tiles.at(-1);
    if (!last) return;
    const about = (decision.given.about || []).filter(({ at }) => at).map(
      ({ at }) => at.map(n => Math.floor(n / 100)));
    board.camera.clear([last.slice(1, 3), ...about], HELD, HELD, true);
  }
  // The cell of what is chosen, and those of what it counts.
  around() {
    const { board, decision } = this.table, { target, option } = decision.chosen;
    return [[Math.floor(target.x / 100), Math.floor(target.y / 100)],
      ...cellsOf(option, board)];
  }
  // Cells of all tiles, and of those that can be chosen.
  bounds() {
    const { board, decision } = this.table;
    const box = [...(board.box || [0, 0, 0, 0])];
    for (const { target } of decision?.open() || []) {
      if (target.shape !== "cell") continue;
      box[0] = Math.min(box[0], target.cx);
      box[1] = Math.min(box[1], target.cy);
      box[2] = Math.max(box[2], target.cx);
      box[3] = Math.max(box[3], target.cy);
    }
    return box;
  }
  // Where a finger may have meant others, these come closer, so that the next
  // tap can choose among them; of a large crowd only those so near to it that
  // they are told apart when all of them are seen.
  crowded(target) {
    const { board, decision } = this.table, { camera } = board;
    let reach = FINGER / camera.scale, crowd = decision.crowd(target, reach);
    if (crowd.targets.length < 2) return;
    while (crowd.targets.length > 1 && camera.closest(crowd.targets, CLOSE)
      .scale < APART / crowd.least) {
      crowd = decision.crowd(target, reach *= .8);
    }
    if (this.spread(crowd)) decision.closer = crowd;
  }
  spread({ targets, least }) {
    return this.table.board.camera.near(targets, APART / least, CLOSE);
  }
}
