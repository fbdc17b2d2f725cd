/** The cooperative game plugged into @tarmac/bots: its levels are made by the planner. */

import type { Brain } from '@tarmac/bots';
import { type CooperativeFlights, cooperativeFlights, type View } from '@tarmac/connecting-flights-cooperative/rules';
import { appraise } from './appraise.ts';
import { CHAPTERS, chapterOf, FEATURES, measure, WEIGHTS } from './features.ts';
import { planner } from './plan.ts';
import { teamChanceBy } from './team-chance.ts';
import { TERMS } from './terms.ts';

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
  seatOf: ({ eye }: View) => {
    if (typeof eye !== 'number') throw new Error('only a seat has something to decide');
    return eye;
  },
  seatsIn: (view) => view.seats,
  // Everything lies open (CF-9.4): there is nothing to forget.
  forget: (view) => view,
  levels,
  plan: planner,
  teamChance: teamChanceBy(levels.captain),
};
