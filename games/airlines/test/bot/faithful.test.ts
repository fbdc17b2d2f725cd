/**
 * Explanations are faithful: had the term that is named not counted, the choice would mostly have been
 * another. `npx vitest run faithful --reporter=verbose` shows the figures.
 */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { measureFaithfulness, toldFaithfulness } from '@tarmac/bots/proofs';
import { expect, test } from 'vitest';
import { positionsIn, SEAT_COUNTS } from './support.ts';

const SIMULATIONS = 60;
const DECISIONS = 120;

test('with the named reason frozen, the choice changes in at least 60 % of the decisions', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { captain } = airlinesBrain.levels;
  const sample = { decisions: DECISIONS, limits: captain, simulations: SIMULATIONS, seed: 1 };
  const measured = measureFaithfulness(airlinesBrain, positionsIn(SEAT_COUNTS, sample.seed), sample);
  const { decisions, changed, control, bySeats } = measured;
  const figures = toldFaithfulness(measured);
  await annotate(figures);
  expect(decisions).toBe(DECISIONS);
  for (const seats of SEAT_COUNTS) expect(bySeats[seats]).toBeGreaterThan(10);
  expect(changed / decisions, figures).toBeGreaterThanOrEqual(0.6);
  expect(control.changed / control.decisions, figures).toBeLessThan(changed / decisions - 0.1);
});
