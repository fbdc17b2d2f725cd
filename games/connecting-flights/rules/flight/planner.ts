/** The flight planner: of all plans a seat could fly, one with the highest revenue. Exact. */

import type { Card } from '../components.ts';
import type { Fares } from './fares.ts';
import { NO_FLIGHTS, type Plan } from './plan.ts';
import { planOf } from './planner-plan.ts';
import { problemOf, revenueIn } from './planner-problem.ts';
import { search } from './planner-search.ts';

/** What a seat may plan with: cards that are grounded or lent out are not among them. */
export interface Fleet {
  readonly airports: readonly FleetAirport[];
  readonly planes: readonly { readonly card: Card; readonly stars: number; readonly electric: boolean }[];
  readonly passengers: readonly { readonly card: Card; readonly continent: number; readonly stars: number }[];
  /** How many trucks, by capacity less one. */
  readonly trucks: readonly number[];
  /** How many planes a round count a star more. */
  readonly boosts: number;
  readonly fares: Fares;
}

export interface FleetAirport {
  readonly card: Card;
  /** Two cards of one city are no flight (CF-2.7). */
  readonly city: number;
  readonly continent: number;
  readonly stars: number;
  /** Landing rights: flights end there and never begin (CF-2.6). */
  readonly rights: boolean;
  /** What stays unpaid if no flight ends there (CF-4.5); 0 for airports, loans, and where nothing is to be paid. */
  readonly penalty: number;
  /** Flights that end here earn so much less. */
  readonly less: number;
}

export interface BestPlan {
  readonly revenue: number;
  readonly plan: Plan;
}

/** Of several plans with the highest revenue, one with the smallest penalties, then the most revenue without landing rights. */
export function bestPlan(fleet: Fleet): BestPlan {
  const problem = problemOf(fleet, true);
  const found = search(problem);
  if (found === null) return { revenue: 0, plan: NO_FLIGHTS };
  return { revenue: revenueIn(found.total, true), plan: planOf(fleet, problem, found) };
}

/** The revenue of the best plan, without looking for the best of several. */
export function bestRevenue(fleet: Fleet): number {
  return search(problemOf(fleet, false))?.total ?? 0;
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
