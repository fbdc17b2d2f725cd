/** Parser shapes for saves and for claimed views. */

import { flag, list, oneOf, orNull, record, type Shape, seatShapes, tagged, whole } from '@tarmac/kit';
import { AIRLINES, type Airline, type ByAirline, MARKERS, ROW_SIZE, SCORING_CARDS } from './airlines.ts';
import { sabotageOf } from './state.ts';
import type { Tables } from './tables.ts';

const LARGEST = 10_000;
/** Every shuffle of the flight pile needs a played card, and each of those used a marker. */
export const MOST_MAKINGS = MARKERS;
/** AL-9.1, AL-9.3 one for each scoring card and the last. */
const MOST_SCORINGS = SCORING_CARDS + 1;

export const airline: Shape<Airline> = oneOf(...AIRLINES);
export const count = whole(0, LARGEST);
const byAirline = <T>(item: Shape<T>): Shape<ByAirline<T>> =>
  list(item, AIRLINES.length, AIRLINES.length) as Shape<ByAirline<T>>;
export const counts = byAirline(count);
export const scoringNumber = whole(1, MOST_SCORINGS);
export const endRule = oneOf('AL-9.3', 'AL-9.4', 'AL-9.5');
export const rowOfCards = list(airline, 0, ROW_SIZE);

/** By flight card. */
export const byFlight = ({ flights }: Tables, item: Shape): Shape => list(item, flights.length, flights.length);

/** The public part; `config` has its own parser. */
export function openShapes(seats: number, tables: Tables): Readonly<Record<string, Shape>> {
  const { seat, bySeat } = seatShapes(seats);
  const circles = tables.numbers.length;
  return {
    config: () => null,
    seats: oneOf(seats),
    startSeat: seat,
    turn: seat,
    turnsDone: count,
    idleTurns: count,
    stirred: flag,
    extraTurns: orNull(whole(0, seats)),
    frame: tagged('kind', {
      turn: { removed: flag },
      flight: {},
      stock: { thenFlight: flag },
      sabotage: {},
      over: {},
    }),
    circles: list(whole(sabotageOf(AIRLINES.length - 1), AIRLINES.length - 1), circles, circles),
    markers: counts,
    founded: byAirline(flag),
    inactive: byAirline(flag),
    scoringCards: record({ inPile: whole(0, SCORING_CARDS), aside: whole(0, SCORING_CARDS) }),
    row: rowOfCards,
    laid: bySeat(counts),
    removed: counts,
    seenTaken: bySeat(counts),
    flightPiles: byFlight(tables, whole(0, MOST_MAKINGS)),
    scores: bySeat(count),
    payouts: list(
      record({ scoring: scoringNumber, airline, points: bySeat(count) }),
      0,
      MOST_SCORINGS * AIRLINES.length,
    ),
    scorings: whole(0, MOST_SCORINGS),
    endedBy: orNull(endRule),
  };
}
