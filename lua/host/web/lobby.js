// Making a table: what to play, who sits where, and the links that come of it.

import { clear, el, memory, named, paragraphs, passing, T } from "./dom.js";
import { choiceFrom, fresh, fromPreset, kept, textOf } from "./configtext.js";
import { guideToggle, languagePicker, settingsPanel } from "./settings.js";
import { readFiles } from "./rulefiles.js";
import { optionField, words } from "./moduleinfo.js";
import { linksPanel } from "./links.js";
import { ModuleList } from "./modulelist.js";
import { SeatList } from "./seatlist.js";
import { keep, yourTables } from "./yourtables.js";

// Modules beyond those of a preset that are named in the title of a mix.
const MOST_ADDED = 3;
// ms without a change after which a config is checked.
const QUIET = 220;

export class Lobby {
  constructor(root, client, hello) {
    this.client = client;
    this.hello = hello;
    this.page = el("main", { class: "lobby" });
    root.append(this.page);
    this.choice = fresh();
    this.preset = null;
    this.files = {};
    this.pasted = "";
    this.ticks = new ModuleList(this);
    this.places = new SeatList(hello, () => this.check(), () => this.keep());
  }

  async start() {
    document.title = "Tessera";
    const found = await this.client.call("modules", {});
    this.modules = found.modules.filter(m => !m.problem);
    this.sets = found.tilesets.filter(s => !s.problem);
    this.presets = found.presets.filter(p => !p.problem).reverse();
    this.preset = this.presets[0]?.name || null;
    this.recall();
    this.build();
    const handed = location.hash === "#rules" && passing.get("handed");
    if (handed && this.hello.uploads) this.receive(handed);
    else if (Object.keys(this.files).length) this.useFiles();
    else this.check();
  }
  up() {
    this.page.classList.remove("offline");
    if (this.modules) this.check();
    else return this.start();
  }
  down() { this.page.classList.add("offline"); }
  notice() {}

  // ---- the page ------------------------------------------------------------

  build() {
    this.games = el("div", { class: "presets" });
    this.mix = el("div", { class: "mix" });
    this.houseOptions = el("div", { class: "house-options" });
    this.how = el("div");
    // what is likely, until it is checked: it would make room for itself then
    const likely = this.presets.find(p => p.name === this.preset);
    this.said = el("div", { class: "said", role: "status" }, likely &&
      this.ready("… ", this.called(likely)));
    this.make = el("button", { class: "primary big", text: T("table.make"),
      onclick: () => this.create() });
    this.showGames();
    this.places.show();
    clear(this.page, el("header", { class: "hero" },
      el("img", { src: "/page/icon.svg", alt: "", class: "logo" }),
      el("div", {}, el("h1", { text: "Tessera" }),
        el("p", { class: "soft", text: T("table.motto") })),
      languagePicker(this.hello.languages)),
    yourTables(this.client),
    el("section", {}, el("h2", { text: T("table.what") }), this.games,
      this.houseOptions, this.mix, el("details", { class: "how" },
        el("summary", { text: T("table.how") }), this.how)),
    el("section", {}, el("h2", { text: T("table.who") }), this.places.element,
      guideToggle()),
    el("section", {}, this.more(), this.ownSettings(), this.saved()),
    el("div", { class: "go" }, this.said, this.make));
  }

  // ---- what to play --------------------------------------------------------

