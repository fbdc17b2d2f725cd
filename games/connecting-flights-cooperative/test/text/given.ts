/** What the tables of words are given where they ask for names, kinds or lists of them, by the end of a path. */

import type { Given } from '@tarmac/flights/support';

export const GIVEN: Given = {
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
