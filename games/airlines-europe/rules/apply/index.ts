/** Applies a checked action, in place. */

import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { SHARE_INDEX } from '../airlines.ts';
import { after, SHARE } from '../frames.ts';
import type { News } from '../news.ts';
import { CASH } from '../setup.ts';
import type { Frame, State } from '../state.ts';
import { placeBan } from './bans.ts';
import { buyLicence } from './licences.ts';
import { drawToHand, takeAndReplace } from './market.ts';
import { pay } from './money.ts';
import { askForBan, endAction, takeAtScoring } from './scorings.ts';
import { choose, giveShare, playShares } from './shares.ts';

export function apply(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  const { frame } = state;
  switch (action.type) {
    case 'choose':
      choose(state, seat, expect(frame, 'opening'), action.shares, chance, news);
      break;
    case 'buy':
      buyLicence(state, seat, SHARE_INDEX[action.airline], action.route, action.licence, chance, news);
      break;
    case 'stop':
      state.frame = SHARE;
      break;
    case 'take':
      if (frame.kind === 'market') {
        takeAtScoring(state, frame, action.airline, chance, news);
        break;
      }
      takeAndReplace(state, seat, action.airline, chance, news);
      endAction(state, chance, news);
      break;
    case 'draw':
      drawToHand(state, seat, chance, news);
      endAction(state, chance, news);
      break;
    case 'play':
      playShares(state, seat, new Array(action.count).fill(action.share), chance, news);
      break;
    case 'playTwo':
      playShares(state, seat, action.shares, chance, news);
      break;
    case 'exchange':
      state.frame = { kind: 'exchange', give: action.give, fromPortfolio: [], fromHand: [] };
      break;
    case 'give':
      giveShare(state, seat, expect(frame, 'exchange'), action.from, action.share, chance, news);
      break;
    case 'cash':
      // AE-7.1
      pay(state, seat, CASH, 'cash', chance, news);
      endAction(state, chance, news);
      break;
    case 'ban': {
      const { passed } = expect(frame, 'ban');
      placeBan(state, seat, action.route, action.licence, news);
      askForBan(state, after(state, seat), passed, chance, news);
      break;
    }
    case 'pass': {
      // AE-10.2 out of this phase only.
      const passed = expect(frame, 'ban').passed.map((gone, other) => gone || other === seat);
      news?.push({ kind: 'passed', seat });
      askForBan(state, after(state, seat), passed, chance, news);
      break;
    }
  }
}

function expect<K extends Frame['kind']>(frame: Frame, kind: K): Extract<Frame, { kind: K }> {
  if (frame.kind !== kind) throw new Error(`an action of frame ${kind} was applied in frame ${frame.kind}`);
  return frame as Extract<Frame, { kind: K }>;
}
