// Choosing among the answers: on the board, by keys, or from a list. What is
// chosen is sent when it is confirmed.

import { HELD } from "./closeview.js";
import { SHOWN } from "./toasts.js";

export class Choosing {
  // table: what has board, choices, decision, panels, tray and view
  constructor(table) {
    this.table = table;
    this.over = null; // the target that is pointed at
  }

  picked(x, y, event) {
    const { table } = this, { board, decision } = table;
    if (table.panels.makeRoom()) return true;
    const looks = table.history.open; // at what is no longer asked
    const target = looks ? null : decision?.at(x, y, 16 / board.camera.scale);
    const figure = target ? null : board.standing(x, y);
    if (figure) {
      table.figure(figure.id);
      return true;
    }
    if (looks) return false;
    if (!target) {
      // who looks up what lies somewhere keeps what is chosen
      if (decision?.chosen) {
        if (board.at(Math.floor(x / 100), Math.floor(y / 100)) === undefined) {
          this.cancel();
        }
      } else if (decision?.placing) this.whyNot(x, y);
      return false;
    }
    this.unfit();
    board.host.focus({ preventScroll: true });
    const chosen = decision.chosen;
    if (chosen?.target === target) {
      this.another(chosen);
      return true;
    }
    if (event.pointerType !== "mouse") table.view.crowded(target);
    this.pickTarget(target);
    return true;
  }
  // Another press at the chosen place is for what else could be there: the tile
  // turned, or the next answer. Only the button and its key confirm; where
  // there is nothing else, they are pointed at.
  another({ target, option }) {
    const { decision } = this.table;
    if (decision.turns(target).length > 1) return this.rotate(1);
    const all = decision.variants(), at = all.indexOf(option);
    if (all.length) return this.pickTarget(target, all[(at + 1) % all.length]);
    this.table.tray.call();
  }
  // Why the tile in hand fits nowhere on an empty cell beside others.
  async whyNot(x, y) {
    const { table } = this, { decision, board } = table;
    const cx = Math.floor(x / 100), cy = Math.floor(y / 100);
    this.unfit();
    if (board.at(cx, cy) !== undefined || ![[0, -1], [1, 0], [0, 1],
      [-1, 0]].some(([dx, dy]) => board.at(cx + dx, cy + dy) !== undefined)) {
      return;
    }
    const found = await table.act("why", { type: decision.type,
      rotation: decision.turn, x: cx, y: cy });
    if (!found || decision !== table.decision) return;
    table.toast(found.text, "", () => decision === table.decision &&
      !decision.chosen);
    table.choices.clash(cx, cy, found.sides);
    this.unfitting = setTimeout(() => this.unfit(), SHOWN);
  }
  unfit() {
    clearTimeout(this.unfitting);
    this.table.choices.clash();
  }
  pickTarget(target, option) {
    const { table } = this, { camera } = table.board;
    table.decision.choose(target, option);
    table.panels.feature(null);
    table.board.glow([]);
    camera.show(target.x, target.y);
    if (target.shape === "cell") table.view.closer();
    const held = table.view.around();
    if (held.length > 1) camera.clear(held, HELD, HELD, true);
    table.light();
  }
  pickOption(option, target) {
    const { decision } = this.table;
    if (target === undefined && decision.chosen?.target &&
      decision.variants().includes(option)) target = decision.chosen.target;
    if (option.kind === "place") {
      decision.type = option.type;
      decision.turn = option.rotation;
    }
    if (target) return this.pickTarget(target, option);
    decision.chosen = { target: null, option };
    this.table.light();
  }
  hovered(x, y) {
    const { board, choices, decision, history } = this.table;
    if (!decision || decision.chosen || history.open) return;
    const target = x === undefined ? null : decision.at(x, y, 0);
    if (target === this.over) return;
    this.over = target;
    board.svg.classList.toggle("pointing", Boolean(target));
    choices.hover(target);
  }
  turnsAt(x, y) {
    const { decision, history } = this.table;
    if (!decision?.placing || history.open) return false;
    const target = decision.at(x, y, 0);
    return Boolean(target) && decision.turns(target).length > 0;
  }
  rotate(quarters) {
    if (!this.table.decision?.rotate(quarters)) return;
    const over = this.over;
    this.table.light();
    if (over) this.hovered(over.x, over.y);
  }
  takeTile(type) {
    this.table.decision.take(type);
    this.table.light();
  }
  cancel() {
    const { table } = this, { decision } = table, chosen = decision?.chosen;
    if (!chosen) return;
    // what came closer by choosing goes back, what the question brought stays
    const closer = decision.closer || chosen.target?.shape === "cell";
    decision.drop();
    if (closer) table.board.camera.around(table.view.bounds());
    table.light();
  }
  // Moves the choice by the arrow keys.
  step(dx, dy) {
    const { decision, board } = this.table;
    const open = decision.open();
    if (!open.length) return;
    const from = decision.chosen?.target || { x: board.camera.x,
      y: board.camera.y };
    const next = decision.chosen?.target ? decision.beside(dx, dy, from) :
      open.map(o => o.target).sort((a, b) => Math.hypot(a.x - from.x,
        a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))[0];
    if (next) this.pickTarget(next);
  }
}
