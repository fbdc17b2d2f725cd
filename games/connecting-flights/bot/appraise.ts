/** The rules policy: how good each action looks at a glance, in coins. */

import { type Action, judgePlan, type State } from '@tarmac/connecting-flights/rules';
import { appraiseAdding, appraiseBid, PASSING } from './auction.ts';
import { DOMINATED, type Glance, glanceAt } from './glance.ts';
import { appraiseElectric, appraiseRent, appraiseSale, appraiseTruck, appraiseTruckSale } from './market.ts';
import { appraiseFirst, appraiseKeep, appraiseName, appraiseStart } from './opening.ts';
import { appraiseDeflect, appraiseDrawing, appraiseLift, appraiseSabotage } from './sabotage.ts';
import type { Taste } from './taste.ts';
import { appraiseAnswer, appraiseCounter, appraiseOffer } from './trades.ts';

export type Appraise = (state: State, seat: number, actions: readonly Action[], into: number[]) => void;

export function appraiser(taste: Taste): Appraise {
  return (state, seat, actions, into) => {
    const glance = glanceAt(state, seat, taste);
    for (let index = 0; index < actions.length; index++) into[index] = worthOf(glance, actions[index]!);
    if (state.frame.kind === 'plans') flyTheBest(glance, actions, into);
    leaveTheBest(actions, into);
    sayWhy(actions, into);
  };
}

/**
 * All plans but the one with the highest revenue are dominated: a search must not stay at home by a whim of the
 * evaluation.
 */
function flyTheBest({ state, seat, tables }: Glance, actions: readonly Action[], into: number[]): void {
  let best = -1;
  let most = DOMINATED;
  actions.forEach((action, index) => {
    if (action.type !== 'fly') return;
    const verdicts = judgePlan(state, tables, seat, action.chains).flat();
    const revenue = verdicts.reduce((sum, one) => sum + one.revenue, 0);
    const isBest = revenue > most;
    if (isBest && best >= 0) into[best] = DOMINATED;
    into[index] = isBest ? revenue : DOMINATED;
    if (!isBest) return;
    best = index;
    most = revenue;
  });
}

/** A bot considers one of each kind: bids a coin apart or equivalent trucks are no real choice. */
const ONE_OF_A_KIND: readonly Action['type'][] = ['bid', 'buyTruck', 'buyElectric', 'rent'];

function leaveTheBest(actions: readonly Action[], into: number[]): void {
  for (const kind of ONE_OF_A_KIND) {
    let best = -1;
    for (let index = 0; index < actions.length; index++) {
      if (actions[index]?.type !== kind) continue;
      const isBetter = best < 0 || into[index]! > into[best]!;
      const worse = isBetter ? best : index;
      if (isBetter) best = index;
      if (worse >= 0) into[worse] = DOMINATED;
    }
  }
}

/** Where an offer can be declined with a reason, it is not declined without. */
function sayWhy(actions: readonly Action[], into: number[]): void {
  const explained = actions.flatMap((one) => (one.type === 'answer' && one.reason !== undefined ? [one.from] : []));
  if (explained.length === 0) return;
  actions.forEach((action, index) => {
    if (action.type !== 'answer' || action.accept || action.reason !== undefined) return;
    if (explained.includes(action.from)) into[index] = DOMINATED;
  });
}

function worthOf(glance: Glance, action: Action): number {
  switch (action.type) {
    case 'keep':
      return appraiseKeep(glance, action);
    case 'start':
      return appraiseStart(glance, action);
    case 'first':
      return appraiseFirst(glance, action);
    case 'name':
      return appraiseName(glance, action);
    case 'add':
    case 'addAirport':
      return appraiseAdding(glance, action);
    case 'bid':
      return appraiseBid(glance, action);
    case 'pass':
      return glance.state.frame.kind === 'bid' ? PASSING : 0;
    case 'rent':
      return appraiseRent(glance, action);
    case 'buyElectric':
      return appraiseElectric(glance, action);
    case 'buyTruck':
      return appraiseTruck(glance, action);
    case 'sell':
      return appraiseSale(glance, action);
    case 'sellTruck':
      return appraiseTruckSale(glance, action);
    case 'offer':
      return appraiseOffer(glance, action);
    case 'answer':
      return appraiseAnswer(glance, action);
    case 'counter':
      return appraiseCounter(glance, action);
    case 'fly':
      return action.chains.length;
    // Handed in is what was found best.
    case 'recall':
      return DOMINATED;
    case 'takeCoins':
      return 10;
    case 'drawSabotage':
      return appraiseDrawing(glance);
    case 'sabotage':
      return appraiseSabotage(glance, action);
    case 'bury':
      return 0;
    case 'deflect':
      return action.pay ? appraiseDeflect(glance) : 0;
    case 'lift':
      return appraiseLift(glance, action);
    // A claim is never worse now than later, and an offer that was worth making stands.
    case 'order':
      return action.claim ? 1 : DOMINATED;
    case 'withdraw':
      return DOMINATED;
  }
}
