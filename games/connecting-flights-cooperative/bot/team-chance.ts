/** The chance to win from a position: that of the planner's best idea. */

import type { Brain, Limits } from '@tarmac/bots';
import {
  type CooperativeFlights,
  cooperativeFlights,
  type Frame,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import { freeCopy } from './free-copy.ts';
import { ideasFor } from './ideas.ts';
import { diligenceOf, verdictOf } from './plan.ts';
import { workshopFor } from './workshops.ts';

/** In these the planner knows what a choice is worth; of the setup only which one is best. */
const JUDGED: readonly Frame['kind'][] = ['market', 'flights', 'further'];

export function teamChanceBy(limits: Limits): NonNullable<Brain<CooperativeFlights>['teamChance']> {
  const diligence = diligenceOf(limits);
  return (position, chance) => {
    const state = unproposed(freeCopy(position));
    const workshop = workshopFor(tablesOf(state.config.board));
    for (;;) {
      const [best] = ideasFor(workshop, state, cooperativeFlights.actions(state, 0), diligence);
      const action = best?.actions[0];
      if (best === undefined || action === undefined) throw new Error(`no idea what to do in ${state.frame.kind}`);
      if (JUDGED.includes(state.frame.kind)) {
        const { value, error } = verdictOf(state, best.prospect);
        return { share: value, error };
      }
      cooperativeFlights.apply(state, 0, action, chance);
    }
  };
}

/** CF-1.8 what is proposed may come to be or not: the team can do the better of the two. */
function unproposed(state: State): State {
  const { frame } = state;
  return frame.kind === 'consent' ? { ...state, frame: { kind: frame.within } } : state;
}
