/** French is French, with French spaces; English is English. */

import { RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/text';
import { testTranslation, testTypography } from '@tarmac/flights/support';
import { everything } from './rendered.ts';

testTypography(everything, [TEXTS.en.game.name]);

const book = (language: 'en' | 'fr') => ({ ...TEXTS[language].sections, ...TEXTS[language].rulebook });
testTranslation([...SECTION_IDS, ...RULE_IDS], { en: book('en'), fr: book('fr') });
