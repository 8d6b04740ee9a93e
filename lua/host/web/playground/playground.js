// The playground: rules are typed on the left, checked and tested as one
// types, and played on the right on the same board as in `tessera serve`.
import { Client, TesseraError } from "../../../../core/bind/wasm/client.mjs";
import { clear, el, memory, passing, speak, T } from "../dom.js";
import { fromFragment, toFragment } from "../fragment.js";
import { applyLook, languageName, languagesWanted } from "../settings.js";
import { Table } from "../table.js";
import { Editor } from "./editor.js";
import { toTar } from "./share.js";

const DATA = window.TESSERA_PLAYGROUND; // made by build.mjs
const LIMIT = 1200; // ms that a script may take
const PATIENCE = 30000; // ms until the worker itself is ended
const PAUSE = 500; // ms without a key until what was typed is looked at
const CONFIG = "game.lua";
const EMPTY = { "rule.lua": "" }; // to begin with nothing

const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));

class Playground {
  constructor() {
    this.client = new Client({ patience: PATIENCE,
      worker: () => {
        const worker = new Worker(URL.createObjectURL(
          new Blob([DATA.worker], { type: "text/javascript" })));
        worker.postMessage({ wasm: bytes(DATA.wasm), files: DATA.files });
        return worker;
      },
      notify: (method, params) => {
        this.table?.notice(method, params);
        this.keep();
      } });
    this.files = {};
    this.problems = [];
    this.bot = "greedy";
    this.seed = 1;
    this.turn = Promise.resolve();
  }

  // ---- life ----------------------------------------------------------------

