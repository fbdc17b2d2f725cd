/** The guide of Airlines Europe: its signs, a worked scoring, its sounds. */

import { type Guide, sharesExample } from '@tarmac/board';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';
import Signs from './DrawnSigns.svelte';

export const guide: Guide = {
  Signs,
  pieces: async () => (await import('../index.ts')).pieces,
  example: (language) => sharesExample(EXAMPLE, EXAMPLE_WORDS[language]),
  sounds: {
    bought: 'place',
    played: 'place',
    exchanged: 'place',
    banned: 'place',
    took: 'place',
    drew: 'place',
    paid: 'cash',
    scoringBegan: 'scoring',
    ended: 'scoring',
  },
};
