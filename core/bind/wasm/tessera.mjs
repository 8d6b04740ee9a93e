// tessera.mjs - the engine in this thread: for Node, and for workers. Rules
// that loop are stopped by the engine itself; a page had better use client.mjs,
// which keeps the engine in a worker.
import engine from "./engine.mjs";

export class TesseraError extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.name = "TesseraError";
    this.code = code;
    this.data = data;
  }
}

// Where the package lies, in browsers and in Node.
async function bytes(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol !== "file:") {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

const ROOT = "/tessera", OWN = "/home";

function folders(FS, path) {
  const parts = path.split("/").slice(1, -1);
  let at = "";
  for (const part of parts) {
    at += "/" + part;
    if (!FS.analyzePath(at).exists) FS.mkdir(at);
  }
}

// The bare machine: lines of JSON-RPC in, messages out. Same methods as
// `tessera rpc`, and those of lua/host/embed/entry.lua.
export class Machine {
  static async open(options = {}) {
    const wasmBinary = options.wasm ?? await bytes("./engine.wasm");
    const files = options.files ??
      JSON.parse(new TextDecoder().decode(await bytes("./files.json")));
    const notes = [];
    const module = await engine({ wasmBinary,
      print: line => notes.push(line), printErr: line => notes.push(line) });
    const machine = new Machine();
    machine.module = module;
    machine.notes = notes;
    for (const [path, text] of Object.entries(files)) {
      machine.put(`${ROOT}/${path}`, text);
    }
    folders(module.FS, `${OWN}/x`);
    module.FS.chdir(OWN);
    const problem = module.ccall("tessera_open", "number", ["string"], [ROOT]);
    if (problem) throw new Error(module.UTF8ToString(problem));
    machine.next = 1;
    return machine;
  }

  put(path, text) {
    folders(this.module.FS, path);
    this.module.FS.writeFile(path, text);
  }

  // Sends one request; notify gets what comes before its response.
  call(method, params = {}, notify) {
    const id = this.next++;
    const line = JSON.stringify({ jsonrpc: "2.0", id, method, params },
      (_, value) => typeof value === "number" && !Number.isFinite(value) ?
        String(value) : value); // JSON would make null of NaN, "not given"
    const { module } = this;
    const at = module.allocateUTF8(line);
    let text;
    try {
      const answer = module._tessera_call(at);
      text = answer ? module.UTF8ToString(answer) : "";
    } finally {
      module._free(at);
    }
    for (const said of text.split("\n")) {
      if (!said) continue;
      let message;
      try {
        message = JSON.parse(said);
      } catch {
        throw new TesseraError({ code: -32603, message: text });
      }
      if (message.id === undefined) notify?.(message.method, message.params);
      else if (message.error) throw new TesseraError(message.error);
      else return message.result;
    }
    return undefined;
  }

  // ---- files of one's own: rules, tile sets, configs, saved games ----------
  write(name, text) {
    this.put(`${OWN}/${name}`, text);
  }
  read(name) {
    return this.module.FS.readFile(`${OWN}/${name}`, { encoding: "utf8" });
  }
  remove(name) {
    const path = `${OWN}/${name}`;
    if (this.module.FS.analyzePath(path).exists) this.module.FS.unlink(path);
  }
  list() {
    const found = [];
    const { FS } = this.module;
    const take = (folder, prefix) => {
      for (const name of FS.readdir(folder)) {
        if (name === "." || name === "..") continue;
        const path = `${folder}/${name}`;
        if (FS.isDir(FS.stat(path).mode)) take(path, `${prefix}${name}/`);
        else found.push(prefix + name);
      }
    };
    take(OWN, "");
    return found.sort();
  }
}

// A game. Every method that the engine may refuse throws a TesseraError. What
// it is given goes on to the engine, which refuses what it does not know.
export class Game {
  constructor(machine, state) {
    this.machine = machine;
    this.id = state.game;
  }
  #call(method, params) {
    return this.machine.call(method, { game: this.id, ...params });
  }
  state(seat) { return this.#call("state", { seat }); }
  decision(how) { return this.#call("decision", how); }
  events(how) { return this.#call("events", how); }
  answer(choice, how) {
    return this.#call("answer", typeof choice === "number" ?
      { index: choice, ...how } : { key: choice, ...how });
  }
  roll(how) { return this.#call("roll", how); }
  undo(answers = 1, how) {
    return this.#call("undo", { answers, consent: true, ...how });
  }
  hint(how) { return this.#call("hint", how); }
  play({ untilSeat, ...how } = {}) {
    return this.#call("play", { until_seat: untilSeat, ...how });
  }
  // Another game of the same rules, which are not loaded again.
  again(seed) {
    return new Game(this.machine, this.machine.call("new",
      { like: this.id, seed }));
  }
  clone() { return new Game(this.machine, this.#call("clone")); }
  sample(seat, seed) {
    return new Game(this.machine, this.#call("sample", { seat, seed }));
  }
  svg(how) { return this.#call("render", { form: "svg", ...how }); }
  text(how) { return this.#call("render", how); }
  save() { return this.#call("text"); }
  close() { this.#call("close"); }
}

export class Tessera {
  static async open(options) {
    const tessera = new Tessera();
    tessera.machine = await Machine.open(options);
    return tessera;
  }
  get version() { return this.machine.call("version").version; }
  get bots() { return this.machine.call("bots"); }
  // What scripts may take an answer, in ms, in games made from now on.
  limit(time) { return this.machine.call("limit", { time }); }
  language(code) { return this.machine.call("language", { lang: code }); }
  modules() { return this.machine.call("modules"); }

  write(name, text) { this.machine.write(name, text); }
  read(name) { return this.machine.read(name); }
  remove(name) { this.machine.remove(name); }
  list() { return this.machine.list(); }

  // config: the text of a config, or the name of a preset or of a file.
  game({ config, preset, ...how } = {}) {
    return new Game(this.machine, this.machine.call("new",
      { config: preset, config_text: config, ...how }));
  }
  load(text) {
    this.machine.write("loaded.save", text);
    return new Game(this.machine, this.machine.call("load",
      { file: "loaded.save" }));
  }
  check(files, path) { return this.machine.call("check", { files, path }); }
  test(files, how) {
    return this.machine.call("test", { files, ...how });
  }
  call(method, params, notify) {
    return this.machine.call(method, params, notify);
  }
}

export default Tessera;
