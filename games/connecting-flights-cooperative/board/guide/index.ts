/** The guide of the cooperative Connecting Flights: its signs, a worked end of a round, its sounds. */

import type { Guide } from '@tarmac/board';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';
import Signs from './DrawnSigns.svelte';

export const guide: Guide = {
  Signs,
  pieces: async () => (await import('../index.ts')).pieces,
  example(language) {
    const { intro, head, rows, note } = EXAMPLE_WORDS[language];
    const { crowded, crowdedCost, full, fullCost, due } = EXAMPLE;
    return {
      intro,
      head,
      rows: [
        [rows[0], `${crowded} × ${crowdedCost}`, `${crowded * crowdedCost}`],
        [rows[1], `${full} × ${fullCost}`, `${full * fullCost}`],
        [rows[2], '', `${due}`],
      ],
      note,
    };
  },
  sounds: {
    bought: 'cash',
    rented: 'cash',
    boughtTruck: 'cash',
    renewed: 'cash',
    placed: 'place',
    chartered: 'place',
    flew: 'place',
    flightsClosed: 'scoring',
    ended: 'scoring',
  },
};
