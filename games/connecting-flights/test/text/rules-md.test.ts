/** RULES.md, the list of rule ids and the rulebooks speak of the same rules. */

import { LANGUAGES, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/text';
import { testRulesFile, testRulesForm } from '@tarmac/flights/support';
import { expect, test } from 'vitest';

/** CF-5 to CF-7 and some rules beside them are the cooperative game's alone. */
const COOPERATIVE = /^CF-([567](\.|$)|8\.5|9\.4)/;

testRulesForm();

testRulesFile({
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  texts: LANGUAGES.map((language) => TEXTS[language].rulebook),
  others: (id) => COOPERATIVE.test(id),
});

test('there are so many', () => {
  expect(RULE_IDS.length).toBe(42);
});