  showGames() {
    const card = (key, title, lines, on, pick) => el("button", { class:
      "card" + (on ? " on" : ""), "aria-pressed": String(on), onclick: pick },
      el("strong", { text: title }), lines.map(line => el("span",
        { class: "soft", text: line })));
    const about = preset => [words(preset, "about", ""), this.titles(
      preset.modules).join(", ")].filter(line => line &&
      line !== this.called(preset)); // a game may be one module
    clear(this.games, this.presets.map(preset => card(preset.name,
      this.called(preset), about(preset),
      this.preset === preset.name, () => this.pick(preset.name))),
    card("", T("table.mix"), [T("table.mix.about")], !this.preset,
      () => this.pick(null)));
    clear(this.mix);
    if (this.preset) {
      const preset = this.presets.find(p => p.name === this.preset);
      if (fromPreset(preset)) {
        this.mix.append(el("button", { class: "plain", text:
          T("table.mix.from"), onclick: () => {
            this.edited = false;
            this.pick(null, preset);
          } }));
      }
    } else {
      this.mix.append(...this.ticks.show());
    }
  }
  called(preset) {
    return words(preset, "module", preset.title || preset.name);
  }
  // A mix begins with what the first of all games stands on, unless a game is
  // to be changed, and goes on as it was left.
  pick(preset, from) {
    if (!preset && this.preset && !this.edited) {
      this.choice = from ? this.whole(from) || fresh() : this.ground();
      this.changed = from && this.choice.modules.size ? from : null;
    }
    this.preset = preset;
    this.write("");
    this.showGames();
    this.check();
  }
  // A preset as a choice, with all that its modules need.
  whole(preset) {
    const choice = fromPreset(preset);
    for (const name of choice?.modules || []) {
      for (const other of this.needs(name)) {
        if (!choice.modules.has(other)) choice.brought.add(other);
        choice.modules.add(other);
      }
    }
    return choice;
  }
  needs(name) { return this.modules.find(m => m.name === name)?.needs || []; }
  // What the first of all games has that needs nothing else.
  ground() {
    const choice = fresh();
    choice.modules = new Set(this.presets[0]?.modules.filter(name =>
      !this.needs(name).length));
    return choice;
  }
  // Of modules, after those that need no others.
  titles(names) {
    const needs = name => this.needs(name).length > 0;
    return [...names].sort((a, b) => needs(a) - needs(b))
      .map(name => this.title(name));
  }
  title(name) {
    const module = this.modules.find(m => m.name === name);
    return module ? words(module, "module", module.title || name) : name;
  }

  setOption(module, option, value) {
    const all = this.choice.options, own = all[module.name] || {};
    this.edited = true;
    if (value === undefined) delete own[option.name];
    else own[option.name] = value;
    if (Object.keys(own).length) all[module.name] = own;
    else delete all[module.name];
    this.check();
  }

  // ---- what outlives a reload ----------------------------------------------

  keep() {
    passing.set("lobby", { preset: this.preset, choice: kept(this.choice),
      files: this.files, based: this.based,
      changed: this.changed?.name, edited: this.edited, pasted: this.pasted,
      fields: this.fields.map(field => field.type === "checkbox" ?
        field.checked : field.value), seats: this.places.seats });
  }
  recall() {
    const was = this.was = passing.get("lobby", {});
    const known = name => this.presets.find(p => p.name === name);
    if (was.choice && (!was.preset || known(was.preset))) {
      this.preset = was.preset;
      if (this.hello.uploads) this.files = was.files || {};
      this.based = was.based;
      const own = Object.keys(this.files).length > 0;
      this.choice = choiceFrom(was.choice, this.modules, this.sets, own);
      this.changed = known(was.changed);
      this.edited = was.edited;
      this.pasted = was.pasted;
    }
    if (was.seats) this.places.seats = was.seats;
  }

  // ---- more ----------------------------------------------------------------

