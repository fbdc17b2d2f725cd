/** CF-4.10 what bots say to offers: why they decline, and the offer they would rather accept. */

import {
  type Action,
  type Bundle,
  connectingFlights,
  type Offer,
  type Reason,
  type State,
} from '@tarmac/connecting-flights/rules';
import { MOST_COINS } from '@tarmac/flights/rules';
import { type Glance, glanceAt } from './glance.ts';
import { fleetOf, pieceOf } from './planner/fleet.ts';
import { bestPlan, bestRevenue, revenueWith } from './planner/index.ts';
import { TASTE } from './taste.ts';
import { gainOf, LEAST_GAIN } from './trades.ts';

/** By how many coins a counter-offer may differ and still be near. */
const NEAR = 15;

/** To every offer that waits for the seat: a refusal with its reason, and a counter-offer where one is near. */
export function answersOf(state: State, seat: number): readonly Action[] {
  const open = state.offers.filter(({ to }) => to === seat);
  if (open.length === 0) return [];
  const glance = glanceAt(state, seat, TASTE);
  return open.flatMap((offer) => {
    const reason = reasonOf(glance, offer);
    const decline: Action = { type: 'answer', from: offer.from, accept: false, reason };
    const counter = nearest(glance, offer, reason);
    const isAllowed = counter !== null && connectingFlights.check(state, seat, counter) === null;
    return isAllowed ? [decline, counter] : [decline];
  });
}

/** Everything it looks at lies open to all. */
function reasonOf(glance: Glance, { give, take }: Offer): Reason {
  const { state, tables, seat } = glance;
  const fleet = fleetOf(state, tables, seat);
  const { plan } = bestPlan(fleet);
  const flight = plan
    .flatMap(({ legs }) => legs)
    .find(({ plane, passenger }) => take.cards.some((card) => card === plane || card === passenger));
  if (flight?.to != null) return { code: 'neededFor', card: flight.to };
  const [given] = give.cards;
  if (given !== undefined && revenueWith(fleet, pieceOf(tables, given)) === bestRevenue(fleet)) {
    return { code: 'noUse', card: given };
  }
  if (gainOf(glance, seat, take, give) >= LEAST_GAIN) return { code: 'helpsYou', card: null };
  if (take.coins > 0) return { code: 'tooDear', card: null };
  return { code: 'worthMore', card: take.cards[0] ?? take.loans[0] ?? null };
}

/** The same goods for so many coins more that the seat would agree, if then the other one still gains enough. */
function nearest(
  glance: Glance,
  { from, give, take }: Offer,
  reason: Reason,
): Extract<Action, { type: 'counter' }> | null {
  const { rivalGain } = glance.taste;
  const own = gainOf(glance, glance.seat, take, give);
  const theirs = gainOf(glance, from, give, take);
  const more = Math.ceil(Math.max(LEAST_GAIN - own, (rivalGain * theirs - own) / (1 + rivalGain))) + 1;
  if (more <= 0 || more > NEAR || theirs - more < Math.max(LEAST_GAIN, rivalGain * (own + more))) return null;
  const paid = take.coins - give.coins - more;
  const counter = {
    type: 'counter',
    from,
    give: withCoins(take, Math.max(0, paid)),
    take: withCoins(give, Math.max(0, -paid)),
  } as const;
  return counter.take.coins > MOST_COINS ? null : { ...counter, reason: reasonFor(reason, take) };
}

/** Where only the price is wrong, no other reason is given. */
function reasonFor(reason: Reason, { coins }: Bundle): Reason {
  if (reason.code === 'neededFor') return reason;
  return coins > 0 ? { code: 'tooDear', card: null } : reason;
}

function withCoins(bundle: Bundle, coins: number): Bundle {
  return { ...bundle, coins };
}
