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
} from '@tarmac/connecting-flights/text';
import { hasChosen } from './logic/draft.ts';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof SENTENCES.describeExplained>[1];

export const words: PictureWords<Shapes> = {
  ...makePictureWords<Shapes, Names, Explained>({
    ...SENTENCES,
    namesOf: (language, { board }, seats) => namesOf(language, board, seats),
    describeFrame,
    sectionIds: SECTION_IDS,
    ruleIds: RULE_IDS,
    texts: TEXTS,
    reconstructed: { en: TEXTS.en.reconstructed, fr: TEXTS.fr.reconstructed },
  }),
  mayReplace: ({ view }, seat) => hasChosen(view.frame, seat),
};
