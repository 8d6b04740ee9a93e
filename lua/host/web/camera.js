// What is seen of the board: moved and brought closer by mouse, wheel, one and
// two fingers, and by calls. Places are hundredths of a tile.

// Pixels a tile at closest; and when the whole board is fitted, at most so many
// and a part of the window's lesser side.
const CLOSEST = 420, FITTED = 130, PART = 6;
// Tiles left free beside a board that is fitted, and what may be left of it on
// each side before it is fitted again, in hundredths.
const MARGIN = 1.4, RIM = 20;
// What is seen at least around a place of a question: pixels, and hundredths
// for its points.
const CLEAR = 36, HALF = 45;
// From no farther are places of a question brought into view, pixels a hundredth.
const FARTHEST = .4;
// What is seen around a place that is shown: hundredths and, more than the
// buttons in the corner, pixels.
const AROUND = 80, BESIDE = 64;
// Pixels at the right that the buttons in the corner take.
const CORNER = 60;
// So many pixels from the rim of the board a place is still in view.
const SEEN = 24;
// Pixels a hundredth: too few to see a tile, and enough.
const SMALL = .3, ENOUGH = .42;
// How far a pointer may wander in a click, and fingers may turn unnoticed.
const CLICK = 7, TWIST = 34;

export class Camera {
  // on: { moved(), pick(x, y, event), hover(x, y, event), leave(),
  //       turns(x, y): is there what the wheel turns?, turn(quarters) }
  constructor(element, on) {
    this.element = element;
    this.on = on;
    this.x = this.y = 50;
    this.scale = 1; // CSS pixels a hundredth
    this.follow = true;
    this.box = [0, 0, 0, 0];
    this.touches = new Map();
    this.listen();
  }

  // Pixels across and down. What is seen stays where it is on the screen when
  // other parts of the page take or give room.
  size() {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    if (!width || !height) return [1, 1];
    const now = { x: left + scrollX + width / 2, y: top + scrollY + height / 2,
      page: innerWidth + "x" + innerHeight }, was = this.at;
    this.at = now;
    if (was?.page === now.page) {
      this.x += (now.x - was.x) / this.scale;
      this.y += (now.y - was.y) / this.scale;
    }
    return [width, height];
  }
  // x, y, width and height of what is seen.
  view() {
    const [w, h] = this.size();
    return [this.x - w / 2 / this.scale, this.y - h / 2 / this.scale,
      w / this.scale, h / this.scale];
  }
  point(event) {
    const box = this.element.getBoundingClientRect();
    const [x, y] = this.view();
    return [x + (event.clientX - box.left) / this.scale,
      y + (event.clientY - box.top) / this.scale];
  }

