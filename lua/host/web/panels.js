// What is around the board: who plays, what happened, what was said, what is
// still to come, and what can be set.

import { badge, clear, el, finger, keepPlace, memory, minutes, named, svg,
  T, whenReleased } from "./dom.js";
import { Chart } from "./chart.js";
import { linksPanel, linkOf } from "./links.js";
import { readFiles } from "./rulefiles.js";
import { Lists } from "./accessible.js";
import { featureCard, logLine, sumsTable } from "./details.js";
import { settingsPanel } from "./settings.js";

const TABS = ["log", "chat", "tiles", "sums", "list", "more"];
const SIGNS = { log: "☰", chat: "✎", tiles: "▦", sums: "∑", list: "≣",
  more: "⚙" };
const LINES = 200;

export class Panels {
  constructor(table, stage) {
    this.table = table;
    this.header = el("header", { class: "bar" });
    this.seatBar = el("ul", { class: "seat-bar", "aria-label":
      T("page.seats") });
    this.card = el("div", { class: "feature-card", hidden: true,
      "aria-live": "polite" });
    this.vote = el("div", { class: "vote", hidden: true });
    this.house = el("div", { class: "house-card", hidden: true, role:
      "dialog", "aria-label": T("table.house") });
    this.naming = el("form", { class: "vote", hidden: true });
    this.heard = el("div", { class: "aside", "aria-live": "polite" });
    this.offline = el("div", { class: "offline-note", role: "status" },
      T("table.offline"));
    const zoom = (sign, key, act) => el("button", { text: sign, title: T(key),
      "aria-label": T(key), onclick: act });
    const camera = () => table.board.camera;
    stage.append(el("div", { class: "zoom" },
      zoom("+", "page.in", () => camera().zoom(1.25)),
      zoom("−", "page.out", () => camera().zoom(1 / 1.25)),
      zoom("⤢", "page.fit", () => camera().fit())),
    this.card, this.house, this.naming, this.vote, this.heard, this.offline);
    this.buildSide();
    this.list = new Lists(table);
    this.seats();
    this.clock = setInterval(() => this.clocks(), 500);
  }
  close() {
    clearInterval(this.clock);
    this.wide.onchange = null;
  }

  // ---- tabs ----------------------------------------------------------------

  buildSide() {
    this.wide = matchMedia("(min-width: 900px)");
    this.now = this.wide.matches ? "log" : null;
    this.wide.onchange = () => {
      this.now = this.wide.matches ? "log" : null;
      this.mark();
      this.fill();
    };
    this.tabs = {};
    const bar = el("nav", { class: "tabs", role: "tablist" }, TABS.map(name => {
      const tab = el("button", { role: "tab", "data-tab": name, title:
        T("table.tab." + name), onclick: () => this.tab(name) },
      el("span", { class: "sign", "aria-hidden": "true", text: SIGNS[name] }),
      el("span", { class: "label", text: T("table.tab." + name) }));
      this.tabs[name] = tab;
      return tab;
    }));
    this.panel = el("div", { class: "panel", role: "tabpanel", tabindex: 0 });
    this.side = el("aside", { class: "side" }, bar, this.panel);
    this.mark();
  }
  mark() {
    for (const name of TABS) {
      this.tabs[name].setAttribute("aria-selected", String(name === this.now));
    }
    this.side.classList.toggle("open", Boolean(this.now));
  }
  tab(name, focus) {
    this.now = this.now === name && !this.wide.matches && !focus ? null :
      name;
    if (name === "chat") this.tabs.chat.classList.remove("unread");
    this.mark();
    this.panel.scrollTop = 0;
    this.fill();
    if (focus) this.panel.querySelector("input")?.focus();
  }
  // Closes what lies over the board, as it does on a phone; true if that was
  // anything.
  makeRoom() {
    const over = !this.wide.matches && Boolean(this.now);
    if (over) this.tab(this.now);
    return over;
  }
  ended() {
    if (this.wide.matches) this.tab("sums", true);
    else this.makeRoom();
  }
  unread() {
    if (this.now !== "chat") this.tabs.chat.classList.add("unread");
  }
  fill() {
    const known = { log: () => this.log(), chat: () => this.talk(),
      tiles: () => this.remaining(), sums: () => this.sums(),
      list: () => this.lists(), more: () => this.more() }[this.now];
    if (known) known();
    else clear(this.panel);
  }

