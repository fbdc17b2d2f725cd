/** What the end of a flight phase is worth, and the plain answer for who has no opinion of their own. */

import { COLOURS, handsOf, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { AIRPORT_CARDS, CARDS, type Card, fuelBetween, isElectric, kindOf } from '@tarmac/flights/rules';
import type { Flyable } from './flyable.ts';

export interface Worth {
  /** A pawn brought home. */
  readonly home: number;
  /** By city * COLOURS + colour: what a pawn left there is worth. */
  readonly placed: readonly number[];
  /** A coin saved. */
  readonly coin: number;
}

const HOME = 100;
const COIN = 1;
const AT_OWN_AIRPORT = 1;
const ONE_FLIGHT_FROM_HOME = 2;

/** A pawn on an airport of the team, one flight of the same hand away from home, waits better than elsewhere. */
export function plainWorth(state: Flyable, tables: Tables): Worth {
  const placed: number[] = new Array(tables.cityIds.length * COLOURS).fill(0);
  for (let hand = 0; hand < handsOf(state); hand++) {
    const cards = ownedBy(state, hand);
    const airports = cards.filter((card) => kindOf(card) === 'airport');
    for (const from of airports) {
      for (let colour = 0; colour < COLOURS; colour++) {
        const cell = tables.cityOf[from]! * COLOURS + colour;
        const near = airports.some((to) => tables.continentOf[to] === colour && canFly(state, tables, cards, from, to));
        const worth = AT_OWN_AIRPORT + (near ? ONE_FLIGHT_FROM_HOME : 0);
        placed[cell] = Math.max(placed[cell]!, worth);
      }
    }
  }
  return { home: HOME, placed, coin: COIN };
}

/** Landing rights go back at the end of the round. */
function ownedBy({ where, rightsOf }: Flyable, hand: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (where[card] === hand && !(card < AIRPORT_CARDS && rightsOf[card] === hand)) cards.push(card);
  }
  return cards;
}

function canFly(state: Flyable, tables: Tables, cards: readonly Card[], from: Card, to: Card): boolean {
  if (tables.cityOf[from] === tables.cityOf[to]) return false;
  const hand = state.where[from]!;
  const fuel = fuelBetween(tables, from, to);
  const fuelled = (state.trucks[hand] ?? []).some((count, place) => count > 0 && place + 1 >= fuel);
  return (
    cards.some((card) => kindOf(card) === 'plane' && (fuelled || isElectric(card))) &&
    cards.some(
      (card) =>
        kindOf(card) === 'passenger' &&
        tables.continentOf[card] === tables.continentOf[to] &&
        tables.starsOf[card]! <= tables.starsOf[to]!,
    )
  );
}
