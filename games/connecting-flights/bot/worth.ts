/**
 * What cards are worth to a seat, in coins: the solver's difference, over the flight phases still to come. A card that
 * adds nothing yet counts by what it would add beside cards one is likely to find.
 */

import { type Card, type Fleet, ROUNDS, type State, type Tables } from '@tarmac/connecting-flights/rules';
import { lastingFleet, withCard, withoutCard, withTrucks } from './fleets.ts';
import { rememberedRevenue } from './remembered.ts';

/** What somebody likes. */
export interface Taste {
  /** Coins that a point of revenue is worth for each further flight phase, and once for the last. */
  readonly perPhase: number;
  readonly final: number;
  /** The part that counts of what a card would add beside cards one may find. */
  readonly hope: number;
  /** Coins buy less than they might where there are many: how many of them double what one pays for revenue. */
  readonly plenty: number;
}

/** Flight phases still to come. */
export function phasesLeft({ round, flown }: Pick<State, 'round' | 'flown'>): number {
  return ROUNDS - Math.max(1, round) + (flown === null ? 1 : 0);
}

/** Stand-ins for cards one may find: no real card has these numbers. */
const FOUND_PLANE: Fleet['planes'][number] = { card: -1, stars: 3, electric: false };
const LARGE_TRUCK = 4;

/** What may come along: nothing; a truck; a plane with its truck; a passenger or an airport as well. */
function hopes(fleet: Fleet, continent: number): Fleet[] {
  const fuelled = withTrucks(fleet, LARGE_TRUCK, 1);
  const flying = { ...fuelled, planes: [...fleet.planes, FOUND_PLANE] };
  const peopled = { ...flying, passengers: [...fleet.passengers, { card: -2, stars: 2, continent }] };
  const landing = { ...flying, airports: [...fleet.airports, foundAirport(continent)] };
  return [fleet, fuelled, flying, peopled, landing];
}

function foundAirport(continent: number): Fleet['airports'][number] {
  return { card: -3, city: -1, continent, stars: 3, rights: true, penalty: 0, less: 0 };
}

export interface Worth {
  /** Revenue of the best plan with what the seat owns for good. */
  readonly revenue: number;
  /** What having one more would bring. */
  gained(card: Card): number;
  lost(card: Card): number;
  truckGained(capacity: number): number;
  truckLost(capacity: number): number;
  /** A point of lasting revenue in coins. */
  readonly perRevenue: number;
}

export function worthReader(taste: Taste): (state: State, tables: Tables, seat: number) => Worth {
  return (state, tables, seat) => {
    const fleet = lastingFleet(state, tables, seat);
    const left = phasesLeft(state);
    const wealth = 1 + (state.coins[seat] as number) / taste.plenty;
    const perRevenue = left === 0 ? 0 : ((left - 1) * taste.perPhase + taste.final) * wealth;
    const home = fleet.airports[0]?.continent ?? 0;
    const revenues = (one: Fleet, continent: number): number[] => hopes(one, continent).map(rememberedRevenue);
    const bases: number[][] = [];
    const baseline = (continent: number) => {
      bases[continent] ??= revenues(fleet, continent);
      return bases[continent];
    };
    const known = new Map<number, number>();
    const difference = (key: number, continent: number, other: () => Fleet, sign: 1 | -1): number => {
      const before = known.get(key);
      if (before !== undefined) return before;
      const near = continent < 0 ? home : continent;
      const base = baseline(near);
      const now = revenues(other(), near).map((revenue, hope) => sign * (revenue - (base[hope] as number)));
      const sure = now[0] as number;
      const hoped = left > 1 ? Math.max(...now) - sure : 0;
      const worth = perRevenue * (sure + taste.hope * Math.max(0, hoped));
      known.set(key, worth);
      return worth;
    };
    return {
      get revenue() {
        return baseline(home)[0] as number;
      },
      perRevenue,
      gained: (card) => difference(card, tables.continentOf[card] as number, () => withCard(fleet, tables, card), 1),
      lost: (card) => difference(-1 - card, tables.continentOf[card] as number, () => withoutCard(fleet, card), -1),
      truckGained: (capacity) => difference(1000 + capacity, -1, () => withTrucks(fleet, capacity, 1), 1),
      truckLost: (capacity) => difference(2000 + capacity, -1, () => withTrucks(fleet, capacity, -1), -1),
    };
  };
}
