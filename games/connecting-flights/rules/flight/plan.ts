/** A flight plan: chains of flights end to end (CF-2.10). */

import {
  AIRPORT_CARDS,
  airport,
  count,
  FIRST_PASSENGER,
  FIRST_PLANE,
  passenger,
  plane,
  truck,
} from '@tarmac/flights/rules';
import { flag, list, orNull, record, type TypeOf } from '@tarmac/kit';

/** CF-2.10 an airport or a plane serves one flight, so no plan has more of either. */
const MOST_CHAINS = AIRPORT_CARDS;
const MOST_LEGS = FIRST_PASSENGER - FIRST_PLANE;

/**
 * CF-2.1 one flight, less its origin, which is where the one before it ended; CF-2.8 with one passenger. What is missing is null (no truck: 0), for
 * a flight may lie there unfinished: it counts nothing and spoils no other.
 */
const leg = record({ plane: orNull(plane), truck, passenger: orNull(passenger), to: orNull(airport) });
export type Leg = TypeOf<typeof leg>;

const chain = record({ from: orNull(airport), legs: list(leg, 0, MOST_LEGS) });
export type Chain = TypeOf<typeof chain>;

export const plan = list(chain, 0, MOST_CHAINS);
export type Plan = TypeOf<typeof plan>;

export const NO_FLIGHTS: Plan = [];

/** A valid flight; `onRights`: CF-4.9 it ended on landing rights, rented or lent. */
const flown = record({ from: airport, plane, truck, passenger, to: airport, revenue: count, onRights: flag });
export type Flown = TypeOf<typeof flown>;

/** Valid flights end to end: a chain is cut where a flight in it is not valid. */
export const runs = list(list(flown, 1, MOST_LEGS), 0, MOST_LEGS);
export type Run = readonly Flown[];
