// What is asked, with all that answers it beside the board: the tile in hand,
// choices without a place, and the buttons.

import { clear, el, finger, keepPlace, named, T, whenReleased } from
  "./dom.js";
import { seatMark, terms } from "./details.js";
import { Legend } from "./legend.js";
import { preferences } from "./settings.js";
import { Surroundings } from "./surroundings.js";

// So many numbers to choose from are shown as numbers alone.
const MANY_NUMBERS = 6;
// So many letters of reasons fit below ideas where there is little room.
const BRIEF = 70;

export class Tray {
  // table: what has decision, choosing, commit(), act(name) …
  constructor(table) {
    this.table = table;
    this.element = el("section", { class: "tray", "aria-label":
      T("table.tray") });
    this.text = el("div", { class: "question", "aria-live": "polite" });
    this.around = new Surroundings(table.pictures);
    this.legend = new Legend(table);
  }

  show() { whenReleased(this.element, () => this.draw()); }
  draw() {
    const { table } = this, { decision, history, s } = table;
    const mine = Boolean(decision) && !history.open;
    this.around.begin(s.tiles);
    this.element.classList.toggle("mine", mine);
    this.element.classList.toggle("asks", s.status === "asking");
    this.question(mine);
    // where there is room beside the board, what is asked takes no more of it
    const wide = table.panels.wide.matches, ideas = mine && this.ideas();
    const parts = [!history.open && this.hand(), el("div", { class: "ask" },
      this.text, this.subject(), mine && this.choices(), !wide && ideas),
    el("div", { class: "buttons" }, this.buttons(mine, s))];
    keepPlace(this.element, () => clear(this.element, parts));
    const { ideas: beside } = table.panels;
    whenReleased(beside, () => {
      keepPlace(beside, () => clear(beside, wide && ideas));
      this.around.draw();
    });
  }

  // Points at the button that confirms.
  call() {
    const button = this.element.querySelector("[data-act=commit]");
    button?.classList.remove("called");
    void button?.offsetWidth; // from the start again
    button?.classList.add("called");
  }

  question(mine) {
    const { history, s, seats, decision } = this.table;
    if (history.open && !this.table.finale.on) {
      const { a, b, k } = history.playback.now;
      // an auction cannot be followed without it
      return clear(this.text, b?.length ? el("div", { class: "prompt" }, named(
        seats[a]?.name || T("page.chance")), ": " + k) : el("strong", { text:
        T("table.replay") }));
    }
    if (s.status !== "asking" || !s.decision) {
      return clear(this.text, el("strong", { text: this.table.finale.on ?
        T("table.counting") : this.verdict() }), this.next());
    }
    const { player, text } = s.decision;
    const who = player < 0 ? T("page.chance") : seats[player].name;
    const chosen = decision?.chosen?.option;
    // on the board what is chosen says itself what it does
    const explained = mine && !(chosen && decision.targets.size) &&
      s.decision.explained;
    clear(this.text, el("div", { class: "prompt" }, mine ?
      el("strong", { text: T("table.mine") }) : named(who), ": ", text ||
      s.decision.prompt), explained && el("div", { class: "explained",
      text: explained }), el("div", { class: "soft", text: chosen ?
      this.chosen(chosen) : this.help(mine) }), chosen && this.unlisted(chosen),
    s.tiles_left === 0
      && el("div", { class: "soft last-tile", text: T("table.last") }),
    mine && (!chosen || decision.placing && this.table.panels.wide.matches) &&
      this.legend.draw());
  }
  // How the game ended, to whoever has won it alone.
  verdict() {
    const { s } = this.table, { winners = [] } = s;
    if (winners.length === 1 && winners[0] === s.seat) {
      return T("table.won", s.scores[s.seat]);
    }
    return (s.over_text || T("table.status." + s.status)) + (s.over_text &&
      s.seat >= 0 && winners.length && !winners.includes(s.seat) ? " " +
      T("table.lost", s.scores[s.seat]) : "");
  }
  // All sit one seat on in a rematch, so somebody else begins it.
  next() {
    const { table } = this, { s, seats } = table;
    return s.status === "over" && s.seat >= 0 && seats.length > 1 &&
      !table.finale.on && !table.history.open && el("div", { class: "soft",
      text: s.seat === 1 ? T("table.rematch.you") : T("table.rematch.first",
        seats[1].name) });
  }
  // What the question is about: what rules name for it, each with its picture.
  // What lies on the board is marked there, and shown by a press.
  subject() {
    const { history, s } = this.table;
    const list = history.open ? (history.playback.now.b || []).map(([title,
      text, type]) => ({ verb: title, title, text, type, kind: type < 0 ? "" :
      "type" })) : s.status === "asking" && s.decision?.about || [];
    if (!list.length) return null;
    const groups = []; // several things of one name stand in a row behind it
    for (const what of list) {
      const last = groups.at(-1);
      if (last?.[0].verb === what.verb) last.push(what);
      else groups.push([what]);
    }
    return el("ul", { class: "subject" }, groups.map(group => el("li", {
      "data-about": group[0].verb }, el("span", { class: "soft", text:
      group[0].title }), group.map(what => what.at ? this.place(what) :
      this.thing(what)))));
  }
  // What lies on the board has the picture of its place: two are told apart.
  place(what) {
    const { table } = this;
    return el("button", { title: T("table.subject"), "aria-label": what.title +
      " " + what.text, onmouseenter: () => table.lightUp(what), onmouseleave:
      () => table.board.glow([]), onclick: () => table.pointOut(what) },
    this.around.of({ x: what.at[0], y: what.at[1], shape: "spot" }),
    what.text && this.thing(what));
  }
  thing(what) {
    const { pictures, seats } = this.table;
    if (what.kind === "type") {
      return el("img", { src: pictures.url(what.type, 0, 160), alt: T(
        "table.tile", what.text), class: "lot", draggable: "false" });
    }
    return what.kind === "player" ? seatMark(seats, what.player) :
      el("b", { text: what.text });
  }

