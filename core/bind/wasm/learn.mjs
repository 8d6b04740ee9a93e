// learn.mjs - games as numbers, for programs that learn: the functions of
// tessera_learn.h, called as they are, with typed arrays over the engine's
// memory in place of JSON. lua/host/embed/numbers.lua opens what is called here.
import { TesseraError } from "./tessera.mjs";

export const ANY = 0xffffffff, WAIT = 0xfffffffe;
const NONE = 0xffffffff;
const MOST_KEY = 1024;

function refuse(message) {
  throw new TesseraError({ code: -32000, message });
}

// Memory of the engine, and calls that it may refuse.
class Memory {
  constructor(machine) {
    this.machine = machine;
    this.module = machine.module;
    this.at = [];
    this.error = this.room(2); // a tes_error
  }
  // So many words of 32 bits, all 0, until the end.
  room(words) {
    const at = this.module._malloc(4 * words);
    if (!at) throw new TesseraError({ code: -32002, message: "out of memory" });
    this.module.HEAPU32.fill(0, at >> 2, (at >> 2) + words);
    this.at.push(at);
    return at;
  }
  word(at, index = 0) { return this.module.HEAPU32[(at >> 2) + index]; }
  // What the last call that failed has left behind.
  fail(status = this.word(this.error)) {
    const { module } = this;
    const message = module.UTF8ToString(this.word(this.error, 1));
    module._tes_error_clear(this.error);
    const codes = [0, -32000, -32001, -32002, -32003, -32004, -32005];
    throw new TesseraError({ code: codes[status] ?? -32603, message });
  }
  free() {
    for (const at of this.at) this.module._free(at);
    this.at = [];
  }
}

// A typed array over the engine's memory. It is made anew when that has grown.
class View {
  constructor(module, Type, at, count) {
    Object.assign(this, { module, Type, at, count, array: undefined });
  }
  get() {
    const { buffer } = this.module.HEAPU8;
    if (this.array?.buffer !== buffer) {
      this.array = new this.Type(buffer, this.at, this.count);
    }
    return this.array;
  }
}

// Low and high half of a seed.
function halves(seed) {
  const whole = BigInt.asUintN(64, BigInt(seed));
  return [Number(whole & 0xffffffffn), Number(whole >> 32n)];
}

// What a space and a batch have of their ruleset.
class Numbers {
  constructor(tessera, method, params) {
    this.machine = tessera.machine;
    this.schema = this.machine.call(method, params);
    this.id = this.schema.id;
    this.actions = this.schema.actions;
    this.size = this.schema.size;
    this.seats = this.schema.seats;
    this.memory = new Memory(this.machine);
  }
  // The numbers of a part of an observation: they share its memory.
  part(observation, name) {
    const found = this.schema.planes.find(plane => plane.name === name);
    if (!found) refuse(`there is no plane ${name}`);
    return observation.subarray(found.first, found.first + found.count);
  }
  close() {
    this.memory.free();
    this.machine.call("learn_close", { id: this.id });
    this.id = undefined;
  }
}

function named({ config, preset, ...how } = {}) {
  return { config: preset, config_text: config, ...how };
}

// The numbers of a ruleset and a window, and games of it.
export class Space extends Numbers {
  constructor(tessera, how) {
    super(tessera, "learn_space", named(how));
    const { memory } = this;
    this.space = memory.word(this.schema.at); // see core/bind/learn.c
    this.rules = memory.word(memory.word(this.schema.at, 1));
    this.asked = memory.room(16); // a tes_decision
    const view = (Type, at, count) =>
      new View(memory.module, Type, at, count);
    this.maskView = view(Uint8Array, memory.room((this.actions >> 2) + 1),
      this.actions);
    this.planesView = view(Int32Array, memory.room(this.size), this.size);
    this.legalView = undefined;
    this.text = memory.room(MOST_KEY / 4);
  }
  game(seed = 1) {
    const [low, high] = halves(seed);
    const { module } = this.memory;
    const at = module._tes_game_new(this.rules, low, high, this.memory.error);
    return at ? new Play(this, at) : this.memory.fail();
  }
}

