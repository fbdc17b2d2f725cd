/** What the game lets the page say: the sentences of its texts, with the names at this table. */

import {
  describeAction,
  describeExplained,
  describeFrame,
  describeNews,
  describeRefusal,
  namesOf,
  RULE_IDS,
  SECTION_IDS,
  TEXTS,
} from '@tarmac/airlines/text';
import type { PictureWords } from '@tarmac/board';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof describeExplained>[1];

const RECONSTRUCTED = {
  en: 'The rulebooks do not print the board, the flight cards or the reference card: routes, numbers, headquarters, which airline may use which style, and how the 84 stock cards, 135 markers and 42 flight cards are shared out were designed here and balanced by simulation. Those totals, the five styles and the three scoring cards are the rulebook’s.',
  fr: 'Les livrets n’impriment ni le plateau, ni les cartes Vol, ni la carte Information : les liaisons, leurs nombres, les sièges, les motifs permis à chaque compagnie et la répartition des 84 actions, des 135 marqueurs et des 42 cartes Vol ont été conçus ici et équilibrés par simulation. Ces totaux, les cinq motifs et les trois cartes Score sont ceux du livret.',
} as const;

export const words: PictureWords<Shapes> = {
  news: (language, { board }, seats, news) => describeNews(language, news, namesOf(language, board, seats)),
  refusal: (language, { board }, seats, refusal) => describeRefusal(language, refusal, namesOf(language, board, seats)),
  action: (language, { board }, seats, action) => describeAction(language, action, namesOf(language, board, seats)),
  status: (language, { board }, seats, { view, awaited }, you) =>
    describeFrame(language, view.frame, you === null ? awaited : 'you', namesOf(language, board, seats)),
  advice: (language, { board }, seats, explained) =>
    describeExplained(language, explained as Explained, namesOf(language, board, seats)),
  rulebook: (language) =>
    SECTION_IDS.map((id) => ({
      id,
      title: TEXTS[language].sections[id],
      rules: RULE_IDS.filter((rule) => rule.startsWith(`${id}.`)).map((rule) => ({
        id: rule,
        text: TEXTS[language].rulebook[rule],
      })),
    })),
  options: (language) => TEXTS[language].options,
  reconstructed: (language) => RECONSTRUCTED[language],
};