  // What confirming would do, or how to change it.
  chosen(option) {
    const { decision, s } = this.table, { target } = decision.chosen;
    const brief = this.table.brief(option);
    // what everybody knows who has played before is for the first game
    const told = option.told || preferences.guide && s.tiles_left !== 0 &&
      option.brings;
    if (option.kind !== "place" || option.text &&
        brief !== decision.given.text) {
      return brief + this.worth(option) + (option.terms
        ?.length ? ` (${terms(option.terms)})` : "") + (told ? ` – ${told}`
        : "");
    }
    if (decision.turns(target).length > 1) {
      return T(finger() ? "table.chosen.tap" : "table.chosen.turn");
    }
    if (decision.targets.size < 2) return T("table.chosen.only");
    if (decision.turns().length < 2) return T("table.chosen");
    // to the rules a tile may be the same when it is turned by half, though it
    // looks otherwise
    return T(this.table.pictures.type(option.type)?.turns === 2 ?
      "table.chosen.half" : "table.chosen.way");
  }
  worth(option) {
    return option.worth ? " · " + T("table.worth", option.worth) : "";
  }
  help(mine) {
    const { s, decision } = this.table;
    if (!mine) {
      return T("page.turn", s.turn) + ", " + T("page.left", s.tiles_left);
    }
    if (decision.placing) {
      return T((finger() ? "table.help.tap" : "table.help.place") +
        (decision.turns().length > 1 ? "" : ".only"));
    }
    return T(decision.targets.size && !decision.lone ? "table.help.pick" :
      "table.help.list");
  }

  // The tiles in hand: the one that is laid, turned; others to take instead.
  hand() {
    const { decision, pictures, s } = this.table;
    let types = decision ? decision.hand : [];
    if (!decision && s.status === "asking") types = this.table.drawn();
    if (!types.length) return null;
    return el("div", { class: "hand" }, types.map(type => {
      const now = decision && decision.type === type;
      const turn = now ? decision.turn : 0;
      const name = pictures.type(type)?.words || "";
      return el("button", { class: "tile-in-hand" + (now ? " on" : ""),
        disabled: !decision, title: now ? T("table.turn") : name,
        "aria-label": T("table.tile", name) + (decision ? ", " +
          T("table.turned", 90 * turn) : ""), onclick: () => {
          if (now) this.table.choosing.rotate(1);
          else this.table.choosing.takeTile(type);
        } }, el("img", { src: pictures.url(type, turn, 160), alt: "",
        draggable: "false" }));
    }));
  }

