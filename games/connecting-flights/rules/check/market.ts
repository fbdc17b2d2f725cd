/** CF-4.4 */

import { availableAirport, CARDS, type Card, CONTINENTS, electricLeft, FIRST_PASSENGER } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { sabotageOn } from '../flight/fleet.ts';
import { freeCoins } from '../free-coins.ts';
import { abilityOf, electricPrice, rightsAllowed, truckPrice } from '../modifiers.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { cityRefusal } from './city.ts';
import { isInTurn } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

function affordable(state: State, seat: Seat, cost: number): Refusal | null {
  const coins = freeCoins(state, seat);
  return cost <= coins ? null : refuse('notEnoughCoins', { cost, coins }, 'CF-1.7');
}

export function checkRent(state: State, seat: Seat, { city }: Of<'rent'>): Refusal | null {
  const due = isInTurn(state, seat, 'market', 'CF-4.4');
  if (due !== null) return due;
  const tables = tablesOf(state.config.board);
  const index = tables.cityIndex(city);
  const wrong = cityRefusal(state, tables, city);
  if (wrong !== null) return wrong;
  const limit = rightsAllowed(state, tables, seat);
  if (limit === 0) return refuse('rightsClosed');
  if (state.rented[seat]! >= limit) return refuse('rightsLimit', { limit });
  const card = availableAirport(state, tables, index);
  if (card === null) return refuse('notInSupply', { city });
  if (!needsRights(state, tables, seat, card)) return refuse('rightsNotNeeded', { city });
  return affordable(state, seat, tables.rightsPriceOf[card]!);
}

/** Why a seat can rent landing rights nowhere at all, as data; null where it can. */
export type NoRights =
  | { readonly why: 'closed' | 'noPassenger' }
  | { readonly why: 'limit'; readonly limit: number }
  /** The bank has no airport left that one of its passengers could land at. */
  | { readonly why: 'taken'; readonly passengers: readonly Card[] }
  /** The cheapest one that it could use. */
  | { readonly why: 'coins'; readonly card: Card; readonly cost: number; readonly coins: number };

type Renting = Parameters<typeof availableAirport>[0] &
  Parameters<typeof freeCoins>[0] &
  Parameters<typeof rightsAllowed>[0] &
  Pick<State, 'where' | 'rented'>;

/** CF-4.4 */
export function whyNoRights(state: Renting, tables: Tables, seat: Seat): NoRights | null {
  const limit = rightsAllowed(state, tables, seat);
  if (limit === 0) return { why: 'closed' };
  if (state.rented[seat]! >= limit) return { why: 'limit', limit };
  const passengers: Card[] = [];
  for (let card = FIRST_PASSENGER; card < CARDS; card++) if (state.where[card] === seat) passengers.push(card);
  if (passengers.length === 0) return { why: 'noPassenger' };
  const least = leastStarsByContinent(state, tables, seat);
  const useful = tables.cardsOf.flatMap((_, city) => {
    const card = availableAirport(state, tables, city);
    return card !== null && least[tables.continentOf[card]!]! <= tables.starsOf[card]! ? [card] : [];
  });
  const price = (card: Card) => tables.rightsPriceOf[card]!;
  const [cheapest] = useful.sort((a, b) => price(a) - price(b));
  if (cheapest === undefined) return { why: 'taken', passengers };
  const coins = freeCoins(state, seat);
  return price(cheapest) <= coins ? null : { why: 'coins', card: cheapest, cost: price(cheapest), coins };
}

/** CF-4.4 a seat needs rights where it owns a passenger for that continent of no more stars than the airport. */
function needsRights(state: State, tables: Tables, seat: Seat, airport: number): boolean {
  const least = leastStarsByContinent(state, tables, seat)[tables.continentOf[airport]!]!;
  return least <= tables.starsOf[airport]!;
}

/** Of a seat's passengers, the least stars for each continent; out of reach where it has none. */
export function leastStarsByContinent(
  { where }: Pick<State, 'where'>,
  { continentOf, starsOf }: Tables,
  seat: Seat,
): number[] {
  const least = CONTINENTS.map(() => Number.POSITIVE_INFINITY);
  for (let card = FIRST_PASSENGER; card < CARDS; card++) {
    if (where[card] !== seat) continue;
    const continent = continentOf[card]!;
    least[continent] = Math.min(least[continent]!, starsOf[card]!);
  }
  return least;
}

export function checkBuyElectric(state: State, seat: Seat, { stars }: Of<'buyElectric'>): Refusal | null {
  const due = isInTurn(state, seat, 'market', 'CF-4.4');
  if (due !== null) return due;
  const tables = tablesOf(state.config.board);
  if (electricLeft(state, tables, stars) === null) return refuse('noElectricLeft', { stars });
  return affordable(state, seat, electricPrice(state, tables, stars));
}

export function checkBuyTruck(state: State, seat: Seat, { capacity }: Of<'buyTruck'>): Refusal | null {
  const due = isInTurn(state, seat, 'market', 'CF-4.4');
  if (due !== null) return due;
  if (state.truckSupply[capacity - 1] === 0) return refuse('noTruckLeft', { capacity });
  return affordable(state, seat, truckPrice(state, tablesOf(state.config.board), seat, capacity));
}

/** A card under sabotage is not sold: that would be a cheap way to be rid of both. Nor is an airport that is lent. */
export function checkSell(state: State, seat: Seat, { card }: Of<'sell'>): Refusal | null {
  const due = isInTurn(state, seat, 'market', 'CF-4.4');
  if (due !== null) return due;
  if (!maySell(state, seat)) return refuse('cannotSell');
  if (state.where[card] !== seat) return refuse('notYours', { card }, 'CF-4.4');
  if ((state.rightsOf[card] ?? -1) !== -1) return refuse('onLoan', { card });
  return sabotageOn(state, card) >= 0 ? refuse('notSaleable', { card }) : null;
}

export function checkSellTruck(state: State, seat: Seat, { capacity }: Of<'sellTruck'>): Refusal | null {
  const due = isInTurn(state, seat, 'market', 'CF-4.4');
  if (due !== null) return due;
  if (!maySell(state, seat)) return refuse('cannotSell');
  return (state.trucks[seat]?.[capacity - 1] ?? 0) > 0 ? null : refuse('truckNotYours', { capacity }, 'CF-4.4');
}

export function maySell(state: State, seat: Seat): boolean {
  return abilityOf(state, tablesOf(state.config.board), seat).salePrice !== undefined;
}
