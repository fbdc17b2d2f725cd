/** What the game lets the page say: the sentences of its texts, with the names at this table. */

import { makePictureWords, type PictureWords } from '@tarmac/board';
import {
  describeAction,
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  type Names,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  TEXTS,
} from '@tarmac/connecting-flights/cooperative/text';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof describeExplained>[1];

export const words: PictureWords<Shapes> = {
  ...makePictureWords<Shapes, Names, Explained>({
    namesOf: (language, { board, hands }, seats) => namesOf(language, board, seats, hands),
    describeNews,
    describeRefusal,
    describeAction,
    describeFrame,
    describeExplained,
    sectionIds: SECTION_IDS,
    ruleIds: RULE_IDS,
    texts: TEXTS,
    reconstructed: { en: TEXTS.en.reconstructed, fr: TEXTS.fr.reconstructed },
  }),
  // Whoever may do something unasked takes a proposal back; nothing is chosen in secret.
  mayReplace: () => false,
};
