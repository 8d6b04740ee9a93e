// What the answers of a game lost against the best ones that were found: marks
// along the slider, the answers that cost most, and what would have been better
// at a step. lua/host/web/lost_points.lua explains what is told of an answer.

import { clear, el, finger, named, svg, T } from "./dom.js";
import { seatMark } from "./details.js";

// So many answers that cost most are named: one's own, if one has a seat.
const MOST = 3;
// Points from which on there is a mark, and that make the highest one.
const LEAST = .5, HIGH = 8;
// A mark is meant from so many pixels of the slider beside it.
const BESIDE = 6, FINGER = 11;

export class Review {
  // seats: { name, colour, number } by seat; last: the last answer;
  // go(answer) leads there; retry(one), where there is one, gives what tries
  // another answer instead of one that is told of, or nothing; seat: of whoever
  // looks
  constructor(seats, last, go, retry, seat) {
    this.retry = retry;
    this.seat = seat;
    this.seats = seats;
    this.last = last;
    this.go = go;
    this.found = new Map(); // answer -> what is told of it
    this.marks = el("div", { class: "lost-marks", "aria-hidden": "true" });
    this.list = el("div", { class: "lost-most" });
    this.note = el("div", { class: "lost-note", "aria-live": "polite" });
  }

  // told: a list of { answer, player, turn, lost, text, place, at }; done: of
  // all, which is when those that cost most are known
  add(told, done) {
    for (const one of told) {
      if (one.answer <= this.last) this.found.set(one.answer, one);
    }
    this.done = this.done || done;
    const lost = [...this.found.values()].filter(one => one.lost > 0);
    const own = lost.filter(one => one.player === this.seat);
    this.own = own.length > 0;
    this.most = !this.done ? [] : (own.length ? own : lost).sort((a, b) =>
      b.lost - a.lost || a.answer - b.answer).slice(0, MOST);
    clear(this.marks, [...this.found.values()].filter(one => one.lost >=
      LEAST).map(one => el("i", { class: this.most.includes(one) ? "most" :
      "", style: { "--at": one.answer / this.last, "--high": Math.min(1,
        one.lost / HIGH), "--seat": this.seats[one.player].colour } })));
    clear(this.list, this.done && (this.most.length ? this.most.map(one =>
      this.button(one, true)) : el("span", { class: "soft", text:
      T("page.review.none") })));
  }
  // The answer with a mark that is meant by a press beside it.
  near(answer) {
    const away = one => Math.abs(one.answer - answer);
    const within = (finger() ? FINGER : BESIDE) * this.last /
      Math.max(1, this.marks.clientWidth);
    const [meant] = [...this.found.values()].filter(one => one.lost >= LEAST &&
      away(one) <= within).sort((a, b) => away(a) - away(b));
    return meant ? meant.answer : answer;
  }
  // What an answer cost; leads there.
  button(one, who) {
    const seat = this.seats[one.player], points = one.lost.toFixed(1);
    return el("button", { class: "lost", "data-answer": one.answer, title: T(
      "page.review.at", one.answer, seat.name, points), "aria-label": T(
      "page.review.at", one.answer, seat.name, points), onclick: event => {
      event.stopPropagation();
      this.go(one.answer);
    } }, who && [seatMark(this.seats, one.player), el("span", { class: "soft",
      text: T("page.turn", one.turn) }), this.twin(one) && el("span", { class:
      "soft", text: one.given || T("page.review.tile") })], el("b", { text: "−" +
      points }));
  }
  // Is another one named that was given in the same turn?
  twin({ answer, player, turn }) {
    return this.most.some(one => one.answer !== answer && one.player === player &&
      one.turn === turn);
  }
  // The same for the log, of one of the answers that cost most.
  inLog(answer) {
    const one = this.most?.find(known => known.answer === answer);
    return one ? this.button(one) : null;
  }

  // The position after an answer: what would have been better, in words and on
  // the board.
  show(answer, board, pictures) {
    const one = this.found.get(answer), layer = board.layers.ghost;
    layer.replaceChildren();
    for (const button of this.list.children) {
      button.classList.toggle("on", +button.dataset.answer === answer);
    }
    this.note.dataset.answer = one ? answer : "";
    if (one?.lost > 0) {
      this.draw(one, board, pictures);
      const [x, y] = one.place ? one.place.slice(1, 3).map(n => 100 * n + 50) :
        one.at || [];
      if (x !== undefined) board.camera.look(x, y);
      const retry = this.retry?.(one);
      return clear(this.note, named(this.seats[one.player].name), ": ", el("b",
        { text: "−" + one.lost.toFixed(1) }), one.given && " · " + one.given,
      " · ", this.better(one), " ", one.why?.length > 0 && el("span", { class:
        "soft", text: one.why.join(" · ") + " " }), retry && el("button", {
        "data-act": "retry", text: T("table.retry"), onclick: retry }));
    }
    // what the marks are, where there are any and nothing else is to be said
    clear(this.note, one && [named(this.seats[one.player].name), ": " + T(
      "page.review.best") + ". "], this.marks.hasChildNodes() && this.most
      ?.length > 0 && el("span", { class: "soft", text: T(
      "page.review.legend" + (this.own ? ".own" : "")) }));
  }
  better({ place, text }) {
    return place ? T("page.review.place") : T("page.review.better", text);
  }
  draw({ place, at }, board, pictures) {
    const layer = board.layers.ghost;
    const rimmed = (shape, where, parent) => ["better under", "better"].map(
      kind => svg(shape, { ...where, class: kind }, parent));
    if (place) {
      const [type, x, y, rotation] = place;
      // what lies there already is seen below it now and then
      const there = board.at(x, y) !== undefined;
      const g = svg("g", { class: "better" + (there ? " turned" : ""), transform:
        `translate(${100 * x} ${100 * y})` }, layer);
      const url = pictures.url(type, rotation, 200);
      if (url) svg("image", { href: url, width: 100, height: 100 }, g);
      rimmed("rect", { x: 2, y: 2, width: 96, height: 96, rx: 3 }, g);
    } else if (at) {
      rimmed("circle", { cx: at[0], cy: at[1], r: 19 }, layer);
    }
  }
}
