/** Every legal action of the finite kinds, in a stable order; of flights one of each kind that differs. */

import { availableAirport, CAPACITIES, CONTINENTS, electricLeft, STARS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { MOST_REFUSED } from './consent.ts';
import { closedNow, displayPrice, electricPrice, nextCharter, RENEWAL_PRICE, scenarioOf, truckPrice } from './costs.ts';
import { handsOf } from './hands.ts';
import { listFlights } from './legal-flights.ts';
import { passengerInDeck, planeInDeck } from './opening-cards.ts';
import { pawnsOf } from './pawns.ts';
import { MOST_PASSENGER_STARS, readyActions } from './ready-actions.ts';
import { NO_CARD, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

const PASS: Action = { type: 'pass' };
const RENEW: Action = { type: 'renew' };
const FURTHER: readonly Action[] = [
  { type: 'further', draw: false },
  { type: 'further', draw: true },
];
const ANSWERS: readonly Action[] = [
  { type: 'consent', agree: true },
  { type: 'consent', agree: false },
];
const WITHDRAW: Action = { type: 'withdraw' };

export function actions(state: State, seat: Seat): readonly Action[] {
  const tables = tablesOf(state.config.board);
  const list: Action[] = [];
  const { frame } = state;
  switch (frame.kind) {
    case 'place':
      for (const city of tables.citiesOn[frame.continent] ?? []) list.push({ type: 'place', city: idOf(tables, city) });
      break;
    case 'first':
      listFirst(state, tables, frame.hand, list);
      break;
    case 'take':
      CONTINENTS.forEach((continent, index) => {
        if (passengerInDeck(state, tables, index, 1) === null) return;
        list.push({ type: 'take', hand: frame.hand, continent });
      });
      break;
    case 'market':
      if (mayPropose(state)) listMarket(state, tables, list);
      else listFree(state, tables, list);
      list.push(PASS);
      break;
    case 'flights':
      listFlights(state, tables, mayPropose(state), list);
      if (mayPropose(state)) listCharters(state, tables, list);
      list.push(PASS);
      break;
    case 'further':
      return FURTHER;
    case 'consent':
      if (frame.agreed[seat] === false) return ANSWERS;
      if (frame.by === seat) list.push(WITHDRAW);
      break;
    case 'over':
      break;
  }
  return list;
}

/** CF-1.8 whether anything that costs may still be proposed. */
function mayPropose({ config, seats, refused }: State): boolean {
  return !config.consent || seats === 1 || refused < MOST_REFUSED;
}

function idOf({ cityIds }: Tables, city: number): string {
  return cityIds[city]!;
}

/** CF-5.2 */
function listFirst(state: State, tables: Tables, hand: number, list: Action[]): void {
  const { truck } = scenarioOf(state.config);
  const closed = closedNow(state);
  const mostPassenger = state.config.beginner ? 1 : MOST_PASSENGER_STARS;
  const isFree = tables.cityIds.map(
    (_, city) => tables.continentOfCity[city] !== closed && availableAirport(state, tables, city) !== null,
  );
  const hasPlane = STARS.map((stars) => planeInDeck(state, tables, stars) !== null);
  const hasPassenger = CONTINENTS.map((_, continent) =>
    STARS.map((stars) => passengerInDeck(state, tables, continent, stars) !== null),
  );
  for (const { from, to, plane, passenger, fuel, byHand } of readyActions(tables).firsts) {
    if (fuel > truck || passenger > mostPassenger || !isFree[from] || !isFree[to] || !hasPlane[plane - 1]) continue;
    if (hasPassenger[tables.continentOfCity[to]!]?.[passenger - 1]) list.push(byHand[hand]!);
  }
}

/** CF-6.1 */
function listMarket(state: State, tables: Tables, list: Action[]): void {
  const { coins, passengersShown, planesShown } = state;
  const hands = handsOf(state);
  const closed = closedNow(state);
  for (let hand = 0; hand < hands; hand++) {
    for (const card of [...passengersShown, ...planesShown]) {
      if (card !== NO_CARD && displayPrice(tables, card) <= coins) list.push({ type: 'buy', hand, card });
    }
  }
  const { prices, cities } = tables.board;
  const ready = readyActions(tables);
  cities.forEach(({ stars }, index) => {
    if (tables.continentOfCity[index] === closed || availableAirport(state, tables, index) === null) return;
    for (let hand = 0; hand < hands; hand++) {
      if (prices.airport[stars - 1]! <= coins) list.push(ready.buyAirport[index]![hand]!);
      if (prices.rights[stars - 1]! <= coins) list.push(ready.rent[index]![hand]!);
    }
  });
  for (const stars of STARS) {
    if (electricLeft(state, tables, stars) === null || electricPrice(tables, stars) > coins) continue;
    for (let hand = 0; hand < hands; hand++) list.push({ type: 'buyElectric', hand, stars });
  }
  listTrucks(state, tables, coins, list);
  if (RENEWAL_PRICE <= coins) list.push(RENEW);
}

/** CF-1.8 what costs nothing needs nobody's consent. */
function listFree(state: State, tables: Tables, list: Action[]): void {
  listTrucks(state, tables, 0, list);
}

function listTrucks(state: State, tables: Tables, most: number, list: Action[]): void {
  const largest = scenarioOf(state.config).truck;
  for (const capacity of CAPACITIES) {
    if (capacity > largest || state.truckSupply[capacity - 1] === 0) continue;
    if (truckPrice(state, tables, capacity) > most) continue;
    for (let hand = 0; hand < handsOf(state); hand++) list.push({ type: 'buyTruck', hand, capacity });
  }
}

/** CF-6.3 */
function listCharters(state: State, tables: Tables, list: Action[]): void {
  const price = nextCharter(state, tables);
  if (price === null || price > state.coins) return;
  const closed = closedNow(state);
  tables.citiesOn.forEach((cities, continent) => {
    if (continent === closed) return;
    for (const from of cities) {
      CONTINENTS.forEach((pawn, colour) => {
        if (pawnsOf(state, from, colour) === 0) return;
        for (const to of cities) {
          if (to !== from) list.push({ type: 'charter', pawn, from: idOf(tables, from), to: idOf(tables, to) });
        }
      });
    }
  });
}
