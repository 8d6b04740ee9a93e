// pack.mjs ROOT: the Lua side, the modules and the tile sets as one JSON
// object on standard output: path -> text.
import { readdirSync, readFileSync, statSync } from "node:fs";

const root = process.argv[2];
const files = {};
function take(path) {
  for (const name of readdirSync(`${root}/${path}`).sort()) {
    const below = `${path}/${name}`;
    if (statSync(`${root}/${below}`).isDirectory()) {
      if (below !== "lua/doc") take(below);
    } else if (/\.(lua|json)$/.test(name)) {
      files[below] = readFileSync(`${root}/${below}`, "utf8");
    }
  }
}
for (const folder of ["lua", "expansions", "tiles"]) take(folder);
process.stdout.write(JSON.stringify(files));
