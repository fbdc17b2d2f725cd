/** The news that a scoring would bring if it came now, as far as everyone knows. */

import type { Facts, News, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';

/** AL-9.2 every founded airline in turn. */
export function newsIfScored(view: View, facts: Facts): readonly News[] {
  const { third, worth } = facts;
  const paid = AIRLINE_ORDER.flatMap((airline, index): Extract<News, { kind: 'scored' }>[] => {
    const markers = worth[index] ?? 0;
    if (markers === 0) return [];
    const held = view.laid.map((laid) => laid[index] ?? 0);
    // AL-9.4
    const heldByThird = third?.counts === true ? (third.stock[index] ?? 0) : null;
    return [{ kind: 'scored', airline, markers, held, third: heldByThird, points: [...(facts.points[index] ?? [])] }];
  });
  const points = view.laid.map((_, seat) => paid.reduce((sum, each) => sum + (each.points[seat] ?? 0), 0));
  return [...paid, { kind: 'scoringEnded', number: facts.nextScoring ?? 0, points }];
}
