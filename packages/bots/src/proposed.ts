/** The actions to choose from: proposals of the game's brain, then the list of the rules. */

import { type Seat, type Shapes, same } from '@tarmac/kit';
import type { Brain } from './brain.ts';

export function withProposed<T extends Shapes>(
  brain: Brain<T>,
  state: T['state'],
  seat: Seat,
  listed: readonly T['action'][],
): readonly T['action'][] {
  const proposed = brain.propose?.(state, seat) ?? [];
  if (proposed.length === 0) return listed;
  return [...proposed, ...listed.filter((action) => !proposed.some((one) => same(one, action)))];
}
