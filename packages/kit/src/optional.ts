/** Optional acts of bots. One is asked only when it owes a decision, and then of all it may do, but not of that for ever. */

import type { BySeat, Game, Seat, Shapes } from './game.ts';

/** After so many optional acts in a row a bot chooses only among those that discharge what it owes. */
const MOST_IN_A_ROW = 4;

/** By seat: how many acts of its own were optional since the last that was not, after one more act. */
export function optionalInARow<T extends Shapes>(
  game: Game<T>,
  before: BySeat<number>,
  seat: Seat,
  action: T['action'],
): BySeat<number> {
  if (!game.hasOptionalActions) return before;
  const own = game.isOptional(action) ? (before[seat] ?? 0) + 1 : 0;
  return before.map((count, other) => (other === seat ? own : count));
}

/** What a bot that owes a decision is asked to choose from; `inARow` as `optionalInARow` counts. */
export function botChoices<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  inARow: BySeat<number>,
): readonly T['action'][] {
  const actions = game.actions(state, seat);
  return (inARow[seat] ?? 0) < MOST_IN_A_ROW ? actions : actions.filter((action) => !game.isOptional(action));
}
