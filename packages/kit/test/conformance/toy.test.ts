/** The toy passes the suite at every number of seats, so every hard shape of the contract can be lived up to. */

import { conformance } from '@tarmac/kit/conformance';
import { describe, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { toyPlan } from './toy-plan.ts';

for (const seats of [2, 3, 4]) {
  describe(`toy, ${seats} seats`, () => {
    const configs = toyPlan.configs.filter((config) => config.seats === seats);
    for (const check of conformance(toy, { ...toyPlan, configs })) test(check.name, check.run);
  });
}
