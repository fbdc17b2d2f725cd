/** What a legal action costs the team, as its label says it; null where nothing is paid. */

import type { Action, Facts } from '@tarmac/connecting-flights/cooperative/rules';
import { FIRST_PASSENGER } from '@tarmac/connecting-flights/cooperative/rules';
import { sum } from './pawns.ts';
import type { Setting } from './setting.ts';

export function priceOf(action: Action, now: Facts, { board, scene, tables }: Setting): number | null {
  const starsIn = (city: string) => board.cities[tables.cityIndex(city)]?.stars ?? 0;
  switch (action.type) {
    case 'buy':
      return action.card >= FIRST_PASSENGER ? now.passengerPrice : (tables.priceOf[action.card] ?? null);
    case 'buyAirport':
      return board.prices.airport[starsIn(action.city) - 1] ?? null;
    case 'rent':
      return board.prices.rights[starsIn(action.city) - 1] ?? null;
    case 'buyElectric':
      return now.electricPrices[action.stars - 1] ?? null;
    case 'buyTruck':
      return now.truckPrices[action.capacity - 1] ?? null;
    case 'renew':
      return now.renewPrice;
    case 'charter':
      return now.nextCharter;
    case 'fly': {
      const fee = scene.scenario.fullPlanes?.fee ?? 0;
      return fee > 0 && sum(action.pawns) < (tables.starsOf[action.plane] ?? 0) ? fee : null;
    }
    default:
      return null;
  }
}
