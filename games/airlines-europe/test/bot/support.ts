/** Tables of every kind, and the positions that come up when the rules policy plays at them. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { type AirlinesEurope, DECKS } from '@tarmac/airlines-europe/rules';
import { type Position as PositionOf, positionsOf, type Table as TableOf } from '@tarmac/bots/proofs';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

export type Table = TableOf<AirlinesEurope>;
export type Position = PositionOf<AirlinesEurope>;

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

/** Without end, from games at all tables with these seats. */
export function positionsIn(seatCounts: readonly number[], seed: number): Generator<Position> {
  const tables = TABLES.filter(({ seats }) => seatCounts.includes(seats));
  return positionsOf(airlinesEuropeBrain, tables, seed);
}
