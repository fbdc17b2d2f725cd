/** Whose decision the server has to ask a bot for. */

import { botsOwing, type Game, type Seat } from '@tarmac/kit';
import type { Position } from './position.ts';

/** The first seat played by a bot, or by somebody's stand-in, that is to decide now. */
export function botOwing(game: Game, { fold, after }: Position): Seat | null {
  if (fold.end !== null) return null;
  return botsOwing(game.toAct(fold.state), (seat) => after.seats[seat]?.bot != null)[0] ?? null;
}