  // ---- everything ----------------------------------------------------------

  show() {
    this.top();
    this.seats();
    whenReleased(this.vote, () => this.votes());
    this.askName();
    if (this.now !== "more") this.refill();
  }
  pictured() {
    if (this.now === "tiles" || this.now === "log") this.refill();
    if (this.cards) this.drawCards();
    this.seats();
  }
  refill() { whenReleased(this.panel, () => this.fill()); }
  top() { whenReleased(this.header, () => this.drawTop()); }
  drawTop() {
    const { table } = this, { history } = table, s = table.told();
    this.header.classList.toggle("over", table.s.status === "over");
    clear(this.header, el("a", { href: "#", class: "home", title:
      T("table.home"), "aria-label": T("table.home") }, el("img",
      { src: "/page/icon.svg", alt: "" })),
    el("h1", { text: s.title || "Tessera" }), el("span", { class: "turns" },
      T("page.turn", s.turn) + " · " + T("page.left", s.tiles_left)),
    s.watchers > 0 && el("span", { class: "soft watchers", title:
      T("table.watchers", s.watchers), text: "◉ " + s.watchers }),
    s.stranger && el("button", { class: "house-button", text:
      T("table.house"), onclick: () => this.rules() }),
    el("button", { class: "on-button common", "data-act": "cards", title:
      T("table.cards"), "aria-label": T("table.cards"), text: "i", onclick: () =>
        this.showCards() }),
    table.goesOn() && el("button", { class: "on-button" + (s.stranger ? "" :
      " common"), "data-act": "playground", title: T("table.playground"),
    "aria-label": T("table.playground"), text: "⚒", onclick: () =>
      table.goOn() }),
    el("button", { class: "replay-button", title: T("table.replay"),
      "aria-label": T("table.replay"), text: "▶", onclick: () =>
        history.start().catch(() => {}) }));
  }

  // The rules that came with the table, as everybody may read them.
  async rules() {
    if (!this.house.hidden) {
      this.house.hidden = true;
      this.cards = null;
      return;
    }
    const found = await this.table.act("house");
    if (!found) return;
    this.house.hidden = false;
    clear(this.house, el("button", { class: "plain close", text: "✕",
      "aria-label": T("table.close"), onclick: () => this.rules() }),
    found.rules.map(({ name, title, options }) => [el("h3", { text: title ||
      name }), options.length > 0 && el("ul", {}, options.map(option =>
      el("li", { text: option.played || `${option.help || option.name}: ` +
        (option.said ?? option.value) })))]),
    Object.keys(found.files).sort().map(name => el("details", {},
      el("summary", { text: name }), el("pre", { text: found.files[name] }))));
    this.house.querySelector(".close").focus();
  }

  // Closes what lies over the board.
  putAway() {
    this.house.hidden = true;
    this.cards = null;
    this.feature(null);
  }

  // What is played with: a card for each module, its pieces and its marks.
  async showCards() {
    if (!this.house.hidden) {
      this.house.hidden = true;
      this.cards = null;
      return;
    }
    this.cards = await this.table.act("cards");
    if (!this.cards) return;
    this.makeRoom();
    this.table.history.play(false); // it would run on below
    this.house.hidden = false;
    this.drawCards();
    this.house.querySelector(".close").focus();
  }
  drawCards() {
    const { pictures } = this.table;
    const entry = (url, name, about, kind) => el("li", { class: kind }, el(url ? "img" : "span",
      { src: url || undefined, alt: url && "", class: "shown" }),
    el("span", {}, el("b", { text: name }), about && el("span", { text:
      " – " + about })));
    keepPlace(this.house, () => clear(this.house, el("button", { class:
      "plain close", "data-act": "close", text: "✕", "aria-label":
      T("table.close"), onclick: () => this.showCards() }),
    el("h2", { text: T("table.cards") }), this.cards.map(card => el("section",
      { class: "rule-card", "data-card": card.name }, el("h3", { text:
        card.title || card.name }), card.about && el("p", { text: card.about }),
      el("ul", {}, card.pieces.map(({ symbol, title, about }) =>
        entry(pictures.symbol(symbol)?.url, title, about)), card.marks.map(mark => entry(
        mark.type !== undefined && pictures.url(mark.type, 0, 120), mark.title,
        mark.about, "mark"))), card.options.filter(o => o.played || o.value !== false).map(o =>
        el("p", { class: "soft played", text: o.played || (o.help || o.name) +
          (o.value === true ? "" : `: ${o.said ?? o.value}`) }))))));
  }

