/** RULES.md, the list of rule ids and the rulebooks of the cooperative game speak of the same rules. */

import { LANGUAGES, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/cooperative/text';
import { RULE_IDS as COMPETITIVE_RULES } from '@tarmac/connecting-flights/text';
import { expect, test } from 'vitest';
import { ALL_RULES, testRulesFile } from '../../text/rules-file.ts';

/** CF-3 and CF-4 and some rules beside them are the competitive game's alone. */
const COMPETITIVE = /^CF-([34](\.|$)|8\.[34]|9\.[123])/;

testRulesFile({
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  texts: LANGUAGES.map((language) => TEXTS[language].rulebook),
  others: (id) => COMPETITIVE.test(id),
});

test('every rule of RULES.md is in a rulebook of one of the two games', () => {
  expect(new Set([...RULE_IDS, ...COMPETITIVE_RULES])).toEqual(new Set(ALL_RULES));
});
