/** What the tables of words are given where they ask for names, kinds or lists of them, by the end of a path. */

import type { Given } from '../../text/rendered-words.ts';

export const GIVEN: Given = {
  'terminal round': [4, 'Market'],
  'terminal game': ['**', '*'],
  'terminal letter': ['E', '*', '**'],
  'terminal charterRow': [1, 2, [1, 1, 2]],
  'terminal penalties': [10, ['*', '**']],
  'terminal fuelTo': ['*', ['**']],
  'terminal nextDemand': ['low', 2],
  'terminal flightHeading': ['*–*', 'Anna', 3, 4, 1],
  'round crowded': ['*'],
  gamesIn: [2, '*'],
  gamesNow: ['*'],
  gamesOver: ['*'],
  carried: ['*', '**'],
  stay: ['*', '**'],
  // A list of one name also does as a name.
  crowded: [['*']],
  full: [['*']],
  missing: [['*', '**']],
  everybody: [['*', '**']],
  usedTrucks: [[3, 4]],
  'map ownedBy': [['Anna', 'Ben']],
};
