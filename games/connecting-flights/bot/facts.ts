/** The facts for pictures: those of the rules, and those of the planner. */

import {
  type Best,
  type Facts,
  type Missing,
  facts as ruleFacts,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights/rules';
import { missingOf } from './missing/index.ts';
import { fleetOf } from './planner/fleet.ts';
import { bestPlan, bestRevenue, type Fleet } from './planner/index.ts';
import { gainsOf } from './trade-gains.ts';

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
  return {
    ...ruleFacts(view),
    ...best(view),
    /** Takes the longest, and most who ask for facts want others: worked out once it is read, or sent. */
    get missing() {
      return missing(view);
    },
  };
}

/** While the seat is to decide in the auction or in the market. */
function missing(view: View): Missing | null {
  const { eye, frame, offers } = view;
  if (eye === 'watcher' || (frame.kind !== 'add' && frame.kind !== 'bid' && frame.kind !== 'market')) return null;
  const isDue = frame.kind === 'market' && offers.length > 0 ? offers.some(({ to }) => to === eye) : frame.seat === eye;
  return isDue ? missingOf(view, tablesOf(view.config.board), eye) : null;
}

function best(view: View): Omit<Best, 'missing'> {
  const { eye, frame } = view;
  const tables = tablesOf(view.config.board);
  const isPlanning = frame.kind === 'market' || frame.kind === 'plans';
  const fleets = Array.from({ length: view.seats }, (_, seat) => fleetOf(view, tables, seat));
  const own = eye === 'watcher' ? null : fleetOf(view, tables, eye);
  return {
    bestPlan: isPlanning && own !== null ? planOf(own) : null,
    gains: gainsOf(view, tables),
    bestNow: fleets.map(revenueOf),
  };
}
