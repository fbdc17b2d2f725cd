/** What the table waits for, in English. */

import { list, shares } from './en-grammar.ts';
import type { FrameTexts } from './words.ts';

export const EN_DUE: FrameTexts['due'] = {
  opening: 'choose the first two shares for the portfolio, of two different airlines',
  turn: 'choose an action (buy a licence, play shares, acquire Air ABACUS or take cash)',
  second: 'buy a second licence or stop',
  share: 'take a share from the market or draw from the deck',
  exchange: 'give up a share for Air ABACUS',
  market: 'take a share from the market before the scoring',
  ban: 'place a ban marker or pass',
  over: 'do nothing more, for the game is over',
};

const toGo = (left: number | null): string => (left === null || left < 2 ? '' : ` (${shares(left)} to go)`);

export const EN_FRAMES: FrameTexts = {
  due: EN_DUE,
  ask: (due, left) => `Your turn: ${due}${toGo(left)}.`,
  await: (who, due, left) => `It is up to ${list(who)} to ${due}${toGo(left)}.`,
  over: 'The game is over.',
};
