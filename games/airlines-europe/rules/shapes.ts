/** Parser shapes for saves and for claimed views. */

import { flag, list, oneOf, orNull, record, type Shape, seatShapes, whole } from '@tarmac/kit';
import { AIRLINES, type Airline, type ByAirline, type ByShare, SHARE_COUNTS, SHARES } from './airlines.ts';
import { BANNED } from './state.ts';

const LARGEST = 10_000;
/** Every ordinary card enters a hand at most once, and leaves it at most once. */
const MOST_SIGHTINGS = 2 * SHARE_COUNTS.reduce((sum, count) => sum + count, 0);

export const airline = oneOf(...AIRLINES);
export const share = oneOf(...SHARES);
export const count = whole(0, LARGEST);
export const byAirline = <T>(item: Shape<T>): Shape<ByAirline<T>> =>
  list(item, AIRLINES.length, AIRLINES.length) as Shape<ByAirline<T>>;
export const byShare = list(count, SHARES.length, SHARES.length) as Shape<ByShare<number>>;
export const pair = list(airline, 2, 2) as Shape<readonly [Airline, Airline]>;

/** The frames that look the same to everyone. */
export function openFrames(seats: number): Readonly<Record<string, Readonly<Record<string, Shape>>>> {
  const { seat, bySeat } = seatShapes(seats);
  return {
    turn: {},
    second: {},
    share: {},
    market: { seat, left: whole(1, seats) },
    ban: { seat, passed: bySeat(flag) },
    over: {},
  };
}

/** The public part; `config` has its own parser. */
export function openShapes(seats: number, circles: number): Readonly<Record<string, Shape>> {
  const { seat, bySeat } = seatShapes(seats);
  return {
    config: () => null,
    seats: oneOf(seats),
    startSeat: seat,
    turn: seat,
    circles: list(whole(BANNED, AIRLINES.length - 1), circles, circles),
    planes: byAirline(count),
    track: byAirline(count),
    bonus: byAirline(flag),
    banMarkers: bySeat(count),
    deck: record({ drawn: count, met: count, metAt: count }),
    market: list(airline, 0, 5),
    portfolios: bySeat(byShare),
    gone: byShare,
    sightings: bySeat(record({ open: byAirline(count), closed: count, since: list(whole(0, 21), 0, MOST_SIGHTINGS) })),
    abacus: count,
    bank: count,
    cash: bySeat(count),
    payouts: list(record({ scoring: whole(1, 3), share, points: bySeat(count) }), 0, 3 * SHARES.length),
    scorings: whole(0, 3),
    scoringCards: orNull(record({ holder: seat, count: whole(1, 3) })),
    endedBy: oneOf(null, 'AE-8.7', 'AE-4.11'),
  };
}
