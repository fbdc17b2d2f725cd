/** Limits optional acts of bots. A bot that owes a decision may choose an optional act, but not for ever. */

import type { BySeat, Game, Seat, Shapes } from './game.ts';

/** After so many optional acts in a row a bot gets no optional actions. */
const MOST_IN_A_ROW = 4;

/** By seat: its optional acts since its last act that was not optional, after one more act. */
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

/** The actions that a bot with a decision to make may choose from; `inARow` comes from `optionalInARow`. */
export function botChoices<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  inARow: BySeat<number>,
): readonly T['action'][] {
  const actions = game.actions(state, seat);
  return (inARow[seat] ?? 0) < MOST_IN_A_ROW ? actions : actions.filter((action) => !game.isOptional(action));
}
