/** The names on a board and at a table. An id or a number the board does not know stands for itself. */

import type { Board } from '@tarmac/connecting-flights/rules';
import type { Language } from '@tarmac/flights/text';
import { cardNamesOn } from '@tarmac/flights/text';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { Names, Text } from './words.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };

export function namesOf(language: Language, board: Board, seats: readonly string[]): Names {
  const { cards } = TEXTS[language];
  return {
    ...cardNamesOn(board, language),
    board,
    seat: (seat) => seats[seat] ?? `${seat + 1}`,
    player: (id) => cards.players[id]?.name ?? id,
    identity: (id) => cards.identities[id]?.name ?? id,
    event: (id) => cards.events[id]?.name ?? id,
    sabotage: (id) => cards.sabotages[id]?.name ?? id,
  };
}