// A game of a space. `seat` is who is asked, -1: chance, -2: nobody, as the
// game is over; `count` is the number of options. Arrays are good until the
// next call for the space.
export class Play {
  constructor(space, at) {
    this.space = space;
    this.module = space.memory.module;
    this.at = at;
    this.seat = -2;
    this.count = 0;
    this.#look();
  }
  #look() {
    const { module, space: { asked } } = this;
    if (module._tes_game_decision(this.at, asked)) {
      this.seat = module.HEAP32[asked >> 2];
      this.count = module.HEAPU32[(asked >> 2) + 3];
    } else {
      this.seat = -2;
      this.count = 0;
    }
  }
  #done(status) {
    if (status !== 0) this.space.memory.fail(status);
    this.#look();
  }
  // Answers by the number of an option, from 0.
  answer(index) {
    this.#done(this.module._tes_game_answer(this.at, index,
      this.space.memory.error));
  }
  roll() {
    this.#done(this.module._tes_game_roll(this.at, this.space.memory.error));
  }
  undo(answers = 1) {
    if (this.module._tes_game_undo(this.at, answers)) {
      throw new TesseraError({ code: -32004,
        message: "so many answers cannot be taken back" });
    }
    this.#look();
  }
  option(action) {
    const option = this.module._tes_space_option(this.space.space, this.at,
      action) >>> 0;
    return option === NONE ? undefined : option;
  }
  // Answers by an action.
  apply(action) {
    this.answer(this.option(action) ??
      refuse(`action ${action} cannot be taken now`));
  }
  // The action of each option; 0xffffffff: it has none.
  legal() {
    const { space, module } = this;
    if (!space.legalView || space.legalView.count < this.count) {
      const most = Math.max(1024, 2 * this.count);
      space.legalView = new View(module, Uint32Array, space.memory.room(most),
        most);
    }
    const count = module._tes_space_legal(space.space, this.at,
      space.legalView.at, this.count);
    return space.legalView.get().subarray(0, count);
  }
  mask() {
    const { maskView, space } = this.space;
    this.module._tes_space_mask(space, this.at, maskView.at);
    return maskView.get();
  }
  observe(seat = Math.max(this.seat, 0)) {
    const { planesView, space, memory } = this.space;
    if (this.module._tes_space_observe(space, this.at, seat, planesView.at,
      memory.error)) memory.fail();
    return planesView.get();
  }
  // The words of an option, as saved games have them.
  key(index) {
    this.module._tes_game_key(this.at, index, this.space.text, MOST_KEY);
    return this.module.UTF8ToString(this.space.text);
  }
  score(seat) { return this.module._tes_game_score(this.at, seat); }
  get scores() {
    return Array.from({ length: this.space.seats }, (_, s) => this.score(s));
  }
  clone() {
    const at = this.module._tes_game_clone(this.at);
    return at ? new Play(this.space, at) : this.space.memory.fail(3);
  }
  close() {
    this.module._tes_game_free(this.at);
    this.at = 0;
  }
}

// Many games at once. Arrays have a row for each game.
export class Batch extends Numbers {
  constructor(tessera, how) {
    super(tessera, "learn_batch", named(how));
    const { memory, schema: { at } } = this;
    const word = index => memory.word(at, index); // see core/bind/learn.c
    this.batch = word(0);
    this.games = word(1);
    const views = this.views = {};
    const add = (name, index, Type, count) => {
      views[name] = new View(memory.module, Type, word(index), count);
    };
    const n = this.games;
    add("mask", 5, Uint8Array, n * this.actions);
    if (word(6)) add("planes", 6, Int32Array, n * this.size);
    add("reward", 7, Float32Array, n * this.seats);
    add("seat", 8, Int32Array, n);
    add("done", 9, Uint8Array, n);
    add("legal", 10, Uint32Array, n);
    add("taken", 11, Uint32Array, n);
    add("chosen", 12, Uint32Array, n);
  }
  get mask() { return this.views.mask.get(); }
  get planes() { return this.views.planes?.get(); }
  get reward() { return this.views.reward.get(); }
  get seat() { return this.views.seat.get(); }
  get done() { return this.views.done.get(); }
  get legal() { return this.views.legal.get(); }
  get taken() { return this.views.taken.get(); }
  // The actions of the next step, to be written: spares a copy.
  get chosen() { return this.views.chosen.get(); }
  row(array, game) {
    const size = array.length / this.games;
    return array.subarray(game * size, (game + 1) * size);
  }
  // An action for each game; none: any in all.
  step(actions) {
    const { chosen, memory } = this;
    if (actions === undefined) chosen.fill(ANY);
    else if (actions.length !== this.games) {
      refuse(`the batch has ${this.games} games, not ${actions.length}`);
    } else if (actions !== chosen) chosen.set(actions);
    const status = memory.module._tes_batch_step(this.batch,
      this.views.chosen.at, this.games, memory.error);
    if (status) memory.fail(status);
  }
  // Starts games again: all, or those that have a seed in the list.
  reset(seeds) {
    const { memory, games } = this;
    const { module } = memory;
    let which = 0, list = 0;
    if (seeds !== undefined) {
      if (seeds.length !== games) {
        refuse(`the batch has ${games} games, not ${seeds.length}`);
      }
      list = this.seedRoom ??= memory.room(2 * games);
      which = this.whichRoom ??= memory.room((games >> 2) + 1);
      seeds.forEach((seed, i) => {
        const wanted = seed !== undefined && seed !== null && seed !== false;
        module.HEAPU8[which + i] = wanted ? 1 : 0;
        module.HEAPU32.set(wanted ? halves(seed) : [0, 0], (list >> 2) + 2 * i);
      });
    }
    const status = module._tes_batch_reset(this.batch, which, list, games,
      memory.error);
    if (status) memory.fail(status);
  }
  get finished() {
    return this.memory.module._tes_batch_finished(this.batch);
  }
}
