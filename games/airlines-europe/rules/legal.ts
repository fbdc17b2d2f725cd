/** Every legal action, in a stable order. The action objects are made once and shared. */

import type { Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { ABACUS, ABACUS_COUNT, AIRLINES, SHARE_COUNTS, SHARE_INDEX, SHARES } from './airlines.ts';
import { freeLicences } from './apply/bans.ts';
import { firstPlace, heldAt, lastPlace, PLACES, placeOf, sharesHeld } from './exchange.ts';
import { askedSeat } from './frames.ts';
import { findLicences } from './network.ts';
import { FREE, type Frame, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

const STOP: Action = { type: 'stop' };
const DRAW: Action = { type: 'draw' };
const CASH_ACTION: Action = { type: 'cash' };
const PASS: Action = { type: 'pass' };
const EXCHANGE_ONE: Action = { type: 'exchange', give: 1 };
const EXCHANGE_THREE: Action = { type: 'exchange', give: 3 };
const TAKE: readonly Action[] = AIRLINES.map((airline) => ({ type: 'take', airline }));
const CHOOSE: readonly (readonly Action[])[] = AIRLINES.map((first) =>
  AIRLINES.map((second) => ({ type: 'choose', shares: [first, second] })),
);
/** By share, then count less one. */
const PLAY: readonly (readonly Action[])[] = SHARES.map((share, index) =>
  Array.from({ length: index === ABACUS ? ABACUS_COUNT : SHARE_COUNTS[index]! }, (_, less) => ({
    type: 'play',
    share,
    count: less + 1,
  })),
);
const PLAY_TWO: readonly (readonly Action[])[] = SHARES.map((first) =>
  SHARES.map((second) => ({ type: 'playTwo', shares: [first, second] })),
);
/** By place, see exchange.ts. */
const GIVE: readonly Action[] = (['portfolio', 'hand'] as const)
  .flatMap((from) => SHARES.map((share, index) => ({ from, share, place: placeOf(from, index) })))
  .sort((a, b) => a.place - b.place)
  .map(({ from, share }) => ({ type: 'give', from, share }));
const NONE: readonly Action[] = [];

export function actions(state: State, seat: Seat): readonly Action[] {
  const { frame } = state;
  if (frame.kind === 'opening') return openings(state, seat);
  if (askedSeat(state) !== seat) return NONE;
  const list: Action[] = [];
  switch (frame.kind) {
    case 'turn':
      findLicences(state, tablesOf(state.config.board), state.cash[seat]!, list);
      addPlays(list, state, seat);
      addExchanges(list, state, seat);
      // AE-3.2
      list.push(CASH_ACTION);
      break;
    case 'second':
      findLicences(state, tablesOf(state.config.board), state.cash[seat]!, list);
      list.push(STOP);
      break;
    case 'share':
      addMarket(list, state);
      list.push(DRAW);
      break;
    case 'exchange':
      addGifts(list, state, seat, frame);
      break;
    case 'market':
      addMarket(list, state);
      break;
    case 'ban':
      addBans(list, state, tablesOf(state.config.board));
      list.push(PASS);
      break;
  }
  return list;
}

/** AE-2.8 */
function openings(state: State, seat: Seat): readonly Action[] {
  const hand = state.hands[seat];
  if (hand === undefined) return NONE;
  const list: Action[] = [];
  for (let first = 0; first < AIRLINES.length; first++) {
    if (hand[first] === 0) continue;
    for (let second = first + 1; second < AIRLINES.length; second++) {
      if (hand[second] !== 0) list.push(CHOOSE[first]![second]!);
    }
  }
  return list;
}

/** AE-5.1 */
function addPlays(list: Action[], state: State, seat: Seat): void {
  const hand = state.hands[seat] as number[];
  for (let share = 0; share < hand.length; share++) {
    const held = hand[share]!;
    if (held === 0) continue;
    const plays = PLAY[share]!;
    for (let count = 0; count < held; count++) list.push(plays[count]!);
    const pairs = PLAY_TWO[share]!;
    for (let other = share + 1; other < hand.length; other++) {
      if (hand[other] !== 0) list.push(pairs[other]!);
    }
  }
}

/** AE-6.1, AE-6.3 */
function addExchanges(list: Action[], state: State, seat: Seat): void {
  if (state.abacus === 0) return;
  const held = sharesHeld(state, seat);
  if (held >= 1) list.push(EXCHANGE_ONE);
  if (held >= 3 && state.abacus >= 2) list.push(EXCHANGE_THREE);
}

function addGifts(list: Action[], state: State, seat: Seat, frame: Extract<Frame, { kind: 'exchange' }>): void {
  const last = Math.min(lastPlace(state, seat, frame), PLACES - 1);
  for (let place = firstPlace(frame); place <= last; place++) {
    if (heldAt(state, seat, place) > 0) list.push(GIVE[place]!);
  }
}

/** AE-4.8, AE-8.2 cards of one airline are alike. */
function addMarket(list: Action[], state: State): void {
  const { market } = state;
  for (let place = 0; place < market.length; place++) {
    const airline = market[place]!;
    if (market.indexOf(airline) === place) list.push(TAKE[SHARE_INDEX[airline]]!);
  }
}

/** AE-10.3, AE-10.4 */
function addBans(list: Action[], state: State, tables: Tables): void {
  for (let route = 0; route < tables.firstCircle.length; route++) {
    if (freeLicences(state, tables, route) < 2) continue;
    const first = tables.firstCircle[route]!;
    const end = first + tables.circleCount[route]!;
    for (let circle = first; circle < end; circle++) {
      if (state.circles[circle] === FREE) list.push(tables.ban[circle]!);
    }
  }
}
