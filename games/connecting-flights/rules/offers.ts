/** CF-4.10 the offers and answers that are listed, of the many there are: one card or loan for coins, and passengers exchanged. */

import type { Seat } from '@tarmac/kit';
import type { Action, Bundle } from './actions.ts';
import { needsRights } from './check/market.ts';
import { checkAnswer, checkCounter, checkOffer, offersAllowed, ownOffer } from './check/trades.ts';
import { AIRPORT_CARDS, CARDS, type Card, FIRST_PASSENGER } from './components.ts';
import type { Offer, State } from './state.ts';
import type { Tables } from './tables.ts';
import { NOTHING } from './trading.ts';

type Counter = Extract<Action, { type: 'counter' }>;

/** By how many coins a listed counter-offer differs. */
const HAGGLE = 5;

const coins = (amount: number): Bundle => ({ ...NOTHING, coins: amount });
const card = (one: Card): Bundle => ({ ...NOTHING, cards: [one] });
const loan = (one: Card): Bundle => ({ ...NOTHING, loans: [one] });

export function listOffers(state: State, tables: Tables, seat: Seat, list: Action[]): void {
  if (ownOffer(state, seat) !== undefined || (state.offersMade[seat] as number) >= offersAllowed(state)) return;
  const add = (to: Seat, give: Bundle, take: Bundle) => {
    const offer = { type: 'offer', to, give, take } as const;
    if (checkOffer(state, seat, offer) === null) list.push(offer);
  };
  for (let other = 0; other < CARDS; other++) {
    const owner = state.where[other] as number;
    if (owner < 0) continue;
    const price = tables.priceOf[other] as number;
    if (owner === seat) {
      for (let to = 0; to < state.seats; to++) if (to !== seat) add(to, card(other), coins(price));
      continue;
    }
    add(owner, coins(price), card(other));
    if (other < AIRPORT_CARDS && needsRights(state, tables, seat, other)) {
      add(owner, coins(tables.rightsPriceOf[other] as number), loan(other));
    }
    if (other < FIRST_PASSENGER) continue;
    for (let own = FIRST_PASSENGER; own < CARDS; own++) {
      if (state.where[own] === seat && !areAlike(tables, own, other)) add(owner, card(own), card(other));
    }
  }
}

function areAlike({ continentOf, starsOf }: Tables, a: Card, b: Card): boolean {
  return continentOf[a] === continentOf[b] && starsOf[a] === starsOf[b];
}

export function listAnswers(state: State, _tables: Tables, seat: Seat, list: Action[]): void {
  for (const offer of state.offers) {
    if (offer.to !== seat) continue;
    for (const accept of [true, false]) {
      const answer = { type: 'answer', from: offer.from, accept } as const;
      if (checkAnswer(state, seat, answer) === null) list.push(answer);
    }
    const counter = better(offer);
    if (counter !== null && checkCounter(state, seat, counter) === null) list.push(counter);
  }
}

/** The same trade, a little better for the one who answers: more coins, or fewer. Null where that leaves nothing. */
function better({ from, give, take }: Offer): Counter | null {
  if (take.coins > 0) {
    const less = take.coins - HAGGLE;
    return less > 0 ? { type: 'counter', from, give: { ...take, coins: less }, take: give } : null;
  }
  return { type: 'counter', from, give: take, take: { ...give, coins: give.coins + HAGGLE } };
}
