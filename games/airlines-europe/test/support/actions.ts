/** Short names for the actions, so that a test reads like a turn. */

import type { Action } from '../../rules/actions.ts';
import type { Airline, Share } from '../../rules/airlines.ts';

export const stop: Action = { type: 'stop' };
export const draw: Action = { type: 'draw' };
export const cash: Action = { type: 'cash' };
export const pass: Action = { type: 'pass' };

export function choose(first: Airline, second: Airline): Action {
  return { type: 'choose', shares: [first, second] };
}

export function buy(airline: Airline, route: string, licence = 0): Action {
  return { type: 'buy', airline, route, licence };
}

export function take(airline: Airline): Action {
  return { type: 'take', airline };
}

export function play(share: Share, count = 1): Action {
  return { type: 'play', share, count };
}

export function playTwo(first: Share, second: Share): Action {
  return { type: 'playTwo', shares: [first, second] };
}

export function exchange(give: 1 | 3): Action {
  return { type: 'exchange', give };
}

export function give(from: 'portfolio' | 'hand', share: Share): Action {
  return { type: 'give', from, share };
}

export function ban(route: string, licence: number): Action {
  return { type: 'ban', route, licence };
}
