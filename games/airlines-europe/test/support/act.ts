/** Single actions on a state, and refusals. */

import { actingIn, type Heard as HeardIn, type Luck as LuckOf } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { Share } from '../../rules/airlines.ts';
import { type AirlinesEurope, airlinesEurope } from '../../rules/game.ts';
import { REFUSALS } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { type Fated, fate } from './fate.ts';

export type Heard = HeardIn<AirlinesEurope>;
export type Luck = LuckOf<Fated>;

const acting = actingIn({ game: airlinesEurope, refusals: REFUSALS, fate });
export const { act, actAndHear, heard, newsOf } = acting;
export const { expectAllowed, expectImpossible, expectRefusal } = acting;
export const { frameKind, isListed, kindsListed, seatsToAct } = acting;

/** Acts, and then lets everyone empty the market (AE-8.2), each taking the first card there is. */
export function actThroughScoring(state: State, seat: number, action: Action, luck?: Luck): Heard {
  let { state: now, news } = actAndHear(state, seat, action, luck);
  while (now.frame.kind === 'market') {
    const [first] = now.market;
    if (first === undefined) throw new Error('somebody is asked to take from an empty market');
    const heard = actAndHear(now, now.frame.seat, { type: 'take', airline: first });
    now = heard.state;
    news = [...news, ...heard.news];
  }
  return { state: now, news };
}

/** What the latest payment for this share was; nobody's points when nothing was paid. */
export function paidFor(state: State, share: Share): number[] {
  const found = state.payouts.findLast((payout) => payout.share === share);
  return found === undefined ? new Array<number>(state.seats).fill(0) : [...found.points];
}