  // Buttons for what has no place on the board, and for what else could be
  // meant at the place that was picked.
  choices() {
    const { decision } = this.table;
    const variants = decision.variants();
    const { lone, pass, passing } = decision;
    const list = [...variants, ...lone ? [lone.option] : [],
      ...decision.list.filter(o => o !== pass)];
    // found before many numbers
    list.sort((a, b) => (b === passing) - (a === passing));
    if (!list.length) return null;
    const chosen = decision.chosen?.option;
    const counted = list.filter(o => o !== passing);
    const numbers = counted.length >= MANY_NUMBERS && counted.every(o =>
      o.kind === "number" && o.verb === counted[0].verb && !o.about);
    const names = list.map(o => this.table.brief(o) + this.worth(o));
    return el("div", { class: "choices" + (numbers ? " numbers" : ""), role:
      "list" }, list.map((option, i) => {
      // tiles may look otherwise, and be called the same
      const before = names.slice(0, i).filter(n => n === names[i]).length;
      const name = names[i] + (before ? ` (${before + 1})` : "");
      return el("button", { class: "choice" + (option === chosen ? " on" : ""),
        "aria-pressed": String(option === chosen), "data-key": option.key,
        "aria-label": name, onclick: event => {
          // what a hint has chosen is not yet what one wants
          const again = option === chosen && !decision.chosen.hinted;
          if (!again) {
            this.table.choosing.pickOption(option, option === lone?.option ?
              lone.target : undefined);
          }
          // at a place that a finger has chosen, another answer needs no
          // second tap either
          if (again || finger() && variants.includes(option)) {
            this.table.commit(event.detail > 0);
          }
        } }, this.picture(option), this.words(option, numbers, name));
    }));
  }
  // A tile is named by its picture, and what the question says is not said
  // again.
  words(option, numbers, name) {
    const { decision } = this.table;
    const text = numbers && option.kind === "number" ?
      String(option.number) : option.kind === "type" ?
      option.brief || option.text : name;
    const same = o => o.kind === "type" && (o.brief || o.text) === text;
    const bare = option.kind === "type" && (text === decision.given.text ||
      decision.list.filter(same).length > 1);
    const counts = option.kind === "type" ? (option.about || []).filter(what =>
      what.kind === "number").map(what => `${what.number} ${what.title}`) : [];
    return bare && !counts.length ? null : el("span", { text: bare ?
      counts.join(", ") : text });
  }
  // How far an idea is behind the best one.
  behind(idea) {
    const [best] = this.table.decision.ideas;
    if (idea === best) return T("table.idea.best");
    if (idea.even) return T("table.idea.even");
    const less = best.margin - idea.margin;
    return (idea.rough ? "≈ −" : "−") + less.toFixed(1);
  }
  // The same of what is chosen and is not among the answers that are told.
  unlisted(option) {
    const { ideas, others, asked } = this.table.decision;
    if (!ideas?.[0]?.points || !preferences.guide && !asked) return null;
    const told = this.hides() ? ideas.slice(0, 1) : ideas;
    const known = !told.some(idea => idea.option === option) && [...ideas,
      ...others].find(idea => idea.index === option.index);
    return known && el("div", { class: "soft", text: T("table.behind",
      this.behind(known)) });
  }
  // What is chosen on a phone is seen, not what could be instead.
  hides() {
    const { chosen } = this.table.decision;
    return chosen && !chosen.hinted && !this.table.panels.wide.matches;
  }
  // What a hint said: the best answers, and how far the others are behind.
  // What is expected in the end is not told: of one turn's questions each is
  // judged at another moment, so that it would fall where nothing is lost.
  ideas() {
    const { table } = this, { decision } = table;
    const told = (decision.ideas || []).filter(idea => idea.points);
    if (told.length < 2 || !preferences.guide && !decision.asked) return null;
    if (this.hides()) return null;
    const { chosen } = decision, wide = table.panels.wide.matches;
    const worth = ({ terms: list }) => list?.length ? el("span", { class:
      "soft", text: terms(list) }) : null;
    // what speaks for the one that is chosen, if anything does, else for the best
    const own = told.find(idea => idea.option === chosen?.option &&
      idea.why?.length);
    // of which a phone has room for a few words
    const why = [];
    for (const reason of (own || told[0]).why || []) {
      if (wide || !why.length || [...why, reason].join("").length < BRIEF) {
        why.push(reason);
      }
    }
    const reasons = why.length ? el("p", { class: "reasons" }, el("b", { text:
      T(own ? "table.why.chosen" : "table.why.best") }), " " +
      why.join(" · ")) : null;
    return el("div", { class: "ideas" }, el("p", { class: "soft", text:
      T("table.ideas") }), el("ol", {}, told.map((idea, i) => el("li", {},
      el("button", { class: "choice" + (idea.option ===
        decision.chosen?.option ? " on" : ""), "data-key": idea.key,
        "aria-label": this.table.label(idea.option),
        onclick: () => this.table.advice.take(idea) },
      ["cell", "side"].includes(idea.target?.shape) &&
        this.around.of(idea.target, idea.option),
      idea.option.kind === "type" && this.turned(idea.option),
      !["place", "type"].includes(idea.option.kind) && el("span", { text:
        this.table.brief(idea.option) }),
      this.spent(idea.option),
      worth(idea.option),
      el("span", { class: "soft behind", text: i + 1 + ": " + this.behind(idea)
      }))))), reasons);
  }
  // The piece that an answer takes from the supply.
  spent({ spends }) {
    const symbol = spends && this.table.pictures.symbol(spends);
    return symbol ? el("span", { class: "spent" }, "−1 ", el("img", { src:
      symbol.url, alt: "", class: "mini" })) : null;
  }
  turned({ type }) {
    return el("img", { src: this.table.pictures.url(type, 0, 80), alt: "",
      class: "mini" });
  }
  picture(option) {
    const { pictures } = this.table;
    if (option.kind === "type") {
      return el("img", { src: pictures.url(option.type, 0, 160), alt: "",
        class: "lot" });
    }
    const key = this.table.pieceKey(option);
    const symbol = key && pictures.symbol(key);
    return symbol ? el("img", { src: symbol.url, alt: "", class: "mini" }) :
      null;
  }

