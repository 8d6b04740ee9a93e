// speed.mjs GAMES: random games, as many as `hashes speed GAMES` plays with those
// that get it warm.
import { pathToFileURL } from "node:url";

const from = name => import(pathToFileURL(`${process.env.TESSERA_NPM}/${name}`));
const { Tessera } = await from("tessera.mjs");
const { Space } = await from("learn.mjs");
const space = new Space(await Tessera.open(),
  { config: 'return { modules = { "base", "farmers" }, players = 2 }' });
let dice = 1;
for (let seed = 1; seed <= 1.25 * process.argv[2]; seed++) {
  const game = space.game(seed);
  while (game.seat !== -2) {
    dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
    if (game.seat < 0) game.roll();
    else game.answer((dice >>> 8) % game.count);
  }
  game.close();
}
