// Configs as text: what the lobby makes, and presets taken apart.

const PLAIN = /^[A-Za-z_]\w*$/;
const WORDS = new Set(("and break do else elseif end false for function goto " +
  "if in local nil not or repeat return then true until while").split(" "));

const quote = text => '"' + String(text).replace(/[\\"\n\r]/g, c =>
  c === "\n" ? "\\n" : c === "\r" ? "" : "\\" + c) + '"';
const keyOf = key => PLAIN.test(key) && !WORDS.has(key) ? key :
  `[${quote(key)}]`;

// A value as Lua writes it.
export function lua(value, indent = "") {
  if (Array.isArray(value)) {
    return `{ ${value.map(v => lua(v, indent + "  ")).join(", ")} }`;
  }
  if (value && typeof value === "object") {
    const inner = indent + "  ";
    const lines = Object.keys(value).map(key =>
      `${inner}${keyOf(key)} = ${lua(value[key], inner)},\n`);
    return lines.length ? `{\n${lines.join("")}${indent}}` : "{}";
  }
  return typeof value === "string" ? quote(value) : String(value);
}

// A choice: { title, modules: Set, options: { module: { name: value } },
// tiles: { set: number or boolean }, rules: [name], brought: Set }; brought:
// modules that nobody has ticked, which others need.
export function fresh() {
  return { title: "", modules: new Set(), options: {}, tiles: {}, rules: [],
    brought: new Set() };
}

// A choice as it can be kept, and that again, with what there is still.
export const kept = ({ modules, options, tiles, brought }) => ({ options, tiles,
  modules: [...modules], brought: [...brought] });
export function choiceFrom({ modules, options, tiles, brought }, known, sets,
  own) {
  const there = new Set(known.map(module => module.name));
  const only = (list, all) => Object.fromEntries(Object.entries(list).filter(
    ([name]) => own || all.has(name)));
  return { ...fresh(), modules: new Set(modules.filter(m => there.has(m))),
    options: only(options, there), tiles: only(tiles, new Set(sets.map(
      set => set.name))), brought: new Set(brought) };
}

export function textOf(choice) {
  const config = {};
  if (choice.title) config.title = choice.title;
  config.modules = [...choice.modules];
  if (Object.keys(choice.options).length) config.options = choice.options;
  if (Object.keys(choice.tiles).length) config.tiles = choice.tiles;
  if (choice.rules.length) config.rules = choice.rules;
  return "return " + lua(config) + "\n";
}

function value(text) {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? +text : text;
}

// The choice that a preset stands for; null when its tiles are counted one by
// one, which only its file can say.
export function fromPreset(preset) {
  const choice = fresh();
  choice.title = preset.title || "";
  choice.modules = new Set(preset.modules);
  for (const line of preset.settings) {
    const [, module, name, said] = line.match(/^(\S+)\.(\S+) = (.*)$/) || [];
    if (!module) return null;
    (choice.options[module] = choice.options[module] || {})[name] = value(said);
  }
  for (const line of preset.tiles) {
    const times = line.match(/^(\S+) x (\d+)$/), no = line.match(/^no (\S+)$/);
    if (times) choice.tiles[times[1]] = +times[2];
    else if (no) choice.tiles[no[1]] = false;
    else if (/^[\w-]+$/.test(line)) choice.tiles[line] = true;
    else return null;
  }
  return choice;
}
