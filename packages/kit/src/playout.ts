/** Plays a game to its end by uniformly random decisions, in place. */

import type { Chance } from './chance/chance.ts';
import type { Game, Seat, Shapes } from './game.ts';
import { pick } from './random-act.ts';

export interface PlayoutLimits {
  /** The most decisions; the game may not be over then. */
  readonly decisions?: number;
  /** The most optional acts of all seats together; 50 by default. */
  readonly optional?: number;
}

/** Before one decision in this many, a random seat may make an optional action. */
const OPTIONAL_EVERY = 8;

/** Returns the number of decisions. The game is over afterwards unless it reached the limit. */
export function playout<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  seats: number,
  chance: Chance,
  limits: PlayoutLimits = {},
): number {
  const most = limits.decisions ?? Number.POSITIVE_INFINITY;
  const { hasOptionalActions } = game;
  let optionalLeft = hasOptionalActions ? (limits.optional ?? 50) : 0;
  let decisions = 0;
  while (decisions < most) {
    const { seats: owing } = game.toAct(state);
    if (owing.length === 0) break;
    let seat: Seat = owing.length === 1 ? (owing[0] as Seat) : (owing[chance.draw(owing.length)] as Seat);
    let owes = true;
    if (optionalLeft > 0 && chance.draw(OPTIONAL_EVERY) === 0) {
      const other = chance.draw(seats);
      if (!owing.includes(other) && game.actions(state, other).length > 0) {
        seat = other;
        owes = false;
        optionalLeft--;
      }
    }
    const actions = game.actions(state, seat);
    if (actions.length === 0) throw new Error(`${game.id}: seat ${seat} is to act and has no action`);
    let action = actions.length === 1 ? actions[0] : actions[chance.draw(actions.length)];
    if (hasOptionalActions && owes && game.isOptional(action)) {
      if (optionalLeft > 0) optionalLeft--;
      else action = pickOwed(game, seat, actions, chance);
    }
    game.apply(state, seat, action, chance);
    decisions++;
  }
  return decisions;
}

/** Picks again after an optional action, so that the others stay equally likely. */
function pickOwed<T extends Shapes>(
  game: Game<T>,
  seat: Seat,
  actions: readonly T['action'][],
  chance: Chance,
): T['action'] {
  const owed = actions.filter((action) => !game.isOptional(action));
  if (owed.length === 0) throw new Error(`${game.id}: seat ${seat} is to act and has no action but optional ones`);
  return pick(owed, chance);
}
