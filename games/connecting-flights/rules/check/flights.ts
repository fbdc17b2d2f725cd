/** CF-2.10 a plan uses the seat's own cards, each once. flight/judge.ts judges the flights themselves. */

import type { Card, SlotKind } from '@tarmac/flights/rules';
import { kindOf } from '@tarmac/flights/rules';
import type { Refusal, Seat } from '@tarmac/kit';
import { isUsable } from '../flight/fleet.ts';
import type { Plan } from '../flight/plan.ts';
import { refuse } from '../refusals.ts';
import type { Frame, State } from '../state.ts';
import { waitsFor } from './turn.ts';

/** CF-1.8 what all choose at once may be changed until the last is in. */
export function checkRecall(state: State, seat: Seat): Refusal | null {
  const due = waitsFor(state, 'plans', 'CF-4.5');
  if (due !== null) return due;
  const { chosen } = state.frame as Extract<Frame, { kind: 'plans' }>;
  return chosen[seat] === null ? refuse('noPlanYet') : null;
}

export function checkPlan(state: State, seat: Seat, plan: Plan): Refusal | null {
  const laid = new Set<Card>();
  const trucks = [0, 0, 0, 0];
  const lay = (card: Card | null, kind: SlotKind): Refusal | null => {
    if (card === null) return null;
    if (kindOf(card) !== kind) return refuse('wrongKind', { card });
    if (!isUsable(state, seat, card)) return refuse('notYours', { card }, 'CF-2.10');
    if (laid.has(card)) return refuse('usedTwice', { card });
    laid.add(card);
    return null;
  };
  const fuel = (capacity: number): Refusal | null => {
    if (capacity === 0) return null;
    const used = trucks[capacity - 1]! + 1;
    trucks[capacity - 1] = used;
    return used > (state.trucks[seat]?.[capacity - 1] ?? 0) ? refuse('truckUsedTwice', { capacity }) : null;
  };
  for (const { from, legs } of plan) {
    const problem = lay(from, 'airport');
    if (problem !== null) return problem;
    for (const { plane, truck, passenger, to } of legs) {
      const wrong = lay(plane, 'plane') ?? fuel(truck) ?? lay(passenger, 'passenger') ?? lay(to, 'airport');
      if (wrong !== null) return wrong;
    }
  }
  return null;
}
