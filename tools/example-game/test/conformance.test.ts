/** The rules, the rulebook and what the page's files may bring pass the suites of the kit. */

import { readFileSync } from 'node:fs';
import { exampleGame, newsProblem, REFUSALS, viewProblem } from '@tarmac/example-game/rules';
import { RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/example-game/text';
import { fastChance } from '@tarmac/kit';
import { conformance, rulebookConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';

const configs = [2, 3, 4].map((seats) => ({ label: `${seats} seats`, seats, config: {} }));
const rulebook = {
  prefix: 'EG',
  files: [readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')],
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  rules: 5,
  texts: TEXTS,
  refusals: REFUSALS,
};
for (const { name, run } of [
  ...conformance(exampleGame, { configs, gamesPerConfig: 20, seed: 1 }),
  ...rulebookConformance(rulebook),
])
  test(name, run);

test('views and news of a game are let in, others are not', () => {
  const state = exampleGame.setup({}, 2, fastChance(1));
  const view = exampleGame.view(state, 0);
  expect(viewProblem(view)).toBeNull();
  expect(viewProblem({ ...view, hands: [1, 1] })).toBe('view is not what this eye would see');
  expect(newsProblem({ kind: 'ask', seat: 1 }, view)).toBeNull();
  expect(newsProblem({ kind: 'ask', seat: 2 }, view)).toContain('seat');
});
