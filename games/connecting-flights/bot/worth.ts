/**
 * The value of cards to a seat, in coins: the solver's difference over the remaining flight phases. The gain with cards
 * likely to be found counts in part.
 */

import { type Bundle, NOTHING, type State, type Tables } from '@tarmac/connecting-flights/rules';
import { type Card, ROUNDS } from '@tarmac/flights/rules';
import { lastingFleet, withCard, withoutCard, withTrucks } from './fleets.ts';
import { codeOf, codeOfTruck, holdingOf, type Outlook, outlookAt } from './outlook.ts';
import type { Fleet } from './planner/index.ts';

/** What somebody likes. */
export interface Taste {
  /** Coins that one invests for a point of lasting revenue while one has few, ... */
  readonly rate: number;
  /** ... how many of them double it, ... */
  readonly plenty: number;
  /** ... and how much more it is towards the end: so many parts of it by the flight phases left. */
  readonly hurry: number;
  /** The same in the last round, when coins are good for nothing else. */
  readonly last: number;
  /** How much of the revenue counts that is only missing trucks, planes, passengers or airports. */
  readonly fuel: number;
  readonly planes: number;
  readonly passengers: number;
  readonly airports: number;
  /** The same where two of these three are missing and only the third is there. */
  readonly ownPlanes: number;
  readonly ownPassengers: number;
  /** After so many rounds what is missing is as good as found. */
  readonly patience: number;
}

/** Flight phases still to come. */
export function phasesLeft({ round, flown }: Pick<State, 'round' | 'flown'>): number {
  return ROUNDS - Math.max(1, round) + (flown === null ? 1 : 0);
}

export interface Worth {
  /** Revenue of the best plan with what the seat owns for good. */
  readonly revenue: number;
  /** A point of lasting revenue in coins. */
  readonly perRevenue: number;
  /** What having one more would bring. */
  gained(card: Card): number;
  lost(card: Card): number;
  truckGained(capacity: number): number;
  truckLost(capacity: number): number;
  /** What giving some things for others would bring, coins and loans left aside. */
  traded(give: Bundle, take: Bundle): number;
  /** Whether the best plan earns as much without these. */
  isIdle(give: Bundle): boolean;
}

export function worthReader(taste: Taste): (state: State, tables: Tables, seat: number) => Worth {
  return (state, tables, seat) => {
    const left = phasesLeft(state);
    const holding = holdingOf(lastingFleet(state, tables, seat));
    const { fleet, key } = holding;
    const perRevenue = perRevenueIn(taste, left, state.coins[seat]!);
    const promise = promiseIn(taste, left);
    const at = (change: number, make: () => Fleet) => outlookAt(fleet.fares, key + change, make);
    const now = at(0, () => fleet);
    const base = promise(now);
    return {
      revenue: now.revenue,
      perRevenue,
      gained: (card) => perRevenue * (promise(at(codeOf(tables, card), () => withCard(fleet, tables, card))) - base),
      lost: (card) => perRevenue * (base - promise(at(-codeOf(tables, card), () => withoutCard(fleet, card)))),
      truckGained: (capacity) =>
        perRevenue * (at(codeOfTruck(capacity), () => withTrucks(fleet, capacity, 1)).revenue - now.revenue),
      truckLost: (capacity) =>
        perRevenue * (now.revenue - at(-codeOfTruck(capacity), () => withTrucks(fleet, capacity, -1)).revenue),
      traded: (give, take) =>
        perRevenue * (promise(at(changeOf(tables, give, take), () => after(fleet, tables, give, take))) - base),
      isIdle: (give) =>
        at(changeOf(tables, give, NOTHING), () => after(fleet, tables, give, NOTHING)).revenue === now.revenue,
    };
  };
}

/** Coins that can hardly all be spent buy dearer, and so do the last rounds'. */
function perRevenueIn({ rate, plenty, hurry, last }: Taste, left: number, coins: number): number {
  if (left <= 1) return left * last;
  return rate * (1 + (coins / plenty) ** 2) * (1 + hurry / left);
}

/** The revenue that an outlook promises in the end, all in all. */
function promiseIn(taste: Taste, left: number): (outlook: Outlook) => number {
  const found = Math.min(1, (left - 1) / taste.patience);
  // Landing rights can be had in the last round too.
  const byAirports = taste.airports * Math.max(found, 0.5);
  const byPlanes = taste.planes * found;
  const byPassengers = taste.passengers * found;
  const ofPlanes = taste.ownPlanes * found;
  const ofPassengers = taste.ownPassengers * found;
  const sure = 1 - taste.fuel - byPlanes - byPassengers - byAirports - ofPlanes - ofPassengers;
  return ({ revenue, fuelled, planes, passengers, airports, ownPlanes, ownPassengers }) =>
    sure * revenue +
    taste.fuel * fuelled +
    byPlanes * planes +
    byPassengers * passengers +
    byAirports * airports +
    ofPlanes * ownPlanes +
    ofPassengers * ownPassengers;
}

function changeOf(tables: Tables, give: Bundle, take: Bundle): number {
  let change = 0;
  for (const card of take.cards) change += codeOf(tables, card);
  for (const card of give.cards) change -= codeOf(tables, card);
  take.trucks.forEach((count, place) => {
    change += (count - give.trucks[place]!) * codeOfTruck(place + 1);
  });
  return change;
}

function after(fleet: Fleet, tables: Tables, give: Bundle, take: Bundle): Fleet {
  let changed = fleet;
  for (const card of give.cards) changed = withoutCard(changed, card);
  for (const card of take.cards) changed = withCard(changed, tables, card);
  take.trucks.forEach((count, place) => {
    changed = withTrucks(changed, place + 1, count - give.trucks[place]!);
  });
  return changed;
}
