/** CF-4.1 the effects of the 17 events. The board file has their stages, saboteurs and numbers. */

import { AIRPORT_CARDS, type Card } from '@tarmac/flights/rules';
import type { BySeat } from '@tarmac/kit';
import type { Fares } from '../flight/fares.ts';
import { nearestWithLeast } from '../order.ts';
import type { State } from '../state.ts';
import type { EventEffect } from './effects.ts';
import type { EventId } from './ids.ts';

/** Airports that cost nothing in Airport Charges. */
const FREE_AIRPORTS = 2;
/** From this capacity on a truck pays the Carbon Levy. */
const LEVIED = 3;

const toOne = ({ seats }: State, seat: number, coins: number): BySeat<number> =>
  Array.from({ length: seats }, (_, other) => (other === seat ? coins : 0));

const forEach = ({ seats }: State, coins: (seat: number) => number): BySeat<number> =>
  Array.from({ length: seats }, (_, seat) => coins(seat));

const added = (values: readonly number[], places: readonly number[], amount: number): number[] =>
  values.map((value, place) => (places.includes(place) ? value + amount : value));

/** A fare war never makes a flight cost anything. */
const byStars = (fares: Fares, stars: number, amount: number): Fares => ({
  ...fares,
  byStars: added(fares.byStars, [stars - 1], amount).map((value) => Math.max(0, value)),
});

const byFuel = (fares: Fares, fuels: readonly number[], amount: number): Fares => ({
  ...fares,
  byFuel: added(
    fares.byFuel,
    fuels.map((fuel) => fuel - 1),
    amount,
  ),
});

const lowered = (price: number, amount: number): number => Math.max(0, price - amount);

export const EVENTS: Readonly<Record<EventId, EventEffect>> = {
  'start-up-grant': { atOnce: (state, amount) => toOne(state, nearestWithLeast(state, state.coins), amount) },
  'holiday-season': { fares: (fares, amount) => byStars(fares, 1, amount) },
  'cheap-fuel': { truckPrice: lowered },
  'city-breaks': { fares: (fares, amount) => byFuel(fares, [1], amount) },
  registration: { atOnce: (state, amount) => forEach(state, () => -amount) },
  'long-haul-demand': { fares: (fares, amount) => byFuel(fares, [3, 4], amount) },
  'airport-charges': {
    atOnce: (state, amount) =>
      forEach(state, (seat) => {
        let owned = 0;
        for (let card: Card = 0; card < AIRPORT_CARDS; card++) if (state.where[card] === seat) owned++;
        return -amount * Math.max(0, owned - FREE_AIRPORTS);
      }),
  },
  'regional-aid': { atOnce: (state, amount) => toOne(state, nearestWithLeast(state, state.revenue), amount) },
  'controllers-strike': { noRights: true },
  'sealed-offers': { bids: -1 },
  'business-boom': { fares: (fares, amount) => byStars(fares, 3, amount) },
  'green-incentive': { electricPrice: lowered },
  'carbon-levy': {
    atOnce: ({ seats, trucks }, amount) =>
      Array.from({ length: seats }, (_, seat) => {
        const levied = trucks[seat]!.reduce((sum, count, place) => (place + 1 >= LEVIED ? sum + count : sum), 0);
        return levied === 0 ? 0 : -amount * levied;
      }),
  },
  'hub-traffic': { fares: (fares, amount) => ({ ...fares, connecting: fares.connecting + amount }) },
  'fare-war': { fares: (fares, amount) => byStars(fares, 1, -amount) },
  'world-fair': {
    asksContinent: true,
    fares: (fares, amount, named) => ({ ...fares, byDestination: added(fares.byDestination, [named], amount) }),
  },
  'open-skies': { rights: 1 },
};
