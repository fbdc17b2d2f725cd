/** The flights on the map: the unfinished plan, a submitted one, or those that everybody flew. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import { type Draft, laidIn } from './draft.ts';
import type { Plan } from './shapes.ts';

export interface DrawnFlight {
  readonly seat: number;
  /** Cities by id. */
  readonly from: string;
  readonly to: string;
  /** It has all it needs, or was flown. */
  readonly valid: boolean;
}

export function flightsToDraw(scene: Scene, view: View, me: number | null, draft: Draft): readonly DrawnFlight[] {
  const plan = me === null ? null : planLaid(view, me, draft);
  if (plan !== null && me !== null) return ofPlan(scene, me, plan);
  return (view.flown ?? []).flatMap((runs, seat) =>
    runs.flat().flatMap(({ from, to }) => between(scene, seat, from, to, true)),
  );
}

function planLaid({ frame, round }: View, me: number, draft: Draft): Plan | null {
  return frame.kind === 'plans' ? (laidIn(draft, round)?.action.chains ?? frame.chosen[me] ?? null) : null;
}

function ofPlan(scene: Scene, seat: number, plan: Plan): DrawnFlight[] {
  return plan.flatMap(({ from: start, legs }) => {
    let from = start;
    return legs.flatMap(({ plane, passenger, to }) => {
      const origin = from;
      from = to;
      return between(scene, seat, origin, to, plane !== null && passenger !== null);
    });
  });
}

function between({ cards }: Scene, seat: number, from: Card | null, to: Card | null, valid: boolean): DrawnFlight[] {
  const [start, end] = [cards[from ?? -1]?.city ?? null, cards[to ?? -1]?.city ?? null];
  return start === null || end === null || start === end ? [] : [{ seat, from: start, to: end, valid }];
}
