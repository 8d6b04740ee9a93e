// What is said for a moment above the board, where it hides nothing that can be
// picked, one thing at a time.

import { clear, el } from "./dom.js";

// How long something is said that goes away by itself, in ms.
export const SHOWN = 5000;

export class Toasts {
  constructor() {
    this.element = el("div", { class: "toasts", role: "status" });
  }

  // If it holds for a while only, until it does not any more.
  say(text, kind, holds) {
    clearTimeout(this.timer);
    clear(this.element, el("div", { class: "toast " + (kind || ""), text }));
    this.holds = holds;
    this.timer = setTimeout(() => this.clear(), SHOWN);
  }
  outlived() { if (this.holds && !this.holds()) this.clear(); }
  clear() { clear(this.element); }
}
