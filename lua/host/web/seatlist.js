// Who sits where at a table that is to be made.

import { badge, clear, el, memory, T } from "./dom.js";

const MOST_SEATS = 8;

export class SeatList {
  // changed(): another number of seats; keep(): they are not as they were
  constructor(hello, changed, keep) {
    this.hello = hello;
    this.changed = changed;
    this.keep = keep;
    this.element = el("div", { class: "places" });
    this.seats = memory.get("seats", [{ colour: 0, who: "person" },
      { colour: 1, who: "greedy" }]).map((seat, i) => ({ ...seat, name: i ? "" :
      memory.get("name", "") }));
  }
  // The next table is offered the same seats.
  remember() {
    memory.set("seats", this.seats.map(({ colour, who }) => ({ colour, who })));
  }

  show() {
    const rows = this.seats.map((seat, i) => this.row(seat, i));
    clear(this.element, rows, this.seats.length < MOST_SEATS && el("button",
      { class: "plain add", text: "+ " + T("table.add"), onclick: () => {
        const used = new Set(this.seats.map(s => s.colour));
        let colour = 0;
        while (used.has(colour)) colour++;
        // another bot where the last one is a bot
        const last = this.seats.at(-1)?.who;
        this.seats.push({ name: "", colour, who: !last || last === "open" ?
          "person" : last });
        this.show();
        this.changed();
      } }));
  }
  row(seat, i) {
    const letter = String.fromCharCode(65 + i);
    const name = el("input", { type: "text", maxlength: 40, value: seat.name,
      placeholder: i === 0 ? T("table.you") : T("table.player", letter),
      "aria-label": T("table.name"), autocomplete: "off",
      oninput: () => {
        seat.name = name.value;
        this.keep();
      } });
    const swatch = el("button", { class: "swatch", title: T("table.colour"),
      "aria-label": T("table.colour"), onclick: () => {
        const used = new Set(this.seats.map(s => s.colour));
        do seat.colour = (seat.colour + 1) % 8;
        while (used.has(seat.colour) && used.size < 8);
        this.show();
        this.keep();
      } }, badge(this.hello.colours[seat.colour], seat.colour));
    const who = el("select", { "aria-label": T("table.kind"), onchange: () => {
      seat.who = who.value;
      this.show();
      this.keep();
    } }, el("option", { value: "person", text: T(i === 0 ? "table.person.you" :
      "table.person") }), el("option", { value: "open",
      text: T("table.open") }), this.hello.bots.map(bot => el("option",
      { value: bot.name, text: T("table.bot", bot.title || bot.name) })));
    who.value = seat.who;
    return el("div", { class: "place" }, swatch, name, who,
      this.seats.length > 1 && el("button", { class: "plain", text: "✕",
        title: T("table.remove"), "aria-label": T("table.remove"),
        onclick: () => {
          this.seats.splice(i, 1);
          this.show();
          this.changed();
        } }));
  }
}
