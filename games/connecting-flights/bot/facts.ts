/** What pictures are told: what the rules say, and what the planner finds out. */

import { type Best, type Facts, facts as ruleFacts, tablesOf, type View } from '@tarmac/connecting-flights/rules';
import { fleetOf, pieceOf } from './planner/fleet.ts';
import { bestPlan, bestRevenue, revenueWith } from './planner/index.ts';

export function facts(view: View): Facts {
  return { ...ruleFacts(view), ...best(view) };
}

function best(view: View): Best {
  const { eye, frame } = view;
  const tables = tablesOf(view.config.board);
  const isPlanning = frame.kind === 'market' || frame.kind === 'plans';
  const [called] = view.row;
  const fleets = Array.from({ length: view.seats }, (_, seat) => fleetOf(view, tables, seat));
  const own = eye === 'watcher' ? null : fleetOf(view, tables, eye);
  return {
    bestPlan: isPlanning && own !== null ? bestPlan(own) : null,
    bestWithCalled:
      frame.kind === 'bid' && called !== undefined && own !== null ? revenueWith(own, pieceOf(tables, called)) : null,
    bestNow: fleets.map(bestRevenue),
  };
}
