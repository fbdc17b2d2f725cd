/** Example Game, for the page: nothing of it is loaded before it is looked at but its titles. */

import type { GamePage, Picture } from '@tarmac/board';
import { TITLES as titles } from './text/titles.ts';

export const page: GamePage = {
  id: 'example-game',
  titles,
  picture: async () => (await import('./board/index.ts')).picture as Picture,
};
