/** The positions that come up when the rules policy plays, at tables of every kind. */

import { fastChance, type Seat, type Shapes } from '@tarmac/kit';
import type { Brain } from '../brain.ts';
import type { Limits } from '../levels.ts';
import { policyChoice } from '../policy.ts';

export interface Table<T extends Shapes> {
  readonly seats: number;
  readonly config: T['config'];
}

export interface AskedPosition<T extends Shapes> {
  readonly state: T['state'];
  readonly seat: Seat;
  /** More than one. */
  readonly actions: readonly T['action'][];
}

/** In points, see `policyChoice`: games differ from each other and still make sense. */
const NOISE = 2;

/** One position of so many is enough of a game: its neighbours are too much like it. */
const ONE_IN = 3;

/** Where a seat has a choice, in one game at that table. */
function* positionsAt<T extends Shapes>(
  brain: Brain<T>,
  { seats, config }: Table<T>,
  seed: number,
): Generator<AskedPosition<T>> {
  const { game } = brain;
  const chance = fastChance(seed);
  const sample = fastChance(seed + 2 ** 32);
  const choose = policyChoice(brain, NOISE);
  const state = game.setup(config, seats, chance);
  for (;;) {
    const [seat] = game.toAct(state).seats;
    if (seat === undefined) return;
    const actions = game.actions(state, seat);
    if (actions.length > 1 && sample.draw(ONE_IN) === 0) yield { state: game.clone(state), seat, actions };
    game.apply(state, seat, choose(state, seat, actions, chance), chance);
  }
}

/** So many games are under way at once, and give a position each in turn: a small sample holds all kinds of tables. */
const AT_ONCE = 12;

/** Without end, from games at these tables in turn. */
export function* positionsOf<T extends Shapes>(
  brain: Brain<T>,
  tables: readonly Table<T>[],
  seed: number,
): Generator<AskedPosition<T>> {
  let begun = 0;
  const begin = () => positionsAt(brain, tables[begun % tables.length]!, seed + begun++);
  const games = Array.from({ length: AT_ONCE }, begin);
  for (let turn = 0; ; turn = (turn + 1) % AT_ONCE) {
    let next = games[turn]?.next();
    while (next?.done !== false) {
      games[turn] = begin();
      next = games[turn]?.next();
    }
    yield next.value;
  }
}

/**
 * The levels with their horizon cut: what they look at, remember and choose by is theirs, and a decision costs a tenth. For
 * what does not hang on how far they look.
 */
export function withHorizon<T extends Shapes>(brain: Brain<T>, rounds: number): Brain<T> {
  const { trainee, pilot, captain } = brain.levels;
  const cut = (limits: Limits): Limits => ({ ...limits, rounds: Math.min(rounds, limits.rounds) });
  return { ...brain, levels: { trainee: cut(trainee), pilot: cut(pilot), captain: cut(captain) } };
}
