/** Whose decision a host has to ask a bot for, and what it asks. */

import { botChoices, botsOwing, type Game, type Seat, type Shapes } from '@tarmac/kit';
import type { Position } from './position.ts';

/** The first seat played by a bot that is to decide now. */
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

/** What the bot in a seat gets to see, and to choose from. */
export function questionFor(game: Game, { fold, views }: Position, seat: Seat): BotQuestion {
  return { game: game.id, view: views[seat], actions: botChoices(game, fold.state, seat, fold.optionalInARow) };
}
