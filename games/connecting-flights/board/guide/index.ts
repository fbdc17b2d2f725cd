/** The guide of Connecting Flights: its signs, a worked round, its sounds. */

import type { Guide } from '@tarmac/board';
import { EXAMPLE, EXAMPLE_WORDS } from '../../text/guide.ts';
import Signs from './DrawnSigns.svelte';

export const guide: Guide = {
  Signs,
  pieces: async () => (await import('../index.ts')).pieces,
  example(language) {
    const { intro, head, flights, sum, note } = EXAMPLE_WORDS[language];
    const rows = EXAMPLE.stars.map((stars, flight) => [
      `${flights[flight]}`,
      '★'.repeat(stars),
      `${EXAMPLE.earned[flight]}`,
    ]);
    return { intro, head, rows: [...rows, [sum, '', `${EXAMPLE.revenue}`]], note };
  },
  sounds: {
    rented: 'cash',
    boughtElectric: 'cash',
    boughtTruck: 'cash',
    soldCard: 'cash',
    soldTruck: 'cash',
    sold: 'cash',
    traded: 'cash',
    bid: 'place',
    sabotaged: 'place',
    flew: 'scoring',
    ended: 'scoring',
  },
};
