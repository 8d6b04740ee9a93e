// Steps through a recorded game; lua/host/reel.lua explains the data.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const T = data.texts, steps = data.steps, last = steps.length - 1;
  const SVG = "http://www.w3.org/2000/svg";
  const $ = id => document.getElementById(id);
  const board = $("board");

  function svg(name, attributes, parent) {
    const e = document.createElementNS(SVG, name);
    for (const key in attributes) e.setAttribute(key, attributes[key]);
    if (parent) parent.append(e);
    return e;
  }
  function html(name, text, parent, kind) {
    const e = document.createElement(name);
    if (text !== undefined) e.textContent = text;
    if (kind) e.className = kind;
    if (parent) parent.append(e);
    return e;
  }
  // "%d {tile|tiles}" with a number in it.
  const french = document.documentElement.lang === "fr";
  const fill = (form, n) => form.replace("%d", n).replace(
    /\{([^{}|]*)\|([^{}]*)\}/g,
    n === 1 || french && n === 0 ? "$1" : "$2");
  const colour = seat => data.colours[seat] || data.neutral;
  const seatName = seat => seat < 0 ? T.chance : data.seats[seat][1];

  // ---- the position at a step, kept and brought forward --------------------

  let at = -1, state;
  function fresh() {
    at = -1;
    state = { tiles: [], box: [0, 0, 0, 0], cell: new Map(),
      joined: new Map(),
      features: new Map(), figures: new Map(), log: [], now: {} };
  }
  function root(id) {
    while (state.joined.has(id)) id = state.joined.get(id);
    return id;
  }
  function grow(box, [, x, y]) {
    box[0] = Math.min(box[0], x); box[2] = Math.max(box[2], x);
    box[1] = Math.min(box[1], y); box[3] = Math.max(box[3], y);
  }
  function forward() {
    const step = steps[++at];
    for (const t of step.t || []) {
      state.cell.set(t[1] + "," + t[2], state.tiles.length);
      state.tiles.push(t);
      grow(state.box, t);
    }
    for (const [i, type, features] of step.v || []) {
      const [, x, y, turn] = state.tiles[i];
      state.tiles[i] = [type, x, y, turn, features];
    }
    for (const [old, now] of step.m || []) {
      state.joined.set(old, now);
      state.features.delete(old);
    }
    for (const q of step.q || []) state.features.set(q[0], q);
    for (const f of step.f || []) {
      if (f[1] === false) state.figures.delete(f[0]);
      else state.figures.set(f[0], f);
    }
    for (const e of step.e || []) state.log.push({ step: at, e });
    for (const key of "zsuxjcpdnakwl") {
      if (step[key] !== undefined) state.now[key] = step[key];
    }
  }
  function go(n) {
    n = Math.max(0, Math.min(last, n));
    if (n < at) fresh();
    while (at < n) forward();
    show();
  }

  // ---- the board -----------------------------------------------------------

  const layers = {};
  for (const name of ["tiles", "glow", "marks", "figures"]) {
    layers[name] = svg("g", { id: "layer-" + name }, board);
  }
  let drawn = [];
  function showTiles() {
    while (drawn.length > state.tiles.length) drawn.pop().remove();
    for (let i = 0; i < state.tiles.length; i++) {
      const [type, x, y, turn] = state.tiles[i];
      const href = `#t${type}r${turn}`;
      if (i === drawn.length) {
        drawn.push(svg("use", { href, x: 100 * x, y: 100 * y }, layers.tiles));
      } else if (drawn[i].getAttribute("href") !== href) {
        drawn[i].setAttribute("href", href); /* an overlay came or went */
      }
    }
  }
  function showMarks() {
    const g = layers.marks, now = state.now;
    g.replaceChildren();
    const t = state.tiles[state.tiles.length - 1];
    if (t) svg("rect", { x: 100 * t[1], y: 100 * t[2], width: 100,
      height: 100, class: "last" }, g);
    for (const [path, ...strokes] of now.j) {
      for (const [width, colour] of strokes) {
        svg("path", { d: path, fill: "none", stroke: colour,
          "stroke-width": width, "stroke-linejoin": "round" }, g);
      }
    }
    for (const [x, y, a] of now.x) {
      svg("path", { d: "M-50 0H50", class: "shut",
        transform: `translate(${x} ${y}) rotate(${a})` }, g);
    }
    for (const [x, y] of now.c) {
      svg("rect", { x: 100 * x + 6, y: 100 * y + 6, width: 88, height: 88,
        rx: 8, class: "cell" }, g);
    }
    for (const [x, y] of now.p) svg("circle", { cx: x, cy: y, r: 9,
      class: "spot" }, g);
    for (const [x, y, a] of now.d) {
      svg("path", { d: "M-40 0H40", class: "edge",
        transform: `translate(${x} ${y}) rotate(${a})` }, g);
    }
  }
  function showFigures() {
    const list = [...state.figures.values()];
    list.sort((a, b) => b[6] - a[6] || a[0] - b[0]);
    layers.figures.replaceChildren();
    for (const [id, symbol, x, y, angle, size] of list) {
      svg("use", { href: "#f" + symbol, class: "figure", "data-figure": id,
        transform: `translate(${x} ${y}) rotate(${angle}) scale(${size})` },
        layers.figures);
    }
  }

  // ---- a feature -----------------------------------------------------------

  let chosen = null; // [tile, segment] whose feature is shown
  function choose(tile, segment) {
    chosen = tile === null ? null : [tile, segment];
    showFeature();
  }
  function showFeature() {
    layers.glow.replaceChildren();
    const box = $("feature");
    box.replaceChildren();
    if (!chosen || chosen[0] >= state.tiles.length) return;
    const id = root(state.tiles[chosen[0]][4][chosen[1]]);
    const cells = [];
    state.tiles.forEach(([type, x, y, turn, features], i) => {
      let here = false;
      features.forEach((feature, s) => {
        if (root(feature) !== id) return;
        here = true;
        const [d, width] = data.types[type][2][s] || ["", 0];
        const a = { d, class: width ? "glow line" : "glow",
          transform: `translate(${100 * x} ${100 * y}) ` +
            `rotate(${90 * turn} 50 50)` };
        if (width) a["stroke-width"] = width;
        if (d) svg("path", a, layers.glow);
      });
      if (here) cells.push(`${x},${y}`);
    });
    const q = state.features.get(id);
    if (!q) return;
    const [, kind, tiles, open, complete, holders, worth, figures] = q;
    html("strong", data.kinds[kind], box);
    html("div", `${T.tiles}: ${tiles} (${cells.slice(0, 60).join("  ")}` +
      (cells.length > 60 ? " …)" : ")"), box);
    html("div", complete ? T.complete : `${T.open}: ${open}`, box);
    html("div", `${T.figures}: ${figures}`, box);
    const owner = html("div", T.owner + ": ", box);
    if (!holders.length) owner.append(T.nobody);
    holders.forEach((seat, i) => {
      if (i) owner.append(", ");
      const dot = html("span", undefined, owner, "dot");
      dot.style.background = colour(seat);
      html("bdi", seatName(seat), owner);
    });
    html("div", `${T.worth}: ${[...new Set(worth)].join(" / ")}`, box);
  }
  function pick(x, y) {
    const cx = Math.floor(x / 100), cy = Math.floor(y / 100);
    const index = state.cell.get(cx + "," + cy);
    if (index === undefined) return choose(null);
    const [type, , , turn] = state.tiles[index];
    let u = x - 100 * cx, v = y - 100 * cy;
    for (let i = 0; i < turn; i++) [u, v] = [v, 100 - u];
    const g = data.grid, step = 100 / g;
    const cell = data.types[type][1][Math.min(g - 1, v / step | 0) * g +
      Math.min(g - 1, u / step | 0)];
    if (cell === ".") return choose(null);
    choose(index, cell.charCodeAt(0) - 65);
  }

  // ---- the side ------------------------------------------------------------

  function symbol(number, title, parent, size = 1) {
    const s = svg("svg", { viewBox: "-14 -14 28 28", role: "img",
      "aria-label": title, style: `--size: ${size}` }, parent);
    svg("title", {}, s).textContent = title;
    svg("use", { href: "#f" + number }, s);
  }
  function showSeats() {
    const body = $("seats");
    body.replaceChildren();
    data.seats.forEach(([letter, name], seat) => {
      const row = html("tr", undefined, body,
        state.now.a === seat ? "turn" : "");
      const cell = html("td", undefined, row, "name");
      const dot = html("span", undefined, cell, "dot");
      dot.style.background = colour(seat);
      html("bdi", name, cell);
      cell.title = letter + " " + name;
      const supply = html("td", undefined, row, "supply");
      for (const [s, count, title, size] of state.now.u[seat]) {
        symbol(s, title, supply, size);
        supply.append(count + " ");
      }
      html("td", state.now.s[seat], row, "score");
    });
  }
  function showNow() {
    const hand = $("hand");
    hand.replaceChildren();
    if (state.now.n >= 0) svg("use", { href: `#t${state.now.n}r0` }, hand);
    hand.style.display = state.now.n >= 0 ? "" : "none";
    const text = $("question");
    text.replaceChildren();
    html("div", fill(T.turn, state.now.w) + ", " +
      fill(T.left, state.now.l), text).style.color = "var(--soft)";
    const line = html("div", undefined, text);
    if (state.now.a >= -1) {
      html("bdi", seatName(state.now.a), line);
      line.append(": ");
    }
    line.append(state.now.k);
  }
  function showZones() {
    const box = $("zones");
    box.replaceChildren();
    for (const [title, items] of state.now.z) {
      const row = html("div", title + ": ", box);
      for (const [s, name] of items) symbol(s, name, row);
    }
  }
  function showSums() {
    const sums = new Map();
    for (const { e } of state.log) {
      if (e.length < 3) continue;
      if (!sums.has(e[6])) sums.set(e[6], data.seats.map(() => 0));
      if (e[0] >= 0) sums.get(e[6])[e[0]] += e[2];
    }
    const table = $("sums");
    table.replaceChildren();
    if (!sums.size) return;
    const head = html("tr", undefined, table);
    html("th", "", head);
    for (const [letter] of data.seats) html("th", letter, head);
    for (const [reason, points] of sums) {
      const row = html("tr", undefined, table);
      html("td", reason, row);
      for (const p of points) html("td", p, row);
    }
  }
  function showLog() {
    const list = $("log");
    list.replaceChildren();
    const lines = state.log.slice(-120).reverse();
    for (const { step, e } of lines) {
      const li = html("li", undefined, list, step < at ? "old" : "");
      const dot = html("span", undefined, li, "dot");
      dot.style.background = colour(e[0]);
      if (e.length < 3) {
        html("bdi", e[1], li);
        continue;
      }
      html("b", (e[2] > 0 ? "+" : "") + e[2] + " ", li);
      html("bdi", seatName(e[0]), li);
      li.append(": " + e[6]);
      html("span", e[3].map(([name, count, points]) => count ?
        `${count} × ${name} = ${points}` : `${name} ${points}`).join(" + "),
        li, "terms").title = e[3].map(item => item[3]).join(", ");
      li.className += " score-line";
      li.tabIndex = 0;
      const light = () => {
        if (e[5] < 0) return;
        const features = state.tiles[e[5]][4];
        choose(e[5], Math.max(0, features.findIndex(f =>
          root(f) === root(e[4]))));
      };
      li.onclick = light;
      li.onkeydown = event => { if (event.key === "Enter") light(); };
    }
  }

  // ---- the chart -----------------------------------------------------------

  const chart = $("chart");
  let cursor;
  function drawChart() {
    const scores = [];
    let now = data.seats.map(() => 0);
    for (const step of steps) scores.push(now = step.s || now);
    let top = 10, low = 0;
    for (const s of scores) {
      top = Math.max(top, ...s);
      low = Math.min(low, ...s);
    }
    chart.setAttribute("viewBox", `0 0 ${Math.max(1, last)} 100`);
    const y = p => (97 - 94 * (p - low) / (top - low)).toFixed(2);
    data.seats.forEach((_, seat) => {
      let d = `M0 ${y(scores[0][seat])}`;
      for (let n = 1; n <= last; n++) {
        if (scores[n][seat] !== scores[n - 1][seat] || n === last) {
          d += `H${n}V${y(scores[n][seat])}`;
        }
      }
      svg("path", { d, stroke: colour(seat) }, chart);
    });
    cursor = svg("path", { stroke: "currentColor", "stroke-opacity": ".6" },
      chart);
    $("top").textContent = top;
    chart.onclick = event => {
      const box = chart.getBoundingClientRect();
      go(Math.round((event.clientX - box.left) / box.width * last));
    };
  }

  // ---- what is seen of the board -------------------------------------------

  // Until somebody moves it, the view follows the board as it grows.
  let view, whole, follow = true;
  function around([x0, y0, x1, y1]) {
    const w = Math.max(6, x1 - x0 + 3.2), h = Math.max(5, y1 - y0 + 3.2);
    return [50 * (x0 + x1 + 1 - w), 50 * (y0 + y1 + 1 - h), 100 * w, 100 * h];
  }
  function frame() {
    view = around(state.box);
    apply();
  }
  const apply = () => board.setAttribute("viewBox", view.join(" "));
  function point(event) {
    const p = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(board.getScreenCTM().inverse());
    return [p.x, p.y];
  }
  function zoom(factor, x, y) {
    follow = false;
    const width = Math.min(whole[2] * 1.6, Math.max(250, view[2] * factor));
    factor = width / view[2];
    if (x === undefined) [x, y] = [view[0] + view[2] / 2,
      view[1] + view[3] / 2];
    view = [x + (view[0] - x) * factor, y + (view[1] - y) * factor, width,
      view[3] * factor];
    apply();
  }
  const touches = new Map();
  let moved = 0, apart = 0;
  board.addEventListener("pointerdown", event => {
    touches.set(event.pointerId, event);
    moved = 0;
    apart = 0;
  });
  board.addEventListener("pointermove", event => {
    const before = touches.get(event.pointerId);
    if (!before) return;
    const [ax, ay] = point(before), [bx, by] = point(event);
    moved += Math.abs(event.clientX - before.clientX) +
      Math.abs(event.clientY - before.clientY);
    touches.set(event.pointerId, event);
    if (touches.size === 1) {
      if (moved < 5) return;
      board.setPointerCapture(event.pointerId);
      follow = false;
      view[0] += ax - bx;
      view[1] += ay - by;
      apply();
    } else {
      const [a, b] = [...touches.values()];
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (apart && now) zoom(apart / now, ...point({
        clientX: (a.clientX + b.clientX) / 2,
        clientY: (a.clientY + b.clientY) / 2 }));
      apart = now;
    }
  });
  const lift = event => touches.delete(event.pointerId);
  board.addEventListener("pointerup", event => {
    if (touches.size === 1 && moved < 6) pick(...point(event));
    lift(event);
  });
  board.addEventListener("pointercancel", lift);
  board.addEventListener("wheel", event => {
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, ...point(event));
  }, { passive: false });

  // ---- driving -------------------------------------------------------------

  function show() {
    showTiles();
    showMarks();
    showFigures();
    showFeature();
    showSeats();
    showNow();
    showZones();
    showSums();
    showLog();
    if (follow) frame();
    cursor.setAttribute("d", `M${at} 0V100`);
    $("slider").value = at;
    $("where").textContent = `${at} / ${last}`;
    document.body.dataset.step = at;
  }
  // The step at which the turn after (or before) this one begins.
  function turnFrom(direction) {
    const turns = [];
    let turn = 0;
    for (const step of steps) turns.push(turn = step.w ?? turn);
    let n = at;
    if (direction > 0) {
      while (n < last && turns[n] === turns[at]) n++;
      return n;
    }
    n = Math.max(0, n - 1);
    while (n > 0 && turns[n - 1] === turns[n]) n--;
    return n;
  }
  let timer = null;
  function play(on) {
    clearInterval(timer);
    timer = on ? setInterval(() => at < last ? go(at + 1) : play(false), 600)
      : null;
    $("play").textContent = on ? "❚❚" : "▶";
    $("play").setAttribute("aria-pressed", on);
  }
  const keys = { ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1),
    PageDown: () => go(turnFrom(1)), PageUp: () => go(turnFrom(-1)),
    Home: () => go(0), End: () => go(last), " ": () => play(!timer),
    "+": () => zoom(1 / 1.2), "-": () => zoom(1.2),
    "0": () => { follow = true; frame(); },
    Escape: () => choose(null) };
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

  fresh();
  drawChart();
  const all = [0, 0, 0, 0];
  for (const step of steps) for (const t of step.t || []) grow(all, t);
  whole = around(all);
  go(Number(location.hash.slice(1)) || 0);
})();
