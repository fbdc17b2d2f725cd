/** How hard two cities are to join: by cost, and by how many ways there are. */

import { type Graph, otherEnd } from '@tarmac/map';
import type { Route } from '../../rules/board.ts';

/** The least sum of first licences from one city to another. */
export function cheapestWay(graph: Graph<Route>, from: string, to: string): number {
  const costs = new Map([[from, 0]]);
  const settled = new Set<string>();
  for (;;) {
    const open = [...costs].filter(([city]) => !settled.has(city));
    const nearest = open.reduce<[string, number] | undefined>(
      (best, next) => (best && best[1] <= next[1] ? best : next),
      undefined,
    );
    if (nearest === undefined) return Number.POSITIVE_INFINITY;
    const [city, cost] = nearest;
    if (city === to) return cost;
    settled.add(city);
    for (const route of graph.get(city) ?? []) {
      const next = otherEnd(route, city);
      const total = cost + (route.licences[0] ?? 0);
      if (total < (costs.get(next) ?? Number.POSITIVE_INFINITY)) costs.set(next, total);
    }
  }
}

/** How many ways there are that share no route: a flow in which each route carries one, either way. */
export function disjointWays(graph: Graph<Route>, from: string, to: string): number {
  /** The city a route's flow comes from; routes not in the flow are absent. */
  const flow = new Map<Route, string>();
  let ways = 0;
  while (pushOneMore(graph, from, to, flow)) ways++;
  return ways;
}

function pushOneMore(graph: Graph<Route>, from: string, to: string, flow: Map<Route, string>): boolean {
  const cameBy = new Map<string, { city: string; route: Route } | null>([[from, null]]);
  for (const [city] of cameBy) {
    for (const route of graph.get(city) ?? []) {
      const next = otherEnd(route, city);
      // A route already used this way is spent; used the other way, its flow can be turned back.
      if (flow.get(route) !== city && !cameBy.has(next)) cameBy.set(next, { city, route });
    }
  }
  let step = cameBy.get(to);
  if (!step) return false;
  for (; step; step = cameBy.get(step.city)) {
    if (flow.has(step.route)) flow.delete(step.route);
    else flow.set(step.route, step.city);
  }
  return true;
}
