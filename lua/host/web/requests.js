// What somebody is asked beside the game: to agree to an undo, to come along to
// the next game, and for a name.

import { clear, el, memory, T, whenReleased } from "./dom.js";

export class Requests {
  // say(text): tells it to a screen reader
  constructor(table, say) {
    this.table = table;
    this.say = say;
    this.vote = el("div", { class: "vote", hidden: true });
    this.naming = el("form", { class: "naming", hidden: true });
  }

  show() {
    whenReleased(this.vote, () => this.votes());
    this.askName();
  }
  votes() {
    const { table } = this, { s, seats } = table, asked = s.asked;
    if (s.rematch) return this.invitation();
    this.vote.hidden = !asked;
    if (!asked) return;
    const own = asked.seat === s.seat;
    const agreed = asked.agreed.includes(s.seat);
    const text = T("table.undo.asked", seats[asked.seat].name);
    if (!own && !agreed) this.say(text);
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
    this.vote.hidden = this.declined || table.finale.on;
    if (this.vote.hidden) return;
    this.say(text);
    clear(this.vote, el("p", { text }), el("button", { class: "primary",
      "data-vote": "join", text: T(table.s.seat >= 0 ? "table.rematch.join" :
        "table.rematch.watch"), onclick: () => table.rematch() }),
    el("button", { class: "plain", text: "✕", "aria-label": T("table.close"),
      onclick: () => {
        this.declined = true;
        this.vote.hidden = true;
      } }));
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
}
