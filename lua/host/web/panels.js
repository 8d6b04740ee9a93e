// What is around the board: the bar above it, the seats, what lies over it, and
// the side with its tabs.

import { clear, el, T, whenReleased } from "./dom.js";
import { Lists } from "./accessible.js";
import { talk } from "./chat.js";
import { featureCard, figureCard } from "./details.js";
import { log, verdict } from "./happenings.js";
import { Remaining } from "./remaining.js";
import { Requests } from "./requests.js";
import { RuleSheet } from "./rulesheet.js";
import { SeatBar } from "./seatbar.js";
import { Standing } from "./standing.js";
import { sums } from "./sums.js";
import { tableMenu } from "./tablemenu.js";
import { TopBar } from "./topbar.js";

const TABS = ["log", "chat", "tiles", "sums", "list", "more"];
const SIGNS = { log: "☰", chat: "✎", tiles: "▦", sums: "∑", list: "≣",
  more: "⚙" };

export class Panels {
  constructor(table, stage) {
    this.table = table;
    this.sheet = new RuleSheet(table);
    this.top = new TopBar(table, this.sheet);
    this.seats = new SeatBar(table);
    this.card = el("div", { class: "feature-card", hidden: true,
      "aria-live": "polite" });
    this.heard = el("div", { class: "aside", "aria-live": "polite" });
    this.requests = new Requests(table, text => this.say(text));
    const offline = el("div", { class: "offline-note", role: "status" },
      T("table.offline"));
    const zoom = (sign, key, act) => el("button", { text: sign, title: T(key),
      "aria-label": T(key), onclick: act });
    const camera = () => table.board.camera;
    stage.append(el("div", { class: "zoom" },
      zoom("+", "page.in", () => camera().zoom(1.25)),
      zoom("−", "page.out", () => camera().zoom(1 / 1.25)),
      zoom("⤢", "page.fit", () => camera().fit())),
    this.card, this.sheet.element, this.requests.vote, this.heard, offline);
    this.buildSide();
    this.list = new Lists(table);
    this.remaining = new Remaining(table);
    this.standing = new Standing(table);
    this.seats.show();
  }
  close() {
    this.seats.close();
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
      this.table.tray.show();
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
    this.ideas = el("div", { class: "beside" });
    this.panel = el("div", { class: "panel", role: "tabpanel", tabindex: 0 });
    this.title = el("h2", { class: "sheet-title" });
    this.side = el("aside", { class: "side" }, bar, this.ideas, this.panel,
      this.title,
      el("button", { class: "plain close", text: "✕", "aria-label":
        T("table.close"), onclick: () => this.makeRoom() }));
    this.mark();
  }
  mark() {
    for (const name of TABS) {
      this.tabs[name].setAttribute("aria-selected", String(name === this.now));
    }
    this.side.classList.toggle("open", Boolean(this.now));
    this.title.textContent = this.now ? T("table.tab." + this.now) : "";
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
    const { table, panel } = this;
    if (this.now === "log") clear(panel, log(table));
    else if (this.now === "chat") talk(table, panel);
    else if (this.now === "tiles") {
      this.remaining.show(panel, () => this.now === "tiles");
    } else if (this.now === "sums") {
      clear(panel, verdict(table), sums(table), this.standing.show());
    } else if (this.now === "list") this.lists();
    else if (this.now === "more") clear(panel, tableMenu(table, this.sheet));
    else clear(panel);
  }
  lists() {
    if (this.now !== "list") return;
    this.list.show();
    if (this.list.element.parentNode !== this.panel) {
      clear(this.panel, this.list.element);
      this.list.around.draw();
    }
  }

  // ---- everything ----------------------------------------------------------

  show() {
    this.top.show();
    this.seats.show();
    this.requests.show();
    // what is being typed into the menu stays, unless the menu is another one
    const { s, seats } = this.table, menu = [Boolean(seats[s.seat]?.bot),
      ...seats.map(seat => seat.number)].join();
    if (this.now !== "more" || menu !== this.menu) this.refill();
    this.menu = menu;
  }
  pictured() {
    if (this.now === "tiles" || this.now === "log") this.refill();
    this.sheet.pictured();
    this.seats.show();
  }
  refill() { whenReleased(this.panel, () => this.fill()); }

  // Closes what lies over the board.
  putAway() {
    this.sheet.close();
    this.feature(null);
  }
  feature(found) {
    const { table } = this;
    table.board?.ring();
    this.card.hidden = !found;
    if (!found) return;
    const tiles = table.history.open ? table.history.playback.tiles :
      table.s.tiles;
    const cells = new Set(found.members.map(([i]) =>
      `${tiles[i][1]},${tiles[i][2]}`));
    featureCard(this.card, found, table.seats, [...cells]);
    this.closable();
  }
  // What is known of a figure, and of what it stands on, if that is a feature.
  figure(found, below) {
    const { seats } = this.table;
    this.feature(below);
    this.card.hidden = false;
    if (!below) clear(this.card);
    figureCard(this.card, found, seats, below);
    if (!below) this.closable();
  }
  closable() {
    const { table } = this;
    this.card.append(el("button", { class: "plain close", text: "✕",
      "aria-label": T("table.close"), onclick: () => table.feature() }));
    this.aside();
  }
  // Puts what is known of a feature where it hides the fewest of the places that
  // can be picked, and of what it is about.
  aside() {
    const { card } = this;
    const hidden = () => {
      const over = card.getBoundingClientRect();
      return [...this.table.board.host.querySelectorAll(
        "[data-target], .layer-glow > *")].filter(e => {
        const at = e.getBoundingClientRect();
        return at.left < over.right && at.right > over.left &&
          at.top < over.bottom && at.bottom > over.top;
      }).length;
    };
    let best, least = Infinity;
    for (const place of ["", "low", "far", "far low"]) {
      card.dataset.at = place;
      const count = hidden();
      if (count < least) [best, least] = [place, count];
      if (!least) break;
    }
    card.dataset.at = best;
  }
  // Says to a screen reader what happened.
  announce(events) {
    const said = events.map(e => e.text).filter(Boolean).join(". ");
    if (said) this.say(said);
  }
  say(text) { this.heard.textContent = text; }
}
