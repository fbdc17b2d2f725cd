/** CF-4.2, CF-4.3 the auction: cards are laid out, then called one by one. */

import type { Card } from '@tarmac/flights/rules';
import { availableAirport, deckSize, drawCard, kindOf, putUnder, SUPPLY } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { canFill, FIXED_AIRPORT } from '../auction-slots.ts';
import { canBid } from '../bidding.ts';
import type { News } from '../news.ts';
import { after } from '../order.ts';
import { type Bidding, IN_ROW, type State } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** CF-4.2 one plane and one passenger, then each player adds a card. Like all here, returns whether somebody is asked. */
export function beginAuction(state: State, tables: Tables, chance: Chance, news?: News[]): boolean {
  for (const kind of ['plane', 'passenger'] as const) {
    if (deckSize(state, kind) > 0) lay(state, null, drawCard(state, kind, chance), news);
    else news?.push({ kind: 'slotEmpty', seat: null, kinds: [kind] });
  }
  return askFor(state, tables, FIXED_AIRPORT, state.firstSeat, news);
}

/** The seat fills the slot, unless nothing that it takes is left; after the last slot bidding begins. */
function askFor(state: State, tables: Tables, slot: number, seat: Seat, news?: News[]): boolean {
  if (slot === state.seats - 1) return callNext(state, tables, news);
  const kinds = canFill(state, tables, slot);
  if (kinds.open.length > 0) {
    state.frame = { kind: 'add', seat, slot };
    return true;
  }
  news?.push({ kind: 'slotEmpty', seat, kinds: kinds.allowed });
  return askFor(state, tables, slot + 1, after(state, seat), news);
}

function lay(state: State, seat: Seat | null, card: Card, news?: News[]): void {
  state.row.push(card);
  state.where[card] = IN_ROW;
  news?.push({ kind: 'added', seat, card });
}

export function addCard(
  state: State,
  seat: Seat,
  action: Of<'add'> | Of<'addAirport'>,
  chance: Chance,
  news?: News[],
): boolean {
  const tables = tablesOf(state.config.board);
  const { slot } = state.frame as Extract<State['frame'], { kind: 'add' }>;
  lay(
    state,
    seat,
    action.type === 'add'
      ? drawCard(state, action.kind, chance)
      : (availableAirport(state, tables, tables.cityIndex(action.city)) as Card),
    news,
  );
  return askFor(state, tables, slot + 1, after(state, seat), news);
}

function callNext(state: State, tables: Tables, news?: News[]): boolean {
  const [card] = state.row;
  if (card === undefined) return false;
  news?.push({ kind: 'called', card, price: tables.priceOf[card]! });
  const nobody = new Array<number>(state.seats).fill(0);
  const frame: Bidding = {
    kind: 'bid',
    seat: state.firstSeat,
    high: 0,
    highSeat: -1,
    bids: nobody,
    out: nobody.map(() => false),
  };
  return askBidder(state, tables, frame, state.firstSeat, news);
}

/** CF-4.3 whoever cannot bid any more is out as if it had passed. */
function askBidder(state: State, tables: Tables, frame: Bidding, from: Seat, news?: News[]): boolean {
  let { out } = frame;
  let seat = from;
  for (let asked = 0; asked < state.seats; asked++, seat = after(state, seat)) {
    if (out[seat] || seat === frame.highSeat) continue;
    if (canBid(state, tables, frame, seat)) {
      state.frame = { ...frame, seat, out };
      return true;
    }
    out = out.with(seat, true);
    news?.push({ kind: 'outbid', seat, card: state.row[0]!, forced: true });
  }
  settleCard(state, tables, frame, news);
  return callNext(state, tables, news);
}

export function bid(state: State, seat: Seat, { coins }: Of<'bid'>, news?: News[]): boolean {
  const frame = state.frame as Bidding;
  news?.push({ kind: 'bid', seat, card: state.row[0]!, coins });
  const raised: Bidding = {
    ...frame,
    high: coins,
    highSeat: seat,
    bids: frame.bids.with(seat, frame.bids[seat]! + 1),
  };
  return askBidder(state, tablesOf(state.config.board), raised, after(state, seat), news);
}

export function passBid(state: State, seat: Seat, news?: News[]): boolean {
  const frame = state.frame as Bidding;
  news?.push({ kind: 'outbid', seat, card: state.row[0]!, forced: false });
  const less: Bidding = { ...frame, out: frame.out.with(seat, true) };
  return askBidder(state, tablesOf(state.config.board), less, after(state, seat), news);
}

/** CF-4.3 the winner pays and takes it; an unsold card goes back where it came from. */
function settleCard(state: State, tables: Tables, { high, highSeat }: Bidding, news?: News[]): void {
  const card = state.row.shift()!;
  if (highSeat < 0) {
    const kind = kindOf(card);
    if (kind === 'airport') state.where[card] = SUPPLY;
    else putUnder(state, kind, card);
    news?.push({ kind: 'unsold', card });
    return;
  }
  state.coins[highSeat] = state.coins[highSeat]! - high;
  state.where[card] = highSeat;
  if (high <= tables.priceOf[card]!) state.bargains[highSeat] = state.bargains[highSeat]! + 1;
  news?.push({ kind: 'sold', seat: highSeat, card, coins: high });
}
