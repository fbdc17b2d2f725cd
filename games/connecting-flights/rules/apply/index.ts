/** Carries out an action that `check` has let through, in place. */

import { CONTINENT_INDEX } from '@tarmac/flights/rules';
import type { Chance, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { addCard, bid, passBid } from './auction.ts';
import { handIn, recall } from './flights.ts';
import { buyElectric, buyTruck, passMarket, rent, sell, sellTruck } from './market.ts';
import { chooseFirst, chooseStart, keepPlayer } from './opening.ts';
import { endPhase } from './phases.ts';
import { bury, deflect, draw, lift, takeCoins, use } from './sabotage.ts';
import { answer, counter, makeOffer, withdraw } from './trades.ts';

export function apply(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  if (!leavesPhaseOpen(state, seat, action, chance, news)) endPhase(state, chance, news);
}

/** Returns false where nobody is left to be asked in this phase. */
function leavesPhaseOpen(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): boolean {
  switch (action.type) {
    case 'first':
      return chooseFirst(state, seat, action, chance, news);
    case 'name':
      state.named = CONTINENT_INDEX[action.continent];
      news?.push({ kind: 'named', seat, continent: action.continent });
      return false;
    case 'add':
    case 'addAirport':
      return addCard(state, seat, action, chance, news);
    case 'bid':
      return bid(state, seat, action, news);
    case 'pass':
      return state.frame.kind === 'bid' ? passBid(state, seat, news) : passMarket(state, seat, news);
    case 'fly':
      return handIn(state, seat, action.chains, chance, news);
    case 'takeCoins':
      return takeCoins(state, seat, news);
    case 'sabotage':
      return use(state, seat, action, chance, news);
    case 'bury':
      return bury(state, seat, news);
    case 'deflect':
      return deflect(state, seat, action, news);
    default:
      applyWithin(state, seat, action, chance, news);
      return true;
  }
}

type Ending =
  | 'first'
  | 'name'
  | 'add'
  | 'addAirport'
  | 'bid'
  | 'pass'
  | 'fly'
  | 'takeCoins'
  | 'sabotage'
  | 'bury'
  | 'deflect';

/** What never ends a phase. */
function applyWithin(
  state: State,
  seat: Seat,
  action: Exclude<Action, { type: Ending }>,
  chance: Chance,
  news?: News[],
): void {
  switch (action.type) {
    case 'keep':
      keepPlayer(state, seat, action, chance, news);
      break;
    case 'start':
      chooseStart(state, seat, action, news);
      break;
    case 'rent':
      rent(state, seat, action, news);
      break;
    case 'buyElectric':
      buyElectric(state, seat, action, news);
      break;
    case 'buyTruck':
      buyTruck(state, seat, action, news);
      break;
    case 'sell':
      sell(state, seat, action, news);
      break;
    case 'sellTruck':
      sellTruck(state, seat, action, news);
      break;
    case 'offer':
      makeOffer(state, seat, action, news);
      break;
    case 'withdraw':
      withdraw(state, seat, news);
      break;
    case 'answer':
      answer(state, action, news);
      break;
    case 'counter':
      counter(state, seat, action, news);
      break;
    case 'drawSabotage':
      draw(state, seat, chance, news);
      break;
    case 'recall':
      recall(state, seat);
      break;
    case 'lift':
      lift(state, seat, action, news);
      break;
    case 'order':
      state.orders[seat] = action.claim;
      news?.push({ kind: 'ordered', seat, claim: action.claim });
  }
}
