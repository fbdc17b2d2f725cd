/** Connecting Flights for bots. */

import { type Decision, type Explained as ExplainedBy, explainBy } from '@tarmac/bots';
import type { Action } from '@tarmac/connecting-flights/rules';
import { TERMS, type Term } from './terms.ts';

export type { Comparison } from '@tarmac/bots';
export { connectingFlightsBrain } from './brain.ts';
export { connectingFlightsCalibration } from './calibration.ts';
export { connectingFlightsLab } from './lab.ts';
export { plannerProbe } from './planner/probe.ts';
export { TERMS, type Term };

/** Why the bot decides as it does, for the texts. */
export type Explained = ExplainedBy<Action, Term>;

export const explain = (decision: Decision<Action>, count = 3): Explained[] => explainBy(TERMS, decision, count);
