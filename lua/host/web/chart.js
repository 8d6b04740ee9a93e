// The scores of a game as lines over its answers.

import { svg } from "./dom.js";

// Room to the right, in which the last step can be seen.
const RIM = 1.015;

export class Chart {
  // colours: of the seats; on: go(answer)
  constructor(element, colours, go) {
    this.element = element;
    this.colours = colours;
    element.setAttribute("preserveAspectRatio", "none");
    element.addEventListener("click", event => {
      const box = element.getBoundingClientRect();
      go(Math.round((event.clientX - box.left) / box.width * this.last * RIM));
    });
  }

  // scores: [answer, seat, points, reason]…; last: the last answer. Returns
  // the highest score.
  draw(scores, last) {
    this.last = Math.max(1, last);
    const sums = this.colours.map(() => 0);
    const paths = this.colours.map(() => [[0, 0]]);
    let top = 10, low = 0;
    for (const [answer, seat, points] of scores) {
      if (seat < 0) continue;
      sums[seat] += points;
      paths[seat].push([answer, sums[seat]]);
      top = Math.max(top, sums[seat]);
      low = Math.min(low, sums[seat]);
    }
    const y = p => (97 - 94 * (p - low) / (top - low)).toFixed(2);
    this.element.setAttribute("viewBox", `0 0 ${RIM * this.last} 100`);
    this.element.replaceChildren();
    paths.forEach((path, seat) => {
      const d = path.map(([n, p], i) => (i ? `H${n}V${y(p)}` : `M0 ${y(p)}`));
      svg("path", { d: d.join("") + `H${RIM * this.last}`,
        stroke: this.colours[seat], style: { "--seat": this.colours[seat] } },
      this.element);
    });
    this.cursor = svg("path", { class: "cursor" }, this.element);
    return top;
  }
  mark(answer) {
    this.cursor?.setAttribute("d", `M${answer} 0V100`);
  }
}
