/** CF-1.9 the deck of sabotage cards: shuffled ones first, then the cards put under it, in order. */

import type { Chance } from '@tarmac/kit';
import { knowerBit, SABOTAGE_IN_DECK, SABOTAGE_UNDER_DECK, type State } from './state.ts';

export function sabotagesLeft({ sabotages }: { readonly sabotages: readonly number[] }): number {
  let left = 0;
  for (const place of sabotages) if (place === SABOTAGE_IN_DECK || place === SABOTAGE_UNDER_DECK) left++;
  return left;
}

/** The top sabotage card, and the seats that know it already, as bits. */
export function drawSabotage(state: State, chance: Chance): { readonly sabotage: number; readonly knownTo: number } {
  let left = 0;
  for (const place of state.sabotages) if (place === SABOTAGE_IN_DECK) left++;
  if (left === 0) {
    const [next, ...rest] = state.sabotageQueue;
    if (next === undefined) throw new Error('the sabotage deck is empty');
    state.sabotageQueue = rest;
    return next;
  }
  let skip = chance.draw(left);
  for (let sabotage = 0; ; sabotage++) {
    if (state.sabotages[sabotage] === SABOTAGE_IN_DECK && skip-- === 0) return { sabotage, knownTo: 0 };
  }
}

export function burySabotage(state: State, sabotage: number, knownTo: number): void {
  state.sabotages[sabotage] = SABOTAGE_UNDER_DECK;
  state.sabotageQueue = [...state.sabotageQueue, { sabotage, knownTo }];
}

/** CF-1.9 publicly known: every seat's bit and the watchers'. */
export function everySeat({ seats }: Pick<State, 'seats'>): number {
  return (1 << seats) - 1 + knowerBit('watcher');
}
