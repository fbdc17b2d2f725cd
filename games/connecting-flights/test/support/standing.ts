/** What many tests do before or after what they are about. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import type { Fate } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { EventId } from '../../rules/cards/ids.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { actAndHear, type Heard, type Luck, playAndHear, seatsToAct } from './act.ts';
import { bury, drawSabotage, pass, stayHome } from './actions.ts';
import { STAGES } from './booklet.ts';
import { fate } from './fate.ts';
import { type Position, planning, position } from './position.ts';
import { PRINTED } from './printed.ts';

/** Whoever is to act does this, again and again, while that frame is on the table. */
function allDo(state: State, kind: State['frame']['kind'], action: Action, luck?: Luck): Heard {
  const chance = luck === undefined || 'draw' in luck ? (luck ?? fastChance(1)) : fate(state, luck);
  const news: News[] = [];
  let now = state;
  while (now.frame.kind === kind) {
    const [seat] = seatsToAct(now);
    if (seat === undefined) break;
    const heard = actAndHear(now, seat, action, chance);
    now = heard.state;
    news.push(...heard.news);
  }
  if ('finish' in chance) (chance as Fate).finish();
  return { state: now, news };
}

/** Nobody bids for anything. */
export const nobodyBids = (state: State, luck?: Luck): Heard => allDo(state, 'bid', pass, luck);

/** Nobody buys any more: the market closes. */
export const marketCloses = (state: State, luck?: Luck): Heard => allDo(state, 'market', pass, luck);

/** These plans are handed in, the others stay at home. */
export function allFly(state: State, plans: readonly (Action | null)[], luck?: Luck): Heard {
  const acts = Array.from({ length: state.seats }, (_, seat) => [seat, plans[seat] ?? stayHome] as const);
  return playAndHear(state, acts, luck);
}

/** By stage: nobody sabotages after the first, so that the round ends with its flights; the second stands in for it. */
const BEFORE: readonly (readonly [EventId, EventId])[] = [
  ['start-up-grant', 'registration'],
  ['regional-aid', 'controllers-strike'],
  ['open-skies', 'world-fair'],
];

/**
 * Three players, whose cards pay nothing at the end of a round, hand in these plans in the round before; it ends without
 * a sabotage, and this event is turned up. By then each has had the subsidy or tax of their flights. The first player is
 * seat 1 in stages 1 and 2, seat 2 in stage 3.
 */
export function turnUp(event: EventId, wish: Position = {}, plans: readonly (Action | null)[] = []): Heard {
  const stage = PRINTED.events.find(({ id }) => id === event)?.stage ?? 1;
  const round = STAGES.indexOf(stage) + 1;
  const [peaceful, other] = BEFORE[stage - 1] as readonly [EventId, EventId];
  const before = position({
    seats: 3,
    round,
    firstSeat: (round - 1) % 3,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: event === peaceful ? other : peaceful,
    ...(event === 'open-skies' ? { named: 'africa' } : {}),
    frame: planning(3),
    ...wish,
  });
  // Where a continent is to be named, the auction comes later.
  const luck = event === 'world-fair' ? [event] : [event, 'plane-1', 'africa-1'];
  if (event !== peaceful) return allFly(before, plans, luck);
  let heard = allFly(before, plans);
  while (heard.state.frame.kind === 'sabotage') {
    const { seat, then } = heard.state.frame;
    const drawn = actAndHear(heard.state, seat, drawSabotage);
    heard = actAndHear(drawn.state, seat, bury, then.length === 0 ? luck : undefined);
  }
  return heard;
}

/** Whoever is first to act does one of what is listed, until the game is over. */
export function playToTheEnd(state: State, seed: number): State {
  const chance = fastChance(seed);
  const now = connectingFlights.clone(state);
  for (let [seat] = seatsToAct(now); seat !== undefined; [seat] = seatsToAct(now)) {
    const owed = connectingFlights.actions(now, seat).filter((action) => !connectingFlights.isOptional(action));
    connectingFlights.apply(now, seat, owed[chance.draw(owed.length)] as Action, chance);
  }
  return now;
}
