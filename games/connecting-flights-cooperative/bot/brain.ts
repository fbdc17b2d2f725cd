/** The cooperative game for @tarmac/bots: the planner makes its levels. */

import { type Brain, ownSeat } from '@tarmac/bots';
import {
  type Action,
  type CooperativeFlights,
  cooperativeFlights,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import { type Seat, same } from '@tarmac/kit';
import { CHAPTERS, chapterOf, FEATURES, measure, WEIGHTS } from './features.ts';
import { freeCopy } from './free-copy.ts';
import { ideasFor, QUICK } from './ideas.ts';
import { planner } from './plan.ts';
import { teamChanceBy } from './team-chance.ts';
import { TERMS } from './terms.ts';
import { workshopFor } from './workshops.ts';

/** The bonus of an idea over actions that the planner did not consider. */
const THOUGHT_OF = 10;

function appraise(state: State, _seat: Seat, actions: readonly Action[], into: number[]): void {
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

const levels: Brain['levels'] = {
  trainee: { simulations: 1, candidates: 4, rounds: 1, remembers: true, temperature: 0.05 },
  pilot: { simulations: 1, candidates: 8, rounds: 3, remembers: true, temperature: 0 },
  captain: { simulations: 320, candidates: 8, rounds: 3, remembers: true, temperature: 0 },
};

export const cooperativeFlightsBrain: Brain<CooperativeFlights> = {
  game: cooperativeFlights,
  evaluation: {
    terms: TERMS,
    features: FEATURES,
    seatsOf: (state) => state.seats,
    chapters: CHAPTERS,
    chapterOf,
    measure,
    weights: WEIGHTS,
  },
  appraise,
  seatOf: ownSeat,
  seatsIn: (view) => view.seats,
  // Everything is open (CF-9.4): there is nothing to forget.
  forget: (view) => view,
  levels,
  plan: planner,
  teamChance: teamChanceBy(levels.captain),
};
