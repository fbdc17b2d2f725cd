/** The names on a board and at a table. An id or a number the board does not know stands for itself. */

import type { Board } from '@tarmac/connecting-flights-cooperative/rules';
import type { Language } from '@tarmac/flights/text';
import { cardNamesOn } from '@tarmac/flights/text';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import type { Names, Text } from './words.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };

/** With more hands than seats a single player has two (CF-5.4). */
export function namesOf(language: Language, board: Board, seats: readonly string[], hands: number): Names {
  const words = TEXTS[language].hands;
  const twoOfOne = hands > seats.length;
  const seat = (number: number) => seats[number] ?? `${number + 1}`;
  return {
    ...cardNamesOn(board, language),
    board,
    seat,
    hands,
    hand: (hand) => (twoOfOne ? words.label(hand) : seat(hand)),
    theHand: (hand) => (twoOfOne ? words.the(hand) : seat(hand)),
    isOwn: (who, hand) => hands === 1 || (!twoOfOne && who === hand),
  };
}
