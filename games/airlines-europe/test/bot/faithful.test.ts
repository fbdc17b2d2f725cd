/**
 * Explanations are faithful: had the term that is named not counted, the choice would mostly have been
 * another. `npx vitest run faithful --reporter=verbose` shows the figures.
 */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { measureFaithfulness, toldFaithfulness } from '@tarmac/bots/proofs';
import { expect, test } from 'vitest';
import { positionsIn, SEAT_COUNTS } from './support.ts';

/** The more, the more often it changes: 62 % with 30 of them, 76 % with 80, 79 % with 150. */
const SIMULATIONS = 80;

test('with the named reason frozen, the choice changes in at least 60 % of 500 decisions', {
  timeout: 900_000,
}, async ({ annotate }) => {
  const { captain } = airlinesEuropeBrain.levels;
  const sample = { decisions: 500, limits: captain, simulations: SIMULATIONS, seed: 1 };
  const measured = measureFaithfulness(airlinesEuropeBrain, positionsIn(SEAT_COUNTS, sample.seed), sample);
  const { decisions, changed, control, bySeats } = measured;
  const figures = toldFaithfulness(measured);
  await annotate(figures);
  expect(decisions).toBe(500);
  for (const seats of [2, 3, 4, 5]) expect(bySeats[seats]).toBeGreaterThan(100);
  expect(changed / decisions, figures).toBeGreaterThanOrEqual(0.6);
  expect(control.changed / control.decisions, figures).toBeLessThan(changed / decisions - 0.1);
});
