/** The frames without data, and the seats they ask. */

import type { Seat } from '@tarmac/kit';
import type { Frame } from './state.ts';
import type { SeenFrame } from './view-types.ts';

export const TURN: Frame = { kind: 'turn' };
export const SECOND: Frame = { kind: 'second' };
export const SHARE: Frame = { kind: 'share' };
export const OVER: Frame = { kind: 'over' };

/** AE-3.1 clockwise. */
export function after(state: { readonly seats: number }, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

/** The asked seat; -1 in the opening (all seats) and at the end (none). */
export function askedSeat(state: { readonly frame: Frame | SeenFrame; readonly turn: Seat }): Seat {
  switch (state.frame.kind) {
    case 'opening':
    case 'over':
      return -1;
    case 'market':
    case 'ban':
      return state.frame.seat;
    default:
      return state.turn;
  }
}
