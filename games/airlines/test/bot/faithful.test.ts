/**
 * Explanations are faithful: had the term that is named not counted, the choice would mostly have been
 * another. `npx vitest run faithful --reporter=verbose` shows the figures.
 */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { expect, test } from 'vitest';
import { SEAT_COUNTS } from './support.ts';
import { measureFaithfulness } from './support-faithful.ts';

const SIMULATIONS = 60;
const DECISIONS = 120;

test('with the named reason frozen, the choice changes in at least 60 % of the decisions', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { captain } = airlinesBrain.levels;
  const sample = { decisions: DECISIONS, limits: captain, simulations: SIMULATIONS, seed: 1 };
  const { decisions, changed, control, bySeats, byTerm } = measureFaithfulness(airlinesBrain, sample);
  const figures = [
    `${percent(changed, decisions)} changed with the named term frozen`,
    `${percent(control.changed, control.decisions)} with the term frozen that told least apart`,
    ...Object.entries(byTerm).map(
      ([term, { named, changed }]) => `${term} named ${named} times, ${percent(changed, named)} changed`,
    ),
  ].join('; ');
  await annotate(figures);
  expect(decisions).toBe(DECISIONS);
  for (const seats of SEAT_COUNTS) expect(bySeats[seats]).toBeGreaterThan(10);
  expect(changed / decisions, figures).toBeGreaterThanOrEqual(0.6);
  expect(control.changed / control.decisions, figures).toBeLessThan(changed / decisions - 0.1);
});

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
