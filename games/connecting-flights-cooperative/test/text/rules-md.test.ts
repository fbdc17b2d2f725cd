/** RULES.md, the list of rule ids and the rulebooks of the cooperative game speak of the same rules. */

import { LANGUAGES, RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { testRulesFile } from '@tarmac/flights/support';

/** CF-3 and CF-4 and some rules beside them are the competitive game's alone. */
const COMPETITIVE = /^CF-([34](\.|$)|8\.[34]|9\.[123])/;

testRulesFile({
  ruleIds: RULE_IDS,
  sectionIds: SECTION_IDS,
  texts: LANGUAGES.map((language) => TEXTS[language].rulebook),
  others: (id) => COMPETITIVE.test(id),
});