  more() {
    const number = (label, min, max, hint) => el("label", { class: "field" },
      el("span", { text: label }), el("input", { type: "number", min, max,
        placeholder: hint }));
    this.away = number(T("table.away.after"), 0, 10080, "1");
    this.minutes = number(T("table.clock.start"), 1, 600, T("table.none"));
    this.seconds = number(T("table.clock.add"), 0, 600, "0");
    this.talk = el("input", { type: "checkbox" });
    this.seed = number(T("table.seed"), 0, 2 ** 31, T("table.random"));
    this.fields = [this.away, this.minutes, this.seconds, this.seed].map(
      label => label.querySelector("input")).concat(this.talk);
    this.fields.forEach((field, i) => {
      if (field === this.talk) field.checked = Boolean(this.was.fields?.[i]);
      else field.value = this.was.fields?.[i] ?? "";
      field.addEventListener("input", () => this.keep());
    });
    this.paste = el("textarea", { rows: 8, spellcheck: "false",
      "aria-label": T("table.paste"), placeholder: "return { … }",
      oninput: () => {
        this.pasted = this.paste.value.trim();
        this.check();
      } });
    this.paste.value = this.pasted;
    this.drop = el("div", { class: "drop" });
    this.details = el("details", { class: "more" },
      el("summary", { text: T("table.more") }),
      el("div", { class: "fields" }, this.minutes, this.seconds, this.away,
        this.seed, el("label", { class: "toggle" }, this.talk, el("span",
          { text: T("table.talk") }))),
      el("h3", { text: T("table.paste") }),
      el("p", { class: "soft", text: T("table.paste.about") }), this.paste,
      el("button", { class: "plain", text: T("table.show"), onclick: () => {
        this.write(this.config().config_text || textOf(fromPreset(
          this.presets.find(p => p.name === this.preset)) || fresh()));
        this.check();
      } }), this.uploads());
    return this.details;
  }
  ownSettings() {
    return el("details", { class: "more" }, el("summary", { text:
      T("table.settings") }), settingsPanel(this.hello, () => {}, false));
  }
  saved() {
    return el("details", { class: "more" }, el("summary", { text:
      T("table.import") }), el("input", { type: "file", accept: ".save",
      "aria-label": T("table.import"), onchange: event =>
        this.bring(event.target.files[0]) }));
  }
  uploads() {
    if (!this.hello.uploads) {
      return [el("h3", { text: T("table.files") }), el("p", { class:
        "soft files-off", text: T("table.files.off") })];
    }
    const input = el("input", { type: "file", accept: ".lua", multiple: true,
      onchange: () => this.take(input.files) });
    this.dropped = el("ul", { class: "files" });
    const zone = el("div", { class: "drop", ondragover: event =>
      event.preventDefault(), ondrop: event => {
        event.preventDefault();
        this.take(event.dataTransfer.files);
      } }, el("p", { class: "soft", text: T("table.files.about") }), input,
      this.dropped);
    return [el("h3", { text: T("table.files") }), zone,
      this.hello.playground && el("p", {}, el("a", { href: "/playground/",
        text: T("table.playground.write") }))];
  }
  // What the playground hands over: its rules, and its config if it has one.
  // They are meant for friends, so the other seat is for a person.
  receive({ files, config }) {
    this.preset = null;
    this.choice = fresh();
    this.changed = null;
    this.based = "";
    this.files = files;
    for (const seat of this.places.seats) seat.who = "person";
    this.places.show();
    this.pick(null);
    this.write(config || "");
    this.useFiles();
  }
  write(config) {
    this.pasted = config.trim();
    if (this.paste) this.paste.value = config;
  }
  async take(files) {
    Object.assign(this.files, await readFiles(files));
    const preset = this.presets.find(p => p.name === this.preset);
    if (preset) {
      this.based = this.called(preset);
      this.choice = this.whole(preset) || fresh();
      this.pick(null, preset);
    }
    this.useFiles();
  }
  useFiles() {
    this.choice.rules = Object.keys(this.files).filter(n =>
      !n.startsWith("tiles/"));
    clear(this.dropped, Object.keys(this.files).map(name => el("li", {},
      el("code", { text: name }), el("button", { class: "plain", text: "✕",
        "aria-label": T("table.remove"), onclick: () => {
          delete this.files[name];
          delete this.choice.tiles[(name.match(/^tiles\/(.*)\.lua$/) || [])[1]];
          // whose options may be gone: what is still there says its own again
          for (const own of Object.keys(this.choice.options)) {
            if (!this.modules.some(m => m.name === own)) {
              delete this.choice.options[own];
            }
          }
          this.useFiles();
        } }))));
    for (const name in this.files) {
      const set = (name.match(/^tiles\/(.*)\.lua$/) || [])[1];
      if (set && !(set in this.choice.tiles)) this.choice.tiles[set] = true;
    }
    this.check();
  }