  // ---- seats ---------------------------------------------------------------

  seats() { whenReleased(this.seatBar, () => this.drawSeats()); }
  drawSeats() {
    const { table } = this, { seats } = table, s = table.told();
    // what did not change stays as it is: a finger may be on it
    const { scores } = s;
    const held = seats.map((_, i) => this.supply(s, i));
    const now = JSON.stringify([scores, s.status, s.decision?.player, s.seat,
      table.history.open && table.history.playback.at, table.finale.on,
      s.answering,
      held, s.zones, s.secrets, s.shown, table.pictures?.types.size,
      s.seats.map(seat => [seat.name, seat.bot, seat.open, seat.here,
        seat.away_ms, seat.colour, seat.unnamed]), table.pictures?.symbols.size]);
    if (now === this.seated) return;
    this.seated = now;
    this.scoreCells = [];
    this.clockCells = [];
    this.waits = [];
    // at the step that is looked at, nobody has won yet, but for the last one
    const { history } = table, past = history.open &&
      history.playback.at < history.playback.last;
    const turn = history.open ? s.answering : s.status === "asking" ?
      s.decision?.player : null;
    const best = s.status === "over" && !past && !table.finale.on ?
      Math.max(...s.scores) : null;
    clear(this.seatBar, seats.map((seat, i) => {
      const score = el("span", { class: "score", text: scores[i] });
      this.scoreCells.push(score);
      const clock = s.clock && el("span", { class: "clock" });
      this.clockCells.push(clock);
      const state = seat.bot ? T("table.bot", seat.bot) : seat.open ?
        T("table.open") : seat.here ? "" : T("table.away");
      return el("li", { class: "seat" + (turn === i ? " turn" : "") +
        (i === s.seat ? " me" : "") + (best === s.scores[i] ? " best" : ""),
      "data-seat": i, style: { "--seat": seat.colour } },
      el("span", { class: "who" }, turn === i && el("span", { class: "now",
        "aria-hidden": "true", text: "▶" }), badge(seat.colour, seat.number),
        named(seat.name, "name"), best === s.scores[i] && el("span", { class:
          "most", role: "img", title: T("table.most"), "aria-label":
          T("table.most"), text: "♛" }), seat.unnamed && i === s.seat &&
          !seat.bot ? el("span", { class: "tag", text: T("table.you") }) :
          seat.bot ? el("span", { class: "tag bot", text: "⚙", title: state }) :
          !seat.here ? el("span", { class:
          "tag", text: seat.open ? "○" : "…", title: state }) : null,
        turn === i && el("span", { class: "aside", text:
          T("table.asked") })), score, clock,
      el("span", { class: "supply" }, held[i].map(given =>
        this.piece(...given))), this.extras(i), this.seatButton(seat, i));
    }), this.commons(), this.wider());
    this.cut();
    this.seatBar.querySelector(".turn")?.scrollIntoView({ block: "nearest",
      inline: "nearest" });
    this.clocks();
  }
  // What a seat has to place; of what stands on the board only, none.
  supply(s, i) {
    const list = s.supplies[i] || [], pieceOf = symbol => symbol.split("/");
    const stand = (s.figures || []).map(([, symbol]) => pieceOf(symbol));
    const out = new Set(stand.filter(([piece, owner]) => +owner === i &&
      !list.some(([symbol]) => pieceOf(symbol)[0] === piece))
      .map(([piece]) => piece));
    const known = s.supplies.flat();
    return [...[...out].map(piece => {
      const [, , title, size] = known.find(([symbol]) => pieceOf(symbol)[0] ===
        piece) || [];
      return [piece + "/" + i, 0, title || "", size];
    }), ...list];
  }
  piece(symbol, count, title, size) {
    const picture = this.table.pictures.symbol(this.table.paint(symbol).key);
    // a picture that is still to come has its place, so that nothing moves
    return el("span", { class: "piece", title: `${count} ${title}` },
      el(picture ? "img" : "span", { src: picture?.url, alt: picture && title,
        class: "symbol", style: { "--size": Math.min(1.2, size || 1) } }),
      el("span", { text: count }));
  }
  // What a seat holds that has a name: hands of tiles, goods, prisoners.
  extras(i) {
    const s = this.table.told();
    const lines = (s.secrets || []).filter(secret => secret.owner === i &&
      secret.count > 0).map(secret => {
      return el("span", { class: "secret" }, secret.title + ": ",
        secret.seen ? (secret.items || []).map((item, n) =>
          this.held(item, secret.texts?.[n])) : String(secret.count));
    });
    const all = [...this.shown(i + 1), ...lines];
    return all.length ? el("span", { class: "secrets" }, all) : null;
  }
  // Variables that all see: of the game (0), or of a seat from 1.
  shown(n) {
    return (this.table.told().shown?.[n] || []).map(text => el("span",
      { class: "shown", text }));
  }
  // Something held: a tile as its picture, else its words.
  held(item, text) {
    const { pictures } = this.table;
    const type = this.table.typeOf(item);
    const url = type === undefined ? "" : pictures.url(type, 0, 60);
    const words = type !== undefined && pictures.type(type)?.words;
    return url ? el("img", { src: url, alt: words, title: words, class:
      "mini" }) : el("span", { text: (words || text || item) + " " });
  }
  commons() {
    const s = this.table.told();
    const zones = s.zones.map(([title, items, seat]) => el("span", { class:
      "zone" }, title, seat >= 0 && [" (", named(this.table.seats[seat].name),
      ")"], ": ", items.map(([symbol, name]) =>
        this.piece(symbol, "", name))));
    const secrets = (s.secrets || []).filter(secret => secret.owner ===
      undefined && secret.count > 0).map(secret => el("span", { class:
      "secret" }, secret.title + ": ", secret.seen && secret.items ?
      (secret.texts || secret.items).join(" ") : String(secret.count)));
    const all = [...this.shown(0), ...zones, ...secrets];
    return all.length ? el("li", { class: "commons" }, all) : null;
  }
  // What can be done about a seat.
  seatButton(seat, i) {
    const { table } = this, { s } = table, own = i === s.seat;
    const button = (key, act) => el("button", { class: "plain seat-act",
      text: T(key), onclick: act });
    if (s.status !== "asking") return null;
    if (s.seat < 0 && seat.open) {
      return button("table.take", async () => {
        const found = await table.act("take", { seat: i,
          name: memory.get("name", "") || undefined });
        if (found) location.hash = found.link;
      });
    }
    if (own && seat.bot) {
      return button("table.takeback", () => table.act("seat", { seat: i,
        human: true }));
    }
    if (s.seat >= 0 && !own && !seat.bot && (seat.open ? s.maker :
      !seat.here)) {
      const give = button("table.givebot", () => table.act("seat", { seat: i,
        bot: "greedy" }));
      if (!seat.open) this.waits.push([give, seat.away_ms || 0]);
      return give;
    }
    return null;
  }
  // On a phone a seat shows its first rows; this shows all of each.
  wider() {
    const open = this.seatBar.classList.contains("open");
    return el("li", { class: "wider" }, el("button", { class: "plain", title:
      T("table.seats.all"), "aria-label": T("table.seats.all"),
    "aria-expanded": String(open), text: open ? "▴" : "▾", onclick: () => {
      this.seatBar.classList.toggle("open");
      this.seated = null;
      this.seats();
    } }));
  }
  cut() {
    const bar = this.seatBar, parts = [...bar.querySelectorAll(
      ".seat, .commons")];
    bar.classList.remove("cut"); // its button needs room, too
    bar.classList.toggle("cut", bar.scrollWidth > bar.clientWidth + 1 ||
      parts.some(e => e.scrollHeight > e.clientHeight + 1));
  }
  // Who has no name yet, and plays with others, is asked for one.
  askName() {
    const { table } = this, { s, seats } = table, own = seats[s.seat];
    const needed = own?.unnamed && !table.unnamed && s.status === "asking" &&
      seats.some((seat, i) => i !== s.seat && !seat.bot);
    if (!needed) this.naming.hidden = true;
    if (!needed || !this.naming.hidden) return;
    const field = el("input", { type: "text", maxlength:
      table.hello.limits.name, value: memory.get("name", ""), "aria-label":
      T("table.name"), placeholder: T("table.name"), autocomplete:
      "nickname" });
    this.naming.hidden = false;
    this.naming.onsubmit = event => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return field.focus();
      memory.set("name", name);
      table.act("seat", { seat: s.seat, name });
    };
    clear(this.naming, el("p", { text: T("table.ask.name") }), field,
      el("button", { class: "primary", text: T("table.ask.take") }),
      el("button", { type: "button", class: "plain", text: "✕", "aria-label":
        T("table.close"), onclick: () => {
          table.unnamed = true;
          this.naming.hidden = true;
        } }));
  }
  scores(scores) {
    scores?.forEach((points, i) => {
      if (this.scoreCells[i]) this.scoreCells[i].textContent = points;
    });
  }
  clocks() {
    const { s, seats, heard, counted } = this.table;
    for (const [button, ms] of this.waits || []) {
      const left = ms - (performance.now() - counted);
      button.disabled = left > 0;
      button.textContent = T("table.givebot") + (left > 0 ?
        ` (${minutes(left)})` : "");
    }
    if (!s?.clock) return;
    const running = s.status === "asking" ? s.decision?.player : -1;
    this.clockCells.forEach((cell, i) => {
      let left = seats[i].clock_ms;
      if (!cell || left === undefined || left === null) return;
      if (i === running && !seats[i].bot) left -= performance.now() - heard;
      cell.textContent = minutes(left);
      cell.classList.toggle("low", left <= 29000);
      cell.classList.toggle("running", i === running);
    });
  }

  // ---- undo by agreement, and the next game --------------------------------

  votes() {
    const { table } = this, { s, seats } = table, asked = s.asked;
    if (s.rematch) return this.invitation();
    this.vote.hidden = !asked;
    if (!asked) return;
    const own = asked.seat === s.seat;
    const agreed = asked.agreed.includes(s.seat);
    const text = T("table.undo.asked", seats[asked.seat].name, asked.answers);
    if (!own && !agreed) this.heard.textContent = text;
    clear(this.vote, el("p", { text }),
    s.seat >= 0 && !own && !agreed && el("button", { class: "primary",
      "data-vote": "yes", text: T("table.yes"), onclick: () =>
        table.agree(asked.row, true) }),
    s.seat >= 0 && el("button", { "data-vote": "no", text: T(own ?
      "table.withdraw" : "table.no"), onclick: () =>
        table.agree(asked.row, false) }));
  }
  // Somebody wants to play again: one tap leads there, to one's own seat.
  invitation() {
    const { table } = this, text = T("table.rematch.made");
    this.vote.hidden = false;
    this.heard.textContent = text;
    clear(this.vote, el("p", { text }), el("button", { class: "primary",
      "data-vote": "join", text: T(table.s.seat >= 0 ? "table.rematch.join" :
        "table.rematch.watch"), onclick: () => table.rematch() }));
  }

  // ---- the log -------------------------------------------------------------

  log() {
    const { table } = this, { turn } = table.told();
    const list = el("ul", { class: "log" });
    // what lies there from the start was laid by nobody
    const shown = table.happenings().filter(e => e.text && (e.kind !==
      "placed" || e.answer > 0 && e.player >= 0)).slice(-LINES).reverse();
    const last = shown[0]?.answer, { history } = table;
    shown.forEach((e, i) => {
      // beside the first line of an answer
      const cost = history.open && shown[i + 1]?.answer !== e.answer &&
        history.review.inLog(e.answer);
      const score = e.kind === "score";
      const laid = e.kind === "placed" && table.s.tiles[e.tile];
      const lost = e.kind === "discard" && e.type !== undefined;
      const line = logLine({ seat: e.player, text: laid ? T("table.laid",
        table.seats[e.player]?.name || T("page.chance")) : lost ?
        T("table.discarded") : e.text, old:
        e.turn !== turn && e.answer !== last, title: e.text, picture:
        laid ? table.pictures.url(laid[0], laid[3], 60) :
          lost && table.pictures.url(e.type, 0, 60), ...(score ?
        { points: e.points, reason: e.title, items: e.items.map(i => [i.title,
          i.count, i.points, i.module]) } : {}) }, table.seats, () => {
        const at = table.s.tiles[e.on ?? e.tile];
        if (at) table.board.camera.show(100 * at[1] + 50, 100 * at[2] + 50);
        if (e.on !== undefined) table.feature(e.on, e.segment);
      });
      if (cost) line.prepend(cost);
      list.append(line);
    });
    clear(this.panel, this.verdict(), list);
  }
  verdict() {
    const { s, history, finale } = this.table;
    if (s.status === "asking" || history.open || finale.on) return null;
    return el("div", { class: "verdict" }, el("strong", { text:
      this.table.tray.verdict() }));
  }
  // Says to a screen reader what happened.
  announce(events) {
    const said = events.map(e => e.text).filter(Boolean).join(". ");
    if (said) this.heard.textContent = said;
  }

  // ---- chat ----------------------------------------------------------------

  talk() {
    const { table } = this, { chat, seats, s } = table;
    const old = this.panel.querySelector(".say input");
    const kept = old?.value || "", focused = old === document.activeElement;
    const list = el("ul", { class: "chat" }, chat.slice(-LINES).map(row =>
      el("li", { class: row.seat >= 0 && row.seat === s.seat ? "own" : "" },
        badge(seats[row.seat]?.colour || "#888", seats[row.seat]?.number ??
          -1), named(seats[row.seat]?.name || row.name ||
          T("table.talk.watcher"), "who"), row.seat < 0 && row.name &&
          el("span", { class: "soft", text: ` (${T("table.talk.watcher")})` }),
        ": ", named(row.text))));
    const field = el("input", { type: "text", maxlength:
      table.hello.limits.chat, "aria-label": T("table.say"), placeholder:
      T("table.say"), autocomplete: "off" });
    field.value = kept;
    const form = el("form", { class: "say", onsubmit: async event => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      const name = s.seat < 0 && memory.get("name", "") || undefined;
      if (!await table.act("chat", { text, name })) field.value = text;
    } }, field, el("button", { text: "➤", "aria-label": T("table.send") }));
    clear(this.panel, list, (s.seat >= 0 || s.talk) && form);
    list.lastElementChild?.scrollIntoView({ block: "nearest" });
    if (focused) field.focus();
  }

  // ---- what is still to come -----------------------------------------------

  async remaining() {
    const { table } = this, { pictures, s } = table;
    const box = el("div", { class: "remaining" });
    if (!this.panel.querySelector(".remaining")) clear(this.panel, box);
    let found = this.left?.answers === s.answers ? this.left.list : null;
    if (!found) {
      found = await table.act("remaining") || [];
      this.left = { answers: s.answers, list: found };
    }
    if (this.now !== "tiles") return;
    found.forEach(({ type }) => pictures.type(type));
    clear(this.panel, el("h2", { text: T("page.left", s.tiles_left) }),
      clear(box, found.map(({ type, count }) => {
        const words = pictures.type(type)?.words || "";
        return el("figure", {}, el("img", { src: pictures.url(type, 0, 120) ||
          undefined, alt: words, title: words, loading: "lazy" }),
        el("figcaption", { text: "× " + count }));
      })) || box);
  }

  // ---- points --------------------------------------------------------------

  sums() {
    const { table } = this, { seats } = table, s = table.told();
    const scores = table.happenings().filter(e => e.kind === "score").map(e =>
      [e.answer, e.player, e.points, e.title]);
    const chart = svg("svg", { class: "chart", role: "img", "aria-label":
      T("page.chart") });
    const sums = el("table", { class: "sums" });
    const most = new Chart(chart, seats.map(seat => seat.colour), () => {})
      .draw(scores, s.answers);
    sumsTable(sums, scores, seats);
    sums.append(el("tfoot", {}, el("tr", {}, el("th", { scope: "row",
      text: T("page.total") }), s.scores.map(n => el("td", { text: n })))));
    clear(this.panel, this.verdict(), el("h2", { text: T("page.chart") }),
      el("div", { class: "scaled" }, chart, el("span", { text: most }),
        el("span", { text: T("page.turn", s.turn) })),
      el("h2", { text: T("page.sums") }), sums, table.first > 0 &&
        el("p", { class: "soft", text: T("table.newest") }));
  }

  lists() {
    if (this.now !== "list") return;
    this.list.show();
    if (this.list.element.parentNode !== this.panel) {
      clear(this.panel, this.list.element);
      this.list.around.draw();
    }
  }

  // ---- a feature -----------------------------------------------------------

  feature(found) {
    const { table } = this;
    this.card.hidden = !found;
    if (!found) return;
    const tiles = table.history.open ? table.history.playback.tiles :
      table.s.tiles;
    const cells = new Set(found.members.map(([i]) =>
      `${tiles[i][1]},${tiles[i][2]}`));
    featureCard(this.card, found, table.seats, [...cells]);
    this.card.append(el("button", { class: "plain close", text: "✕",
      "aria-label": T("table.close"), onclick: () => table.feature() }));
  }

  // ---- the table itself ----------------------------------------------------

  more() {
    const { table } = this, { s, seats } = table;
    const kept = memory.get("tables", []).find(t => t.table === s.table);
    const by = finger() ? "table.fingers" : "table.keys";
    const name = el("input", { type: "text", maxlength:
      table.hello.limits.name, value: seats[s.seat]?.name || "",
    "aria-label": T("table.name") });
    clear(this.panel,
      s.seat >= 0 && el("form", { class: "say", onsubmit: event => {
        event.preventDefault();
        memory.set("name", name.value.trim());
        table.act("seat", { seat: s.seat, name: name.value.trim() });
      } }, name, el("button", { text: T("table.rename") })),
      s.seat >= 0 && el("div", { class: "colours" }, table.hello.colours.map(
        (colour, n) => el("button", { class: "swatch", disabled: seats.some(
          seat => seat.number === n), "aria-label": T("table.colour") + " " +
          (n + 1), title: T("table.colour"), onclick: () => table.act("seat",
          { seat: s.seat, colour: n }) }, badge(colour, n)))),
      kept?.links && [el("h2", { text: T("table.links") }),
        linksPanel(kept.links, seats)],
      !kept?.links && [el("h2", { text: T("table.link.own") }), el("input",
        { type: "text", readonly: true, class: "link", value:
          linkOf(table.secret), "aria-label": T("table.link.own") })],
      el("h2", { text: T("table.settings") }),
      settingsPanel(table.hello, () => {
        table.standing();
        table.board.draw();
      }),
      el("h2", { text: T("table.game") }),
      el("div", { class: "actions" },
        el("button", { "data-act": "cards", text: T("table.cards"), onclick:
          () => this.showCards() }),
        el("button", { "data-act": "replay", text: T("table.replay"),
          onclick: () => table.history.start().catch(() => {}) }),
        s.seat >= 0 && s.status === "asking" && !seats[s.seat].bot &&
          el("button", { "data-act": "to-bot", text: T("table.leave.bot"),
            onclick: () => table.act("seat", { seat: s.seat,
              bot: "greedy" }) }),
        el("button", { "data-act": "save", text: T("table.save"),
          onclick: () => this.save() })),
      s.maker && s.stranger && [el("h2", { text: T("table.renew") }),
        el("input", { type: "file", accept: ".lua", multiple: true,
          "aria-label": T("table.renew"), onchange: async event => {
            const files = await readFiles(event.target.files);
            table.act("rules", { files });
          } })],
      el("h2", { text: T(by) }),
      el("p", { class: "soft", text: T(by + ".about") }));
  }
  async save() {
    const { table } = this;
    const found = await table.act("export");
    if (!found) return;
    const link = el("a", { download: "game.save", href:
      URL.createObjectURL(new Blob([found.text], { type: "text/plain" })) });
    link.click();
  }
}
