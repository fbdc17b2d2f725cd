/** The team's costs. */

import { CONTINENT_INDEX, FIRST_PASSENGER } from '@tarmac/flights/rules';
import type { Action, Load, Of } from './actions.ts';
import type { Config } from './config.ts';
import { handsOf, type Table } from './hands.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** CF-6.1 whatever is printed on it. */
export const PASSENGER_PRICE = 10;
/** CF-6.1 six new cards in the display. */
export const RENEWAL_PRICE = 2;

export function scenarioOf({ scenario }: Pick<Config, 'scenario'>): Scenario {
  return SCENARIOS[scenario];
}

/** CF-7.4 */
export function truckPrice({ config }: Table, { board }: Tables, capacity: number): number {
  return Math.max(0, board.prices.truck[capacity - 1]! - scenarioOf(config).truckDiscount);
}

export function electricPrice({ board }: Tables, stars: number): number {
  return board.prices.electric[stars - 1]!;
}

/** CF-6.1 of a card in the display. */
export function displayPrice({ priceOf }: Tables, card: number): number {
  return card >= FIRST_PASSENGER ? PASSENGER_PRICE : priceOf[card]!;
}

export function charterRow(state: Table, { board }: Tables): readonly number[] {
  return board.charters[state.config.difficulty][handsOf(state) - 1]!;
}

/** CF-6.3 what the next charter of this round costs; null at the row's end. */
export function nextCharter(state: Table & Pick<State, 'charters'>, tables: Tables): number | null {
  return charterRow(state, tables)[state.charters] ?? null;
}

/** CF-7.2 */
export function flightFee({ config }: Table, { starsOf }: Tables, plane: number, pawns: Load): number {
  const { fullPlanes } = scenarioOf(config);
  if (fullPlanes === null) return 0;
  return aboard(pawns) < starsOf[plane]! ? fullPlanes.fee : 0;
}

export function aboard(pawns: Load): number {
  let sum = 0;
  for (const count of pawns) sum += count;
  return sum;
}

/** CF-7.5 the continent that is closed now, by index; -1 without one. */
export function closedNow({ config, round }: Pick<State, 'config' | 'round'>): number {
  const { closed } = scenarioOf(config);
  return closed !== null && round <= closed.until ? CONTINENT_INDEX[closed.continent] : -1;
}

/** The cost of a legal action. */
export function costOf(state: Table & Pick<State, 'charters'>, tables: Tables, action: Action): number {
  switch (action.type) {
    case 'buy':
      return displayPrice(tables, action.card);
    case 'buyAirport':
      return airportPrice(tables, action.city);
    case 'rent':
      return rightsPrice(tables, action.city);
    case 'buyElectric':
      return electricPrice(tables, action.stars);
    case 'buyTruck':
      return truckPrice(state, tables, action.capacity);
    case 'renew':
      return RENEWAL_PRICE;
    case 'fly':
      return flightFee(state, tables, action.plane, action.pawns);
    case 'charter':
      return nextCharter(state, tables) ?? 0;
    default:
      return 0;
  }
}

export function airportPrice({ board, cityIndex }: Tables, city: Of<'rent'>['city']): number {
  return board.prices.airport[(board.cities[cityIndex(city)]?.stars ?? 1) - 1]!;
}

export function rightsPrice({ board, cityIndex }: Tables, city: Of<'rent'>['city']): number {
  return board.prices.rights[(board.cities[cityIndex(city)]?.stars ?? 1) - 1]!;
}