  // Cells within which everything lies; the view follows it until somebody
  // moves it.
  around(box) {
    this.box = box;
    if (this.follow) return this.settle();
    const { back } = this;
    if (!back) return;
    this.back = null;
    [this.x, this.y, this.scale] = back;
    this.on.moved();
  }
  // The closest look at which places are all in view: its scale and middle.
  closest(places, most) {
    const xs = places.map(p => p.x), ys = places.map(p => p.y);
    const x0 = Math.min(...xs), x1 = Math.max(...xs);
    const y0 = Math.min(...ys), y1 = Math.max(...ys);
    const [w, h] = this.size();
    return { scale: Math.min(w / (x1 - x0 + 80), h / (y1 - y0 + 80), most),
      x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  }
  // For as long as nothing else is asked, a closer look at places that are
  // too near to each other to be told apart; false when there is none, or one
  // that is hardly closer and too far all the same.
  near(places, apart, most = CLOSEST / 160) {
    const { scale } = this.closest(places, most);
    if (this.scale >= apart) return false;
    if (scale < Math.min(apart, 1.2 * this.scale)) return false;
    if (!this.follow) this.back ||= [this.x, this.y, this.scale];
    this.scale = Math.min(scale, 1.1 * apart);
    this.reach(places);
    this.on.moved();
    return true;
  }
  // Moves no farther than it takes to have places in view, with what is beside
  // them where there is room; false when they are.
  reach(places) {
    const [w, h] = this.size(), was = [this.x, this.y];
    const within = (n, all, size) => {
      const least = Math.min(...all), most = Math.max(...all);
      const half = size / 2 / this.scale, rim = Math.min(Math.max(AROUND,
        BESIDE / this.scale), half - (most - least) / 2);
      return Math.max(most + rim - half, Math.min(least - rim + half, n));
    };
    this.x = within(this.x, places.map(p => p.x), w);
    this.y = within(this.y, places.map(p => p.y), h);
    return this.x !== was[0] || this.y !== was[1];
  }
  // Whether places are in view, with what is around them.
  sees(places) {
    const [left, top, w, h] = this.view();
    const rim = Math.max(CLEAR / this.scale, HALF);
    return places.every(({ x, y }) => x > left + rim && x < left + w - rim &&
      y > top + rim && y < top + h - rim);
  }
  // All places come into view, from farther away if it takes that and they can
  // be told apart at this scale; for as long as nothing else is asked.
  all(places, told) {
    if (this.sees(places)) return;
    const was = [this.x, this.y, this.scale];
    const { scale } = this.closest(places, this.scale);
    if (scale < Math.max(FARTHEST, told) && scale < this.scale) return;
    this.scale = scale;
    if (!this.reach(places) && scale === was[2]) return;
    if (!this.follow) this.back ||= was;
    this.on.moved();
  }
  fitted() {
    const [w, h] = this.size(), [x0, y0, x1, y1] = this.box;
    return Math.min(Math.max(FITTED, Math.min(w, h) / PART),
      w / (x1 - x0 + 1 + MARGIN), h / (y1 - y0 + 1 + MARGIN)) / 100;
  }
  // Fits the whole board, unless all of it is seen well enough: it does not move
  // under those who look at it for every tile that is laid.
  settle() {
    if (this.scale < .8 * this.fitted() || this.cut()) this.fit();
  }
  // What is left free to the right of the whole board, in hundredths: as much as
  // the buttons in the corner take, where there is the room.
  aside() {
    const [w] = this.size(), [x0, , x1] = this.box;
    const free = w / this.scale - 100 * (x1 - x0 + 1);
    return Math.max(RIM, Math.min(CORNER / this.scale, free - RIM));
  }
  // Whether some of the board is out of view, or below the buttons.
  cut() {
    const [left, top, w, h] = this.view();
    const [x0, y0, x1, y1] = this.box.map((n, i) => 100 * (i < 2 ? n : n + 1));
    return x0 < left + RIM || y0 < top + RIM || x1 > left + w + 1 -
      this.aside() || y1 > top + h - RIM;
  }
  // The page has given the board less room: it is fitted again if some of it
  // would be hidden and nobody has moved the view.
  squeezed() { if (this.follow && this.cut()) this.fit(); }
  fit() {
    const [x0, y0, x1, y1] = this.box;
    this.follow = true;
    this.back = null;
    this.scale = this.fitted();
    const half = this.size()[0] / 2 / this.scale;
    this.x = Math.max(50 * (x0 + x1 + 1), 100 * x1 + 100 + this.aside() - half);
    this.y = 50 * (y0 + y1 + 1);
    this.on.moved();
  }
  least() {
    const [w, h] = this.size(), [x0, y0, x1, y1] = this.box;
    return Math.min(.4, w / (x1 - x0 + 4), h / (y1 - y0 + 4)) / 100 * .8;
  }
  // Brings a place into view when it is not, with its tile. What a finger can
  // press is: it stays below the finger.
  show(x, y) {
    const [left, top, w, h] = this.view(), rim = Math.min(50, SEEN /
      this.scale);
    if (x > left + rim && x < left + w - rim && y > top + rim &&
      y < top + h - rim) return;
    if (this.reach([{ x, y }])) this.on.moved();
  }
  // Comes near enough to a place to see what lies there; false where it is.
  approach(x, y) {
    if (this.scale >= SMALL) return false;
    [this.x, this.y, this.scale] = [x, y, ENOUGH];
    this.on.moved();
    return true;
  }
  // Brings all of the tile at a place into view, near enough to see it.
  look(x, y) {
    if (this.approach(x, y)) return;
    this.clear([[x, y].map(n => Math.floor(n / 100))], SEEN, SEEN);
  }
  // Moves as little as it takes to have cells in view, so many pixels below the
  // upper rim and within the others; from farther away where they need it; back:
  // for as long as nothing else is asked.
  clear(cells, below, within, back) {
    const xs = cells.map(c => c[0]), ys = cells.map(c => c[1]);
    const [w, h] = this.size(), x0 = 100 * Math.min(...xs);
    const x1 = 100 * Math.max(...xs) + 100, y0 = 100 * Math.min(...ys);
    const y1 = 100 * Math.max(...ys) + 100;
    const scale = Math.min(this.scale, (w - 2 * within) / (x1 - x0),
      (h - below - within) / (y1 - y0));
    if (scale <= 0) return; // there is no room at all
    const between = (n, from, to) => Math.max(Math.min(n, to), from);
    const x = between(this.x, x1 - (w / 2 - within) / scale, x0 + (w / 2 -
      within) / scale);
    const y = between(this.y, y1 - (h / 2 - within) / scale, y0 + (h / 2 -
      below) / scale);
    if (x === this.x && y === this.y && scale === this.scale) return;
    if (back && !this.follow) this.back ||= [this.x, this.y, this.scale];
    [this.x, this.y, this.scale] = [x, y, scale];
    this.on.moved();
  }
  pan(dx, dy) {
    this.follow = false;
    this.back = null;
    const [x0, y0, x1, y1] = this.box;
    this.x = Math.max(100 * x0 - 300, Math.min(100 * x1 + 400, this.x + dx));
    this.y = Math.max(100 * y0 - 300, Math.min(100 * y1 + 400, this.y + dy));
    this.on.moved();
  }
  zoom(factor, x = this.x, y = this.y) {
    const scale = Math.max(this.least(),
      Math.min(CLOSEST / 100, this.scale * factor));
    factor = scale / this.scale;
    this.follow = false;
    this.back = null;
    this.scale = scale;
    this.x = x + (this.x - x) / factor;
    this.y = y + (this.y - y) / factor;
    this.on.moved();
  }

  listen() {
    const e = this.element;
    e.addEventListener("pointerdown", event => this.down(event));
    e.addEventListener("pointermove", event => this.move(event));
    e.addEventListener("pointerup", event => this.up(event));
    e.addEventListener("pointercancel", event => this.lift(event));
    e.addEventListener("pointerleave", () => this.on.leave?.());
    // what a tap does may bring something below the finger, which no click that
    // follows it is meant for
    e.addEventListener("touchend", event => {
      if (event.cancelable) event.preventDefault();
    }, { passive: false });
    e.addEventListener("contextmenu", event => {
      event.preventDefault();
      this.on.turn?.(1);
    });
    e.addEventListener("wheel", event => {
      event.preventDefault();
      const [x, y] = this.point(event);
      if (!event.ctrlKey && this.on.turns?.(x, y)) {
        if (this.slow(event)) this.on.turn(event.deltaY > 0 ? 1 : -1);
        return;
      }
      this.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) *
        (event.ctrlKey ? .01 : .0028)), x, y);
    }, { passive: false });
  }
  // A wheel turns in steps, a touchpad in many small ones.
  slow(event) {
    const now = event.timeStamp;
    if (now - (this.turned || 0) < 140) return false;
    this.turned = now;
    return true;
  }

  down(event) {
    if (event.button > 0) return;
    if (event.isPrimary) this.touches.clear(); // nothing is left of others
    // what lies under a finger may be drawn anew before it is lifted
    try { this.element.setPointerCapture(event.pointerId); } catch { /**/ }
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.wandered = this.touches.size > 1 ? Infinity : 0;
    this.apart = this.angle = null;
  }
  move(event) {
    const before = this.touches.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") {
        this.on.hover?.(...this.point(event), event);
      }
      return;
    }
    const dx = event.clientX - before.x, dy = event.clientY - before.y;
    this.wandered += Math.abs(dx) + Math.abs(dy);
    before.x = event.clientX;
    before.y = event.clientY;
    if (this.touches.size === 1) {
      if (this.wandered < CLICK) return;
      this.pan(-dx / this.scale, -dy / this.scale);
      return;
    }
    this.fingers();
  }
  fingers() {
    const [a, b] = [...this.touches.values()];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    const angle = Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI;
    const [x, y] = this.point({ clientX: (a.x + b.x) / 2,
      clientY: (a.y + b.y) / 2 });
    if (this.apart) this.zoom(apart / this.apart, x, y);
    this.apart = apart;
    if (this.angle === null) this.angle = angle;
    const turned = (angle - this.angle + 540) % 360 - 180;
    if (Math.abs(turned) > TWIST) {
      this.angle = angle;
      this.on.turn?.(Math.sign(turned));
    }
  }
  up(event) {
    if (this.touches.size === 1 && this.touches.has(event.pointerId) &&
      this.wandered < CLICK) {
      this.on.pick?.(...this.point(event), event);
    }
    this.lift(event);
  }
  lift(event) {
    this.touches.delete(event.pointerId);
    this.apart = this.angle = null;
    if (this.touches.size) this.wandered = Infinity;
  }
}
