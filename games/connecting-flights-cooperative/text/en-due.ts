/** The pending decisions, in English. */

import type { FrameTexts } from './words.ts';

export const EN_DUE: FrameTexts['due'] = {
  place: 'place the next pawn',
  first: 'choose a starting flight',
  take: 'choose one more passenger',
  market: 'buy at the market or close it',
  flights: 'fly, charter or end the flights',
  further: 'draw a further pair or leave it at one',
  consent: 'answer a proposal',
  over: 'do nothing more, for the game is over',
};
