/** CF-4.4 the market: purchases in turns, until all have passed in a row. */

import type { Card } from '@tarmac/flights/rules';
import { availableAirport, electricLeft, isElectric, kindOf, putUnder, SUPPLY } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { electricPrice, salePrice, truckPrice, truckSalePrice } from '../modifiers.ts';
import type { News } from '../news.ts';
import { after } from '../order.ts';
import type { Frame, State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { gain } from './coins.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type MarketFrame = Extract<Frame, { kind: 'market' }>;

export function beginMarket(state: State, news?: News[]): boolean {
  state.frame = { kind: 'market', seat: state.firstSeat, passed: state.coins.map(() => false) };
  news?.push({ kind: 'marketOpened' });
  return true;
}

/** Whoever had passed may want something else now. */
function reopen(state: State): void {
  const { seat, passed } = state.frame as MarketFrame;
  if (passed.includes(true)) state.frame = { kind: 'market', seat, passed: passed.map(() => false) };
}

/** CF-4.4 an accepted trade lets both parties act again. */
export function letActAgain(state: State, seats: readonly Seat[]): void {
  const { seat, passed } = state.frame as MarketFrame;
  state.frame = { kind: 'market', seat, passed: passed.map((had, other) => had && !seats.includes(other)) };
}

function spend(state: State, seat: Seat, coins: number): void {
  state.coins[seat] = state.coins[seat]! - coins;
}

export function rent(state: State, seat: Seat, { city }: Of<'rent'>, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  const card = availableAirport(state, tables, tables.cityIndex(city)) as Card;
  const coins = tables.rightsPriceOf[card]!;
  spend(state, seat, coins);
  state.rightsOf[card] = seat;
  state.rented[seat] = state.rented[seat]! + 1;
  news?.push({ kind: 'rented', seat, card, coins });
  reopen(state);
}

export function buyElectric(state: State, seat: Seat, { stars }: Of<'buyElectric'>, news?: News[]): void {
  const tables = tablesOf(state.config.board);
  const card = electricLeft(state, tables, stars) as Card;
  const coins = electricPrice(state, tables, stars);
  spend(state, seat, coins);
  state.where[card] = seat;
  news?.push({ kind: 'boughtElectric', seat, card, coins });
  reopen(state);
}

/** Moves trucks between the supply and a seat; `count` may be negative. */
export function takeTrucks(state: State, seat: Seat, capacity: number, count: number): void {
  const trucks = state.trucks[seat]!;
  trucks[capacity - 1] = trucks[capacity - 1]! + count;
  state.truckSupply[capacity - 1] = state.truckSupply[capacity - 1]! - count;
}

export function buyTruck(state: State, seat: Seat, { capacity }: Of<'buyTruck'>, news?: News[]): void {
  const coins = truckPrice(state, tablesOf(state.config.board), seat, capacity);
  spend(state, seat, coins);
  takeTrucks(state, seat, capacity, 1);
  news?.push({ kind: 'boughtTruck', seat, capacity, coins });
  reopen(state);
}

/** CF-4.4 cards of a deck go under it, the others back to the supply. */
export function sell(state: State, seat: Seat, { card }: Of<'sell'>, news?: News[]): void {
  const price = salePrice(state, tablesOf(state.config.board), seat, card) as number;
  const kind = kindOf(card);
  if (kind === 'airport' || isElectric(card)) state.where[card] = SUPPLY;
  else putUnder(state, kind, card);
  const coins = gain(state, seat, price);
  news?.push({ kind: 'soldCard', seat, card, coins });
  reopen(state);
}

export function sellTruck(state: State, seat: Seat, { capacity }: Of<'sellTruck'>, news?: News[]): void {
  const price = truckSalePrice(state, tablesOf(state.config.board), seat, capacity) as number;
  takeTrucks(state, seat, capacity, -1);
  const coins = gain(state, seat, price);
  news?.push({ kind: 'soldTruck', seat, capacity, coins });
  reopen(state);
}

/** Returns whether anybody has not passed. */
export function passMarket(state: State, seat: Seat, news?: News[]): boolean {
  const passed = (state.frame as MarketFrame).passed.with(seat, true);
  news?.push({ kind: 'passedMarket', seat });
  if (!passed.includes(false)) return false;
  let next = after(state, seat);
  while (passed[next]) next = after(state, next);
  state.frame = { kind: 'market', seat: next, passed };
  return true;
}
