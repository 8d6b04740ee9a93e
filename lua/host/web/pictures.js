// Pictures of tiles and figures. They come as fragments of SVG and are shown as
// images, which run nothing and reach nothing, at a few sizes that are kept.

const LEVELS = [16, 32, 64, 128, 256, 512];
// Up to this size the picture of a turned tile is a turned picture.
const SMALL = 32;
// Most pixels of all pictures kept.
const MOST = 24e6;
// Pictures drawn at a time; ms between news of them while more are coming.
const AT_ONCE = 4, PAUSE = 150;

const wrap = (box, size, body) => "data:image/svg+xml," + encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ` +
  `width="${size}" height="${size}">${body}</svg>`);

// A tile that is shown alone.
export const alone = svg => wrap("0 0 100 100", 100, svg);

export class Pictures {
  // ask(types, symbols): a promise of { types: { n: … }, symbols: { key: … } };
  // changed(only): something can be drawn that could not before; only: on the
  // board, and nowhere else.
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
    this.types = new Map();
    this.symbols = new Map();
    this.bitmaps = new Map(); // canvases, in the order of their last use
    this.pixels = 0;
    this.orders = new Map();
    this.drawing = new Set();
    this.frame = 0;
    this.wanted = { types: new Set(), symbols: new Set() };
    this.asked = { types: new Set(), symbols: new Set() };
  }

  learn(types, symbols) {
    for (const n in types) this.types.set(+n, types[n]);
    for (const key in symbols) this.symbols.set(key, symbols[key]);
  }

  // Pieces look otherwise from now on.
  forget() { this.symbols.clear(); }

  // What is known of a type; null for now, when it has to be asked for.
  type(n) {
    const known = this.types.get(n);
    if (!known) this.want("types", n);
    return known || null;
  }

  want(what, key) {
    if (this.asked[what].has(key) || this.wanted[what].has(key)) return;
    this.wanted[what].add(key);
    if (this.asking) return;
    this.asking = Promise.resolve().then(() => {
      this.asking = null;
      return this.fetch();
    });
  }

  async fetch() {
    const types = [...this.wanted.types].slice(0, 64);
    const symbols = [...this.wanted.symbols].slice(0, 64);
    if (!types.length && !symbols.length) return;
    for (const n of types) {
      this.wanted.types.delete(n);
      this.asked.types.add(n);
    }
    for (const key of symbols) {
      this.wanted.symbols.delete(key);
      this.asked.symbols.add(key);
    }
    try {
      const found = await this.ask(types, symbols);
      this.learn(found.types, found.symbols);
    } catch { /* the line is down: they are wanted again */ }
    for (const n of types) this.asked.types.delete(n);
    for (const key of symbols) this.asked.symbols.delete(key);
    this.changed();
    if (this.wanted.types.size || this.wanted.symbols.size) this.fetch();
  }

  // Address of the picture of a type that lies turned; "" when not there yet.
  url(n, turn, size = 100) {
    const type = this.type(n);
    if (!type) return "";
    return wrap("0 0 100 100", size, `<g transform="rotate(${90 * turn} 50 ` +
      `50)">${type.svg}</g>${type.upright[turn] || ""}`);
  }

  // The same of a figure: { url, size } in hundredths of a tile.
  symbol(key) {
    const known = this.symbols.get(key);
    if (!known) {
      this.want("symbols", key);
      return null;
    }
    if (!known.url) {
      const half = known.size / 2;
      known.url = wrap(`${-half} ${-half} ${known.size} ${known.size}`,
        4 * known.size, known.svg);
    }
    return known;
  }

  // ---- at the sizes they are drawn -----------------------------------------

  // Another look at the board begins: what it asks for goes before what older
  // ones wanted.
  look() { this.frame++; }

  // Something to draw a tile with that is about so many pixels wide.
  bitmap(n, turn, pixels) {
    const level = LEVELS.find(size => size >= pixels) || 512;
    const key = `${n}/${turn}/${level}`;
    const known = this.bitmaps.get(key);
    if (known) {
      this.bitmaps.delete(key); // and at the end again
      this.bitmaps.set(key, known);
      return known;
    }
    const turned = level <= SMALL && turn ? this.turned(n, turn, level) : null;
    if (turned) return this.keep(key, turned);
    if (this.type(n)) {
      this.order(n, level <= SMALL ? 0 : turn, level);
    }
    for (const size of LEVELS) { // whatever there is meanwhile
      const other = this.bitmaps.get(`${n}/${turn}/${size}`);
      if (other) return other;
    }
    return null;
  }
  // Small pictures are turned copies: nobody sees that signs lie down.
  turned(n, turn, level) {
    const upright = this.bitmaps.get(`${n}/0/${level}`);
    if (!upright) return null;
    const canvas = document.createElement("canvas"), half = level / 2;
    canvas.width = canvas.height = level;
    const g = canvas.getContext("2d");
    g.translate(half, half);
    g.rotate(turn * Math.PI / 2);
    g.drawImage(upright, -half, -half);
    return canvas;
  }
  keep(key, canvas) {
    this.bitmaps.set(key, canvas);
    this.pixels += canvas.width * canvas.width;
    for (const [old, { width }] of this.bitmaps) {
      if (this.pixels <= MOST || old === key) break;
      this.bitmaps.delete(old);
      this.pixels -= width * width;
    }
    return canvas;
  }

  order(n, turn, level) {
    const key = `${n}/${turn}/${level}`;
    if (this.drawing.has(key)) return;
    this.orders.delete(key);
    this.orders.set(key, { n, turn, level, frame: this.frame });
    this.work();
  }
  // Draws what was asked for, the newest first; what no look of late wanted is
  // left alone.
  work() {
    while (this.drawing.size < AT_ONCE && this.orders.size) {
      const [key, order] = [...this.orders].pop();
      this.orders.delete(key);
      if (order.frame < this.frame - 3) {
        this.orders.clear();
        break;
      }
      this.draw(key, order);
    }
  }
  draw(key, { n, turn, level }) {
    this.drawing.add(key);
    const image = new Image(level, level);
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = level;
      canvas.getContext("2d").drawImage(image, 0, 0, level, level);
      this.keep(key, canvas);
      this.done(key);
    };
    image.onerror = () => this.done(key);
    image.src = this.url(n, turn, level);
  }
  done(key) {
    this.drawing.delete(key);
    this.work();
    if (!this.drawing.size) {
      clearTimeout(this.soon);
      this.soon = null;
      this.changed(true);
    } else if (!this.soon) {
      this.soon = setTimeout(() => {
        this.soon = null;
        this.changed(true);
      }, PAUSE);
    }
  }
}
