/** What many tests do before or after what they are about. */

import { fastChance } from '@tarmac/kit';
import type { Action } from '../../rules/actions.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { actAndHear, type Heard, type Luck, playAndHear, seatsToAct } from './act.ts';
import { pass, stayHome } from './actions.ts';
import { type Fate, fate } from './fate.ts';

/** Whoever is to act does this, again and again, while that frame is on the table. */
export function allDo(state: State, kind: State['frame']['kind'], action: Action, luck?: Luck): Heard {
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
