/** Short names for the actions, so that a test reads like a turn. */

import type { Action } from '../../rules/actions.ts';
import type { Airline } from '../../rules/airlines.ts';

export const expand: Action = { type: 'expand' };
export const stop: Action = { type: 'stop' };
export const draw: Action = { type: 'draw' };

export function exchange(flight: string): Action {
  return { type: 'exchange', flight };
}

export function remove(airline: Airline): Action {
  return { type: 'remove', airline };
}

export function found(airline: Airline, count: number, route: string, flight: string): Action {
  return { type: 'found', airline, count, route, flight };
}

export function fly(airline: Airline, route: string, flight: string): Action {
  return { type: 'fly', airline, route, flight };
}

export function play(airline: Airline, count = 1): Action {
  return { type: 'play', airline, count };
}

export function sabotage(airline: Airline, route: string, circle: number): Action {
  return { type: 'sabotage', airline, route, circle };
}

export function take(airline: Airline): Action {
  return { type: 'take', airline };
}
