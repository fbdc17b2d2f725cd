/** CF-5.3, CF-6.1 the display: four passengers and two planes. */

import { type Card, deckSize, drawCard, FIRST_PASSENGER, putUnder } from '@tarmac/flights/rules';
import type { Chance } from '@tarmac/kit';
import { NO_CARD, ON_DISPLAY, type State } from './state.ts';

export const PASSENGERS_SHOWN = 4;
export const PLANES_SHOWN = 2;

export function layDisplay(state: State, chance: Chance): void {
  state.passengersShown = Array.from({ length: PASSENGERS_SHOWN }, () => next(state, 'passenger', chance));
  state.planesShown = Array.from({ length: PLANES_SHOWN }, () => next(state, 'plane', chance));
}

/** The card that replaces a bought one; NO_CARD if the deck is empty. */
export function refill(state: State, bought: Card, chance: Chance): Card {
  const isPassenger = bought >= FIRST_PASSENGER;
  const shown = isPassenger ? state.passengersShown : state.planesShown;
  const card = next(state, isPassenger ? 'passenger' : 'plane', chance);
  shown[shown.indexOf(bought)] = card;
  return card;
}

/** CF-1.9 all go under their decks, from left to right, and new ones are turned up. */
export function renewDisplay(state: State, chance: Chance): void {
  for (const card of state.passengersShown) if (card !== NO_CARD) putUnder(state, 'passenger', card);
  for (const card of state.planesShown) if (card !== NO_CARD) putUnder(state, 'plane', card);
  layDisplay(state, chance);
}

function next(state: State, kind: 'plane' | 'passenger', chance: Chance): Card {
  if (deckSize(state, kind) === 0) return NO_CARD;
  const card = drawCard(state, kind, chance);
  state.where[card] = ON_DISPLAY;
  return card;
}
