/** CF-4.7 */

import type { Refusal, Seat } from '@tarmac/kit';
import type { Action } from '../actions.ts';
import { freeCoins } from '../free-coins.ts';
import { amountOf, sabotageEffect } from '../modifiers.ts';
import { refuse } from '../refusals.ts';
import { sabotagesLeft } from '../sabotage-deck.ts';
import { canStrike, targetCards } from '../sabotage-targets.ts';
import type { Frame, State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { isInTurn } from './turn.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function checkDrawSabotage(state: State, seat: Seat): Refusal | null {
  const due = isInTurn(state, seat, 'sabotage', 'CF-4.7');
  if (due !== null) return due;
  return sabotagesLeft(state) > 0 ? null : refuse('noSabotageLeft');
}

export function checkUse(state: State, seat: Seat, { victim, on }: Of<'sabotage'>): Refusal | null {
  const due = isInTurn(state, seat, 'use', 'CF-4.7');
  if (due !== null) return due;
  if (victim === seat || victim >= state.seats) return refuse('badVictim', { victim });
  const tables = tablesOf(state.config.board);
  const { sabotage } = state.frame as Extract<Frame, { kind: 'use' }>;
  if (sabotageEffect(tables, sabotage).lies === undefined) {
    if (on !== null) return refuse('badTarget', { card: on });
    return canStrike(state, tables, sabotage, victim) ? null : refuse('badVictim', { victim });
  }
  if (on === null) return refuse('badVictim', { victim });
  return targetCards(state, tables, sabotage, victim).includes(on) ? null : refuse('badTarget', { card: on });
}

/** It had the coins when it was asked; it may have lifted another sabotage since. */
export function checkDeflect(state: State, seat: Seat, { pay }: Of<'deflect'>): Refusal | null {
  const due = isInTurn(state, seat, 'deflect', 'CF-4.7');
  if (due !== null || !pay) return due;
  const cost = amountOf(state, tablesOf(state.config.board), seat);
  const coins = state.coins[seat]!;
  return cost <= coins ? null : refuse('notEnoughCoins', { cost, coins }, 'CF-1.7');
}

/** CF-4.7 by the owner of the card it lies on, at any time; a plan that was handed in is taken back first. */
export function checkLift(state: State, seat: Seat, { sabotage: id }: Of<'lift'>): Refusal | null {
  const { board } = tablesOf(state.config.board);
  const sabotage = board.sabotages.findIndex((card) => card.id === id);
  const card = state.sabotages[sabotage] ?? -1;
  if (card < 0 || state.where[card] !== seat) return refuse('notSabotaged', { sabotage: id });
  if (state.frame.kind === 'plans' && state.frame.chosen[seat] !== null) return refuse('planHandedIn');
  const cost = board.sabotages[sabotage]!.lift;
  const coins = freeCoins(state, seat);
  return cost <= coins ? null : refuse('notEnoughCoins', { cost, coins }, 'CF-1.7');
}
