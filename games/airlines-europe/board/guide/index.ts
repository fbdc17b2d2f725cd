/** The guide of Airlines Europe: its signs, a worked scoring, its sounds. */

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
