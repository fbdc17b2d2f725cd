/** The words of the game for the page: the sentences of its texts, with the names at this table. */

import { makePictureWords, type PictureWords } from '@tarmac/board';
import {
  describeFrame,
  type Names,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
} from '@tarmac/connecting-flights-cooperative/text';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof SENTENCES.describeExplained>[1];

export const words: PictureWords<Shapes> = {
  ...makePictureWords<Shapes, Names, Explained>({
    ...SENTENCES,
    namesOf: (language, { board, hands }, seats) => namesOf(language, board, seats, hands),
    describeFrame,
    sectionIds: SECTION_IDS,
    ruleIds: RULE_IDS,
    texts: TEXTS,
    reconstructed: { en: TEXTS.en.reconstructed, fr: TEXTS.fr.reconstructed },
  }),
  // Optional acts withdraw a proposal; there are no secret choices.
  mayReplace: () => false,
};
