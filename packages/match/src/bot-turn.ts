/** Which bot has to decide now, and the question for it. */

import { botChoices, botsOwing, type Game, type Seat, type Shapes } from '@tarmac/kit';
import type { Position } from './position.ts';

/** The first seat of a bot that has to decide now. */
export function botOwing(game: Game, { fold }: Position, isBot: (seat: Seat) => boolean): Seat | null {
  if (fold.end !== null) return null;
  return botsOwing(game.toAct(fold.state), isBot)[0] ?? null;
}

export interface BotQuestion {
  /** The id of the game. */
  readonly game: string;
  readonly view: Shapes['view'];
  readonly actions: readonly Shapes['action'][];
}

/** The view and the actions that the bot in a seat gets. */
export function questionFor(game: Game, { fold, views }: Position, seat: Seat): BotQuestion {
  return { game: game.id, view: views[seat], actions: botChoices(game, fold.state, seat, fold.optionalInARow) };
}
