/** How the conformance suite plays the toy. */

import type { ConformancePlan } from '@tarmac/kit/conformance';
import type { Toy } from '../toy/state.ts';

export const toyPlan: ConformancePlan<Toy> = {
  configs: [2, 3, 4].flatMap((seats) => [
    { label: 'full deck', seats, config: {} },
    { label: 'tiny deck', seats, config: { deck: 'tiny' } },
  ]),
  gamesPerConfig: 20,
  seed: 1,
  isUnbounded: (action) => action.type === 'offer',
  isOptional: (action) => action.type === 'order',
  perturb: (action) =>
    action.type === 'offer'
      ? [
          { ...action, price: 20 },
          { ...action, price: 21 },
        ]
      : [],
};
