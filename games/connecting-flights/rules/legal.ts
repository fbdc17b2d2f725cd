/** Every legal action of the finite kinds, and good ones of the others (bids, offers, plans), in a stable order. */

import {
  availableAirport,
  CAPACITIES,
  CARDS,
  CONTINENTS,
  electricLeft,
  MOST_COINS,
  STARS,
} from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { canFill } from './auction-slots.ts';
import { leastBid } from './bidding.ts';
import { checkSell, leastStarsByContinent, maySell } from './check/market.ts';
import { checkFirst } from './check/opening.ts';
import { checkDeflect, checkLift } from './check/sabotage.ts';
import { NO_FLIGHTS } from './flight/plan.ts';
import { simplePlan } from './flight/simple-plan.ts';
import { freeCoins } from './free-coins.ts';
import { electricPrice, rightsAllowed, truckPrice } from './modifiers.ts';
import { listAnswers, listOffers } from './offers.ts';
import { sabotagesLeft } from './sabotage-deck.ts';
import { canStrike, targetCards } from './sabotage-targets.ts';
import { isInPlay } from './setup.ts';
import type { Bidding, Frame, State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** How far above the least a listed bid goes. */
const RAISES = [0, 1, 2, 3, 5, 8, 12, 20] as const;

const PASS: Action = { type: 'pass' };
const TAKE_COINS: Action = { type: 'takeCoins' };
const DRAW_SABOTAGE: Action = { type: 'drawSabotage' };
const BURY: Action = { type: 'bury' };
const DEFLECT: readonly Extract<Action, { type: 'deflect' }>[] = [
  { type: 'deflect', pay: true },
  { type: 'deflect', pay: false },
];
const WITHDRAW: Action = { type: 'withdraw' };
const BIDS: readonly Action[] = Array.from({ length: MOST_COINS + 1 }, (_, coins) => ({ type: 'bid', coins }));
const BUY_TRUCK: readonly Action[] = CAPACITIES.map((capacity) => ({ type: 'buyTruck', capacity }));
const SELL_TRUCK: readonly Action[] = CAPACITIES.map((capacity) => ({ type: 'sellTruck', capacity }));
const BUY_ELECTRIC: readonly Action[] = STARS.map((stars) => ({ type: 'buyElectric', stars }));
const SELL: readonly Action[] = Array.from({ length: CARDS }, (_, card) => ({ type: 'sell', card }));
const START: readonly Action[] = CONTINENTS.map((continent) => ({ type: 'start', continent }));
const NAME: readonly Action[] = CONTINENTS.map((continent) => ({ type: 'name', continent }));
const ADD = { plane: { type: 'add', kind: 'plane' }, passenger: { type: 'add', kind: 'passenger' } } as const;
const STAY: Action = { type: 'fly', chains: NO_FLIGHTS };
const RECALL: Action = { type: 'recall' };
const CLAIM: Action = { type: 'order', claim: true };
const WAIT: Action = { type: 'order', claim: false };

export function actions(state: State, seat: Seat): readonly Action[] {
  const list: Action[] = [];
  if (state.frame.kind === 'over') return list;
  const tables = tablesOf(state.config.board);
  listOwed(state, tables, seat, list);
  listOptional(state, tables, seat, list);
  return list;
}

function listOwed(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const { frame } = state;
  switch (frame.kind) {
    case 'keep':
      for (const place of state.dealt[seat] ?? []) {
        list.push({ type: 'keep', player: tables.board.players[place]!.id });
      }
      return;
    case 'first':
      listFirst(state, tables, seat, list);
      return;
    case 'plans':
      listPlans(state, tables, seat, list);
      return;
    case 'over':
      return;
    case 'market':
      if (state.offers.length > 0) listAnswers(state, seat, list);
      else if (frame.seat === seat) listMarket(state, tables, seat, list);
      return;
    default:
      if (frame.seat === seat) listTurn(state, tables, seat, frame, list);
  }
}

function listTurn(
  state: State,
  tables: Tables,
  seat: Seat,
  frame: Exclude<Frame, { kind: 'keep' | 'first' | 'plans' | 'market' | 'over' }>,
  list: Action[],
): void {
  switch (frame.kind) {
    case 'start':
      CONTINENTS.forEach((_, continent) => {
        if (isInPlay(state.seats, continent) && !state.startContinents.includes(continent)) {
          list.push(START[continent]!);
        }
      });
      return;
    case 'name':
      CONTINENTS.forEach((_, continent) => {
        if (isInPlay(state.seats, continent)) list.push(NAME[continent]!);
      });
      return;
    case 'add':
      for (const kind of canFill(state, tables, frame.slot).open) {
        if (kind === 'airport') listAirports(state, tables, list);
        else list.push(ADD[kind]);
      }
      return;
    case 'bid':
      listBids(state, tables, seat, frame, list);
      return;
    case 'sabotage':
      list.push(TAKE_COINS);
      if (sabotagesLeft(state) > 0) list.push(DRAW_SABOTAGE);
      return;
    case 'use':
      listTargets(state, tables, seat, frame.sabotage, list);
      return;
    case 'deflect':
      for (const deflect of DEFLECT) if (checkDeflect(state, seat, deflect) === null) list.push(deflect);
  }
}

function listFirst(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const cities = tables.citiesOn[state.startContinents[seat]!] ?? [];
  for (const from of cities) {
    for (const to of cities) {
      for (const plane of STARS) {
        for (const passenger of STARS) {
          const first = {
            type: 'first',
            from: tables.board.cities[from]!.id,
            to: tables.board.cities[to]!.id,
            plane,
            passenger,
          } as const;
          if (from !== to && checkFirst(state, seat, first) === null) list.push(first);
        }
      }
    }
  }
}

function listPlans(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const plan = simplePlan(state, tables, seat);
  if (plan.length > 0) list.push({ type: 'fly', chains: plan });
  list.push(STAY);
}

function listAirports(state: State, tables: Tables, list: Action[]): void {
  for (let city = 0; city < tables.cardsOf.length; city++) {
    if (availableAirport(state, tables, city) !== null) list.push(tables.actions.addAirport[city]!);
  }
}

function listBids(state: State, tables: Tables, seat: Seat, frame: Bidding, list: Action[]): void {
  const least = leastBid(state, tables, frame, seat);
  const most = state.coins[seat]!;
  for (const raise of RAISES) if (least + raise <= most) list.push(BIDS[least + raise]!);
  list.push(PASS);
}

function listMarket(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  const coins = freeCoins(state, seat);
  if (state.rented[seat]! < rightsAllowed(state, tables, seat)) listRents(state, tables, seat, coins, list);
  for (const stars of STARS) {
    if (electricLeft(state, tables, stars) !== null && electricPrice(state, tables, stars) <= coins) {
      list.push(BUY_ELECTRIC[stars - 1]!);
    }
  }
  for (const capacity of CAPACITIES) {
    if (state.truckSupply[capacity - 1]! > 0 && truckPrice(state, tables, seat, capacity) <= coins) {
      list.push(BUY_TRUCK[capacity - 1]!);
    }
  }
  if (maySell(state, seat)) listSales(state, seat, list);
  list.push(PASS);
}

function listRents(state: State, tables: Tables, seat: Seat, coins: number, list: Action[]): void {
  const needed = leastStarsByContinent(state, tables, seat);
  for (let city = 0; city < tables.cardsOf.length; city++) {
    const card = availableAirport(state, tables, city);
    if (card === null || tables.rightsPriceOf[card]! > coins) continue;
    if (needed[tables.continentOf[card]!]! <= tables.starsOf[card]!) {
      list.push(tables.actions.rent[city]!);
    }
  }
}

function listSales(state: State, seat: Seat, list: Action[]): void {
  for (let card = 0; card < CARDS; card++) {
    if (state.where[card] === seat && checkSell(state, seat, { type: 'sell', card }) === null) {
      list.push(SELL[card]!);
    }
  }
  for (const capacity of CAPACITIES) {
    if ((state.trucks[seat]?.[capacity - 1] ?? 0) > 0) list.push(SELL_TRUCK[capacity - 1]!);
  }
}

function listTargets(state: State, tables: Tables, seat: Seat, sabotage: number, list: Action[]): void {
  for (let victim = 0; victim < state.seats; victim++) {
    if (victim === seat) continue;
    for (const on of targetCards(state, tables, sabotage, victim)) list.push({ type: 'sabotage', victim, on });
    if (canStrike(state, tables, sabotage, victim)) list.push({ type: 'sabotage', victim, on: null });
  }
  list.push(BURY);
}

/** What nobody waits for. */
function listOptional(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  if (state.frame.kind === 'market') {
    listOffers(state, tables, seat, list);
    if (state.offers.some(({ from }) => from === seat)) list.push(WITHDRAW);
  }
  if (state.frame.kind === 'plans' && state.frame.chosen[seat] !== null) list.push(RECALL);
  for (let sabotage = 0; sabotage < state.sabotages.length; sabotage++) {
    const card = state.sabotages[sabotage]!;
    if (card < 0 || state.where[card] !== seat) continue;
    const lift = tables.actions.lift[sabotage] as Extract<Action, { type: 'lift' }>;
    if (checkLift(state, seat, lift) === null) list.push(lift);
  }
  if (!state.claimed[seat]) list.push(state.orders[seat] ? WAIT : CLAIM);
}
