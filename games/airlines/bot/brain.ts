/** Airlines (1990) for the searches of @tarmac/bots. */

import { type Airlines, airlines, type View } from '@tarmac/airlines/rules';
import { type Brain, ownSeat } from '@tarmac/bots';
import { appraiser } from './appraise.ts';
import { WEIGHTS } from './data/weights.ts';
import { FEATURES, measure } from './features.ts';
import { DUEL_TASTE, TASTE } from './taste.ts';
import { TERMS } from './terms.ts';
import { MOST_SCORINGS } from './time-left.ts';

const { seats } = airlines;
const appraiseTable = appraiser(TASTE);
const appraiseDuel = appraiser(DUEL_TASTE);

export const airlinesBrain: Brain<Airlines> = {
  game: airlines,
  evaluation: {
    terms: TERMS,
    features: FEATURES,
    seatsOf: (state) => state.seats,
    // Weights depend on the number of seats and the scorings still to come.
    chapters: (seats.max - seats.min + 1) * MOST_SCORINGS,
    chapterOf: (state) => (state.seats - seats.min) * MOST_SCORINGS + Math.min(state.scorings, MOST_SCORINGS - 1),
    measure,
    weights: WEIGHTS,
  },
  appraise(state, seat, actions, into) {
    (state.seats === 2 ? appraiseDuel : appraiseTable)(state, seat, actions, into);
  },
  sharePerPoint: 0.02,
  familyOf: (action) => ('airline' in action ? action.airline : null),
  seatOf: ownSeat,
  seatsIn: (view) => view.seats,
  forget,
  levels: {
    trainee: { simulations: 40, candidates: 6, rounds: 0, remembers: false, temperature: 0.02 },
    pilot: { simulations: 200, candidates: 8, rounds: 0, remembers: true, temperature: 0.01 },
    // One round: three took twice the time per simulation.
    captain: { simulations: 2000, candidates: 10, rounds: 1, remembers: true, temperature: 0 },
  },
};

/** Forgets cards taken face up: a rival's cards may be any. */
export function forget(view: View): View {
  return { ...view, seenTaken: view.seenTaken.map((seen) => seen.map(() => 0)) };
}
