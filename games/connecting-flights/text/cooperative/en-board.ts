/** What the picture of the cooperative game says besides the sentences. In English. */

import type { BoardWords } from './board-words.ts';

export const EN_BOARD: BoardWords = { title: 'Board' };