  // What is ticked and cannot be played together, in sentences.
  clashes() {
    if (this.preset || this.pasted) return [];
    const { modules } = this.choice;
    return this.modules.filter(m => modules.has(m.name)).flatMap(m =>
      m.conflicts.filter(n => modules.has(n)).map(n => T("table.clash",
        this.title(m.name), this.title(n))));
  }

  // ---- checking and making -------------------------------------------------

  // The options of house rules, like those of any module. A config that was
  // written has values of its own, which stand where nothing else is chosen.
  showHouse(house = []) {
    this.house = house;
    const now = JSON.stringify([this.pasted, house.map(({ name, options }) =>
      [name, options.map(({ name, default: given }) => [name, given])])]);
    if (now === this.housed) return;
    this.housed = now;
    const written = option => this.pasted ? { ...option, default: option.value,
      usual: option.default } : option;
    clear(this.houseOptions, house.map(module => el("div", { class:
      "module on", "data-module": module.name }, el("strong", { text:
      words(module, "module", module.title || module.name) }), el("div", { class: "options" },
      module.options.map(option => optionField(module, written(option),
        this.choice.options[module.name] || {}, value =>
          this.setOption(module, option, value)))))));
  }
  // Options chosen for house rules beside a config that was written.
  overrides() {
    const set = {};
    for (const { name } of this.pasted && this.house || []) {
      for (const [key, value] of Object.entries(this.choice.options[name] ||
        {})) set[`options.${name}.${key}`] = value;
    }
    return set;
  }
  // What a game with house rules is called.
  titled() {
    return [this.based ?? T("table.mix"), ...(this.house || []).map(module =>
      words(module, "module", module.title || module.name))].filter(Boolean).join(" + ");
  }

  // A preset with more modules is called so; all else is a mix.
  retitled() {
    const { changed, choice } = this, was = this.whole(changed);
    const added = [...choice.modules].filter(name => !was.modules.has(name));
    const rest = ({ modules, options, tiles }) => JSON.stringify([
      [...modules].filter(name => was.modules.has(name)).sort(),
      Object.entries(options).filter(([name]) => was.modules.has(name)).sort(),
      Object.entries(tiles).sort()]);
    return !added.length || added.length > MOST_ADDED || rest(choice) !==
      rest(was) ? "" :
      [this.called(changed), ...added.map(name => this.title(name))]
        .join(" + ");
  }

  // What is sent of the choice.
  config() {
    if (this.changed && !this.preset && !this.pasted) {
      this.choice.title = this.retitled();
    }
    if (Object.keys(this.files).length) {
      if (!this.pasted) this.choice.title = this.titled();
    } else if (this.house?.length) this.choice.title = this.house = "";
    const files = Object.keys(this.files).length ? this.files : undefined;
    if (this.pasted) return { config_text: this.pasted, files };
    if (this.preset) return { config: this.preset };
    return { config_text: textOf(this.choice), files };
  }
  // All that is played of what can be ticked.
  played() {
    if (this.pasted) return "";
    const preset = this.presets.find(p => p.name === this.preset);
    const { modules, tiles } = preset ? { ...fresh(), modules: preset.modules }
      : this.choice;
    return [...this.titles(modules), ...(this.house ||
      []).map(module => module.title || module.name), ...Object.entries(tiles)
      .filter(([, count]) => count !== true).map(([name, count]) => (this.sets
        .find(set => set.name === name)?.title || name) + ` × ${+count}`)]
      .join(", ");
  }
  ready(sign, title) {
    const played = this.played();
    return [el("p", { class: "well" }, sign, title || T(this.preset ||
      this.pasted ? "table.ready" : "table.mix")), played !== title &&
      el("p", { class: "soft played", text: played })];
  }
  check() {
    clearTimeout(this.timer);
    this.page.dataset.checked = ""; // not yet, as it is now
    this.keep();
    const turn = this.turn = (this.turn || 0) + 1;
    this.timer = setTimeout(async () => {
      try {
        const found = await this.client.call("check", { ...this.config(),
          set: { ...this.overrides(), players: this.places.seats.length },
          lang: this.hello.lang });
        if (turn === this.turn) this.checked(found);
      } catch (problem) {
        if (turn === this.turn) this.checked({ ok: false,
          problems: problem.code ? [problem.message] : [] });
      }
    }, QUIET);
  }
  checked({ ok, problems, title, house, how = [] }) {
    if (ok) {
      this.showHouse(house);
      clear(this.how, how.map(({ title, text }) => [how.length > 1 &&
        el("h3", { text: title }), paragraphs(text)]));
    }
    if (ok && house?.length && !this.pasted) title = this.titled();
    if (this.pasted) this.choice.title = title || "";
    this.make.disabled = !ok;
    this.page.dataset.checked = ok ? "well" : "wrong";
    const clashes = ok ? [] : this.clashes();
    clear(this.said, ok ? this.ready("✓ ", title) : el("ul", { class:
      "problems" }, (clashes.length ? clashes : problems || []).map(line =>
      el("li", { text: line }))));
  }

