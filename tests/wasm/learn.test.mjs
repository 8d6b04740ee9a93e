// Games as numbers under Node: the same as the program finds.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import test from "node:test";

const folder = process.env.TESSERA_NPM;
const { Tessera, TesseraError } =
  await import(pathToFileURL(`${folder}/tessera.mjs`));
const { ANY, WAIT, Batch, Space } =
  await import(pathToFileURL(`${folder}/learn.mjs`));
const tessera = await Tessera.open();
const PLAIN = 'return { modules = { "base", "farmers" }, players = 2 }';
const SECRETS = 'return { modules = { "base", "farmers", "hand-of-three", ' +
  '"objectives" }, players = 2 }';

const refused = (call, why, code = -32000) => assert.throws(call,
  e => e instanceof TesseraError && e.code === code && why.test(e.message));

// Plays by actions; tells of every question.
function play(space, seed, tell) {
  const game = space.game(seed);
  for (let n = 0; game.seat !== -2;) {
    if (game.seat < 0) {
      game.roll();
      continue;
    }
    const action = game.legal()[++n % game.count];
    tell?.(game, action);
    game.apply(action);
  }
  return game;
}

test("numbers are those of the program", t => {
  const bin = process.env.TESSERA_BIN;
  if (!bin) return t.skip("no program here");
  for (const config of [PLAIN, SECRETS]) {
    const space = new Space(tessera, { config, window: 25 });
    const lines = [], rows = [];
    const ask = (method, params) => lines.push(JSON.stringify(
      { jsonrpc: "2.0", id: lines.length, method, params }));
    ask("many", { config_text: config, seed: 5, window: 25 });
    const game = play(space, 5, (now, action) => {
      rows.push({ seat: now.seat, legal: [...now.legal()],
        seen: rows.length % 9 ? undefined : [...now.observe()] });
      if (rows.length % 9 === 1) ask("observe", { games: [1] });
      ask("steps", { games: [1], actions: [action] });
    });
    const said = execFileSync(bin, ["rpc"], { input: lines.join("\n") + "\n",
      maxBuffer: 1 << 28 }).toString().trim().split("\n")
      .map(line => JSON.parse(line).result);
    const seen = said.filter(Array.isArray).map(list => list[0]);
    const now = said.filter(row => !Array.isArray(row));
    assert.deepEqual(rows.map(row => row.legal),
      now.slice(0, -1).map(row => row.legal[0]));
    assert.deepEqual(rows.map(row => row.seat),
      now.slice(0, -1).map(row => row.seats[0]));
    assert.deepEqual(rows.filter(row => row.seen).map(row => row.seen), seen);
    assert.deepEqual(game.scores, now.at(-1).scores[0]);
    assert.ok(rows.length > 50);
    game.close();
    space.close();
  }
});

test("masks, both directions, clones, words", () => {
  const space = new Space(tessera, { config: PLAIN, window: 21 });
  assert.equal(space.seats, 2);
  const last = space.schema.planes.at(-1);
  assert.equal(last.first + last.count, space.size);
  play(space, 2, game => {
    const legal = [...game.legal()], mask = game.mask();
    assert.deepEqual([...legal].sort((a, b) => a - b),
      [...mask.keys()].filter(i => mask[i]));
    legal.forEach((action, i) => assert.equal(game.option(action), i));
    assert.equal(space.part(game.observe(), "now")[5], game.count);
  }).close();
  const game = space.game(3n);
  game.roll();
  const copy = game.clone(), key = game.key(0);
  assert.match(key, /^base\//);
  game.answer(0);
  assert.equal(copy.key(0), key);
  game.undo();
  assert.equal(game.key(0), key);
  refused(() => game.undo(9), /taken back/, -32004);
  refused(() => game.apply(0), /cannot be taken/);
  refused(() => game.answer(10 ** 6), /option/);
  refused(() => game.observe(2), /seat/);
  refused(() => space.part(game.observe(), "nothing"), /nothing/);
  refused(() => new Space(tessera, { config: PLAIN, window: 20 }), /odd/);
  refused(() => new Space(tessera, { config: PLAIN, windows: 21 }),
    /did you mean window/, -32602);
  copy.close();
  game.close();
  space.close();
});

test("a batch plays as its games do, also when memory grows", () => {
  const how = { config: PLAIN, window: 21 };
  const space = new Space(tessera, how);
  const batch = new Batch(tessera, { ...how, games: 3, stay: true,
    reward: "points", planes: true });
  batch.reset([5, 6n, 7]);
  const games = [5, 6, 7].map(seed => space.game(seed));
  const total = games.map(() => [0, 0]);
  let grown;
  for (let n = 0; batch.finished < 3; n++) {
    const actions = games.map((game, i) => {
      while (game.seat === -1) game.roll();
      if (game.seat === -2) return ANY;
      assert.equal(batch.seat[i], game.seat);
      assert.equal(batch.legal[i], game.count);
      assert.deepEqual(batch.row(batch.mask, i), game.mask());
      if (n % 20 === 0) {
        assert.deepEqual(batch.row(batch.planes, i), game.observe());
      }
      const action = game.legal()[n % game.count];
      game.apply(action);
      return action;
    });
    batch.step(actions);
    if (n === 9) {
      grown = new Batch(tessera, { ...how, games: 900, planes: true });
    }
    total.forEach((points, i) => batch.row(batch.reward, i)
      .forEach((more, seat) => { points[seat] += more; }));
  }
  assert.deepEqual(games.map(game => game.scores), total);
  assert.deepEqual([...batch.done], [1, 1, 1]);
  batch.reset([false, 9, null]);
  assert.deepEqual([...batch.done], [1, 0, 1]);
  const before = batch.row(batch.mask, 1).slice();
  batch.step([ANY, WAIT, ANY]);
  assert.deepEqual(batch.row(batch.mask, 1), before);
  refused(() => batch.step([0, -5, 0]), /game 1/);
  refused(() => batch.step([0]), /3 games, not 1/);
  refused(() => batch.reset([1]), /3 games, not 1/);
  refused(() => new Batch(tessera, { games: 0 }), /games/);
  refused(() => new Batch(tessera, { games: 1, reward: "glory" }), /reward/);
  grown.step();
  for (const part of [grown, batch, space]) part.close();
});

test("how fast", t => {
  const space = new Space(tessera, { config: PLAIN });
  const spent = run => {
    run();
    const before = process.cpuUsage();
    let done = 0, used = 0;
    while (used < .5) {
      done += run();
      const { user, system } = process.cpuUsage(before);
      used = (user + system) / 1e6;
    }
    return (done / used).toFixed(0);
  };
  let seed = 0;
  t.diagnostic(`random games by options: ${spent(() => {
    const game = space.game(++seed);
    while (game.seat !== -2) {
      if (game.seat < 0) game.roll();
      else game.answer(Math.floor(Math.random() * game.count));
    }
    game.close();
    return 1;
  })} a second`);
  const first = tessera.game({ config: PLAIN, seed: 1 });
  t.diagnostic(`over JSON: ${spent(() => {
    const game = first.again(++seed);
    for (let now = game.decision({ limit: 0 }); now;) {
      ({ decision: now } = now.player < 0 ? game.roll() :
        game.answer(Math.floor(Math.random() * now.count)));
    }
    game.close();
    return 1;
  })} a second`);
  first.close();
  space.close();
});
