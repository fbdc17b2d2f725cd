/** CF-4.10 the goods that a seat could give in a trade. */

import { AIRPORT_CARDS, type Card } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Bundle } from './actions.ts';
import { sabotageOn } from './flight/fleet.ts';
import { refuse } from './refusals.ts';

interface Goods {
  readonly where: readonly number[];
  readonly rightsOf: readonly number[];
  readonly trucks: readonly (readonly number[])[];
  readonly coins: readonly number[];
  readonly sabotages: readonly number[];
}

export const NOTHING: Bundle = { cards: [], trucks: [0, 0, 0, 0], coins: 0, loans: [] };

export function isNothing({ cards, trucks, coins, loans }: Bundle): boolean {
  return cards.length === 0 && coins === 0 && loans.length === 0 && trucks.every((count) => count === 0);
}

/** A card of its own that is not lent, borrowed or rented. */
function isFree({ where, rightsOf }: Goods, seat: Seat, card: Card): boolean {
  return where[card] === seat && (card >= AIRPORT_CARDS || rightsOf[card] === -1);
}

/** Whether the goods are there, regardless of promises to others. */
export function canBeGiven(state: Goods, seat: Seat, { cards, trucks, coins, loans }: Bundle): boolean {
  return (
    cards.every((card) => isFree(state, seat, card)) &&
    loans.every((card) => isFree(state, seat, card) && sabotageOn(state, card) < 0) &&
    trucks.every((count, place) => count <= state.trucks[seat]![place]!) &&
    coins <= state.coins[seat]!
  );
}

/** The reason why a seat cannot give this; `others`: told to another seat about this one. */
export function givingRefusal(state: Goods, seat: Seat, bundle: Bundle, others: boolean): Refusal | null {
  const { cards, trucks, coins, loans } = bundle;
  for (const card of cards) {
    if (state.where[card] !== seat) return notHeld(seat, card, others);
    if (!isFree(state, seat, card)) return refuse('onLoan', { card });
  }
  for (const card of loans) {
    if (card >= AIRPORT_CARDS) return refuse('notAnAirport', { card });
    if (state.where[card] !== seat) return notHeld(seat, card, others);
    if (!isFree(state, seat, card)) return refuse('onLoan', { card });
    if (sabotageOn(state, card) >= 0) return refuse('sabotagedLoan', { card });
    if (cards.includes(card)) return refuse('promised', { card });
  }
  for (let place = 0; place < trucks.length; place++) {
    if (trucks[place]! <= state.trucks[seat]![place]!) continue;
    const capacity = place + 1;
    return others ? refuse('truckNotTheirs', { seat, capacity }) : refuse('truckNotYours', { capacity }, 'CF-4.10');
  }
  const held = state.coins[seat]!;
  if (coins <= held) return null;
  return others
    ? refuse('theyCannotPay', { seat, coins })
    : refuse('notEnoughCoins', { cost: coins, coins: held }, 'CF-1.7');
}

function notHeld(seat: Seat, card: Card, others: boolean): Refusal {
  return others ? refuse('notTheirs', { seat, card }) : refuse('notYours', { card }, 'CF-4.10');
}

/** CF-4.10 nothing is promised twice: the goods of the seat's own open offer. */
export function promisedRefusal(own: Bundle, wanted: Bundle, trucks: readonly number[], coins: number): Refusal | null {
  const held = [...own.cards, ...own.loans];
  const card = [...wanted.cards, ...wanted.loans].find((one) => held.includes(one));
  if (card !== undefined) return refuse('promised', { card });
  for (let place = 0; place < trucks.length; place++) {
    const promised = own.trucks[place]!;
    if (wanted.trucks[place]! > 0 && wanted.trucks[place]! + promised > trucks[place]!) {
      return refuse('truckNotYours', { capacity: place + 1 }, 'CF-4.10');
    }
  }
  if (wanted.coins > 0 && wanted.coins > coins - own.coins) {
    return refuse('notEnoughCoins', { cost: wanted.coins, coins: coins - own.coins }, 'CF-1.7');
  }
  return null;
}
