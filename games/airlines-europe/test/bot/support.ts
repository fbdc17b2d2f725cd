/** Tables of every kind. */

import { type AirlinesEurope, DECKS } from '@tarmac/airlines-europe/rules';
import type { Table as TableOf } from '@tarmac/bots/proofs';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

export type Table = TableOf<AirlinesEurope>;

/** Every number of seats with every option, the start seat drawn or set: 96 tables, the number of seats changing fastest. */
export const TABLES: readonly Table[] = [false, true].flatMap((startIsSet) =>
  [false, true].flatMap((openScores) =>
    [false, true].flatMap((flightBan) =>
      DECKS.flatMap((deck) =>
        SEAT_COUNTS.map((seats) => ({
          seats,
          config: { board: 'europe-1', deck, flightBan, openScores, startSeat: startIsSet ? seats - 1 : null },
        })),
      ),
    ),
  ),
);
