/**
 * Explanations are faithful: had the term that is named not counted, the choice would mostly have been
 * another. `npx vitest run faithful --reporter=verbose` shows the figures.
 */

import { measureFaithfulness, toldFaithfulness } from '@tarmac/bots/proofs';
import { connectingFlightsBrain } from '@tarmac/connecting-flights/bot';
import { expect, test } from 'vitest';
import type { Frame } from '../../rules/state.ts';
import { type Position, positionsIn, SEAT_COUNTS, spread } from './support.ts';

const SIMULATIONS = 60;
const DECISIONS = 120;

/** What comes of a player card, a continent or a card added to the auction lies beyond what a captain plays out: no reason is told. */
const BEYOND_SIGHT: readonly Frame['kind'][] = ['keep', 'start', 'add'];

function* withinSight(seed: number): Generator<Position> {
  for (const position of positionsIn(SEAT_COUNTS, seed)) {
    if (!BEYOND_SIGHT.includes(position.state.frame.kind)) yield position;
  }
}

test('with the named reason frozen, the choice changes in at least 60 % of the decisions', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { captain } = connectingFlightsBrain.levels;
  const sample = { decisions: DECISIONS, limits: captain, simulations: SIMULATIONS, seed: 1 };
  const measured = measureFaithfulness(connectingFlightsBrain, spread(withinSight(sample.seed), 4), sample);
  const { decisions, changed, control, bySeats } = measured;
  const figures = toldFaithfulness(measured);
  await annotate(figures);
  expect(decisions).toBe(DECISIONS);
  for (const seats of SEAT_COUNTS) expect(bySeats[seats]).toBeGreaterThan(10);
  expect(changed / decisions, figures).toBeGreaterThanOrEqual(0.6);
  expect(control.changed / control.decisions, figures).toBeLessThan(changed / decisions - 0.1);
});
