/** CF-1.9 the decks: shuffled cards first, then the cards put under them, in order. */

import type { Chance } from '@tarmac/kit';
import { CARDS, type Card, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE } from './components.ts';
import { IN_DECK, UNDER_DECK } from './places.ts';
import type { SlotKind } from './printed.ts';

type DeckKind = Exclude<SlotKind, 'airport'>;

const FIRST: Readonly<Record<DeckKind, Card>> = { plane: FIRST_PLANE, passenger: FIRST_PASSENGER };
const END: Readonly<Record<DeckKind, Card>> = { plane: FIRST_ELECTRIC, passenger: CARDS };

/** The part of both games' states with the decks of planes and passengers. */
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

/** Draws the top card; the caller puts it in its place. */
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
