/** Airlines (1990) for bots. */

import type { Action } from '@tarmac/airlines/rules';
import { type Decision, type Explained as ExplainedBy, explainBy } from '@tarmac/bots';
import { TERMS, type Term } from './terms.ts';

export type { Comparison } from '@tarmac/bots';
export { airlinesBrain } from './brain.ts';
export { airlinesCalibration } from './calibration.ts';
export { airlinesLab } from './lab.ts';
export { TERMS, type Term };

/** The reasons of a bot's decision, for the texts. */
export type Explained = ExplainedBy<Action, Term>;

export const explain = (decision: Decision<Action>, count = 3): Explained[] => explainBy(TERMS, decision, count);
