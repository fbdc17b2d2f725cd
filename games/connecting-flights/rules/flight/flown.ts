/** What was flown this round, as it was judged when all plans were shown (CF-4.5): later sabotages do not touch it. */

import type { Seat } from '@tarmac/kit';
import type { Card } from '../components.ts';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Verdict } from './judge.ts';
import type { Plan } from './plan.ts';

/** A valid flight. */
export interface Flown {
  readonly from: Card;
  readonly plane: Card;
  readonly truck: number;
  readonly passenger: Card;
  readonly to: Card;
  readonly revenue: number;
  /** CF-4.9 it ended on landing rights, rented or lent. */
  readonly onRights: boolean;
}

/** Valid flights end to end: a chain is cut where a flight in it is not valid. */
export type Run = readonly Flown[];

export function runsOf(plan: Plan, verdicts: readonly (readonly Verdict[])[]): Run[] {
  const runs: Flown[][] = [];
  plan.forEach(({ from: start, legs }, chain) => {
    let run: Flown[] = [];
    let from = start;
    legs.forEach(({ plane, truck, passenger, to }, leg) => {
      const verdict = verdicts[chain]?.[leg];
      if (verdict?.refusal === null && from !== null && plane !== null && passenger !== null && to !== null) {
        if (run.length === 0) runs.push(run);
        run.push({ from, plane, truck, passenger, to, revenue: verdict.revenue, onRights: verdict.onRights });
      } else run = [];
      from = to;
    });
  });
  return runs;
}

export function flownRuns({ flown }: Pick<State, 'flown'>, seat: Seat): readonly Run[] {
  return flown?.[seat] ?? [];
}

export function flownFlights(state: Pick<State, 'flown'>, seat: Seat): Flown[] {
  return flownRuns(state, seat).flat();
}

/** CF-4.9 different continents that are origin or destination of a valid flight. */
export function continentsTouched(state: Pick<State, 'flown'>, { continentOf }: Tables, seat: Seat): number {
  const touched = new Set<number>();
  for (const { from, to } of flownFlights(state, seat)) {
    touched.add(continentOf[from] as number);
    touched.add(continentOf[to] as number);
  }
  return touched.size;
}
