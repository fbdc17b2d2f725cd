/** CF-4.10 the reasons that fit an offer, as its answer may give them. */

import type { Facts } from '@tarmac/connecting-flights/rules';
import type { Offer, Reason } from '../../logic/shapes.ts';

/** Cities that a seat says it needs a card for. */
const MOST_CITIES = 2;

export function reasonsFor({ give, take }: Offer, { bestPlan }: Pick<Facts, 'bestPlan'>): readonly Reason[] {
  const asked = take.cards[0] ?? take.loans[0] ?? null;
  const given = give.cards[0] ?? give.loans[0] ?? null;
  const legs = (bestPlan?.plan ?? []).flatMap((chain) => chain.legs);
  const cities = legs.flatMap(({ plane, passenger, to }) =>
    to !== null && take.cards.some((card) => card === plane || card === passenger) ? [to] : [],
  );
  return [
    ...[...new Set(cities)].slice(0, MOST_CITIES).map((card): Reason => ({ code: 'neededFor', card })),
    ...(asked === null ? [] : [{ code: 'worthMore', card: asked } as const]),
    ...(given === null ? [] : [{ code: 'noUse', card: given } as const]),
    ...(take.coins > 0 ? [{ code: 'tooDear', card: null } as const] : []),
    { code: 'helpsYou', card: null },
  ];
}