  buttons(mine, s) {
    const { table } = this, { decision } = table;
    const button = (name, sign, act, kind, key) => el("button", {
      class: kind, "data-act": name, "aria-keyshortcuts": key,
      disabled: table.held,
      title: T("table.act." + name) + (key ? ` (${key})` : ""),
      onclick: act }, el("span", { class: "sign", "aria-hidden": "true",
      text: sign }), el("span", { class: "label", text:
      T("table.act." + name) }));
    const list = [];
    if (mine) {
      if (decision.turns(decision.chosen?.target).length > 1) {
        list.push(button("turn", "↻", () => table.choosing.rotate(1), "", "R"));
      }
      if (decision.chosen) {
        list.push(button("cancel", "✕", () => table.choosing.cancel(), "",
          "Esc"));
        list.push(button("commit", "✓", event => table.commit(
          event.detail > 0), "primary", "Enter"));
      } else {
        if (decision.pass) {
          list.push(button("pass", "»", () => table.pass(), "", "P"));
        }
        list.push(button("hint", "?", () => table.advice.hint(), "", "H"));
      }
    }
    // on a desk they stand beside the board already
    if (s.status === "over" && !table.panels.wide.matches) {
      list.push(button("sums", "∑", () => table.panels.tab("sums", true), ""));
    }
    if (table.finale.on) return list; // until all is counted
    if (s.status === "over" && s.seat >= 0 && !s.rematch) {
      list.push(button("rematch", "⟲", () => table.rematch(), "primary"));
    }
    // never where what confirms or helps stood: first, or at the end, where it
    // takes back the result, last
    if (s.seat >= 0 && (s.given || s.status === "stuck") &&
      !decision?.chosen) {
      const undo = button("undo", "↶", event => table.undo(event.detail > 0),
        "", "U");
      if (s.given > 1) { // how far back, where others have answered since
        const far = T("table.undo.far", s.given);
        undo.title += ": " + far;
        undo.querySelector(".sign").append(el("span", { class: "far", text:
          " " + far }));
      }
      list[mine ? "unshift" : "push"](undo);
    }
    return list;
  }
}
