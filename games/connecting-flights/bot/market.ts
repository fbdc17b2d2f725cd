/** Purchases from and sales to the bank. */

import { type Action, electricPrice, salePrice, truckPrice, truckSalePrice } from '@tarmac/connecting-flights/rules';
import { FIRST_ELECTRIC, FIRST_PASSENGER, SUPPLY } from '@tarmac/flights/rules';
import { airportOf } from './fleets.ts';
import { DOMINATED, type Glance } from './glance.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestRevenue } from './planner/index.ts';
import { phasesLeft } from './worth.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** The value of revenue in this round: coins after tax, and in the last round the aim of the game. */
export function perRevenueNow({ state, taste }: Glance): number {
  return phasesLeft(state) <= 1 ? taste.last : taste.now;
}

/** Nothing is bought above its worth or sold below it. */
function bargain(gets: number, gives: number): number {
  return gets > gives ? gets - gives : DOMINATED;
}

export function appraiseRent(glance: Glance, { city }: Of<'rent'>): number {
  const { state, tables, seat } = glance;
  const card = tables.cardsOf[tables.cityIndex(city)]!.find(
    (one) => state.where[one] === SUPPLY && state.rightsOf[one] === -1,
  )!;
  const fleet = fleetOf(state, tables, seat);
  const more =
    bestRevenue({ ...fleet, airports: [...fleet.airports, airportOf(tables, card, true)] }) - bestRevenue(fleet);
  const price = tables.rightsPriceOf[card]!;
  return bargain(more * perRevenueNow(glance), price);
}

export function appraiseElectric({ state, tables, seat, worth }: Glance, { stars }: Of<'buyElectric'>): number {
  for (let card = FIRST_ELECTRIC; card < FIRST_PASSENGER; card++) {
    if (state.where[card] === SUPPLY && tables.starsOf[card] === stars) {
      return bargain(worth(seat).gained(card), electricPrice(state, tables, stars));
    }
  }
  return DOMINATED;
}

export function appraiseTruck({ state, tables, seat, worth }: Glance, { capacity }: Of<'buyTruck'>): number {
  return bargain(worth(seat).truckGained(capacity), truckPrice(state, tables, seat, capacity));
}

export function appraiseSale({ state, tables, seat, worth }: Glance, { card }: Of<'sell'>): number {
  return bargain(salePrice(state, tables, seat, card) ?? 0, worth(seat).lost(card));
}

export function appraiseTruckSale({ state, tables, seat, worth }: Glance, { capacity }: Of<'sellTruck'>): number {
  return bargain(truckSalePrice(state, tables, seat, capacity) ?? 0, worth(seat).truckLost(capacity));
}
