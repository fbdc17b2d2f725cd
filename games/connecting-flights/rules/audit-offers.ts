/** CF-4.10 open offers: in the market, one per seat, with all goods still available, except requested coins. */

import { AIRPORT_CARDS } from '@tarmac/flights/rules';
import type { Bundle } from './actions.ts';
import { sabotageOn } from './flight/fleet.ts';
import type { Offer, State } from './state.ts';

export function auditOffers(state: State): string[] {
  const { offers, frame, offersMade } = state;
  if (offers.length === 0) return [];
  const problems: string[] = [];
  if (frame.kind !== 'market') problems.push('an open offer outside the market');
  if (new Set(offers.map(({ from }) => from)).size !== offers.length) problems.push('two open offers of one seat');
  if (offers.some(({ from }) => offersMade[from] === 0)) problems.push('an open offer that was never made');
  return [...problems, ...offers.flatMap((offer) => auditOffer(state, offer))];
}

function auditOffer(state: State, { from, to, give, take }: Offer): string[] {
  const problems: string[] = [];
  if (from === to) problems.push(`seat ${from} has made itself an offer`);
  if (!isSomething(give) || !isSomething(take)) problems.push(`the offer of seat ${from} gives nothing`);
  // A seat asked for coins may have paid off a sabotage since; then it cannot accept.
  if (!isHeld(state, from, give) || !isHeld(state, to, { ...take, coins: 0 }))
    problems.push(`the offer of seat ${from} names what is not there`);
  return problems;
}

function isSomething({ cards, trucks, coins, loans }: Bundle): boolean {
  return cards.length > 0 || loans.length > 0 || coins > 0 || trucks.some((count) => count > 0);
}

/** Each card once, the seat's own, neither lent nor borrowed; CF-4.10 a sabotaged airport is not lent. */
function isHeld(state: State, seat: number, { cards, trucks, coins, loans }: Bundle): boolean {
  const isOwn = (card: number) => state.where[card] === seat && (state.rightsOf[card] ?? -1) === -1;
  const isRising = (list: readonly number[]) => list.every((card, i) => i === 0 || card > list[i - 1]!);
  return (
    isRising(cards) &&
    isRising(loans) &&
    !loans.some((card) => cards.includes(card)) &&
    [...cards, ...loans].every(isOwn) &&
    loans.every((card) => card < AIRPORT_CARDS && sabotageOn(state, card) < 0) &&
    trucks.every((count, place) => count <= state.trucks[seat]![place]!) &&
    coins <= state.coins[seat]!
  );
}
