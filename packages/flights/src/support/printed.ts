/** The cards of the tests: our own cities, with prices that stay fixed when ours are tuned. */

import { type PrintedBoard, WORLD } from '@tarmac/flights/rules';

export const PRINTED_CARDS: Omit<PrintedBoard, 'id'> = {
  name: { en: 'Printed', fr: 'Imprimé' },
  source: 'reconstructed',
  cities: WORLD.cities,
  // Two 3-star airports, a 3-star plane and a 3-star passenger cost 105 together (CF-8).
  prices: {
    airport: [14, 22, 30],
    rights: [6, 9, 12],
    plane: [10, 18, 25],
    electric: [24, 34, 0],
    passenger: [10, 15, 20],
    truck: [5, 10, 15, 20],
  },
};
