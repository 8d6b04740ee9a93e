// The neighbourhood of a place of the board in small pictures for lists: nobody
// who reads "2,-1" knows where that is.

import { el } from "./dom.js";

const SIDE = 156; // pixels of a picture
const TILES = 2.6; // that it shows, each way
const UNIT = SIDE / TILES; // pixels a tile

export class Surroundings {
  constructor(pictures) {
    this.pictures = pictures;
    this.begin([]);
  }

  // A list begins anew, on a board with these tiles; most have no picture, and
  // need no cells.
  begin(tiles) {
    this.tiles = tiles;
    this.cells = null;
    this.drawn = []; // [canvas, target, option]
  }

  // A picture of where an option of a target is, which draw() fills.
  of(target, option) {
    const canvas = el("canvas", { class: "around", width: SIDE, height: SIDE,
      "aria-hidden": "true" });
    this.cells ||= new Map(this.tiles.map(tile => [`${tile[1]},${tile[2]}`,
      tile]));
    this.drawn.push([canvas, target, option]);
    return canvas;
  }

  draw() {
    const [first] = this.drawn;
    if (!first?.[0].isConnected) return;
    const mark = getComputedStyle(first[0]).getPropertyValue("--mark");
    for (const [canvas, target, option] of this.drawn) {
      this.paint(canvas.getContext("2d"), target, option, mark);
    }
  }

  paint(g, target, option, mark) {
    const on = option?.laid !== undefined; // what would lie on a tile
    const x = on ? option.x : target.cx ?? Math.floor(target.x / 100);
    const y = on ? option.y : target.cy ?? Math.floor(target.y / 100);
    const middle = (TILES - 1) / 2 * UNIT; // where the cell itself begins
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, SIDE, SIDE);
    g.setTransform(1, 0, 0, 1, middle, middle);
    g.strokeStyle = mark;
    g.lineWidth = 4;
    for (let line = -1; line <= 1; line++) {
      for (let column = -1; column <= 1; column++) {
        const tile = this.cells.get(`${x + column},${y + line}`);
        if (tile) this.tile(g, tile[0], tile[3], column, line);
      }
    }
    if (on) this.tile(g, option.laid, option.rotation, 0, 0);
    if (on || target.shape === "cell") {
      if (option.kind === "place") {
        this.tile(g, option.type, option.rotation, 0, 0);
      }
      g.strokeRect(0, 0, UNIT, UNIT);
      return;
    }
    g.translate((target.x / 100 - x) * UNIT, (target.y / 100 - y) * UNIT);
    g.beginPath();
    if (target.shape === "side") {
      g.rotate(target.angle * Math.PI / 180);
      g.moveTo(-UNIT * .4, 0);
      g.lineTo(UNIT * .4, 0);
      g.lineWidth = 9;
    } else g.arc(0, 0, UNIT * .2, 0, 2 * Math.PI);
    g.stroke();
  }

  tile(g, type, turn, column, line) {
    const picture = this.pictures.bitmap(type, turn, UNIT);
    if (picture) g.drawImage(picture, column * UNIT, line * UNIT, UNIT, UNIT);
  }
}
