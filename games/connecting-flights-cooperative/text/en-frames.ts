/** What the table waits for, in English. */

import { small } from '@tarmac/flights/text';
import { list } from '@tarmac/flights/text/en';
import { EN_DUE } from './en-due.ts';
import type { FrameTexts } from './words.ts';

export const EN_FRAMES: FrameTexts = {
  due: EN_DUE,
  ask: (due) => `Your turn: ${due}.`,
  team: (due) => `The team’s turn: ${due}.`,
  await: (who, due) => `It is up to ${list(who)} to ${due}.`,
  over: 'The game is over.',
  detail: {
    place: (continent) => `It goes to an airport of ${continent}.`,
    first: (hand) => `It is for ${hand}.`,
    take: (left, hand) => (hand === null ? `Still to choose: ${left}.` : `Still to choose for ${hand}: ${left}.`),
    proposal: (who, action) => `${who} proposes: ${small(action)}.`,
  },
};
