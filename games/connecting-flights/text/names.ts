/** The names on a board and at a table. An id or a number the board does not know stands for itself. */

import type { Board } from '@tarmac/connecting-flights/rules';
import { EN } from './en.ts';
import { facesOf } from './faces.ts';
import { FR } from './fr.ts';
import type { Language } from './languages.ts';
import type { Names, Text } from './words.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };

export function namesOf(language: Language, board: Board, seats: readonly string[]): Names {
  return { seat: (seat) => seats[seat] ?? `${seat + 1}`, ...namesOn(board, language) };
}

type BoardNames = Omit<Names, 'seat'>;

/** Every sentence asks for them, and a board never changes. */
const boardNames = new WeakMap<Board, Partial<Record<Language, BoardNames>>>();

function namesOn(board: Board, language: Language): BoardNames {
  const known = boardNames.get(board)?.[language];
  if (known !== undefined) return known;
  const { continents, cards, cardName } = TEXTS[language];
  const cities = new Map(board.cities.map((city) => [city.id, city.name[language]]));
  const faces = facesOf(board);
  const city = (id: string) => cities.get(id) ?? id;
  const continent: Names['continent'] = (id) => continents[id] ?? id;
  const named = (form: 'bare' | 'a' | 'the') => (card: number) => {
    const face = faces[card];
    return face === undefined ? `${card}` : cardName(face, { city, continent }, form);
  };
  const names: BoardNames = {
    board,
    city,
    continent,
    card: named('bare'),
    aCard: named('a'),
    theCard: named('the'),
    airport: (card) => {
      const face = faces[card];
      return face?.kind === 'airport' ? city(face.city) : `${card}`;
    },
    player: (id) => cards.players[id]?.name ?? id,
    identity: (id) => cards.identities[id]?.name ?? id,
    event: (id) => cards.events[id]?.name ?? id,
    sabotage: (id) => cards.sabotages[id]?.name ?? id,
    face: (card) => faces[card],
  };
  boardNames.set(board, { ...boardNames.get(board), [language]: names });
  return names;
}
