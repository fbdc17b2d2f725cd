/**
 * Chooses the next act of a random game, optional acts included, for golden recordings and the
 * conformance suite. Playouts have a faster loop of their own.
 */

import type { Chance } from './chance/chance.ts';
import type { Game, Seat, Shapes } from './game.ts';

/**
 * Chooses an action of a seat, for games that random play would not reach (a rare ending). For
 * unbounded kinds it may return a legal action that is not listed.
 */
export type Choose<T extends Shapes> = (
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
  chance: Chance,
) => T['action'];

export interface RandomAct<T extends Shapes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly optional: boolean;
}

/** In one act of this many, a random seat may make an optional act. */
const OPTIONAL_EVERY = 3;

export function pick<V>(values: readonly V[], chance: Chance): V {
  return values[chance.draw(values.length)] as V;
}

/** Null when the game is over. Without `mayOpt` there is no optional act, and no draw for one. */
export function randomAct<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seats: number,
  mayOpt: boolean,
  chance: Chance,
  choose: Choose<T> = (_state, _seat, actions) => pick(actions, chance),
): RandomAct<T> | null {
  const owing = game.toAct(state).seats;
  if (owing.length === 0) return null;
  if (mayOpt && game.hasOptionalActions && chance.draw(OPTIONAL_EVERY) === 0) {
    const seat = chance.draw(seats);
    const listed = owing.includes(seat) ? [] : game.actions(state, seat);
    if (listed.length > 0) return { seat, action: choose(state, seat, listed, chance), optional: true };
  }
  const seat = pick(owing, chance);
  const listed = game.actions(state, seat).filter((action) => mayOpt || !game.isOptional(action));
  if (listed.length === 0)
    throw new Error(`seat ${seat} is to act and has no action${mayOpt ? '' : ' but optional ones'}`);
  const action = choose(state, seat, listed, chance);
  const optional = game.isOptional(action);
  if (optional && !mayOpt) throw new Error(`seat ${seat} chose an optional action, and there may be no more of them`);
  return { seat, action, optional };
}