  async create() {
    const field = label => label.querySelector("input").value;
    this.make.disabled = true;
    const seats = this.places.seats.map(seat => ({
      name: seat.name.trim() || undefined,
      colour: seat.colour,
      bot: seat.who === "person" || seat.who === "open" ? undefined : seat.who,
      open: seat.who === "open" || undefined }));
    const own = this.places.seats[0].name.trim();
    if (own) memory.set("name", own);
    this.places.remember();
    const params = { ...this.config(), set: this.overrides(), seats,
      lang: this.hello.lang };
    if (field(this.seed) !== "") params.seed = Math.round(+field(this.seed));
    if (field(this.minutes) !== "") {
      params.clock = { start: Math.round(60 * +field(this.minutes)),
        add: Math.round(+field(this.seconds) || 0) };
    }
    if (this.talk.checked) params.talk = true;
    if (field(this.away) !== "") {
      params.away = Math.round(60 * +field(this.away));
    }
    try {
      const made = await this.client.call("create", params);
      this.made(made, seats);
    } catch (problem) {
      this.checked({ ok: false, problems: [problem.message] });
      this.make.disabled = false;
    }
  }
  // A table that goes on with a saved game.
  async bring(file) {
    try {
      const found = await this.client.call("import", { save: await
        file.text() });
      this.preset = null;
      this.choice.title = file.name;
      this.made(found, found.links.seats.map((_, i) => ({ name: "",
        colour: i })));
    } catch (problem) {
      this.checked({ ok: false, problems: [problem.message] });
    }
  }
  made({ table, links }, seats) {
    const preset = this.presets.find(p => p.name === this.preset);
    const title = preset ? this.called(preset) : this.choice.title || T("table.mix");
    const names = seats.map((seat, i) => seat.name ||
      String.fromCharCode(65 + i));
    const own = links.seats.find(Boolean) || links.watch;
    keep({ table, title, names, link: own, links, at: Date.now() });
    const people = links.seats.filter(Boolean).length;
    const open = seats.some(seat => seat.open);
    if (people === 1 && !open) {
      location.hash = own;
      return;
    }
    document.scrollingElement.scrollTop = 0;
    clear(this.page, el("header", { class: "hero" },
      el("img", { src: "/page/icon.svg", alt: "", class: "logo" }),
      el("div", {}, el("h1", { text: T("table.made") }), el("p",
        { class: "soft", text: T("table.made.about") }))),
    linksPanel(links, seats.map((seat, i) => ({ ...seat, name: names[i],
      colour: this.hello.colours[seat.colour], number: seat.colour }))),
    el("div", { class: "go" }, el("a", { class: "primary big button",
      href: "#" + own, onclick: () => {} }, T("table.sit"), " ",
      named(names[links.seats.indexOf(own)] || ""))));
  }
  close() { clearTimeout(this.timer); }
}
