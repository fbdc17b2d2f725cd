/** The best that can still be flown in this round's flight phase, with what the hands have. */

import type { Tables } from '@tarmac/connecting-flights-cooperative/rules';
import type { Flyable } from './flyable.ts';
import { makeProblem } from './problem.ts';
import { search } from './search.ts';
import { type Step, stepsOf } from './steps.ts';
import type { Worth } from './worth.ts';

export type { Flyable } from './flyable.ts';
export { plainWorth, type Worth } from './worth.ts';

export interface Flying {
  readonly steps: readonly Step[];
  /** Pawns they bring home. */
  readonly home: number;
  /** Spent on charters and fees; the bonus of CF-7.2 is not counted. */
  readonly coins: number;
  readonly value: number;
  /** False where the search was cut short. */
  readonly proved: boolean;
}

/** How many flights are looked at unless told otherwise. */
const NODES = 20_000;

export function bestFlying(
  state: Flyable,
  tables: Tables,
  worth: Worth,
  most: { readonly nodes: number } = { nodes: NODES },
): Flying {
  const problem = makeProblem(state, tables, worth);
  const found = search(problem, most.nodes);
  const { home, coins, value, proved } = found;
  return { steps: stepsOf(state, problem, found), home, coins, value, proved };
}
