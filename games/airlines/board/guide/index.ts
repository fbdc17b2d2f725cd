/** The guide of Airlines: its signs, a worked scoring, its sounds. */

import { type Guide, sharesExample } from '@tarmac/board';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';
import Signs from './DrawnSigns.svelte';

export const guide: Guide = {
  Signs,
  pieces: async () => (await import('../index.ts')).pieces,
  example: (language) => sharesExample(EXAMPLE, EXAMPLE_WORDS[language]),
  sounds: {
    founded: 'place',
    flew: 'place',
    sabotaged: 'place',
    laid: 'place',
    took: 'cash',
    drew: 'cash',
    scoringBegan: 'scoring',
    bonus: 'scoring',
    ended: 'scoring',
  },
};
