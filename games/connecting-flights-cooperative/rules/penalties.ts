/** CF-6.5, CF-7.6 the team's costs at the end of a round. */

import { CONTINENTS, type Continent } from '@tarmac/flights/rules';
import { scenarioOf } from './costs.ts';
import { PAWNS_OF_COLOUR, pawnsAt, pawnsByColour } from './pawns.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** CF-6.5 */
export const CROWDED_FROM = 4;
export const CROWDED_COST = 5;
export const FULL_COST = 10;
const UNEQUAL_FROM = 4;
export const UNEQUAL_COST = 5;

export interface Penalties {
  /** Airports with four pawns or more, by city id. */
  readonly crowded: readonly string[];
  /** Colours with all their pawns on the board. */
  readonly full: readonly Continent[];
  /** The largest hand has four cards or more than the smallest, with several players. */
  readonly unequal: boolean;
  readonly due: number;
}

type Counted = Pick<State, 'config' | 'seats'> & {
  readonly pawns: readonly number[];
  readonly where: readonly number[];
  readonly trucks: readonly (readonly number[])[];
};

/** If the round ended now. */
export function penaltiesNow(state: Counted, { cityIds }: Tables): Penalties {
  const crowded = cityIds.filter((_, city) => pawnsAt(state, city) >= CROWDED_FROM);
  const counts = pawnsByColour(state);
  const full = CONTINENTS.filter((_, colour) => counts[colour] === PAWNS_OF_COLOUR);
  const unequal = handDifference(state) >= UNEQUAL_FROM;
  const due = CROWDED_COST * crowded.length + FULL_COST * full.length + (unequal ? UNEQUAL_COST : 0);
  return { crowded, full, unequal, due };
}

/** CF-6.5 airports, planes and passengers, without landing rights; 0 for somebody alone, with two hands too. */
function handDifference({ seats, where, trucks }: Counted): number {
  if (seats === 1) return 0;
  const cards: number[] = trucks.map(() => 0);
  for (const hand of where) if (hand >= 0) cards[hand] = cards[hand]! + 1;
  return Math.max(...cards) - Math.min(...cards);
}

/** CF-7.6 for every full ten coins. */
export function interestDue({ config, coins }: Pick<State, 'config' | 'coins'>): number {
  return (scenarioOf(config).charges?.perTen ?? 0) * Math.floor(coins / 10);
}

/** CF-7.6 the trucks that are charged for, and what for. */
export function carbonDue({ config, trucks }: Pick<Counted, 'config' | 'trucks'>): { trucks: number; coins: number } {
  const { charges } = scenarioOf(config);
  if (charges === null) return { trucks: 0, coins: 0 };
  let count = 0;
  for (const ofHand of trucks) for (const trucksOf of ofHand.slice(charges.capacity - 1)) count += trucksOf;
  return { trucks: count, coins: count * charges.perTruck };
}
