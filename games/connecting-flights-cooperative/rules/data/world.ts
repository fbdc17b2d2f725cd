/** Tarmac's own demand and charters: the rulebook's where it names any, else designed here. */

import { WORLD as PRINTED } from '@tarmac/flights/rules';
import type { Board } from '../board.ts';

const NORTH_AMERICA = 'north-america';
const SOUTH_AMERICA = 'south-america';
const EUROPE = 'europe';
const AFRICA = 'africa';
const ASIA = 'asia';
const OCEANIA = 'oceania';

/** Rows in the order of the continents: North America, Europe, Asia, South America, Africa, Oceania. */
export const WORLD: Board = {
  ...PRINTED,
  // The first is the rulebook's example; new passengers are likelier at airports with more stars.
  departures: [
    ['havana', 'moscow', 'tokyo', 'rio-de-janeiro', 'nairobi', 'fiji'],
    ['new-york', 'london', 'delhi', 'rio-de-janeiro', 'nairobi', 'auckland'],
    ['los-angeles', 'london', 'colombo', 'rio-de-janeiro', 'cairo', 'sydney'],
    ['new-york', 'moscow', 'singapore', 'buenos-aires', 'cairo', 'perth'],
    ['mexico-city', 'paris', 'singapore', 'lima', 'johannesburg', 'auckland'],
    ['los-angeles', 'athens', 'singapore', 'buenos-aires', 'johannesburg', 'perth'],
    ['mexico-city', 'athens', 'tokyo', 'bogota', 'johannesburg', 'sydney'],
    ['new-york', 'london', 'delhi', 'buenos-aires', 'dakar', 'sydney'],
    ['los-angeles', 'paris', 'delhi', 'rio-de-janeiro', 'nairobi', 'fiji'],
    ['los-angeles', 'moscow', 'colombo', 'bogota', 'johannesburg', 'sydney'],
    ['mexico-city', 'paris', 'tokyo', 'buenos-aires', 'dakar', 'auckland'],
    ['new-york', 'paris', 'singapore', 'lima', 'cairo', 'sydney'],
    ['havana', 'london', 'tokyo', 'bogota', 'cairo', 'perth'],
  ],
  demands: {
    low: [
      [null, NORTH_AMERICA, SOUTH_AMERICA, null, null, AFRICA],
      [SOUTH_AMERICA, null, EUROPE, null, ASIA, null],
      [EUROPE, null, null, AFRICA, NORTH_AMERICA, null],
      [null, OCEANIA, null, ASIA, null, EUROPE],
      [null, AFRICA, null, OCEANIA, SOUTH_AMERICA, null],
      [OCEANIA, null, NORTH_AMERICA, null, null, ASIA],
    ],
    // The first is the rulebook's example.
    high: [
      [OCEANIA, AFRICA, EUROPE, null, NORTH_AMERICA, SOUTH_AMERICA],
      [ASIA, SOUTH_AMERICA, NORTH_AMERICA, null, EUROPE, AFRICA],
      [null, AFRICA, OCEANIA, ASIA, SOUTH_AMERICA, NORTH_AMERICA],
      [OCEANIA, NORTH_AMERICA, SOUTH_AMERICA, AFRICA, null, EUROPE],
      [SOUTH_AMERICA, OCEANIA, AFRICA, EUROPE, ASIA, null],
      [SOUTH_AMERICA, null, OCEANIA, NORTH_AMERICA, EUROPE, ASIA],
      [AFRICA, ASIA, null, NORTH_AMERICA, OCEANIA, EUROPE],
      [EUROPE, ASIA, SOUTH_AMERICA, OCEANIA, null, AFRICA],
    ],
  },
  // Made so that the pilot wins near 85, 60 and 35 % with every number of hands (CALIBRATION.md).
  charters: {
    easy: [
      [1, 1, 2, 2, 3, 3, 4, 4],
      [1, 1, 1, 2, 2, 2, 3, 3],
      [0, 1, 1, 1, 1, 1, 2, 2, 2, 2],
    ],
    medium: [
      [1, 1, 2, 3, 3, 4, 5, 6],
      [1, 1, 1, 2, 3, 3, 4, 5],
      [1, 1, 1, 1, 1, 2, 2, 2, 3],
    ],
    hard: [
      [1, 1, 2, 3, 4, 4, 5, 6],
      [1, 1, 2, 2, 3, 4, 4, 5],
      [1, 1, 1, 2, 2, 3, 3, 4, 4],
    ],
  },
};
