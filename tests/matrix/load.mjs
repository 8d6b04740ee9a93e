// load.mjs FILE: a saved game, loaded by the npm package in $TESSERA_NPM;
// prints its hash.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { Tessera } =
  await import(pathToFileURL(`${process.env.TESSERA_NPM}/tessera.mjs`));
const tessera = await Tessera.open();
const game = tessera.load(readFileSync(process.argv[2], "utf8"));
console.log(game.state().hash);
