/** The words of the game for the page: the sentences of its texts, with the names at this table. */

import {
  describeFrame,
  type Names,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  SENTENCES,
  SHARE_ORDER,
  TEXTS,
} from '@tarmac/airlines-europe/text';
import { makePictureWords, type PictureWords } from '@tarmac/board';
import { LIVERIES } from './liveries.ts';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof SENTENCES.describeExplained>[1];

const RECONSTRUCTED = {
  en: 'The rulebooks do not print the board: its routes, the costs of licences, the zones and starting spaces of the value track and the bonuses were designed here and balanced by simulation. Numbers of shares, airplanes, money and scoring cards are the rulebook’s.',
  fr: 'Les livrets n’impriment pas le plateau : ses lignes, le coût des licences, les zones et les cases de départ de la piste de valeur et les bonus ont été conçus ici et équilibrés par simulation. Les nombres d’actions, d’avions, d’argent et de cartes de décompte sont ceux du livret.',
} as const;

export const words: PictureWords<Shapes> = makePictureWords<Shapes, Names, Explained>({
  ...SENTENCES,
  namesOf: (language, { board }, seats) => namesOf(language, board, seats),
  describeFrame: (language, { frame }, who, names) => describeFrame(language, frame, who, names),
  sectionIds: SECTION_IDS,
  ruleIds: RULE_IDS,
  texts: TEXTS,
  chips: (language) => SHARE_ORDER.map((share) => ({ name: TEXTS[language].shares[share], livery: LIVERIES[share] })),
  reconstructed: RECONSTRUCTED,
});
