// The modules and tile sets of a mix, to be ticked.

import { clear, el, T } from "./dom.js";
import { optionField, words } from "./moduleinfo.js";
import { alone } from "./pictures.js";

// From so many tiles on an expansion is a large one.
const LARGE = 12;
const GROUPS = ["games", "large", "small", "rules"];

export class ModuleList {
  // lobby: what has modules, sets, choice, title(name), check() …
  constructor(lobby) {
    this.lobby = lobby;
    this.covers = { asked: Promise.resolve() };
  }

  // Its parts, as the choice is now.
  show() {
    this.rows = [];
    const none = el("p", { class: "soft", hidden: true, text:
      T("table.search.none") });
    const filter = el("input", { type: "search", placeholder:
      T("table.search"), "aria-label": T("table.search"), oninput: () => {
        const wanted = filter.value.toLowerCase();
        for (const row of this.rows) {
          row.hidden = !row.textContent.toLowerCase().includes(wanted);
        }
        for (const group of groups) {
          group.hidden = !group.querySelector(".module:not([hidden])");
        }
        none.hidden = groups.some(group => !group.hidden);
      } });
    const groups = GROUPS.map(name => this.group(name));
    return [filter, none, el("div", { class: "modules" }, groups),
      el("details", { class: "more" }, el("summary", { text: T("table.sets")
      }), el("p", { class: "soft", text: T("table.sets.about") }), el("div",
        { class: "sets" }, this.lobby.sets.map(set => this.setRow(set))))];
  }
  // Modules of a kind under its name.
  group(name) {
    const rows = this.lobby.modules.filter(module => this.kind(module) ===
      name).map(module => this.moduleRow(module));
    this.rows.push(...rows);
    return el("section", { class: "group", hidden: !rows.length }, el("h3",
      { text: T("table.group." + name) }), el("div", { class: "rows" }, rows));
  }
  // What needs nothing is a game; an expansion has tiles.
  kind(module) {
    if (!module.needs.length) return "games";
    const set = this.set(module.name);
    return !set ? "rules" : set.tiles >= LARGE ? "large" : "small";
  }
  set(name) { return this.lobby.sets.find(set => set.name === name); }
  // A tile of the set that is called like a module, if there is one; asked for
  // one by one.
  cover(name) {
    const { lobby, covers } = this;
    if (!this.set(name)) return null;
    const image = el("img", { alt: "", class: "cover" });
    covers[name] = covers[name] || (covers.asked = covers.asked.then(() =>
      lobby.client.call("cover", { set: name }).catch(() => ({ svg: "" }))));
    covers[name].then(found => {
      if (found.svg) image.src = alone(found.svg);
    });
    return image;
  }
  moduleRow(module) {
    const { lobby } = this, box = el("input", { type: "checkbox" });
    box.checked = lobby.choice.modules.has(module.name);
    const options = el("div", { class: "options" });
    const show = () => {
      row.classList.toggle("on", box.checked);
      clear(options, box.checked ? module.options.map(option =>
        optionField(module, option, lobby.choice.options[module.name] || {},
          value => lobby.setOption(module, option, value))) : []);
    };
    box.addEventListener("change", () => {
      lobby.edited = true;
      if (box.checked) this.add(module);
      else this.drop(module.name);
      this.refresh();
      lobby.check();
    });
    const needs = module.needs.filter(n => !lobby.choice.modules.has(n));
    const row = el("div", { class: "module", "data-module": module.name },
      el("label", {}, box, this.cover(module.name), el("span", {},
        el("strong", { text: words(module, "module", module.title) }),
        el("span", { class: "soft", text: " " + words(module, "about", "") }),
        needs.length > 0 && el("span", { class: "soft", text: " · " +
          T("table.needs", needs.map(n => lobby.title(n)).join(", ")) }),
        module.conflicts.length > 0 && el("span", { class: "soft warn",
          text: " · " + T("table.conflicts", module.conflicts.map(n =>
            lobby.title(n)).join(", ")) }))), options);
    row.refresh = () => {
      box.checked = lobby.choice.modules.has(module.name);
      const clash = box.checked && module.conflicts.some(n =>
        lobby.choice.modules.has(n));
      row.classList.toggle("clash", clash);
      show();
    };
    show();
    return row;
  }
  // A module with all that it needs; brought: by one that needs it.
  add(module, brought = false) {
    const { choice, modules } = this.lobby;
    if (!module) return;
    if (!brought) choice.brought.delete(module.name);
    if (choice.modules.has(module.name)) return;
    choice.modules.add(module.name);
    if (brought) choice.brought.add(module.name);
    for (const name of module.needs) {
      this.add(modules.find(m => m.name === name), true);
    }
  }
  // Lets a module go, and all that it has brought and nothing else needs.
  drop(name) {
    const { lobby } = this, { modules, brought } = lobby.choice;
    modules.delete(name);
    brought.delete(name);
    for (const other of lobby.needs(name)) {
      if (brought.has(other) && ![...modules].some(m => lobby.needs(m)
        .includes(other))) this.drop(other);
    }
  }
  refresh() {
    for (const row of this.rows) row.refresh();
  }
  setRow(set) {
    const { lobby } = this;
    const count = el("input", { type: "number", min: 0, max: 99,
      placeholder: T("table.sets.auto"), "aria-label": set.title || set.name });
    const now = lobby.choice.tiles[set.name];
    if (now !== undefined) count.value = now === true ? 1 : +now;
    count.addEventListener("input", () => {
      lobby.edited = true;
      if (count.value === "") delete lobby.choice.tiles[set.name];
      else lobby.choice.tiles[set.name] = Math.max(0, +count.value) || false;
      lobby.check();
    });
    return el("label", { class: "field" }, el("span", {}, set.title || set.name,
      el("span", { class: "soft", text: ` (${set.tiles})` })), count);
  }
}
