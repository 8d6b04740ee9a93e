/** Seats count from 0; chance is -1. */
export type Seat = number;
export type Status = "asking" | "over" | "stuck";

export interface Option {
  index: number;
  key: string;
  kind: string;
  verb?: string;
  word?: string;
  piece?: string;
  type?: number;
  id?: string;
  x?: number;
  y?: number;
  rotation?: number;
  tile?: number;
  segment?: number;
  player?: Seat;
  number?: number;
  weight?: number;
  [more: string]: unknown;
}
export interface Decision {
  player: Seat;
  phase: string;
  prompt?: string;
  count: number;
  hidden?: boolean;
  options?: Option[];
  vetoes: { key?: string; reason?: string }[] | string[];
  [more: string]: unknown;
}
export interface Event {
  kind: string;
  turn: number;
  player: Seat;
  points?: number;
  reason?: string;
  items?: { name: string; module: string; count: number; points: number }[];
  [more: string]: unknown;
}
export interface Tile {
  type: number;
  id: string;
  x: number;
  y: number;
  rotation: number;
}
export interface Figure {
  figure: number;
  piece: string;
  owner: Seat;
  at: string;
  tile?: number;
  segment?: number;
  [more: string]: unknown;
}
export interface State {
  game: number;
  status: Status;
  turn: number;
  player: Seat;
  phase?: string;
  scores: number[];
  tiles_left: number;
  answers: number;
  events: number;
  hash: string;
  seats: { name: string; letter: string; bot?: string }[];
  tiles: Tile[];
  figures: Figure[];
  decision: Decision | null;
  [more: string]: unknown;
}
export interface Step {
  status: Status;
  answers: number;
  key?: string;
  hash: string;
  scores: number[];
  events: Event[];
  decision: Decision | null;
}
export interface Problem { file: string; line: number; text: string }
export interface TestResult {
  file: string;
  line: number;
  name: string;
  passed: boolean;
  random?: boolean;
  message?: string;
}
export interface NewGame {
  /** Text of a config: Lua that returns a table. */
  config?: string;
  /** Name of a preset or of a file that was written. */
  preset?: string;
  set?: Record<string, string | number | boolean>;
  seed?: number;
  /** More folders with modules and tile sets. */
  path?: string[];
}
export interface OpenOptions {
  wasm?: ArrayBuffer | Uint8Array;
  files?: Record<string, string>;
}

export declare class TesseraError extends Error {
  code: number;
  data?: unknown;
}

export declare class Game {
  readonly id: number;
  /** The position, all of it or as a seat sees it. */
  state(seat?: Seat): State;
  decision(how?: { seat?: Seat; from?: number; limit?: number }):
    Decision | null;
  events(how?: { seat?: Seat; from?: number; limit?: number }): Event[];
  /** Answers by the option's key or its index. */
  answer(choice: string | number, how?: { seat?: Seat }): Step;
  /** Lets chance answer, by the game's own random numbers. */
  roll(how?: { seat?: Seat }): Step;
  undo(answers?: number, how?: { consent?: boolean }): Step;
  hint(how?: { bot?: string; seat?: Seat }):
    { player: Seat; index: number; key: string };
  /** Lets a bot answer for all: to the end, so many times, or until a seat
   * is asked. */
  play(how?: { bot?: string; answers?: number; untilSeat?: Seat }):
    { answers: number; status: Status };
  /** Another game of the same rules: quicker than one of the same config. */
  again(seed?: number): Game;
  clone(): Game;
  sample(seat: Seat, seed?: number): Game;
  svg(how?: { size?: number; bare?: boolean; seat?: Seat }): string;
  text(how?: { seat?: Seat }): string[];
  /** The saved game. */
  save(): string;
  close(): void;
}

export declare class Tessera {
  static open(options?: OpenOptions): Promise<Tessera>;
  readonly version: string;
  readonly bots: string[];
  /** ms that scripts may take an answer, in games made from now on. */
  limit(time: number): number;
  language(code: string): string;
  modules(): unknown;
  write(name: string, text: string): void;
  read(name: string): string;
  remove(name: string): void;
  list(): string[];
  game(how?: NewGame): Game;
  load(save: string): Game;
  /** All that is wrong with modules and tile sets that were written. */
  check(files?: string[], path?: string[]): Problem[];
  test(files?: string[], how?: { coverage?: boolean; games?: number;
    path?: string[] }): { results: TestResult[]; coverage: string[] };
  /** Any method of the protocol (`tessera rpc --schema`). */
  call(method: string, params?: object,
    notify?: (method: string, params: unknown) => void): unknown;
}
export default Tessera;
