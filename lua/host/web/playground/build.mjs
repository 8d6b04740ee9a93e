// build.mjs ROOT NPM MODULES OUT: the playground as one page with three files
// beside it, which works from a folder and from any static host. MODULES holds
// CodeMirror and esbuild from npm; neither is kept in the repository.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [root, npm, modules, out] = process.argv.slice(2);
const { build } = createRequire(`${modules}/x.js`)("esbuild");
const here = `${root}/lua/host/web/playground`;
mkdirSync(out, { recursive: true });

// The engine's JavaScript is in the package, its other half in the sources.
const engine = { name: "engine", setup(made) {
  made.onResolve({ filter: /^\.\/engine\.mjs$/ }, () =>
    ({ path: resolve(npm, "engine.mjs") }));
} };
const common = { bundle: true, minify: true, write: false, format: "iife",
  target: "es2022", nodePaths: [`${modules}/node_modules`], plugins: [engine],
  logLevel: "error", define: { "import.meta.url": '"file:///nowhere"' },
  external: ["node:fs/promises"] };
const bundle = async entry => (await build({ ...common,
  entryPoints: [entry] })).outputFiles[0].text;

// Words and fields of the Lua API, for completion.
function words() {
  const found = new Map();
  for (const line of readFileSync(`${root}/lua/doc/tessera.lua`, "utf8")
    .split("\n")) {
    const [, name, detail] = line.match(/^---@field (\w+)\??\s*(.*)$/) ||
      line.match(/^function (?:\w+[.:])*(\w+)(\(.*\))/) ||
      line.match(/^(\w+) = /) || [];
    if (name && !found.has(name)) found.set(name, (detail || "").slice(0, 60));
  }
  return [...found].sort();
}

// Chapters of the tutorial with the files they show; the README's rule first.
function examples() {
  const list = [];
  for (const [file, only] of [["README.md", /long-roads|roads/],
    ["lua/doc/tutorial.md", null], ["lua/doc/tutorial-board.md", null]]) {
    let example;
    for (const part of readFileSync(`${root}/${file}`, "utf8")
      .split(/^## /m).slice(1)) {
      const title = part.split("\n")[0];
      example = { title, files: {} };
      for (const [, body] of part.matchAll(/```lua\n([\s\S]*?)```/g)) {
        const [, add, name] = body.match(/^-- (file|add to): (\S+)\n/) || [];
        if (!name || only && !only.test(name)) continue;
        if (name === "slips.lua") continue; // it shows mistakes
        const text = body.replace(/^-- .*\n+/, "");
        const last = list.find(e => name in e.files);
        const into = add === "add to" && last ? last : example;
        into.files[name] = add === "add to" ?
          `${into.files[name] ?? ""}\n${text}` : text;
      }
      if (Object.keys(example.files).length) list.push(example);
    }
  }
  list.forEach((example, i) => complete(example, list.slice(0, i)));
  return list;
}

// Adds the files of chapters before that those of an example name: rules by
// their file, tile sets by their name.
function complete(example, before) {
  const known = Object.assign({}, ...before.map(e => e.files));
  const wanted = Object.values(example.files);
  while (wanted.length) {
    const text = wanted.pop();
    const names = [...text.matchAll(/"([\w/-]+\.lua)"/g)].map(m => m[1]);
    for (const [, name] of text.matchAll(/tiles = (?:\{ )?"([\w-]+)"/g)) {
      names.push(`tiles/${name}.lua`);
    }
    for (const name of names) {
      if (!(name in known) || name in example.files) continue;
      example.files[name] = known[name];
      wanted.push(known[name]);
    }
  }
}

const data = {
  wasm: readFileSync(`${npm}/engine.wasm`).toString("base64"),
  files: JSON.parse(readFileSync(`${npm}/files.json`, "utf8")),
  worker: await bundle(`${here}/engine.js`),
  words: words(), examples: examples(),
};
writeFileSync(`${out}/data.js`,
  `window.TESSERA_PLAYGROUND=${JSON.stringify(data)
    .replaceAll("</", "<\\/")};`);
const icon = readFileSync(`${root}/lua/host/web/icon.svg`, "utf8");
writeFileSync(`${out}/playground.js`, (await bundle(`${here}/playground.js`))
  .replaceAll("/page/icon.svg", "data:image/svg+xml;base64," +
    Buffer.from(icon).toString("base64")));
writeFileSync(`${out}/playground.css`, ["theme", "board", "table",
  "playground/playground"].map(name =>
  readFileSync(`${root}/lua/host/web/${name}.css`, "utf8")).join("\n"));
writeFileSync(`${out}/index.html`, `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tessera: the playground</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="playground.css">
<script defer src="data.js"></script>
<script defer src="playground.js"></script>
</head>
<body><noscript>Tessera needs JavaScript.</noscript></body>
</html>
`);
