/** Flying what the solver says by the rules of the game. */

import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Flying, Worth } from '../../bot/flying/index.ts';
import { apply } from '../../rules/apply/index.ts';
import { check } from '../../rules/check.ts';
import { clone } from '../../rules/clone.ts';
import { actions } from '../../rules/legal.ts';
import type { State } from '../../rules/state.ts';
import { NO_LUCK } from './positions.ts';

/** Every step is legal and one that the game lists, and the end is what was promised. */
export function expectToFly(before: State, { steps, home, coins, value }: Flying, worth: Worth): void {
  const state = clone(before);
  for (const step of steps) {
    expect(check(state, 0, step), JSON.stringify(step)).toBeNull();
    const listed = actions(state, 0).some((action) => isDeepStrictEqual(action, step));
    expect(listed, JSON.stringify(step)).toBe(true);
    apply(state, 0, step, NO_LUCK);
  }
  expect(state.home - before.home).toBe(home);
  expect(before.coins - state.coins).toBe(coins);
  const placed = state.pawns.reduce((sum, count, cell) => sum + count * (worth.placed[cell] as number), 0);
  expect(home * worth.home + placed - coins * worth.coin).toBeCloseTo(value, 6);
}
