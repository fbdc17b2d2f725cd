/** Adds cards and bids: never above the card's value to the bidder. */

import { type Action, type Bidding, bidsAllowed, printedFor, type State } from '@tarmac/connecting-flights/rules';
import { type Card, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE, IN_DECK, SUPPLY } from '@tarmac/flights/rules';
import { DOMINATED, type Glance } from './glance.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function appraiseAdding(glance: Glance, action: Of<'add'> | Of<'addAirport'>): number {
  const { state, tables } = glance;
  if (action.type === 'addAirport') {
    const cards = tables.cardsOf[tables.cityIndex(action.city)]!;
    return advantageOf(glance, cards.find((card) => state.where[card] === SUPPLY)!);
  }
  // The possible cards: a shuffled one, or after them the next under the deck.
  const coming = comingFrom(state, action.kind);
  return coming.reduce((sum, card) => sum + advantageOf(glance, card), 0) / coming.length;
}

function comingFrom({ where, planeQueue, passengerQueue }: State, kind: 'plane' | 'passenger'): Card[] {
  const [first, last] = kind === 'plane' ? [FIRST_PLANE, FIRST_ELECTRIC] : [FIRST_PASSENGER, where.length];
  const coming: Card[] = [];
  for (let card = first; card < last; card++) if (where[card] === IN_DECK) coming.push(card);
  return coming.length > 0 ? coming : (kind === 'plane' ? planeQueue : passengerQueue).slice(0, 1);
}

/** The seat's possible gain from a called card, less half of its keenest rival's. */
function advantageOf({ state, tables, seat, worth, taste }: Glance, card: Card): number {
  let own = 0;
  let rival = 0;
  for (let one = 0; one < state.seats; one++) {
    const price = printedFor(state, tables, one, card);
    // A card that the seat cannot pay is a present to the others.
    if (price > state.coins[one]!) continue;
    const gain = Math.max(0, worth(one).gained(card) - price);
    if (one === seat) own = gain;
    else rival = Math.max(rival, gain);
  }
  return own - taste.present * rival;
}

function called({ row }: State): Card {
  return row[0]!;
}

export function appraiseBid(glance: Glance, { coins }: Of<'bid'>): number {
  const { state, seat } = glance;
  const worth = glance.worth(seat).gained(called(state));
  if (coins > worth) return DOMINATED;
  return (worth - coins) * chanceToWin(glance, coins);
}

/** The probability that nobody bids higher: rivals stop near the card's estimated value to them. */
function chanceToWin(glance: Glance, coins: number): number {
  const { state, seat, tables, taste } = glance;
  const frame = state.frame as Bidding;
  const isLast = frame.bids[seat]! + 1 >= bidsAllowed(state, tables, seat);
  let chance = 1;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || frame.out[rival] || state.coins[rival]! <= coins) continue;
    if (frame.bids[rival]! >= bidsAllowed(state, tables, rival)) continue;
    const limit = Math.min(state.coins[rival]!, glance.worth(rival).gained(called(state)));
    chance *= 1 - goesOn(limit, coins);
  }
  // Who may bid again loses little by being topped.
  return isLast ? chance : taste.again + (1 - taste.again) * chance;
}

/** In coins: by how much one may be mistaken about a rival's limit. */
const DOUBT = 6;

function goesOn(limit: number, coins: number): number {
  return Math.min(0.95, Math.max(0.05, 0.5 + (limit - coins) / (2 * DOUBT)));
}

/** Better than nothing at all. */
export const PASSING = 0.01;
