/** The names of the printed components of a board. An unknown id or number stands for itself. */

import { oncePerLanguage } from '@tarmac/kit/words';
import { EN_SHARED } from './en-shared.ts';
import { facesOf } from './faces.ts';
import { FR_SHARED } from './fr-shared.ts';
import type { Language } from './languages.ts';
import type { CardNames, PrintedCards, SharedText } from './shared-words.ts';

const SHARED: Readonly<Record<Language, SharedText>> = { en: EN_SHARED, fr: FR_SHARED };

export const cardNamesOn = oncePerLanguage((board: PrintedCards, language: Language) =>
  makeNames(board, SHARED[language], language),
);

function makeNames(board: PrintedCards, { continents, cardName }: SharedText, language: Language): CardNames {
  const cities = new Map(board.cities.map((city) => [city.id, city.name[language]]));
  const faces = facesOf(board);
  const city = (id: string) => cities.get(id) ?? id;
  const continent: CardNames['continent'] = (id) => continents[id] ?? id;
  const named = (form: 'bare' | 'a' | 'the') => (card: number) => {
    const face = faces[card];
    return face === undefined ? `${card}` : cardName(face, { city, continent }, form);
  };
  return {
    city,
    continent,
    card: named('bare'),
    aCard: named('a'),
    theCard: named('the'),
    airport: (card) => {
      const face = faces[card];
      return face?.kind === 'airport' ? city(face.city) : `${card}`;
    },
    face: (card) => faces[card],
  };
}
