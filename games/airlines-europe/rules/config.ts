/** What the host of a table settles before the deal. */

import type { Board } from './board.ts';

/** AE-2.9, AE-2.10 */
export const DECKS = ['standard', 'exact', 'alternate'] as const;
export type Deck = (typeof DECKS)[number];

export interface Config {
  /** The id of a board that comes with the game, or a whole board file. */
  readonly board: string | Board;
  readonly deck: Deck;
  /** AE-10 */
  readonly flightBan: boolean;
  /** AE-2.2 */
  readonly openScores: boolean;
  /** AE-2.2 set by the host, or null: drawn. */
  readonly startSeat: number | null;
}
