/** Airlines Europe for the searches of @tarmac/bots. */

import { type AirlinesEurope, airlinesEurope, SCORING_CARDS, type View } from '@tarmac/airlines-europe/rules';
import { type Brain, ownSeat } from '@tarmac/bots';
import { appraiser } from './appraise.ts';
import { WEIGHTS } from './data/weights.ts';
import { FEATURES, measure } from './features.ts';
import { DUEL_TASTE, TASTE } from './taste.ts';
import { TERMS } from './terms.ts';

const { seats } = airlinesEurope;
const appraiseTable = appraiser(TASTE);
const appraiseDuel = appraiser(DUEL_TASTE);

export const airlinesEuropeBrain: Brain<AirlinesEurope> = {
  game: airlinesEurope,
  evaluation: {
    terms: TERMS,
    features: FEATURES,
    seatsOf: (state) => state.seats,
    // Weights depend on the number of seats and the scorings still to come.
    chapters: (seats.max - seats.min + 1) * SCORING_CARDS,
    chapterOf: (state) => (state.seats - seats.min) * SCORING_CARDS + Math.min(state.scorings, SCORING_CARDS - 1),
    measure,
    weights: WEIGHTS,
  },
  appraise(state, seat, actions, into) {
    (state.seats === 2 ? appraiseDuel : appraiseTable)(state, seat, actions, into);
  },
  sharePerPoint: 0.02,
  familyOf: (action) => (action.type === 'buy' ? action.airline : null),
  seatOf: ownSeat,
  seatsIn: (view) => view.seats,
  forget,
  levels: {
    trainee: { simulations: 40, candidates: 6, rounds: 0, remembers: false, temperature: 0.01 },
    pilot: { simulations: 200, candidates: 8, rounds: 1, remembers: true, temperature: 0.002 },
    captain: { simulations: 2000, candidates: 10, rounds: 3, remembers: true, temperature: 0 },
  },
};

/** Forgets cards taken face up: a rival's ordinary cards may be any. */
export function forget(view: View): View {
  return {
    ...view,
    sightings: view.sightings.map((sighting, seat) => ({
      open: sighting.open.map(() => 0),
      closed: view.handSizes[seat]!.ordinary,
      since: [],
    })),
  };
}
