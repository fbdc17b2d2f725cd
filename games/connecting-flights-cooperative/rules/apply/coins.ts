/** CF-1.7 the team's coins come and go: never below 0, never above 100. */

import { MOST_COINS } from '@tarmac/flights/rules';
import type { State } from '../state.ts';

/** Returns what really came in. */
export function gain(state: Pick<State, 'coins'>, amount: number): number {
  const gained = Math.min(amount, MOST_COINS - state.coins);
  state.coins += gained;
  return gained;
}

/** A compulsory payment: takes what there is. Returns what was paid. */
export function pay(state: Pick<State, 'coins'>, amount: number): number {
  const paid = Math.min(amount, state.coins);
  state.coins -= paid;
  return paid;
}
