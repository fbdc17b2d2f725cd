/** The guide of Airlines: its signs, a worked scoring, its sounds. */

import type { Guide } from '@tarmac/board';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';
import Signs from './Signs.svelte';

const PLAYERS = ['Ann', 'Bob', 'Cleo', 'Dan'];

export const guide: Guide = {
  Signs,
  example(language) {
    const { intro, head, places, note } = EXAMPLE_WORDS[language];
    const rows = PLAYERS.map((name, seat) => [
      name,
      `${EXAMPLE.held[seat]}`,
      `${places[seat]}`,
      `${EXAMPLE.points[seat]}`,
    ]);
    return { intro, head, rows, note };
  },
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
