/** What the table waits for, in French. */

import { list } from './fr-grammar.ts';
import type { FrameTexts } from './words.ts';

export const FR_DUE: FrameTexts['due'] = {
  turn: 'fonder une compagnie, agrandir un réseau ou jouer des actions',
  flight: 'jouer une carte Vol pour une compagnie fondée ou y renoncer',
  stock: 'prendre une action',
  sabotage: 'saboter une liaison ou y renoncer',
  over: 'en rester là, car la partie est finie',
};

export const FR_FRAMES: FrameTexts = {
  due: FR_DUE,
  ask: (due) => `À vous : ${due}.`,
  await: (who, due) => `On attend ${list(who)} : ${due}.`,
  over: 'La partie est finie.',
};
