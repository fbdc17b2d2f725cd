/**
 * The flight planner: finds a plan with the highest revenue. Exact for every possible hand of a game; for larger hoards
 * (see search.ts) the best plan it found.
 */

import { NO_FLIGHTS, type Plan } from '@tarmac/connecting-flights/rules';
import type { Fleet } from './fleet-types.ts';
import { planOf } from './plan.ts';
import { MOST_AIRPORTS, problemOf, revenueIn } from './problem.ts';
import { search } from './search.ts';

export type { Fleet, FleetAirport } from './fleet-types.ts';

export interface BestPlan {
  readonly revenue: number;
  readonly plan: Plan;
}

/** Among plans with the highest revenue, one with the least penalties, then the most revenue without landing rights. */
export function bestPlan(whole: Fleet): BestPlan {
  const fleet = manageable(whole);
  const problem = problemOf(fleet, true);
  const found = search(problem);
  if (found === null) return { revenue: 0, plan: NO_FLIGHTS };
  return { revenue: revenueIn(found.total, true), plan: planOf(fleet, problem, found) };
}

/** Nobody gets so many airports; then those with the most stars are used. */
function manageable(fleet: Fleet): Fleet {
  if (fleet.airports.length <= MOST_AIRPORTS) return fleet;
  const airports = [...fleet.airports].sort((one, other) => other.stars - one.stars).slice(0, MOST_AIRPORTS);
  return { ...fleet, airports };
}

/** The revenue of the best plan, without looking for the best of several. */
export function bestRevenue(fleet: Fleet): number {
  return search(problemOf(manageable(fleet), false))?.total ?? 0;
}

/** The revenue of the best plan with these too; trucks are counts to be added. */
export function revenueWith(
  fleet: Fleet,
  more: Partial<Pick<Fleet, 'airports' | 'planes' | 'passengers' | 'trucks'>>,
): number {
  const { airports, planes, passengers, trucks } = fleet;
  return bestRevenue({
    ...fleet,
    airports: more.airports === undefined ? airports : [...airports, ...more.airports],
    planes: more.planes === undefined ? planes : [...planes, ...more.planes],
    passengers: more.passengers === undefined ? passengers : [...passengers, ...more.passengers],
    trucks: more.trucks === undefined ? trucks : trucks.map((count, place) => count + (more.trucks?.[place] ?? 0)),
  });
}
