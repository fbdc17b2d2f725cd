/** Connecting Flights plugged into the searches of @tarmac/bots. */

import { type Brain, ownSeat } from '@tarmac/bots';
import {
  type Action,
  type ConnectingFlights,
  connectingFlights,
  type State,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights/rules';
import type { Seat } from '@tarmac/kit';
import { answersOf } from './answers.ts';
import { appraiser } from './appraise.ts';
import { WEIGHTS } from './data/weights.ts';
import { CHAPTERS, chapterOf, FEATURES, measure } from './features.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestPlan } from './planner/index.ts';
import { TASTE } from './taste.ts';
import { TERMS } from './terms.ts';

/** CF-4.5 of all plans the best one: the rules list a simple one only; CF-4.10 answers with a reason. */
const NOTHING: readonly Action[] = [];

export function propose(state: State, seat: Seat): readonly Action[] {
  if (state.frame.kind === 'market') return state.offers.length === 0 ? NOTHING : answersOf(state, seat);
  if (state.frame.kind !== 'plans') return NOTHING;
  return [{ type: 'fly', chains: bestPlan(fleetOf(state, tablesOf(state.config.board), seat)).plan }];
}

export const connectingFlightsBrain: Brain<ConnectingFlights> = {
  game: connectingFlights,
  evaluation: {
    terms: TERMS,
    features: FEATURES,
    seatsOf: (state) => state.seats,
    chapters: CHAPTERS,
    chapterOf,
    measure,
    weights: WEIGHTS,
  },
  appraise: appraiser(TASTE),
  propose,
  sharePerPoint: 0.001,
  familyOf: ({ type }) => type,
  seatOf: ownSeat,
  seatsIn: (view) => view.seats,
  forget,
  // Every candidate is simulated once at least. More simulations than these did not make a captain stronger (CALIBRATION.md).
  levels: {
    trainee: { simulations: 1, candidates: 4, rounds: 0, remembers: false, temperature: 0.06 },
    pilot: { simulations: 2, candidates: 6, rounds: 1, remembers: true, temperature: 0.014 },
    captain: { simulations: 15, candidates: 8, rounds: 1, remembers: true, temperature: 0 },
  },
};

/** Forgets which tasks others had met without claiming them. */
export function forget(view: View): View {
  return { ...view, missed: view.missed.map((missed, seat) => (seat === view.eye ? missed : 0)) };
}
