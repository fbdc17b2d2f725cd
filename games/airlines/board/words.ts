/** The words of the game for the page: the sentences of its texts, with the names at this table. */

import {
  AIRLINE_ORDER,
  describeFrame,
  type Names,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  TEXTS,
} from '@tarmac/airlines/text';
import { makePictureWords, type PictureWords } from '@tarmac/board';
import { liveriesOf } from './liveries.ts';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof SENTENCES.describeExplained>[1];

const RECONSTRUCTED = {
  en: 'The rulebooks do not print the board, the flight cards or the reference card: routes, numbers, headquarters, which airline may use which style, and how the 84 stock cards, 135 markers and 42 flight cards are shared out were designed here and balanced by simulation. Those totals, the five styles and the three scoring cards are the rulebook’s.',
  fr: 'Les livrets n’impriment ni le plateau, ni les cartes Vol, ni la carte Information : les liaisons, leurs nombres, les sièges, les motifs permis à chaque compagnie et la répartition des 84 actions, des 135 marqueurs et des 42 cartes Vol ont été conçus ici et équilibrés par simulation. Ces totaux, les cinq motifs et les trois cartes Score sont ceux du livret.',
} as const;

export const words: PictureWords<Shapes> = makePictureWords<Shapes, Names, Explained>({
  ...SENTENCES,
  namesOf: (language, { board }, seats) => namesOf(language, board, seats),
  describeFrame: (language, { frame }, who, names) => describeFrame(language, frame, who, names),
  sectionIds: SECTION_IDS,
  ruleIds: RULE_IDS,
  texts: TEXTS,
  chips(_, { board }) {
    const liveries = liveriesOf(board);
    return AIRLINE_ORDER.map((airline) => ({ name: board.airlines[airline].code, livery: liveries[airline] }));
  },
  reconstructed: RECONSTRUCTED,
});
