// The tiles that are still to come.

import { clear, el, T } from "./dom.js";

export class Remaining {
  constructor(table) {
    this.table = table;
  }

  // Fills the panel once they are known, if it is still wanted().
  async show(panel, wanted) {
    const { table } = this, { pictures, s } = table;
    const box = el("div", { class: "remaining" });
    if (!panel.querySelector(".remaining")) clear(panel, box);
    let found = this.left?.answers === s.answers ? this.left.list : null;
    if (!found) {
      found = await table.act("remaining") || [];
      this.left = { answers: s.answers, list: found };
    }
    if (!wanted()) return;
    found.forEach(({ type }) => pictures.type(type));
    clear(panel, el("h2", { text: T("page.left", s.tiles_left) }),
      clear(box, this.alike(found).map(({ type, count }) => {
        const words = pictures.type(type)?.words || "";
        return el("figure", {}, el("img", { src: pictures.url(type, 0, 120) ||
          undefined, alt: words, title: words, loading: "lazy" }),
        el("figcaption", { text: "× " + count }));
      })) || box);
  }
  // Types that are called and drawn alike, such as those of two boxes, as one.
  alike(found) {
    const { pictures } = this.table, groups = new Map();
    for (const { type, count } of found) {
      const { words, outlines } = pictures.type(type) || {};
      const key = words ? JSON.stringify([words, outlines]) : type;
      const known = groups.get(key);
      if (known) known.count += count;
      else groups.set(key, { type, count });
    }
    return [...groups.values()];
  }
}
