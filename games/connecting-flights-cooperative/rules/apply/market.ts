/** CF-6.1 the market. */

import type { Card } from '@tarmac/flights/rules';
import { availableAirport, electricLeft } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Of } from '../actions.ts';
import { airportPrice, displayPrice, electricPrice, RENEWAL_PRICE, rightsPrice, truckPrice } from '../costs.ts';
import { refill, renewDisplay } from '../display.ts';
import type { News } from '../news.ts';
import { NO_CARD, type State } from '../state.ts';
import type { Tables } from '../tables.ts';

export function buy(
  state: State,
  tables: Tables,
  seat: Seat,
  { hand, card }: Of<'buy'>,
  chance: Chance,
  news?: News[],
): void {
  const coins = displayPrice(tables, card);
  state.coins -= coins;
  state.where[card] = hand;
  news?.push({ kind: 'bought', seat, hand, card, coins });
  const shown = refill(state, card, chance);
  if (shown !== NO_CARD) news?.push({ kind: 'refilled', card: shown });
}

export function buyAirport(
  state: State,
  tables: Tables,
  seat: Seat,
  { hand, city }: Of<'buyAirport'>,
  news?: News[],
): void {
  const card = availableAirport(state, tables, tables.cityIndex(city)) as Card;
  const coins = airportPrice(tables, city);
  state.coins -= coins;
  state.where[card] = hand;
  news?.push({ kind: 'bought', seat, hand, card, coins });
}

export function rent(state: State, tables: Tables, seat: Seat, { hand, city }: Of<'rent'>, news?: News[]): void {
  const card = availableAirport(state, tables, tables.cityIndex(city)) as Card;
  const coins = rightsPrice(tables, city);
  state.coins -= coins;
  state.rightsOf[card] = hand;
  news?.push({ kind: 'rented', seat, hand, card, coins });
}

export function buyElectric(
  state: State,
  tables: Tables,
  seat: Seat,
  { hand, stars }: Of<'buyElectric'>,
  news?: News[],
): void {
  const card = electricLeft(state, tables, stars) as Card;
  const coins = electricPrice(tables, stars);
  state.coins -= coins;
  state.where[card] = hand;
  news?.push({ kind: 'bought', seat, hand, card, coins });
}

export function buyTruck(
  state: State,
  tables: Tables,
  seat: Seat,
  { hand, capacity }: Of<'buyTruck'>,
  news?: News[],
): void {
  const coins = truckPrice(state, tables, capacity);
  state.coins -= coins;
  state.truckSupply[capacity - 1] = state.truckSupply[capacity - 1]! - 1;
  const trucks = state.trucks[hand]!;
  trucks[capacity - 1] = trucks[capacity - 1]! + 1;
  news?.push({ kind: 'boughtTruck', seat, hand, capacity, coins });
}

export function renew(state: State, seat: Seat, chance: Chance, news?: News[]): void {
  state.coins -= RENEWAL_PRICE;
  renewDisplay(state, chance);
  const cards = [...state.passengersShown, ...state.planesShown].filter((card) => card !== NO_CARD);
  news?.push({ kind: 'renewed', seat, coins: RENEWAL_PRICE, cards });
}

export function closeMarket(state: State, seat: Seat, news?: News[]): void {
  state.phase = 'flights';
  state.frame = { kind: 'flights' };
  news?.push({ kind: 'marketClosed', seat });
}
