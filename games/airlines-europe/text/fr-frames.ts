/** What the table waits for, in French. */

import { list, shares } from './fr-grammar.ts';
import type { FrameTexts } from './words.ts';

export const FR_DUE: FrameTexts['due'] = {
  opening: 'choisir les deux premières actions du portefeuille, de deux compagnies différentes',
  turn: 'acheter une licence, poser des actions, acquérir des actions Air ABACUS ou prendre de l’argent',
  second: 'acheter une deuxième licence ou y renoncer',
  share: 'prendre une action au marché ou piocher',
  exchange: 'donner une action en échange d’actions Air ABACUS',
  market: 'prendre une action au marché avant l’évaluation',
  ban: 'poser un marqueur d’interdiction ou passer',
  over: 'en rester là, car la partie est finie',
};

const toGo = (left: number | null): string => (left === null || left < 2 ? '' : ` (encore ${shares(left)})`);

export const FR_FRAMES: FrameTexts = {
  due: FR_DUE,
  ask: (due, left) => `À vous : ${due}${toGo(left)}.`,
  await: (who, due, left) => `On attend ${list(who)} : ${due}${toGo(left)}.`,
  over: 'La partie est finie.',
};
