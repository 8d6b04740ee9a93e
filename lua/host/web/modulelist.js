// The modules and tile sets of a mix, to be ticked.

import { clear, el, T } from "./dom.js";
import { optionField, words } from "./moduleinfo.js";
import { alone } from "./pictures.js";

export class ModuleList {
  // lobby: what has modules, sets, choice, title(name), check() …
  constructor(lobby) {
    this.lobby = lobby;
    this.covers = { asked: Promise.resolve() };
  }

  // Its parts, as the choice is now.
  show() {
    const list = el("div", { class: "modules" });
    const none = el("p", { class: "soft", hidden: true, text:
      T("table.search.none") });
    const filter = el("input", { type: "search", placeholder:
      T("table.search"), "aria-label": T("table.search"), oninput: () => {
        const wanted = filter.value.toLowerCase();
        for (const row of list.children) {
          row.hidden = !row.textContent.toLowerCase().includes(wanted);
        }
        none.hidden = [...list.children].some(row => !row.hidden);
        list.scrollTop = 0;
      } });
    // what is ticked when the list is opened is found at its top
    const on = module => this.lobby.choice.modules.has(module.name);
    list.append(...[...this.lobby.modules].sort((a, b) => on(b) - on(a)).map(
      module => this.moduleRow(module)));
    this.list = list;
    return [filter, none, list, el("details", { class: "more" },
      el("summary", { text: T("table.sets") }), el("p", { class: "soft",
        text: T("table.sets.about") }), el("div", { class: "sets" },
        this.lobby.sets.map(set => this.setRow(set))))];
  }
  // A tile of the set that is called like a module; asked for one by one.
  cover(name) {
    const image = el("img", { alt: "", class: "cover" });
    const { lobby, covers } = this;
    if (!lobby.sets.some(set => set.name === name)) return image;
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
      else lobby.choice.modules.delete(module.name);
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
  // A module with all that it needs.
  add(module) {
    const { choice, modules } = this.lobby;
    if (!module || choice.modules.has(module.name)) return;
    choice.modules.add(module.name);
    for (const name of module.needs) {
      this.add(modules.find(m => m.name === name));
    }
  }
  refresh() {
    for (const row of this.list.children) row.refresh();
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
