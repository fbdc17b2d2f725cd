/** The first sieve of a search. */

import type { Seat, Shapes } from '@tarmac/kit';
import type { Brain } from './brain.ts';

/** The actions that look best at a glance, the best first; dominated ones never, unless there is nothing else. */
export function shortlist<T extends Shapes>(
  brain: Brain<T>,
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
  most: number,
): T['action'][] {
  const scores: number[] = [];
  brain.appraise(state, seat, actions, scores);
  const order = actions.map((_, index) => index).filter((index) => scores[index] !== Number.NEGATIVE_INFINITY);
  if (order.length === 0) return [actions[0]];
  order.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  return order.slice(0, most).map((index) => actions[index]);
}
