/** CF-2.10 the cards used by this round's flights, and the ends of chains. */

import type { Card } from '@tarmac/flights/rules';
import type { Flight } from './state.ts';

type Flew = { readonly flights: readonly Flight[] };

/** A plane or a passenger that serves a flight. */
export function isServing({ flights }: Flew, card: Card): boolean {
  for (const { plane, passenger } of flights) if (plane === card || passenger === card) return true;
  return false;
}

/** A flight left from it. */
export function isLeft({ flights }: Flew, airport: Card): boolean {
  for (const { from } of flights) if (from === airport) return true;
  return false;
}

/** A flight ended on it. */
export function isReached({ flights }: Flew, airport: Card): boolean {
  for (const { to } of flights) if (to === airport) return true;
  return false;
}

/** Trucks of that capacity of the hand that are free this round. */
export function trucksFree(
  { flights, trucks }: Flew & { readonly trucks: readonly (readonly number[])[] },
  hand: number,
  capacity: number,
): number {
  let free = trucks[hand]?.[capacity - 1] ?? 0;
  for (const flight of flights) if (flight.hand === hand && flight.truck === capacity) free--;
  return free;
}
