/** Why the planner decides as it does, for the texts. */

import { type Decision, type Explained as ExplainedBy, explainBy } from '@tarmac/bots';
import type { Action } from '@tarmac/connecting-flights/cooperative/rules';
import { TERMS, type Term } from './terms.ts';

export type { Comparison } from '@tarmac/bots';

export type Explained = ExplainedBy<Action, Term>;

export const explain = (decision: Decision<Action>, count = 3): Explained[] => explainBy(TERMS, decision, count);
