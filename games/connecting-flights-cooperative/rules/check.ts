/** The first broken rule of an action. Any seat may act for the team (CF-1.8). */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { isDue } from './check/due.ts';
import { checkCharter, checkFly } from './check/flights.ts';
import { checkBuy, checkBuyElectric, checkBuyTruck, checkCity, checkRenew } from './check/market.ts';
import { checkFirst, checkPlace, checkTake } from './check/opening.ts';
import { isProposed, MOST_REFUSED } from './consent.ts';
import { refuse } from './refusals.ts';
import type { State } from './state.ts';

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.frame.kind === 'over') return refuse('gameOver');
  if (action.type === 'consent' || action.type === 'withdraw') return checkAnswer(state, seat, action.type);
  const refusal = checkDeed(state, action);
  if (refusal !== null) return refusal;
  return isProposed(state, action) && state.refused >= MOST_REFUSED ? refuse('noMoreProposals') : null;
}

type Deed = Exclude<Action, { type: 'consent' | 'withdraw' }>;

function checkDeed(state: State, action: Deed): Refusal | null {
  switch (action.type) {
    case 'place':
      return checkPlace(state, action);
    case 'first':
      return checkFirst(state, action);
    case 'take':
      return checkTake(state, action);
    case 'buy':
      return checkBuy(state, action);
    case 'buyAirport':
    case 'rent':
      return checkCity(state, action);
    case 'buyElectric':
      return checkBuyElectric(state, action);
    case 'buyTruck':
      return checkBuyTruck(state, action);
    case 'renew':
      return checkRenew(state);
    case 'fly':
      return checkFly(state, action);
    case 'charter':
      return checkCharter(state, action);
    case 'pass':
      return state.frame.kind === 'flights' ? null : isDue(state, 'market', 'CF-6.1');
    case 'further':
      return isDue(state, 'further', 'CF-7.1');
  }
}

/** CF-1.8 */
function checkAnswer(state: State, seat: Seat, type: 'consent' | 'withdraw'): Refusal | null {
  const { frame } = state;
  if (frame.kind !== 'consent') return refuse('notNow', { due: frame.kind }, 'CF-1.8');
  if (type === 'withdraw') return frame.by === seat ? null : refuse('notProposer');
  return frame.agreed[seat] === true ? refuse('notAsked') : null;
}
