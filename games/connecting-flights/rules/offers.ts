/**
 * CF-4.10 the listed offers and answers, of many possible ones: one card or loan for coins, and exchanged passengers.
 */

import { AIRPORT_CARDS, CARDS, type Card, FIRST_PASSENGER, MOST_COINS } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import type { Action, Bundle } from './actions.ts';
import { leastStarsByContinent } from './check/market.ts';
import { checkAnswer, checkCounter, offersAllowed, ownOffer } from './check/trades.ts';
import { sabotageOn } from './flight/fleet.ts';
import type { Offer, State } from './state.ts';
import type { Tables } from './tables.ts';
import { NOTHING } from './trading.ts';

type Counter = Extract<Action, { type: 'counter' }>;

/** By how many coins a listed counter-offer differs. */
const HAGGLE = 5;

/** Made once: by number of coins, by card. */
const COINS: readonly Bundle[] = Array.from({ length: MOST_COINS + 1 }, (_, coins) => ({ ...NOTHING, coins }));
const CARD: readonly Bundle[] = Array.from({ length: CARDS }, (_, card) => ({ ...NOTHING, cards: [card] }));
const LOAN: readonly Bundle[] = Array.from({ length: AIRPORT_CARDS }, (_, card) => ({ ...NOTHING, loans: [card] }));

export function listOffers(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  if (ownOffer(state, seat) !== undefined || state.offersMade[seat]! >= offersAllowed(state)) return;
  const { where, rightsOf, coins } = state;
  const purse = coins[seat]!;
  const needed = leastStarsByContinent(state, tables, seat);
  for (let card = 0; card < CARDS; card++) {
    const owner = where[card]!;
    if (owner < 0 || (card < AIRPORT_CARDS && rightsOf[card] !== -1)) continue;
    const price = tables.priceOf[card]!;
    if (owner === seat) {
      for (let to = 0; to < state.seats; to++) {
        if (to !== seat && coins[to]! >= price) list.push(offer(to, CARD[card], COINS[price]));
      }
      continue;
    }
    if (purse >= price) list.push(offer(owner, COINS[price], CARD[card]));
    if (card < AIRPORT_CARDS) {
      const rent = tables.rightsPriceOf[card]!;
      const isNeeded = needed[tables.continentOf[card]!]! <= tables.starsOf[card]!;
      if (isNeeded && purse >= rent && sabotageOn(state, card) < 0) list.push(offer(owner, COINS[rent], LOAN[card]));
    } else if (card >= FIRST_PASSENGER) {
      for (let own = FIRST_PASSENGER; own < CARDS; own++) {
        if (where[own] === seat && !areAlike(tables, own, card)) list.push(offer(owner, CARD[own], CARD[card]));
      }
    }
  }
}

function offer(to: Seat, give: Bundle | undefined, take: Bundle | undefined): Action {
  return { type: 'offer', to, give: give as Bundle, take: take as Bundle };
}

function areAlike({ continentOf, starsOf }: Tables, a: Card, b: Card): boolean {
  return continentOf[a] === continentOf[b] && starsOf[a] === starsOf[b];
}

export function listAnswers(state: State, seat: Seat, list: Action[]): void {
  for (const open of state.offers) {
    if (open.to !== seat) continue;
    for (const accept of [true, false]) {
      const answer = { type: 'answer', from: open.from, accept } as const;
      if (checkAnswer(state, seat, answer) === null) list.push(answer);
    }
    const counter = better(open);
    if (counter !== null && checkCounter(state, seat, counter) === null) list.push(counter);
  }
}

/** The same trade, slightly better for the answering seat: more coins, or fewer. Null if nothing would be left. */
function better({ from, give, take }: Offer): Counter | null {
  if (take.coins > 0) {
    const less = take.coins - HAGGLE;
    return less > 0 ? { type: 'counter', from, give: { ...take, coins: less }, take: give } : null;
  }
  return { type: 'counter', from, give: take, take: { ...give, coins: give.coins + HAGGLE } };
}
