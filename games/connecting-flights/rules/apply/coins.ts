/** CF-1.7 coins come and go: never below 0, never above 100. */

import { MOST_COINS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { State } from '../state.ts';

/** Returns what really came in. */
export function gain(state: Pick<State, 'coins'>, seat: Seat, amount: number): number {
  const had = state.coins[seat]!;
  const gained = Math.min(amount, MOST_COINS - had);
  state.coins[seat] = had + gained;
  return gained;
}

/** A compulsory payment: takes what there is. Returns what was paid. */
export function pay(state: Pick<State, 'coins'>, seat: Seat, amount: number): number {
  const had = state.coins[seat]!;
  const paid = Math.min(amount, had);
  state.coins[seat] = had - paid;
  return paid;
}

/** Above 0 a gain, below 0 a payment; returns what came of it, never -0. */
export function settle(state: Pick<State, 'coins'>, seat: Seat, amount: number): number {
  return amount > 0 ? gain(state, seat, amount) : 0 - pay(state, seat, -amount);
}
