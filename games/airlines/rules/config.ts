/** The settings of a table before the deal. */

import type { Board } from './board.ts';

export interface Config {
  /** The id of a built-in board, or a whole board file. */
  readonly board: string | Board;
  /** AL-10.1 */
  readonly seatBonus: boolean;
  /** AL-10.2 */
  readonly lastRound: boolean;
  /** AL-10.3 */
  readonly controlledScoring: boolean;
  /** AL-2.3 set by the host; null leaves it to chance. */
  readonly startSeat: number | null;
}
