/** CF-4.5 of all plans the best one: the rules list a simple one only. */

import { type Action, type State, tablesOf } from '@tarmac/connecting-flights/rules';
import type { Seat } from '@tarmac/kit';
import { fleetOf } from './planner/fleet.ts';
import { bestPlan } from './planner/index.ts';

const NOTHING: readonly Action[] = [];

export function propose(state: State, seat: Seat): readonly Action[] {
  if (state.frame.kind !== 'plans') return NOTHING;
  return [{ type: 'fly', chains: bestPlan(fleetOf(state, tablesOf(state.config.board), seat)).plan }];
}
