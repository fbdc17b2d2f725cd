/** What the game lets the page say: the sentences of its texts, with the names at this table. */

import type { PictureWords } from '@tarmac/board';
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
} from '@tarmac/connecting-flights/text';
import type { Shapes } from './shapes.ts';

type Explained = Parameters<typeof describeExplained>[1];

export const words: PictureWords<Shapes> = {
  news: (language, { board }, seats, news) => describeNews(language, news, namesOf(language, board, seats)),
  refusal: (language, { board }, seats, refusal) => describeRefusal(language, refusal, namesOf(language, board, seats)),
  action: (language, { board }, seats, action) => describeAction(language, action, namesOf(language, board, seats)),
  status: (language, { board }, seats, { view, awaited }, you) =>
    describeFrame(language, view, you === null ? awaited : 'you', namesOf(language, board, seats)),
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
  reconstructed: (language) => TEXTS[language].reconstructed,
};
