/** CF-6.6 won or lost, all together. */

import type { Outcome } from '@tarmac/kit';
import type { State } from './state.ts';

export function outcome({ frame, seats, won, home, endedBy }: State): Outcome | null {
  if (frame.kind !== 'over' || endedBy === null) return null;
  const bySeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return { ranks: bySeat(won ? 1 : 2), scores: bySeat(home), rule: endedBy };
}
