/** What rounds, the end and the board as a list say. In English. */

import type { MomentWords } from './moments-words.ts';

export const EN_MOMENTS: MomentWords = { title: 'The round' };
