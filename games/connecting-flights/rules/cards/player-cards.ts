/** CF-1.6 the effects of the ten player cards. The board file has their numbers. */

import { fuelBetween } from '@tarmac/flights/rules';
import { flownFlights } from '../flight/flown.ts';
import type { Ability } from './effects.ts';
import type { PlayerCardId } from './ids.ts';

/** From this fuel on a flight is a long one. */
const LONG_HAUL = 3;
/** CF-8 the Investment Manager is paid for every full so many coins. */
const INVESTED = 10;

const lowered = (price: number, amount: number): number => Math.max(0, price - amount);

export const ABILITIES: Readonly<Record<PlayerCardId, Ability>> = {
  trader: { salePrice: (price) => Math.floor(price / 2) },
  broker: { bids: 1 },
  'creative-accountant': { tax: lowered },
  'investment-manager': {
    endOfRound: (state, _tables, seat, amount) => Math.floor(state.coins[seat]! / INVESTED) * amount,
  },
  'fuel-merchant': { truckPrice: lowered },
  'long-haul-pilot': {
    endOfRound: (state, tables, seat, amount) => {
      const long = flownFlights(state, seat).filter(({ from, to }) => fuelBetween(tables, from, to) >= LONG_HAUL);
      return long.length * amount;
    },
  },
  'slot-coordinator': { rights: 1, noPenalty: true },
  'aircraft-engineer': { boosts: 1 },
  'estate-agent': { airportBid: lowered },
  'security-chief': { deflects: true },
};
