/**
 * The contract between a game and everything that runs it: server, browser, bots, tests.
 *
 * Everything a game returns is plain JSON data. A pending decision is a frame in
 * the state (a kind and its data), never a callback, so a match can be saved, searched, replayed or
 * undone between any two decisions.
 */

import type { Chance } from './chance/chance.ts';

export type Seat = number;

/** Whose view it is: a seat's, or that of somebody who only watches. */
export type Eye = Seat | 'watcher';

export type BySeat<T> = T[];

/**
 * Who owes a decision. `each`: every one of the seats does (simultaneous hidden choices, the
 * addressee of an offer). `any`: whichever acts first acts for all (a cooperative team).
 * No seats exactly when the game is over.
 */
export interface ToAct {
  readonly mode: 'each' | 'any';
  readonly seats: readonly Seat[];
}

export type Fact = string | number | boolean;

/** The first rule an action would break, as data. The game's text layer has the words. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly [fact: string]: Fact;
}

/** The result of a parser: a value, or what is wrong with the input and where. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export interface Outcome {
  /** 1 is first; equal numbers share the place. A lost cooperative game ranks everyone 2. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The rule by which the game ended, such as 'AE-8.7'. */
  readonly rule: string;
}

/** One setting of a table, described well enough for a form, a command line and a parser. */
export type OptionSpec =
  /** `hints`: without it nobody may ask for hints either. */
  | { readonly key: string; readonly kind: 'flag'; readonly default: boolean; readonly hints?: true }
  | { readonly key: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** A seat chosen by the table's host; null leaves it to chance. */
  | { readonly key: string; readonly kind: 'seat'; readonly default: null };

/** The five data types of one game, bundled so that generic code carries one parameter. */
export interface Shapes {
  config: unknown;
  state: unknown;
  action: unknown;
  view: unknown;
  news: unknown;
}

export interface Game<T extends Shapes = Shapes> {
  readonly id: string;
  /** Raised by every change that alters a golden replay; `load` knows all earlier ones. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win or lose together, also where there is but one. Left out where they play against each other. */
  readonly cooperative?: true;
  readonly options: readonly OptionSpec[];
  /**
   * Optional acts are those that nobody waits for: whatever a seat outside `toAct` does (replace a
   * hidden choice, pay off a sabotage), and the kinds that `isOptional` names, whoever does them. No
   * cycle of optional acts may keep a game from ending. This says whether either can ever occur.
   */
  readonly hasOptionalActions: boolean;
  /**
   * Kinds of actions that never discharge the decision a seat owes (a standing order, an offer made
   * beside one's turn): it owes what it owed before, if only after somebody has answered.
   */
  isOptional(action: T['action']): boolean;
  /** No game with so many seats takes more acts than this, optional acts not counted. */
  longest(seats: number): number;

  /** Fills in defaults and reports bad input. The result is never changed again. */
  parseConfig(input: unknown, seats: number): Parsed<T['config']>;
  parseAction(input: unknown): Parsed<T['action']>;
  /** Migrates and validates a saved state of this or an earlier version. Throws on an invalid one. */
  load(saved: unknown, version: number): T['state'];

  setup(config: T['config'], seats: number, chance: Chance, news?: T['news'][]): T['state'];
  toAct(state: T['state']): ToAct;
  /**
   * Every legal action of the finite kinds and good representatives of the unbounded ones, in a
   * stable order. A seat in `toAct` always has one that is not optional. Callers must not change
   * what they get: the objects may be shared between calls.
   * Calls no optimiser: bots propose the best of countless plans.
   */
  actions(state: T['state'], seat: Seat): readonly T['action'][];
  /** Depends only on what the seat can see, and changes nothing. */
  check(state: T['state'], seat: Seat, action: T['action']): Refusal | null;
  /** Changes the state in place; the caller owns it and has checked the action. */
  apply(state: T['state'], seat: Seat, action: T['action'], chance: Chance, news?: T['news'][]): void;
  clone(state: T['state']): T['state'];

  /** The only data that reaches a client, built field by field. */
  view(state: T['state'], eye: Eye): T['view'];
  /**
   * Who, as far as this eye can tell, may owe a decision, in seat order: exact for its own seat; of
   * others, everyone who might, since a secret choice may not show. Pages and clocks show this and not
   * `toAct`, which knows who has chosen already. Callers must not change the result.
   */
  awaited(view: T['view']): readonly Seat[];
  /**
   * A random state that looks the same to that eye and fits everything it has seen. Bots search it,
   * and tests use it to prove that `view` leaks nothing.
   */
  imagine(view: T['view'], chance: Chance): T['state'];
  /** The part of the news that this eye may know; null for none. */
  tell(news: T['news'], eye: Eye): T['news'] | null;

  /** Null as long as a seat is to act. */
  outcome(state: T['state']): Outcome | null;
  /** Broken invariants in words (cards lost, money minted); empty when all is well. */
  audit(state: T['state']): string[];
}
