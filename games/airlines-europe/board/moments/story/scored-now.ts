/** The news that a scoring would bring if it came now, as far as everyone knows. */

import type { Facts, News, Scene, View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER } from '@tarmac/airlines-europe/text';
import { airlinesIn, indexOf } from '../../logic/pieces.ts';
import type { Share } from '../../logic/shapes.ts';

/** AE-8.3 the farthest airline first, Air ABACUS last. */
function inOrder({ inPlay }: Scene, { track }: View): readonly Share[] {
  const space = (share: Share): number => track[indexOf(share)] ?? 0;
  const airlines: Share[] = [...airlinesIn(inPlay)];
  return [...airlines.sort((a, b) => space(b) - space(a)), ...SHARE_ORDER.filter((share) => share === 'abacus')];
}

export function newsIfScored(scene: Scene, view: View, facts: Facts): readonly News[] {
  const { third } = facts;
  const paid = inOrder(scene, view).map((share): Extract<News, { kind: 'scored' }> => {
    const index = indexOf(share);
    return {
      kind: 'scored',
      share,
      row: facts.rows[index] ?? [],
      held: view.portfolios.map((portfolio) => portfolio[index] ?? 0),
      // AE-9.2
      third: third?.counts === true ? (third.shares[index] ?? 0) : null,
      points: [...(facts.points[index] ?? [])],
    };
  });
  const points = view.portfolios.map((_, seat) => paid.reduce((sum, each) => sum + (each.points[seat] ?? 0), 0));
  return [...paid, { kind: 'scoringEnded', number: facts.scoring ?? 0, points }];
}
