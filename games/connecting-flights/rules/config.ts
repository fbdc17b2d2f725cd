/** The settings of a table that the rules read. */

import type { Board } from './board.ts';

/** CF-4.10 as text, for it is chosen from a list. '0' is a game without trading. */
export const OFFER_LIMITS = ['0', '1', '2', '3', '4', '5'] as const;
export type OfferLimit = (typeof OFFER_LIMITS)[number];

export interface Config {
  /** The id of a board that comes with the game, or a board file. */
  readonly board: string | Board;
  /** CF-4.10 how many offers a seat may make in a round. */
  readonly offers: OfferLimit;
}
