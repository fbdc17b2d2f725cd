/** Adding cards and bidding: never above what a card is worth to the bidder. */

import {
  type Action,
  type Bidding,
  bidsAllowed,
  type Card,
  printedFor,
  type State,
  SUPPLY,
} from '@tarmac/connecting-flights/rules';
import { DOMINATED, type Glance } from './glance.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** In coins: a card nobody has seen yet. */
const UNSEEN = 6;

export function appraiseAdding(glance: Glance, action: Of<'add'> | Of<'addAirport'>): number {
  if (action.type === 'add') return UNSEEN;
  const { state, tables, seat } = glance;
  const city = tables.cityIndex(action.city);
  const card = (tables.cardsOf[city] as readonly Card[]).find((one) => state.where[one] === SUPPLY) as Card;
  const price = printedFor(state, tables, seat, card);
  // What one cannot pay for is a present to somebody else.
  if (price > (state.coins[seat] as number)) return -rivalWorth(glance, card) / 4;
  return glance.worth(seat).gained(card) - price - Math.max(0, rivalWorth(glance, card) - price) / 2;
}

/** The most that the card is worth to somebody else who could pay it. */
function rivalWorth({ state, seat, worth }: Glance, card: Card): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, Math.min(worth(other).gained(card), state.coins[other] as number));
  }
  return most;
}

function called({ row }: State): Card {
  return row[0] as Card;
}

export function appraiseBid(glance: Glance, { coins }: Of<'bid'>): number {
  const { state, seat } = glance;
  const worth = glance.worth(seat).gained(called(state));
  if (coins > worth) return DOMINATED;
  return (worth - coins) * chanceToWin(glance, coins);
}

/** How likely nobody goes on: rivals stop at what the card is worth to them, as far as one can judge. */
function chanceToWin(glance: Glance, coins: number): number {
  const { state, seat } = glance;
  const frame = state.frame as Bidding;
  const isLast = (frame.bids[seat] as number) + 1 >= bidsAllowed(state, glance.tables, seat);
  let chance = 1;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || frame.out[rival] || (state.coins[rival] as number) <= coins) continue;
    if ((frame.bids[rival] as number) >= bidsAllowed(state, glance.tables, rival)) continue;
    const limit = glance.worth(rival).gained(called(state));
    if (limit > coins) chance *= isLast ? 0.15 : 0.45;
    else chance *= 0.95;
  }
  return chance;
}

export function appraisePassing(_glance: Glance): number {
  return 0.01;
}
