/** This round's flights, as judged when all plans were shown (CF-4.5): later sabotages do not change them. */

import type { Seat } from '@tarmac/kit';
import type { State } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Flown, Run } from './plan.ts';

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
    touched.add(continentOf[from]!);
    touched.add(continentOf[to]!);
  }
  return touched.size;
}
