/** What the table waits for, in English. */

import { list } from './en-grammar.ts';
import type { FrameTexts } from './words.ts';

export const EN_DUE: FrameTexts['due'] = {
  turn: 'choose an action (found an airline, expand a network or play stock)',
  flight: 'play a flight card for a founded airline or leave it',
  stock: 'take a stock card',
  sabotage: 'sabotage a route or leave it',
  over: 'do nothing more, for the game is over',
};

export const EN_FRAMES: FrameTexts = {
  due: EN_DUE,
  ask: (due) => `Your turn: ${due}.`,
  await: (who, due) => `It is up to ${list(who)} to ${due}.`,
  over: 'The game is over.',
};
