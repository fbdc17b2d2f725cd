/** What rounds, the end and the board as a list say. In French. */

import type { MomentWords } from './moments-words.ts';

export const FR_MOMENTS: MomentWords = { title: 'Le tour' };
