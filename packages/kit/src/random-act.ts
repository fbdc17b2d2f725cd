/**
 * The next act of a random game: whose it is and what it does, optional acts among them. Golden
 * recordings and the conformance suite play by it; playouts have a leaner loop of their own.
 */

import type { Chance } from './chance/chance.ts';
import type { Game, Seat, Shapes } from './game.ts';

/**
 * Which of its actions a seat takes, for games that random play would not bring where they are wanted
 * (a rare ending). Of the unbounded kinds it may answer with a lawful action that is not listed.
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

/** One look for an optional act of a random seat in this many acts. */
const OPTIONAL_EVERY = 3;

export function pick<V>(values: readonly V[], chance: Chance): V {
  return values[chance.draw(values.length)] as V;
}

/** Null when the game is over. Without `mayOpt` no optional act is made or drawn for. */
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
