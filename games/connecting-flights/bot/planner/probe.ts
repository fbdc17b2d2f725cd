/** The planner's part of `arena bench`: the largest likely hands. */

import { BOARDS, tablesOf } from '@tarmac/connecting-flights/rules';
import { AIRPORT_CARDS, CARDS, type Card, FIRST_PASSENGER, FIRST_PLANE } from '@tarmac/flights/rules';
import { type Chance, fastChance } from '@tarmac/kit';
import { airportOf, passengerOf, planeOf, printedFares } from '../fleets.ts';
import { bestPlan, type Fleet } from './index.ts';

const OF_EVERYTHING = 8;
const HANDS = 256;
const TRUCK_SIZES = 4;

export const plannerProbe = {
  name: `planner, ${OF_EVERYTHING} of everything`,
  /** In nanoseconds: what a hand may take on average. */
  most: 5_000_000,
  /** Solves every hand once and says how many there were. */
  make(): () => number {
    const hands = dealHands();
    return () => {
      for (const hand of hands) bestPlan(hand);
      return hands.length;
    };
  },
} as const;

function dealHands(): Fleet[] {
  const tables = tablesOf(Object.keys(BOARDS)[0]!);
  const chance = fastChance(OF_EVERYTHING);
  return Array.from({ length: HANDS }, () => {
    const trucks = new Array<number>(TRUCK_SIZES).fill(0);
    for (let truck = 0; truck < OF_EVERYTHING; truck++) {
      const place = chance.draw(TRUCK_SIZES);
      trucks[place] = trucks[place]! + 1;
    }
    return {
      airports: deal(0, AIRPORT_CARDS, chance).map((card) => airportOf(tables, card, false)),
      planes: deal(FIRST_PLANE, FIRST_PASSENGER, chance).map((card) => planeOf(tables, card)),
      passengers: deal(FIRST_PASSENGER, CARDS, chance).map((card) => passengerOf(tables, card)),
      trucks,
      boosts: 0,
      fares: printedFares(tables),
    };
  });
}

function deal(first: Card, end: Card, chance: Chance): Card[] {
  const left = Array.from({ length: end - first }, (_, place) => first + place);
  return Array.from({ length: OF_EVERYTHING }, () => left.splice(chance.draw(left.length), 1)[0]!);
}
