/** CF-1.9 the decks: shuffled cards first, then those put under them, in the order they went there. */

import type { Chance } from '@tarmac/kit';
import type { SlotKind } from './board.ts';
import { CARDS, type Card, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE } from './components.ts';
import { IN_DECK, knowerBit, SABOTAGE_IN_DECK, SABOTAGE_UNDER_DECK, type State, UNDER_DECK } from './state.ts';

type DeckKind = Exclude<SlotKind, 'airport'>;

const FIRST: Readonly<Record<DeckKind, Card>> = { plane: FIRST_PLANE, passenger: FIRST_PASSENGER };
const END: Readonly<Record<DeckKind, Card>> = { plane: FIRST_ELECTRIC, passenger: CARDS };

/** As much of a state as has the decks of planes and passengers; both games' have. */
export interface Decked {
  readonly where: number[];
  readonly planeQueue: Card[];
  readonly passengerQueue: Card[];
}

function queueOf(state: Decked, kind: DeckKind): Card[] {
  return kind === 'plane' ? state.planeQueue : state.passengerQueue;
}

function shuffled({ where }: { readonly where: readonly number[] }, kind: DeckKind): number {
  let count = 0;
  for (let card = FIRST[kind]; card < END[kind]; card++) if (where[card] === IN_DECK) count++;
  return count;
}

export function deckSize(
  state: {
    readonly where: readonly number[];
    readonly planeQueue: readonly Card[];
    readonly passengerQueue: readonly Card[];
  },
  kind: DeckKind,
): number {
  const queue = kind === 'plane' ? state.planeQueue : state.passengerQueue;
  return queue.length + shuffled(state, kind);
}

/** The top card, which the caller puts where it goes. */
export function drawCard(state: Decked, kind: DeckKind, chance: Chance): Card {
  const left = shuffled(state, kind);
  if (left === 0) {
    const next = queueOf(state, kind).shift();
    if (next === undefined) throw new Error(`the ${kind} deck is empty`);
    return next;
  }
  let skip = chance.draw(left);
  for (let card = FIRST[kind]; ; card++) if (state.where[card] === IN_DECK && skip-- === 0) return card;
}

export function putUnder(state: Decked, kind: DeckKind, card: Card): void {
  queueOf(state, kind).push(card);
  state.where[card] = UNDER_DECK;
}

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

/** CF-1.9 what everyone has seen: every seat's bit and the watchers'. */
export function everySeat({ seats }: Pick<State, 'seats'>): number {
  return (1 << seats) - 1 + knowerBit('watcher');
}
