/** CF-4.7 the possible victims and targets of a sabotage card. */

import type { Card } from '@tarmac/flights/rules';
import { kindOf } from '@tarmac/flights/rules';
import type { Seat } from '@tarmac/kit';
import { sabotageOn } from './flight/fleet.ts';
import { sabotageEffect } from './modifiers.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** The victim's cards that it can lie on: without a sabotage, no landing rights, nothing lent. */
export function targetCards(state: State, tables: Tables, sabotage: number, victim: Seat): Card[] {
  const { lies } = sabotageEffect(tables, sabotage);
  const found: Card[] = [];
  for (let card = 0; card < state.where.length; card++) {
    if (state.where[card] !== victim || kindOf(card) !== lies) continue;
    if ((state.rightsOf[card] ?? -1) === -1 && sabotageOn(state, card) < 0) found.push(card);
  }
  return found;
}

/** Whether a sabotage that lies on no card can strike this seat. */
export function canStrike(state: State, tables: Tables, sabotage: number, victim: Seat): boolean {
  const effect = sabotageEffect(tables, sabotage);
  return effect.lies === undefined && (effect.canStrike?.(state, victim) ?? true);
}
