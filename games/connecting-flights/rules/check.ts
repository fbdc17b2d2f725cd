/** The first broken rule of an action, by what the seat can see. */

import { CONTINENT_INDEX } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from './actions.ts';
import { checkAdd, checkAddAirport, checkBid } from './check/auction.ts';
import { checkPlan, checkRecall } from './check/flights.ts';
import { checkBuyElectric, checkBuyTruck, checkRent, checkSell, checkSellTruck } from './check/market.ts';
import { checkFirst, checkKeep, checkStart } from './check/opening.ts';
import { checkDeflect, checkDrawSabotage, checkLift, checkUse } from './check/sabotage.ts';
import { checkAnswer, checkCounter, checkOffer, checkWithdraw } from './check/trades.ts';
import { isInTurn, waitsFor } from './check/turn.ts';
import { refuse } from './refusals.ts';
import { isInPlay } from './setup.ts';
import type { State } from './state.ts';

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.frame.kind === 'over') return refuse('gameOver');
  switch (action.type) {
    case 'keep':
      return checkKeep(state, seat, action);
    case 'start':
      return checkStart(state, seat, action);
    case 'first':
      return checkFirst(state, seat, action);
    case 'name':
      return (
        isInTurn(state, seat, 'name', 'CF-4.1') ??
        (isInPlay(state.seats, CONTINENT_INDEX[action.continent])
          ? null
          : refuse('continentOut', { continent: action.continent }))
      );
    case 'add':
      return checkAdd(state, seat, action);
    case 'addAirport':
      return checkAddAirport(state, seat, action);
    case 'bid':
      return checkBid(state, seat, action);
    case 'pass':
      return state.frame.kind === 'bid'
        ? isInTurn(state, seat, 'bid', 'CF-4.3')
        : isInTurn(state, seat, 'market', 'CF-4.4');
    case 'rent':
      return checkRent(state, seat, action);
    case 'buyElectric':
      return checkBuyElectric(state, seat, action);
    case 'buyTruck':
      return checkBuyTruck(state, seat, action);
    case 'sell':
      return checkSell(state, seat, action);
    case 'sellTruck':
      return checkSellTruck(state, seat, action);
    case 'offer':
      return checkOffer(state, seat, action);
    case 'withdraw':
      return checkWithdraw(state, seat);
    case 'answer':
      return checkAnswer(state, seat, action);
    case 'counter':
      return checkCounter(state, seat, action);
    case 'fly':
      return waitsFor(state, 'plans', 'CF-4.5') ?? checkPlan(state, seat, action.chains);
    case 'recall':
      return checkRecall(state, seat);
    case 'takeCoins':
      return isInTurn(state, seat, 'sabotage', 'CF-4.7');
    case 'drawSabotage':
      return checkDrawSabotage(state, seat);
    case 'sabotage':
      return checkUse(state, seat, action);
    case 'bury':
      return isInTurn(state, seat, 'use', 'CF-4.7');
    case 'deflect':
      return checkDeflect(state, seat, action);
    case 'lift':
      return checkLift(state, seat, action);
    case 'order':
      if (state.claimed[seat]) return refuse('alreadyClaimed');
      return state.orders[seat] === action.claim ? refuse('sameOrder', { claim: action.claim }) : null;
  }
}
