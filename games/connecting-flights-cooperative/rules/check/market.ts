/** CF-6.1 the market. */

import { availableAirport, electricLeft } from '@tarmac/flights/rules';
import type { Refusal } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import {
  airportPrice,
  closedNow,
  displayPrice,
  electricPrice,
  RENEWAL_PRICE,
  rightsPrice,
  scenarioOf,
  truckPrice,
} from '../costs.ts';
import { refuse } from '../refusals.ts';
import { ON_DISPLAY, type State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { isDue, isHand } from './due.ts';
import { refuseClosed } from './opening.ts';

/** CF-1.7 a voluntary payment needs the full sum. */
export function canPay({ coins }: Pick<State, 'coins'>, cost: number): Refusal | null {
  return cost <= coins ? null : refuse('notEnoughCoins', { cost, coins }, 'CF-1.7');
}

function opened(state: State, hand: number): Refusal | null {
  return isDue(state, 'market', 'CF-6.1') ?? isHand(state, hand);
}

export function checkBuy(state: State, { hand, card }: Of<'buy'>): Refusal | null {
  const early = opened(state, hand);
  if (early !== null) return early;
  if (state.where[card] !== ON_DISPLAY) return refuse('notOnDisplay', { card });
  return canPay(state, displayPrice(tablesOf(state.config.board), card));
}

/** An airport, or its landing rights. */
export function checkCity(state: State, { type, hand, city }: Of<'buyAirport' | 'rent'>): Refusal | null {
  const early = opened(state, hand);
  if (early !== null) return early;
  const tables = tablesOf(state.config.board);
  const index = tables.cityIndex(city);
  if (index < 0) return refuse('noSuchCity', { city });
  if (tables.continentOfCity[index] === closedNow(state)) return refuseClosed(state);
  if (availableAirport(state, tables, index) === null) return refuse('notInSupply', { city });
  return canPay(state, (type === 'rent' ? rightsPrice : airportPrice)(tables, city));
}

export function checkBuyElectric(state: State, { hand, stars }: Of<'buyElectric'>): Refusal | null {
  const early = opened(state, hand);
  if (early !== null) return early;
  if (!scenarioOf(state.config).electric) return refuse('notInScenario', { kind: 'electric' });
  const tables = tablesOf(state.config.board);
  if (electricLeft(state, tables, stars) === null) return refuse('noElectricLeft', { stars });
  return canPay(state, electricPrice(tables, stars));
}

export function checkBuyTruck(state: State, { hand, capacity }: Of<'buyTruck'>): Refusal | null {
  const early = opened(state, hand);
  if (early !== null) return early;
  if (capacity > scenarioOf(state.config).truck) return refuse('notInScenario', { kind: 'truck', capacity });
  if (state.truckSupply[capacity - 1] === 0) return refuse('noTruckLeft', { capacity });
  return canPay(state, truckPrice(state, tablesOf(state.config.board), capacity));
}

export function checkRenew(state: State): Refusal | null {
  return isDue(state, 'market', 'CF-6.1') ?? canPay(state, RENEWAL_PRICE);
}
