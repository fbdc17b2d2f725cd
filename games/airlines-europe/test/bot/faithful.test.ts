/**
 * Explanations are faithful: had the term that is named not counted, the choice would mostly have been
 * another. `npx vitest run faithful --reporter=verbose` shows the figures.
 */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import { expect, test } from 'vitest';
import { measureFaithfulness } from './support-faithful.ts';

const SIMULATIONS = 100;

test('with the named reason frozen, the choice changes in at least 60 % of 500 decisions', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const { captain } = airlinesEuropeBrain.levels;
  const sample = { decisions: 500, limits: captain, simulations: SIMULATIONS, seed: 1 };
  const { decisions, changed, changedByLeast, byTerm } = measureFaithfulness(airlinesEuropeBrain, sample);
  const figures = `${percent(changed, decisions)} changed with the named term frozen, ${percent(changedByLeast, decisions)} with the one that told least apart`;
  const terms = Object.entries(byTerm).map(
    ([term, { named, changed }]) => `${term}: named ${named}, changed ${percent(changed, named)}`,
  );
  await annotate([figures, ...terms].join('\n'));
  expect(decisions).toBe(500);
  expect(changed / decisions, figures).toBeGreaterThanOrEqual(0.6);
  expect(changedByLeast, figures).toBeLessThan(changed / 2);
});

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