  async start() {
    const shared = await this.shared() || await this.kept();
    this.langs = [shared?.lang, ...languagesWanted()].filter(Boolean);
    await this.hello();
    this.build();
    if (shared) await this.take(shared);
    else await this.example(0);
  }
  // What was on the page when it was left.
  async kept() {
    const text = memory.get("playground");
    try {
      return text && await fromFragment(text);
    } catch { return null; }
  }
  // A link in the address bar that says something older goes.
  keep() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(async () => {
      let text;
      try {
        text = await toFragment(await this.all());
      } catch { return; } // the engine was stopped: what was kept stays
      memory.set("playground", text);
      if (location.hash.startsWith("#p=") && location.hash !== "#p=" + text) {
        history.replaceState(null, "", location.pathname + location.search);
      }
    }, PAUSE);
  }
  async shared() {
    const text = location.hash.match(/^#p=([\w-]+)$/)?.[1];
    if (!text) return null;
    try {
      return await fromFragment(text);
    } catch { return null; }
  }
  async hello() {
    await this.client.call("limit", { time: LIMIT });
    this.told = await this.client.call("table_hello", { langs: this.langs });
    this.lang = this.told.lang;
    speak(this.told.lang, this.told.texts);
    document.documentElement.lang = this.told.lang;
  }
  // me: the seat of the person, or "asked" for whose turn it is after the keys.
  async take({ files, seed, keys, bot, open, me, example }) {
    for (const name of Object.keys(this.files)) await this.client.remove(name);
    this.files = { ...files };
    for (const [name, text] of Object.entries(files)) {
      await this.client.write(name, text);
    }
    this.seed = seed ?? 1;
    this.me = me ?? 0;
    this.bot = this.told.bots.some(b => b.name === bot) ? bot : this.bot;
    this.bots.value = this.bot;
    this.examples.value = example ?? ""; // what a link brings is none of them
    this.keys = keys || [];
    this.open(open in this.files ? open : Object.keys(this.files)[0]);
    await this.look();
  }
  async example(index) {
    this.keys = [];
    await this.take({ ...DATA.examples[index] || { files: EMPTY }, keys: [],
      example: index });
  }

  // ---- files ---------------------------------------------------------------

  open(name) {
    this.name = name;
    this.editor.open(this.files[name] ?? "");
    this.tabs();
    this.mark();
  }
  tabs() {
    clear(this.fileBar, el("div", { role: "tablist" },
      Object.keys(this.files).map(name => el("button", { role: "tab", text:
        name, class: "file" + (this.problems.some(p => p.file === name) ?
        " bad" : ""), "aria-selected": String(name === this.name),
      onclick: () => this.open(name) }))), el("button", { text: "+", title: T("playground.add"), onclick: () => {
      const name = prompt(T("playground.name"), "rule.lua");
      if (!name || !/^[\w/-]+\.lua$/.test(name) || name in this.files) return;
      this.files[name] = this.fresh(name);
      this.client.write(name, this.files[name]);
      this.open(name);
      this.typed();
    } }),
    Object.keys(this.files).length > 1 && el("button", { text: "−",
      title: T("playground.remove"), onclick: () => {
        this.client.remove(this.name);
        delete this.files[this.name];
        this.open(Object.keys(this.files)[0]);
        this.typed();
      } }));
  }
  // What a new file begins with: a tile set, or a module.
  fresh(name) {
    const word = name.replace(/.*\/|\.lua$/g, "");
    if (name.startsWith("tiles/")) {
      return `tileset { "${word}", title = "…" }\n\n` +
        'tile { "plain", 2, "field field field field",\n' +
        '  "field NL.NR.EL.ER.SL.SR.WL.WR" }\n';
    }
    return `module { "${word}",\n  title = "…", needs = "base" }\n`;
  }
  changed(text) {
    this.files[this.name] = text;
    this.typed();
  }
  typed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), PAUSE);
  }
  // The file that is a config, if there is one.
  own() {
    const is = name => /^\s*(--[^\n]*\n\s*)*return\s*\{/.test(this.files[name]);
    return [CONFIG, ...Object.keys(this.files)].find(is);
  }
  mark() {
    this.editor.mark(this.problems.filter(p => p.file === this.name));
  }
  // The config: a file that is one, or one made of all rules there are.
  config() {
    const own = this.own();
    if (own) return this.files[own];
    const rules = this.rules().map(name => JSON.stringify(name));
    const sets = Object.keys(this.files).flatMap(name => {
      const id = name.match(/^tiles\/(.*)\.lua$/)?.[1];
      return id ? [`[${JSON.stringify(id)}] = true`] : [];
    });
    return `return { players = 2, rules = { ${rules.join(", ")} }` +
      (sets.length ? `, tiles = { ${sets.join(", ")} }` : "") + " }";
  }
  rules() {
    return Object.entries(this.files).filter(([name, text]) =>
      /^\s*(--[^\n]*\n\s*)*module\s*[({]/.test(text) &&
      !/^tiles\//.test(name)).map(([name]) => name);
  }

  // ---- looking at what was typed, one thing after the other
  // ------------------

  look() {
    this.turn = this.turn.then(() => this.looked()).catch(problem => {
      this.say(problem.message, "bad");
    });
    return this.turn;
  }
  async looked() {
    const text = JSON.stringify(this.files);
    for (const [name, body] of Object.entries(this.files)) {
      await this.client.write(name, body);
    }
    this.page.classList.add("busy");
    try {
      this.problems = [];
      for (const name of Object.keys(this.files)) {
        if (!this.rules().includes(name) && !/^tiles\//.test(name)) continue;
        try {
          this.problems.push(...await this.client.call("check",
            { files: [name], path: ["."] }));
        } catch (problem) {
          this.blame(problem, name);
        }
      }
      this.mark();
      this.tabs();
      this.listProblems();
      if (JSON.stringify(this.files) !== text) return;
      await this.play();
      await this.test();
      this.seen = text;
      this.keep();
    } finally {
      this.page.classList.remove("busy");
    }
  }
  // A failure that says where it was. One that happened elsewhere because of a
  // file that is wrong already says nothing new.
  blame(problem, name) {
    const [, file, line, words] = problem.message.match(
      /([\w/-]+\.lua):(\d+): ([^\n]*)/) || [];
    const own = file in this.files;
    const entry = { file: own ? file : name, line: own ? Number(line) : 1,
      text: words || problem.message };
    const known = this.problems.some(p => own ? p.line === entry.line &&
      p.file === entry.file : true);
    if (!known) this.problems.push(entry);
    if (problem.code === Client.KILLED) this.hello();
  }
  listProblems() {
    clear(this.problemList, this.problems.map(p => el("li", {},
      el("button", { text: `${p.file}:${p.line}: ${p.text}`, onclick: () => {
        if (p.file in this.files) this.open(p.file);
        this.editor.go(p.line);
      } }))), this.problems.length === 0 && el("li", { class: "good",
      text: T("playground.clean") }));
  }

  // ---- the game
  // ---------------------------------------------------------------

  async play(fresh) {
    const keys = fresh ? [] : this.keys.length ? this.keys :
      this.table ? await this.client.call("table_keys").catch(() => []) : [];
    this.keys = [];
    let opened;
    try {
      opened = await this.client.call("table_open", { config: this.config(),
        seed: this.seed, bot: this.bot, keys, path: ["."], me: this.me });
      this.me = opened.me;
    } catch (problem) {
      this.blame(problem, this.name);
      this.mark();
      this.tabs();
      this.listProblems();
      this.say(T("playground.broken"), "bad");
      return;
    }
    this.say(opened.why ? T("playground.lost", opened.kept, keys.length,
      opened.why) + (opened.reason ? ` (${opened.reason})` : "") : "");
    this.table?.close();
    const line = { call: (method, params) =>
      this.client.call(`table_${method}`, params).catch(problem => {
        if (/\.lua:\d+/.test(problem.message)) {
          this.blame(problem, this.name);
          this.mark();
          this.tabs();
          this.listProblems();
        }
        throw problem;
      }) };
    this.table = new Table(this.tableRoot, line, this.told, "page");
    await this.table.start();
  }

  // ---- tests
  // -------------------------------------------------------------------

  async test() {
    const rows = [];
    let covered = [];
    for (const name of this.rules()) {
      if (this.problems.some(p => p.file === name)) continue;
      try {
        const told = await this.client.call("test", { files: [name],
          coverage: true, games: 1, path: ["."] });
        rows.push(...told.results);
        covered.push(...told.coverage);
      } catch (problem) {
        this.blame(problem, name);
        this.mark();
        this.listProblems();
      }
    }
    const failed = rows.filter(r => !r.passed).length;
    this.count.textContent = T("test.count", rows.length - failed, failed)
      .replace("test.count", `${rows.length - failed} / ${rows.length}`);
    this.count.className = failed ? "bad" : "good";
    clear(this.testList, rows.map(r => el("li",
      { class: r.passed ? "good" : "bad" },
      el("button", { text: `${r.passed ? "✓" : "✗"} ${r.name}`, onclick: () => {
        if (r.file in this.files) this.open(r.file);
        this.editor.go(r.line);
      } }), this.drawn(r), r.message && el("pre", { text: r.message }))));
    await this.draw();
    clear(this.coverage, el("pre", { text: covered.join("\n") }));
  }
  // The board as the test draws it.
  drawn({ file, line }) {
    const rest = (this.files[file] || "").split("\n").slice(line - 1)
      .join("\n");
    const end = rest.slice(4).search(/^test\b/m);
    const own = end < 0 ? rest : rest.slice(0, end + 4);
    const board = own.match(/board\s*=\s*\[\[([\s\S]*?)\]\]/)?.[1];
    return board && el("pre", { class: "board", text: board
      .split("\n").map(l => l.trim()).filter(Boolean).join("\n") });
  }
  // Pictures for the letters, where they are a board of the rules on the table.
  async draw() {
    const letters = [...this.testList.querySelectorAll("pre.board")];
    if (!letters.length || !this.table) return;
    const pictures = await this.client.call("table_boards",
      { boards: letters.map(pre => pre.textContent) }).catch(() => []);
    letters.forEach((pre, i) => pictures[i] && pre.replaceWith(
      el("img", { class: "board", alt: pre.textContent,
        src: `data:image/svg+xml,${encodeURIComponent(pictures[i])}` })));
  }
  async sheet() {
    const sets = Object.keys(this.files).flatMap(name =>
      name.match(/^tiles\/(.*)\.lua$/)?.[1] || []);
    clear(this.sheets);
    for (const set of sets.length ? sets : ["base"]) {
      try {
        const svg = await this.client.call("sheet", { set, path: ["."] });
        this.sheets.append(el("img", { alt: set,
          src: `data:image/svg+xml,${encodeURIComponent(svg)}` }));
      } catch (problem) {
        this.sheets.append(el("p", { class: "bad", text: problem.message }));
      }
    }
  }

  // ---- out
  // ---------------------------------------------------------------------

  // All there is on the page; answers that wait to be given again are those of
  // the game.
  async all() {
    const keys = this.keys.length ? this.keys : await this.client.call(
      "table_keys").catch(() => []); // no game while the rules are broken
    return { files: this.files, seed: this.seed, bot: this.bot,
      open: this.name, lang: this.lang, keys, me: this.me };
  }
  // To the form of the server that this page came from, where these files are
  // rules of a table; what is played there is what was played here.
  makeTable() {
    const own = this.own(), files = { ...this.files };
    delete files[own];
    const handed = { files, config: own && this.files[own] };
    passing.set("handed", handed);
    if (!passing.get("handed")) return this.say(T("playground.unkept"), "bad");
    location.href = "/#rules";
  }
  async share() {
    location.hash = "p=" + await toFragment(await this.all());
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    const broken = this.problems.length > 0;
    this.say(T(broken ? "playground.shared.broken" : "playground.shared"));
  }
  download() {
    const files = { ...this.files };
    if (!(CONFIG in files)) files[CONFIG] = this.config() + "\n";
    const link = el("a", { download: "house-rules.tar",
      href: URL.createObjectURL(toTar("house-rules", files)) });
    link.click();
    this.say(T("playground.downloaded"));
  }
  say(text, kind) {
    this.note.textContent = text;
    this.note.className = `note ${kind || ""}`;
  }

  // ---- the page
  // ------------------------------------------------------------------

  build() {
    const button = (text, run, id) =>
      el("button", { text: T(text), onclick: run, id });
    this.fileBar = el("div", { class: "files" });
    this.problemList = el("ul", { class: "problems", id: "problems" });
    this.testList = el("ul", { class: "tests", id: "tests" });
    this.coverage = el("div", { id: "coverage" });
    this.sheets = el("div", { id: "sheets" });
    this.count = el("span", { id: "count" });
    this.note = el("span", { class: "note", role: "status" });
    this.tableRoot = el("div", { id: "table" });
    this.bots = el("select", { id: "bot", "aria-label": T("playground.bot"),
      onchange: event => {
      this.bot = event.target.value;
      this.play(true);
    } }, this.told.bots.map(b => el("option", { value: b.name,
      text: b.title })));
    const place = el("div", { class: "editor" });
    const details = (key, id, body, opened) => el("details",
      { id: `${id}-part`, open: opened, ontoggle: event => {
        if (event.target.open && id === "sheets") this.sheet();
      } }, el("summary", { text: T(key) }, id === "tests" ? " " : null,
        id === "tests" ? this.count : null), body);
    this.examples = el("select", { id: "examples", "aria-label":
      T("playground.examples"), onchange: event =>
      this.example(Number(event.target.value)) },
    DATA.examples.map((e, i) => el("option", { value: i, text: e.title })),
    el("option", { value: DATA.examples.length, text: T("playground.empty") }));
    this.page = el("div", { class: "playground" },
      el("nav", { class: "head", "aria-label": "Tessera" },
        el("strong", { text: "Tessera" }), this.examples,
        document.documentElement.matches("[data-tables]") &&
          button("playground.table", () => this.makeTable(), "make-table"),
        button("playground.share", () => this.share(), "share"),
        button("playground.download", () => this.download(), "download"),
        button("playground.again", () => { this.seed++; this.play(true); },
          "again"), this.bots,
        el("select", { id: "language", "aria-label": T("table.language"),
          onchange: event => {
          memory.set("language", event.target.value);
          this.share().then(() => {
            this.lang = event.target.value;
            return this.share();
          }).then(() => location.reload());
        } }, this.told.languages.map(l => el("option", { value: l,
          text: languageName(l), selected: l === this.lang }))), this.note),
      el("section", { class: "left", "aria-label": T("playground.editor") },
        this.fileBar, place, this.problemList,
        details("playground.tests", "tests", this.testList, true),
        details("playground.coverage", "coverage", this.coverage),
        details("playground.sheet", "sheets", this.sheets)),
      el("div", { class: "right" }, this.tableRoot));
    clear(document.body, this.page);
    this.editor = new Editor(place, DATA.words, T("playground.editor"),
      text => this.changed(text));
  }
}

applyLook();
const playground = new Playground();
window.playground = playground;
playground.start().catch(problem => {
  document.body.append(el("p", { class: "bad", text: problem instanceof
    TesseraError ? problem.message : String(problem.stack || problem) }));
});
