// The npm package under Node: $TESSERA_NPM is its folder.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { unlinkSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import test from "node:test";

const folder = process.env.TESSERA_NPM;
const { Tessera, TesseraError } =
  await import(pathToFileURL(`${folder}/tessera.mjs`));
const tessera = await Tessera.open();

test("version, bots, modules", () => {
  assert.match(tessera.version, /^\d+\.\d+\.\d+$/);
  assert.ok(tessera.bots.includes("greedy"));
  assert.ok(tessera.modules().modules.length > 20);
});

test("a game is played, taken back, cloned, and gives the same again", () => {
  const game = tessera.game({ preset: "third", seed: 5 });
  const first = game.state().hash;
  let turns = 0;
  for (let s = game.state(); s.status === "asking"; s = game.state(), turns++) {
    if (s.decision.player < 0) game.roll();
    else game.answer(turns % s.decision.count);
  }
  const over = game.state();
  assert.equal(over.status, "over");
  assert.ok(over.tiles.length > 60);
  const copy = game.clone();
  assert.equal(copy.state().hash, over.hash);
  copy.undo(10);
  assert.notEqual(copy.state().hash, over.hash);
  assert.equal(game.state().hash, over.hash);
  copy.play({ bot: "greedy" });
  assert.equal(copy.state().status, "over");
  const again = tessera.load(game.save());
  assert.equal(again.state().hash, over.hash);
  game.undo(over.answers);
  assert.equal(game.state().hash, first);
  const other = game.again(5);
  assert.equal(other.state().hash, first);
  other.close();
  game.close();
  copy.close();
  again.close();
});

test("views, events, pictures", () => {
  const game = tessera.game({ set: { players: 2 }, seed: 1,
    config: 'return { modules = { "base", "hand-of-three" } }' });
  game.play({ answers: 12 });
  assert.notEqual(game.state(0).hash, game.state(1).hash);
  assert.ok(game.events().some(e => e.kind === "placed"));
  assert.match(game.svg(), /^<svg/);
  assert.ok(game.text().length > 3);
  assert.equal(game.sample(0, 3).state().status, "asking");
  assert.throws(() => game.answer("nonsense"), TesseraError);
  game.close();
});

test("a rule from memory: check, test, play", () => {
  tessera.write("long-roads.lua", `module { "long-roads", needs = "base" }
score.road.bonus(function(road)
  if road.complete and road.tiles >= 3 then return { long = 3 } end
end)
text { en = { long = "long road" } }
test "a road of three" {
  board = [[ V< W^
             .  .  ]],
  figures = "B meeple road W 1,0",
  play = "A W> 0,1 pass",
  expect = "B scores road 6 (tile 3 x 1, long 3)",
}
`);
  assert.deepEqual(tessera.check(["long-roads.lua"])
    .filter(p => !/de|fr|it|sv/.test(p.text)), []);
  const { results } = tessera.test(["long-roads.lua"]);
  assert.ok(results.some(r => r.name === "a road of three"));
  for (const result of results) assert.ok(result.passed, result.message);
  const game = tessera.game({
    config: 'return { rules = { "long-roads.lua" } }', seed: 2 });
  game.play({ bot: "greedy" });
  assert.equal(game.state().status, "over");
  game.close();

  tessera.write("wrong.lua", 'module { "wrong", needs = "base" }\nscroe.road()');
  const problems = tessera.check(["wrong.lua"]);
  assert.ok(problems.some(p => p.line === 2 && /scroe/.test(p.text)));
});

test("what means nothing is refused, not passed over", () => {
  const refused = (call, why) =>
    assert.throws(call, e => e instanceof TesseraError && why.test(e.message));
  refused(() => tessera.game({ preset: "first", sede: 4 }), /did you mean seed/);
  refused(() => tessera.game({ preset: "first", players: 4 }), /"players"/);
  refused(() => tessera.game("first"), /unknown param/);
  refused(() => tessera.game({ preset: "first", seed: NaN }), /param seed/);
  const game = tessera.game({ preset: "first", seed: 5 });
  game.roll();
  refused(() => game.undo(NaN), /param answers/);
  refused(() => game.answer(Infinity), /param index/);
  refused(() => game.play({ bots: "random" }), /did you mean bot/);
  refused(() => game.svg({ sizes: 4 }), /did you mean size/);
  refused(() => tessera.test([], { game: 4 }), /did you mean games/);
  assert.equal(game.play({ untilSeat: 0 }).status, "asking");
  game.close();
});

test("a loop is stopped with its line", () => {
  tessera.write("loop.lua", 'module { "loop", needs = "base" }\n' +
    "on.placed(function()\n  while true do end\nend)\n");
  tessera.limit(1000);
  const start = performance.now();
  assert.throws(() => tessera.game({ seed: 1,
    config: 'return { rules = { "loop.lua" } }' }), error =>
    /loop\.lua:3/.test(error.message));
  tessera.limit(10000);
  assert.ok(performance.now() - start < 6000);
  const game = tessera.game({ seed: 1 });
  game.play();
  assert.equal(game.state().status, "over");
  game.close();
});

test("the same game as the program's, and how fast", t => {
  const bin = process.env.TESSERA_BIN;
  const game = tessera.game({ preset: "first", seed: 11 });
  const begun = performance.now();
  const games = 40;
  for (let i = 0; i < games; i++) {
    game.play({ bot: "random" });
    game.undo(game.state().answers);
  }
  const wasm = (performance.now() - begun) / games;
  t.diagnostic(`a random game under wasm: ${wasm.toFixed(2)} ms`);
  if (!bin) return;
  game.play({ bot: "greedy", answers: 30 });
  const keys = game.save();
  tessera.write("x", keys);
  const file = `${process.env.TMPDIR ?? "/tmp"}/wasm-${process.pid}.save`;
  writeFileSync(file, keys);
  const native = execFileSync(bin, ["replay", file, "--verify"]).toString();
  unlinkSync(file);
  assert.match(native, new RegExp(game.state().hash));
});
