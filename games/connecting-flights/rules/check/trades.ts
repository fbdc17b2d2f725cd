/** CF-4.10 */

import { AIRPORT_CARDS } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Action, Bundle } from '../actions.ts';
import { isUsable } from '../flight/fleet.ts';
import type { Reason } from '../reasons.ts';
import { refuse } from '../refusals.ts';
import type { Offer, State } from '../state.ts';
import { givingRefusal, isNothing, promisedRefusal } from '../trading.ts';
import { waitsFor } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function offersAllowed({ config }: Pick<State, 'config'>): number {
  return Number(config.offers);
}

export function ownOffer({ offers }: Pick<State, 'offers'>, seat: Seat): Offer | undefined {
  return offers.find(({ from }) => from === seat);
}

function checkTerms(state: State, seat: Seat, to: Seat, give: Bundle, take: Bundle): Refusal | null {
  const limit = offersAllowed(state);
  if (limit === 0) return refuse('noTrading');
  if (to === seat || to >= state.seats) return refuse('offerToSelf');
  if (state.offersMade[seat]! >= limit) return refuse('offerLimit', { limit });
  if (ownOffer(state, seat) !== undefined) return refuse('offerOpen');
  if (isNothing(give) || isNothing(take)) return refuse('oneSided');
  return givingRefusal(state, seat, give, false) ?? givingRefusal(state, to, take, true);
}

export function checkOffer(state: State, seat: Seat, { to, give, take }: Of<'offer'>): Refusal | null {
  return waitsFor(state, 'market', 'CF-4.10') ?? checkTerms(state, seat, to, give, take);
}

export function checkWithdraw(state: State, seat: Seat): Refusal | null {
  const due = waitsFor(state, 'market', 'CF-4.10');
  if (due !== null) return due;
  return ownOffer(state, seat) === undefined ? refuse('noOfferMade') : null;
}

function offerTo({ offers }: State, seat: Seat, from: Seat): Offer | undefined {
  return offers.find((offer) => offer.from === from && offer.to === seat);
}

/** Whether a reason is about this offer, and not about cards that have nothing to do with it. */
function isAbout(state: State, seat: Seat, { give, take }: Offer, { code, card: named }: Reason): boolean {
  switch (code) {
    case 'neededFor':
      return named !== null && named < AIRPORT_CARDS && isUsable(state, seat, named);
    case 'noUse':
      return named === null || give.cards.includes(named) || give.loans.includes(named);
    case 'worthMore':
      return named === null || take.cards.includes(named) || take.loans.includes(named);
    case 'tooDear':
    case 'helpsYou':
      return named === null;
  }
}

/** What the answering seat has promised in an offer of its own is not there to be given. */
export function checkAnswer(state: State, seat: Seat, { from, accept, reason }: Of<'answer'>): Refusal | null {
  const due = waitsFor(state, 'market', 'CF-4.10');
  if (due !== null) return due;
  const offer = offerTo(state, seat, from);
  if (offer === undefined) return refuse('noOfferFrom', { seat: from });
  if (reason !== undefined && (accept || !isAbout(state, seat, offer, reason))) return refuse('idleReason');
  if (!accept) return null;
  const own = ownOffer(state, seat);
  return (
    givingRefusal(state, seat, offer.take, false) ??
    (own === undefined ? null : promisedRefusal(own.give, offer.take, state.trucks[seat]!, state.coins[seat]!))
  );
}

export function checkCounter(state: State, seat: Seat, { from, give, take, reason }: Of<'counter'>): Refusal | null {
  const due = waitsFor(state, 'market', 'CF-4.10');
  if (due !== null) return due;
  const offer = offerTo(state, seat, from);
  if (offer === undefined) return refuse('noOfferFrom', { seat: from });
  if (reason !== undefined && !isAbout(state, seat, offer, reason)) return refuse('idleReason');
  return checkTerms(state, seat, from, give, take);
}
