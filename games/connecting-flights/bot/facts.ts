/** The facts for pictures: those of the rules, and those of the planner. */

import { type Best, type Facts, facts as ruleFacts, tablesOf, type View } from '@tarmac/connecting-flights/rules';
import { fleetOf, pieceOf } from './planner/fleet.ts';
import { bestPlan, bestRevenue, type Fleet, revenueWith } from './planner/index.ts';

/** Of the position on the table and of those a reader previews from it, with every seat of each. */
const MOST_REMEMBERED = 64;

const planOf = byFleet(bestPlan);
const revenueOf = byFleet(bestRevenue);

/** Plans each fleet once: a preview leaves most fleets, and of a flight plan all of them, as they were. */
function byFleet<T>(planned: (fleet: Fleet) => T): (fleet: Fleet) => T {
  const known = new Map<string, T>();
  return (fleet) => {
    const key = JSON.stringify(fleet);
    const answer = known.get(key) ?? planned(fleet);
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

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
    bestPlan: isPlanning && own !== null ? planOf(own) : null,
    bestWithCalled:
      frame.kind === 'bid' && called !== undefined && own !== null ? revenueWith(own, pieceOf(tables, called)) : null,
    bestNow: fleets.map(revenueOf),
  };
}
