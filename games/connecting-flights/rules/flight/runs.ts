/** The flown part of a plan: its valid flights, end to end. */

import type { Verdict } from './judge.ts';
import type { Flown, Plan, Run } from './plan.ts';

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
