/** The first filter of a search: the actions with the best appraisal. */

import type { Seat, Shapes } from '@tarmac/kit';
import type { Brain } from './brain.ts';
import { withProposed } from './proposed.ts';

const OF_ONE_FAMILY = 2;

export interface Glanced<A> {
  readonly action: A;
  /** The appraisal minus the mean of the list, in points. */
  readonly glance: number;
}

/** The actions with the best appraisal, best first; dominated ones only if there is nothing else. */
export function shortlist<T extends Shapes>(
  brain: Brain<T>,
  state: T['state'],
  seat: Seat,
  listed: readonly T['action'][],
  most: number,
  ofOneFamily = OF_ONE_FAMILY,
): Glanced<T['action']>[] {
  const actions = withProposed(brain, state, seat, listed);
  const scores: number[] = [];
  brain.appraise(state, seat, actions, scores);
  const order = actions.map((_, index) => index).filter((index) => scores[index] !== Number.NEGATIVE_INFINITY);
  if (order.length === 0) return [{ action: actions[0], glance: 0 }];
  order.sort((a, b) => scores[b]! - scores[a]! || a - b);
  const seen = new Map<string, number>();
  const chosen: number[] = [];
  for (const index of order) {
    const family = brain.familyOf?.(actions[index]) ?? null;
    const before = family === null ? 0 : (seen.get(family) ?? 0);
    if (before === ofOneFamily) continue;
    if (family !== null) seen.set(family, before + 1);
    chosen.push(index);
    if (chosen.length === most) break;
  }
  const mean = chosen.reduce((sum, index) => sum + scores[index]!, 0) / chosen.length;
  return chosen.map((index) => ({ action: actions[index], glance: scores[index]! - mean }));
}

/** Converts an appraisal to win share, if the game says how. */
export function glanceReader<T extends Shapes>({ sharePerPoint }: Brain<T>): (glance: number) => number | null {
  return (glance) => (sharePerPoint === undefined ? null : glance * sharePerPoint);
}
