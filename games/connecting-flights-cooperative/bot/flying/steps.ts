/** What the search found, as the actions that do it. */

import type { Of } from '@tarmac/connecting-flights-cooperative/rules';
import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import { AIRPORT_CARDS, type Card, CONTINENTS } from '@tarmac/flights/rules';
import type { Fleet, Served } from './fleet.ts';
import type { Flyable } from './flyable.ts';
import type { Problem } from './problem.ts';
import type { Found } from './search.ts';

export type Step = Of<'fly'> | Of<'charter'>;

export function stepsOf(state: Flyable, { tables, slots, fleets }: Problem, { moves, placings }: Found): Step[] {
  const steps: Step[] = [];
  const charter = (cell: number, to: number) => {
    const city = Math.floor(cell / COLOURS);
    steps.push({
      type: 'charter',
      pawn: CONTINENTS[cell % COLOURS]!,
      from: tables.cityIds[city]!,
      to: tables.cityIds[to]!,
    });
  };
  const handOf = (slot: number) => slots[slot]!.hand;
  const served = fleets.map((fleet: Fleet, hand): Served[] =>
    fleet.serve(moves.filter(({ to }) => handOf(to) === hand).map(({ need }) => need)),
  );
  const airports = airportsOf(state);
  for (const { from, to, load } of moves) {
    const hand = handOf(to);
    const origin = slots[from]!.city;
    const pawns = CONTINENTS.map((_, colour) => load.filter((cell) => cell % COLOURS === colour).length);
    for (const cell of load) if (Math.floor(cell / COLOURS) !== origin) charter(cell, origin);
    const { plane, passenger, truck } = served[hand]!.shift()!;
    const cards = tables.cardsOf[origin]!;
    const targets = tables.cardsOf[slots[to]!.city]!;
    const begin = airports.origin(hand, cards);
    const end = airports.destination(hand, targets);
    steps.push({ type: 'fly', hand, from: begin, plane, truck, passenger, to: end, pawns });
  }
  for (const { cell, to } of placings) charter(cell, to);
  return steps;
}

/** Which card of a city serves next: as the search counted them, of equal ones the lowest number. */
function airportsOf({ where, rightsOf, flights }: Flyable) {
  const free: boolean[] = [];
  const end: boolean[] = [];
  for (let card = 0; card < AIRPORT_CARDS; card++) {
    const rights = rightsOf[card]! >= 0;
    const left = flights.some(({ from }) => from === card);
    const reached = flights.some(({ to }) => to === card);
    free[card] = !left && !reached;
    end[card] = !left && reached && !rights;
  }
  const owned = (hand: number) => (card: Card) => rightsOf[card]! < 0 && where[card] === hand;
  return {
    origin(hand: number, cards: readonly Card[]): Card {
      const mine = cards.filter(owned(hand));
      const card = (mine.find((each) => end[each]) ?? mine.find((each) => free[each])) as Card;
      free[card] = false;
      end[card] = false;
      return card;
    },
    destination(hand: number, cards: readonly Card[]): Card {
      const mine = cards.filter(owned(hand)).find((each) => free[each]);
      const card = mine ?? cards.find((each) => rightsOf[each] === hand && free[each])!;
      free[card] = false;
      if (mine !== undefined) end[card] = true;
      return card;
    },
  };
}
