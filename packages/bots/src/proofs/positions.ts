/** Positions of games that the rules policy plays, at tables of every kind. */

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
  /** At least two. */
  readonly actions: readonly T['action'][];
}

/** In points, see `policyChoice`: enough to vary the games without making them senseless. */
const NOISE = 2;

/** One position in so many: neighbours are too similar. */
const ONE_IN = 3;

/** Positions of one game in which a seat has a choice. */
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

/** So many games run at once and give a position each in turn, so that a small sample has all kinds of tables. */
const AT_ONCE = 12;

/** Endless, from games at these tables in turn. */
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
 * The levels with a shorter horizon: they consider, remember and choose as before, at a tenth of the cost. For proofs
 * that do not depend on the horizon.
 */
export function withHorizon<T extends Shapes>(brain: Brain<T>, rounds: number): Brain<T> {
  const { trainee, pilot, captain } = brain.levels;
  const cut = (limits: Limits): Limits => ({ ...limits, rounds: Math.min(rounds, limits.rounds) });
  return { ...brain, levels: { trainee: cut(trainee), pilot: cut(pilot), captain: cut(captain) } };
}
