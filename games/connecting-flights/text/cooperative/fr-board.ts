/** What the picture of the cooperative game says besides the sentences. In French. */

import type { BoardWords } from './board-words.ts';

export const FR_BOARD: BoardWords = { title: 'Plateau' };
