/** A flight plan: chains of flights end to end (CF-2.10). */

import type { Card } from '../components.ts';

/**
 * CF-2.1 one flight, less its origin, which is where the one before it ended. What is missing is null (no truck: 0), for
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
