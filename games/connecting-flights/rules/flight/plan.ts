/** A flight plan: chains of flights end to end (CF-2.10). */

import type { Card } from '@tarmac/flights/rules';

/**
 * CF-2.1 one flight, less its origin, which is where the one before it ended; CF-2.8 with one passenger. What is missing is null (no truck: 0), for
 * a flight may lie there unfinished: it counts nothing and spoils no other.
 */
export interface Leg {
  readonly plane: Card | null;
  /** The capacity of the truck on the plane, 1 to 4; 0 without one. */
  readonly truck: number;
  readonly passenger: Card | null;
  readonly to: Card | null;
}

export interface Chain {
  readonly from: Card | null;
  readonly legs: readonly Leg[];
}

export type Plan = readonly Chain[];

export const NO_FLIGHTS: Plan = [];

/** A valid flight. */
export interface Flown {
  readonly from: Card;
  readonly plane: Card;
  readonly truck: number;
  readonly passenger: Card;
  readonly to: Card;
  readonly revenue: number;
  /** CF-4.9 it ended on landing rights, rented or lent. */
  readonly onRights: boolean;
}

/** Valid flights end to end: a chain is cut where a flight in it is not valid. */
export type Run = readonly Flown[];
