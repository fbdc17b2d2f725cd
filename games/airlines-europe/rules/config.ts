/** The settings of a table before the deal. */

import type { Board } from './board.ts';

/** AE-2.9, AE-2.10 */
export const DECKS = ['standard', 'exact', 'alternate'] as const;
export type Deck = (typeof DECKS)[number];

export interface Config {
  /** The id of a built-in board, or a whole board file. */
  readonly board: string | Board;
  readonly deck: Deck;
  /** AE-10 */
  readonly flightBan: boolean;
  /** AE-2.2 */
  readonly openScores: boolean;
  /** AE-2.2 set by the host; null leaves it to chance. */
  readonly startSeat: number | null;
}
