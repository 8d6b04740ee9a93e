import type { NewGame, Seat, Tessera } from "./tessera.js"; // tessera.d.ts

/** In place of an action: any that can be taken. */
export declare const ANY: number;
/** In place of an action: the game stays as it is. */
export declare const WAIT: number;

/** A run of actions, or of numbers of an observation: rows of `dims`. */
export interface Part {
  name: string;
  what: string;
  first: number;
  count: number;
  dims: number[];
}
export interface Schema {
  actions: number;
  size: number;
  seats: number;
  parts: Part[];
  planes: Part[];
}

declare class Numbers {
  readonly schema: Schema;
  /** How many actions there are. */
  readonly actions: number;
  /** Numbers of an observation. */
  readonly size: number;
  readonly seats: number;
  /** A plane of an observation, which shares its memory. */
  part(observation: Int32Array, name: string): Int32Array;
  close(): void;
}

export interface NewSpace extends Omit<NewGame, "seed"> {
  /** Odd number of cells a side that actions and observations cover; 31. */
  window?: number;
}

/** The numbers of a ruleset and a window, and games of it. */
export declare class Space extends Numbers {
  constructor(tessera: Tessera, how?: NewSpace);
  game(seed?: number | bigint): Play;
}

/** A game by numbers. Arrays are good until the next call for its space. */
export declare class Play {
  /** Who is asked; -1: chance, roll() answers; -2: the game is over. */
  readonly seat: Seat;
  /** Number of options. */
  readonly count: number;
  /** Answers by the number of an option. */
  answer(index: number): void;
  roll(): void;
  undo(answers?: number): void;
  /** The option that an action stands for now. */
  option(action: number): number | undefined;
  /** Answers by an action. */
  apply(action: number): void;
  /** The action of each option; 0xffffffff: it has none. */
  legal(): Uint32Array;
  /** 1 for the actions that can be taken. */
  mask(): Uint8Array;
  /** What a seat sees; by default who is asked. */
  observe(seat?: Seat): Int32Array;
  /** The words of an option, as saved games have them. */
  key(index: number): string;
  score(seat: Seat): number;
  readonly scores: number[];
  clone(): Play;
  close(): void;
}

export interface NewBatch extends NewSpace {
  games: number;
  /** All seeds of games follow from it. */
  seed?: number;
  reward?: "lead" | "result" | "points";
  /** Observe after each step. */
  planes?: boolean;
  /** A game that is over does not start again by itself. */
  stay?: boolean;
}

/** Many games at once. Arrays have a row for each game; take them anew after
 * each step, as the engine's memory may have moved. */
export declare class Batch extends Numbers {
  constructor(tessera: Tessera, how: NewBatch);
  readonly games: number;
  /** [games][actions] of the seat that is asked. */
  readonly mask: Uint8Array;
  /** [games][size] as that seat sees it. */
  readonly planes: Int32Array | undefined;
  /** [games][seats] of the last step. */
  readonly reward: Float32Array;
  /** Who is asked, -1: nobody. */
  readonly seat: Int32Array;
  /** 0: it goes on, 1: over, 2: a rule failed. */
  readonly done: Uint8Array;
  /** How many actions can be taken. */
  readonly legal: Uint32Array;
  /** The action of the last step, or 0xffffffff. */
  readonly taken: Uint32Array;
  /** To be written and given to step(): spares a copy. */
  readonly chosen: Uint32Array;
  /** The row of a game in one of these arrays. */
  row<T extends Uint8Array | Int32Array | Uint32Array | Float32Array>(
    array: T, game: number): T;
  /** An action for each game, ANY or WAIT; none: any in all. */
  step(actions?: ArrayLike<number>): void;
  /** Starts games again: all of them, or those that have a seed. */
  reset(seeds?: (number | bigint | false | null)[]): void;
  /** Games over since the batch was made. */
  readonly finished: number;
}
