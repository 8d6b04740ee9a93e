// The replay page: steps through the game that is part of it.

import { badge, clear, el, fill, named, speak, svg, T } from "./dom.js";
import { Pictures } from "./pictures.js";
import { Board } from "./board.js";
import { Playback } from "./playback.js";
import { Chart } from "./chart.js";
import { Review } from "./costs.js";
import { featureCard, logLine, sumsTable } from "./details.js";

const data = JSON.parse(document.getElementById("data").textContent);
speak(document.documentElement.lang, data.texts);
const $ = id => document.getElementById(id);
const playback = new Playback(data), last = playback.last;
const scores = playback.scores();
const seats = data.seats.map(([letter, name], seat) => ({ letter, name,
  number: seat, colour: data.colours[seat] || data.neutral }));
const seatName = seat => seat < 0 ? T("page.chance") : seats[seat].name;

const pictures = new Pictures(async () => ({}), () => board.draw());
pictures.learn(data.pictures.types, data.pictures.symbols);
const board = new Board($("board"), pictures, {
  feature: (tile, segment) => choose(tile, segment) });

// ---- a feature -------------------------------------------------------------

let chosen = null; // [tile, segment] whose feature is shown
function choose(tile, segment) {
  chosen = tile === undefined ? null : [tile, segment];
  board.ring();
  showFeature();
}
function showFeature() {
  const feature = chosen && playback.feature(...chosen);
  if (!feature) {
    board.glow([]);
    return clear($("feature"));
  }
  board.glow(feature.members);
  const cells = new Set(feature.members.map(([i]) =>
    `${playback.tiles[i][1]},${playback.tiles[i][2]}`));
  featureCard($("feature"), feature, seats, [...cells]);
}

// ---- the board -------------------------------------------------------------

const paint = key => {
  const owner = +key.split("/")[1];
  return { key, colour: seats[owner]?.colour };
};
function showBoard() {
  const now = playback.now;
  board.lay(playback.tiles);
  board.camera.around(board.box);
  board.marks(playback.tiles.length ? [[playback.tiles.length - 1]] : [], now.x,
    now.j);
  board.stand(playback.standing(paint));
  const layer = board.layers.choices;
  layer.replaceChildren();
  for (const [x, y] of now.c) svg("rect", { x: 100 * x + 6, y: 100 * y + 6,
    width: 88, height: 88, rx: 8, class: "cell" }, layer);
  for (const [x, y] of now.p) svg("circle", { cx: x, cy: y, r: 9,
    class: "spot" }, layer);
  for (const [x, y, a] of now.d) svg("path", { d: "M-40 0H40", class: "edge",
    transform: `translate(${x} ${y}) rotate(${a})` }, layer);
}

// ---- the side --------------------------------------------------------------

function symbol(number, title, size = 1) {
  const picture = pictures.symbol(data.symbols[number]);
  return el("img", { src: picture.url, alt: title, title, class: "symbol",
    style: { "--size": size } });
}
function showSeats() {
  clear($("seats"), seats.map((seat, i) => el("tr",
    { class: playback.now.a === i ? "turn" : "" },
    el("td", { class: "name", title: `${seat.letter} ${seat.name}` },
      badge(seat.colour, seat.number), named(seat.name)),
    el("td", { class: "supply" },
      playback.now.u[i].map(([s, count, title, size]) =>
      [symbol(s, title, size), count + " "]),
      playback.now.h[i + 1].map(text => el("span", { text: text + " " }))),
    el("td", { class: "score", text: playback.now.s[i] }))));
}
function showNow() {
  const { n, a, k, w, l } = playback.now, hand = $("hand");
  hand.hidden = n < 0;
  if (n >= 0) hand.src = pictures.url(n, 0, 200);
  clear($("question"), el("div", { class: "soft",
    text: T("page.turn", w) + ", " + T("page.left", l) }),
    el("div", {}, a >= -1 ? [named(seatName(a)), ": "] : "", k));
}
function showZones() {
  clear($("zones"), playback.now.h[0].map(text => el("div", { text })),
    playback.now.z.map(([title, items, seat]) => el("div", {}, title,
      seat >= 0 && [" (", named(seatName(seat)), ")"], ": ",
      items.map(([s, name]) => symbol(s, name)))));
}
function showLog() {
  const lines = playback.log.slice(-120).reverse();
  const first = {}; // line of each answer
  for (const { step, e } of lines) first[step] = e;
  clear($("log"), lines.map(({ step, e }) => {
    const [seat, text, points, items, feature, tile, reason, figure] = e;
    const light = () => {
      if (tile < 0) return board.ring(figure);
      const features = playback.tiles[tile][4];
      choose(tile, Math.max(0, features.findIndex(f =>
        playback.root(f) === playback.root(feature))));
    };
    const line = logLine({ seat, text, points, items, reason,
      old: step < playback.at }, seats, light);
    const cost = first[step] === e && review?.inLog(step);
    if (cost) line.prepend(cost);
    return line;
  }));
}

// ---- driving ---------------------------------------------------------------

const chart = new Chart($("chart"), seats.map(s => s.colour), n => go(n));
$("top").textContent = chart.draw(scores, last);

// What answers lost, where the page was made with it.
const told = data.steps.flatMap((step, n) => step.o ? [{ answer: n,
  ...step.o }] : []);
const review = told.length ? new Review(seats, last, n => {
  play(false);
  go(n);
}) : null;
if (review) {
  review.add(told, true);
  $("review").append(review.note, review.list);
  $("slider").before(review.marks);
}

function show() {
  showBoard();
  review?.show(playback.at, board, pictures);
  showFeature();
  showSeats();
  showNow();
  showZones();
  sumsTable($("sums"), scores.filter(([n]) => n <= playback.at), seats);
  showLog();
  chart.mark(playback.at);
  $("slider").value = playback.at;
  $("where").textContent = `${playback.at} / ${last}`;
  document.body.dataset.step = playback.at;
}
function go(n) {
  playback.go(n);
  show();
}
let timer = null;
function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => playback.at < last ? go(playback.at + 1) :
    play(false), 600) : null;
  $("play").textContent = on ? "❚❚" : "▶";
  $("play").setAttribute("aria-pressed", on);
}
const keys = { ArrowRight: () => go(playback.at + 1),
  ArrowLeft: () => go(playback.at - 1), PageDown: () => go(playback.turn(1)),
  PageUp: () => go(playback.turn(-1)), Home: () => go(0), End: () => go(last),
  " ": () => play(!timer), "+": () => board.camera.zoom(1.2),
  "-": () => board.camera.zoom(1 / 1.2), "0": () => board.camera.fit(),
  Escape: () => choose() };
addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === " " && event.target.tagName === "BUTTON") return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") play(false);
  act();
});
const press = (id, act) => { $(id).onclick = () => { play(false); act(); }; };
press("first", keys.Home);
press("back", keys.ArrowLeft);
press("next", keys.ArrowRight);
press("end", keys.End);
press("in", keys["+"]);
press("out", keys["-"]);
press("fit", keys["0"]);
$("play").onclick = () => play(!timer);
$("slider").max = last;
$("slider").oninput = event => { play(false); go(+event.target.value); };
$("look").onclick = () => {
  const style = document.documentElement.dataset;
  const dark = style.look ? style.look === "dark" :
    matchMedia("(prefers-color-scheme: dark)").matches;
  style.look = dark ? "light" : "dark";
};

go(Number(location.hash.slice(1)) || 0);
