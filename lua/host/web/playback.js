// A recorded game that is wound to any of its positions;
// lua/host/web/playback_data.lua explains the data.

export class Playback {
  constructor(record) {
    this.record = record;
    this.steps = record.steps;
    this.last = this.steps.length - 1;
    this.fresh();
  }

  fresh() {
    this.at = -1;
    this.tiles = []; // [type, x, y, rotation, features]
    this.joined = new Map();
    this.features = new Map();
    this.figures = new Map();
    this.log = []; // { step, e }
    this.now = {};
  }

  // Jumps to the position after n answers; true when tiles went away or
  // others are of another type, so that none of those drawn can be trusted.
  go(n) {
    n = Math.max(0, Math.min(this.last, n));
    if (n < this.at) this.fresh();
    while (this.at < n) this.forward();
  }

  forward() {
    const step = this.steps[++this.at];
    // the turn in which the answer that led here was given
    this.given = this.now.w ?? step.w;
    this.laid = [];
    if (step.r) this.joined.clear();
    for (const [i, features] of step.r || []) {
      const [type, x, y, turn] = this.tiles[i];
      this.tiles[i] = [type, x, y, turn, features];
    }
    for (const t of step.t || []) {
      this.laid.push(this.tiles.length);
      this.tiles.push(t);
    }
    for (const [i, type, features] of step.v || []) {
      const [, x, y, turn] = this.tiles[i];
      this.tiles[i] = [type, x, y, turn, features];
    }
    for (const [old, now] of step.m || []) {
      this.joined.set(old, now);
      this.features.delete(old);
    }
    for (const q of step.q || []) this.features.set(q[0], q);
    for (const f of step.f || []) {
      if (f[1] === false) this.figures.delete(f[0]);
      else this.figures.set(f[0], f);
    }
    for (const e of step.e || []) this.log.push({ step: this.at, e });
    for (const key of "zsuhxjcpdnakwlb") {
      if (step[key] !== undefined) this.now[key] = step[key];
    }
  }

  root(id) {
    while (this.joined.has(id)) id = this.joined.get(id);
    return id;
  }
  // [tile, segment] of all of a feature, and what is known of it.
  members(id) {
    const found = [];
    this.tiles.forEach(([, , , , features], i) => {
      features.forEach((feature, s) => {
        if (this.root(feature) === id) found.push([i, s]);
      });
    });
    return found;
  }
  feature(tile, segment) {
    const at = this.tiles[tile];
    if (!at || at[4][segment] === undefined) return null;
    const id = this.root(at[4][segment]), q = this.features.get(id);
    if (!q) return null;
    const [, kind, tiles, open, complete, holders, worth, figures] = q;
    return { title: this.record.kinds[kind], tiles, open, complete, holders,
      figures, worth: holders.map((seat, i) => [seat, worth[i]]), any: worth[0],
      members: this.members(id) };
  }

  // Figures as board.js takes them; `paint(key)` gives the key of a picture
  // in the colours of this table, with { shape, colour }.
  standing(paint) {
    return [...this.figures.values()].map(([id, n, x, y, angle, size, bar]) => {
      const key = this.record.symbols[n];
      return { id, x, y, angle, size, bar, ...paint(key) };
    });
  }
  // The score events so far, as [answer, seat, points, reason].
  scores() {
    const list = [];
    this.steps.forEach((step, n) => {
      for (const e of step.e || []) {
        if (e.length > 2) list.push([n, e[0], e[2], e[6]]);
      }
    });
    return list;
  }
  // The step at which the turn after (or before) this one begins.
  turn(direction) {
    const turns = [];
    let turn = 0, n = this.at;
    for (const step of this.steps) turns.push(turn = step.w ?? turn);
    if (direction > 0) {
      while (n < this.last && turns[n] === turns[this.at]) n++;
      return n;
    }
    n = Math.max(0, n - 1);
    while (n > 0 && turns[n - 1] === turns[n]) n--;
    return n;
  }
}
