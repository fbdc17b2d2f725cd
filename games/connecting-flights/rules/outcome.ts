/** CF-4.9 the winner, and the deciding figure. */

import type { BySeat, Outcome } from '@tarmac/kit';
import { continentsTouched, flownFlights } from './flight/flown.ts';
import type { Run } from './flight/plan.ts';
import type { State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** The compared figures, in order: revenue, revenue without landing rights, continents, coins. */
export type Standing = readonly [revenue: number, withoutRights: number, continents: number, coins: number];

interface Flights {
  readonly revenue: BySeat<number>;
  readonly coins: BySeat<number>;
  readonly flown: readonly (readonly Run[])[] | null;
}

export function standings(state: Flights, tables: Tables): BySeat<Standing> {
  return state.revenue.map((revenue, seat) => {
    const withoutRights = flownFlights(state, seat).reduce(
      (sum, flight) => (flight.onRights ? sum : sum + flight.revenue),
      0,
    );
    return [revenue, withoutRights, continentsTouched(state, tables, seat), state.coins[seat]!] as const;
  });
}

export function ranksOf(all: BySeat<Standing>): BySeat<number> {
  return all.map((own) => 1 + all.filter((other) => compare(other, own) > 0).length);
}

/** Above 0 where `a` is ahead. */
function compare(a: Standing, b: Standing): number {
  for (let place = 0; place < a.length; place++) {
    const difference = a[place]! - b[place]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

export function outcome(state: State): Outcome | null {
  if (state.endedBy === null) return null;
  return {
    ranks: ranksOf(standings(state, tablesOf(state.config.board))),
    scores: state.revenue.slice(),
    rule: state.endedBy,
  };
}
