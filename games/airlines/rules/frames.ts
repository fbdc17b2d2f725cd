/** The frames, made once, and the order of seats. */

import type { Seat } from '@tarmac/kit';
import type { Frame } from './state.ts';

export const TURN: Frame = { kind: 'turn', removed: false };
export const TURN_AFTER_REMOVAL: Frame = { kind: 'turn', removed: true };
export const FLIGHT: Frame = { kind: 'flight' };
export const STOCK: Frame = { kind: 'stock', thenFlight: false };
export const STOCK_THEN_FLIGHT: Frame = { kind: 'stock', thenFlight: true };
export const SABOTAGE: Frame = { kind: 'sabotage' };
export const OVER: Frame = { kind: 'over' };

/** AL-2.3 clockwise. */
export function after(state: { readonly seats: number }, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}
