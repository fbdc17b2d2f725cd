/** French is French, with French spaces; English is English: in the cooperative game too. */

import { RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { testTranslation, testTypography } from '@tarmac/flights/support';
import { expect, test } from 'vitest';
import { everything } from './rendered.ts';

testTypography(everything, ['Connecting Flights']);

const book = (language: 'en' | 'fr') => ({ ...TEXTS[language].sections, ...TEXTS[language].rulebook });
testTranslation([...SECTION_IDS, ...RULE_IDS], { en: book('en'), fr: book('fr') });

test('a pawn stands on the map, a passenger is a card: no pawn is called a passenger where it flies or waits', () => {
  for (const language of ['en', 'fr'] as const) {
    const { home, placing, demand } = TEXTS[language].reasons.terms;
    for (const clause of [home, placing, demand].flatMap(({ more, less }) => [more, less])) {
      expect(clause).not.toMatch(/passenger|passager/);
    }
  }
});
