/** How good actions look at a glance, for playouts without the planner: what it would do first, the rest as they come. */

import { type Action, type State, tablesOf } from '@tarmac/connecting-flights-cooperative/rules';
import { type Seat, same } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';
import { ideasFor, QUICK } from './ideas.ts';
import { workshopFor } from './workshops.ts';

/** An idea is worth this much more than what the planner did not think of. */
const THOUGHT_OF = 10;

export function appraise(state: State, _seat: Seat, actions: readonly Action[], into: number[]): void {
  const copy = freeCopy(state);
  const ideas =
    copy.frame.kind === 'consent' ? [] : ideasFor(workshopFor(tablesOf(copy.config.board)), copy, actions, QUICK);
  actions.forEach((action, place) => {
    const rank = ideas.findIndex((idea) => same(idea.actions[0], action));
    into[place] = rank < 0 ? plainWorth(action) : THOUGHT_OF - rank;
  });
}

function plainWorth(action: Action): number {
  if (action.type === 'consent') return action.agree ? 1 : 0;
  return action.type === 'withdraw' ? Number.NEGATIVE_INFINITY : 0;
}
