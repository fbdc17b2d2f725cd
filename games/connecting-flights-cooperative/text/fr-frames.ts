/** What the table waits for, in French. */

import { small } from '@tarmac/flights/text';
import { de, list } from '@tarmac/flights/text/fr';
import { FR_DUE } from './fr-due.ts';
import type { FrameTexts } from './words.ts';

export const FR_FRAMES: FrameTexts = {
  due: FR_DUE,
  ask: (due) => `À vous : ${due}.`,
  team: (due) => `À l’équipe : ${due}.`,
  await: (who, due) => `On attend ${list(who)} : ${due}.`,
  over: 'La partie est finie.',
  detail: {
    place: (continent) => `Il va sur un aéroport ${de(continent)}.`,
    first: (hand) => `Il est pour ${hand}.`,
    take: (left, hand) => (hand === null ? `Encore à choisir : ${left}.` : `Encore à choisir pour ${hand} : ${left}.`),
    proposal: (who, action) => `${who} propose : ${small(action)}.`,
  },
};
