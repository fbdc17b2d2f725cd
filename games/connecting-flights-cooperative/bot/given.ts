/** Judges an action that the planner did not consider, with its best continuation. */

import { type Action, cooperativeFlights, type State } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance, same } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';
import { type Diligence, ideasFor, type Workshop } from './ideas.ts';
import type { Idea } from './prospect.ts';

/** The best so many ideas, and the given action among them unless nobody knows what could follow on it. */
export function ideasWith(
  workshop: Workshop,
  state: State,
  actions: readonly Action[],
  diligence: Diligence,
  most: number,
  given: Action,
): readonly Idea[] {
  const ideas = ideasFor(workshop, state, actions, diligence);
  const best = ideas.slice(0, most);
  const startsWith = ({ actions: [first] }: Idea) => same(first, given);
  if (best.some(startsWith)) return best;
  const own = ideas.find(startsWith) ?? givenIdea(workshop, state, diligence, given);
  return own === null ? best : [...best, own];
}

/**
 * A single purchase is judged with the best next one, though other ideas end with their package: rather too high than
 * too low.
 */
function givenIdea(workshop: Workshop, state: State, diligence: Diligence, given: Action): Idea | null {
  const [own] = ideasFor(workshop, state, [given], diligence);
  if (own !== undefined) return own;
  const then = freeCopy(state);
  cooperativeFlights.apply(then, 0, given, fastChance(state.round));
  const [next] = ideasFor(workshop, then, cooperativeFlights.actions(then, 0), diligence);
  if (next === undefined) return null;
  const home = then.home - state.home;
  const { prospect } = next;
  return {
    actions: [given, ...next.actions],
    prospect: { ...prospect, home: prospect.home + home, total: prospect.total + home },
  };
}
