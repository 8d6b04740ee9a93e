// A board of thousands of tiles seen from afar: each is drawn once into one
// large picture, of which a look takes its part.

// Pixels a tile, and of the picture's side.
const CELL = 24, LARGEST = 4096;
// Tiles drawn a look, so that none takes long.
const AT_ONCE = 1500;

export class Far {
  constructor() {
    this.drawn = []; // what of each tile is in the picture
    this.canvas = null;
  }

  // Makes room for a box of cells; the picture begins anew when it grows.
  room([x0, y0, x1, y1]) {
    const box = this.box;
    if (box && x0 >= box[0] && y0 >= box[1] && x1 <= box[2] && y1 <= box[3]) {
      return;
    }
    const margin = 8;
    this.box = [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
    const wide = this.box[2] - this.box[0] + 1;
    const high = this.box[3] - this.box[1] + 1;
    this.cell = Math.max(1, Math.min(CELL,
      Math.floor(LARGEST / Math.max(wide, high))));
    this.canvas = document.createElement("canvas");
    this.canvas.width = wide * this.cell;
    this.canvas.height = high * this.cell;
    this.drawn = [];
  }

  // Draws the board's part in view; true when there is more to come.
  draw(g, board, [left, top], unit) {
    this.room(board.box);
    const more = this.bring(board);
    const size = 100 * unit / this.cell;
    g.imageSmoothingQuality = "low";
    g.drawImage(this.canvas, (100 * this.box[0] - left) * unit,
      (100 * this.box[1] - top) * unit, this.canvas.width * size,
      this.canvas.height * size);
    return more;
  }

  // Draws tiles that are new, or whose picture has come.
  bring({ tiles, pictures }) {
    const to = this.canvas.getContext("2d");
    let left = AT_ONCE;
    if (this.drawn.length > tiles.length) { // some were taken back
      to.clearRect(0, 0, this.canvas.width, this.canvas.height);
      this.drawn = [];
    }
    for (let i = 0; i < tiles.length; i++) {
      const [type, x, y, turn] = tiles[i];
      const key = `${type}/${turn}/${x}/${y}`;
      if (this.drawn[i] === key) continue;
      if (left-- === 0) return true;
      const picture = pictures.bitmap(type, turn, this.cell);
      const px = (x - this.box[0]) * this.cell;
      const py = (y - this.box[1]) * this.cell;
      to.clearRect(px, py, this.cell, this.cell);
      if (!picture) {
        to.fillStyle = "rgba(128, 128, 110, .35)";
        to.fillRect(px, py, this.cell, this.cell);
        continue;
      }
      to.drawImage(picture, px, py, this.cell, this.cell);
      this.drawn[i] = key;
    }
    return false;
  }
}
Far.CELL = CELL;
