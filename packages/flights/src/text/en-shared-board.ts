/** What the pictures of both games say alike, in English. */

import { cards, list, stars } from './en-grammar.ts';
import type { SharedBoardWords } from './shared-board-words.ts';

export const EN_SHARED_BOARD: SharedBoardWords = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  over: 'The game is over',
  result: 'Show the result',
  turnOf: (name) => `${name} to act`,
  board: 'Board',
  list: 'Board as a list',
  stars,
  rule: (rule) => `Rule ${rule}`,
  map: {
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    fit: 'Whole map',
    ownedBy: (names) => `Owned by ${list(names)}`,
    rentedBy: (name) => `Rented by ${name}`,
    inSupply: (left) => `${cards(left)} in the supply`,
    airport: (city, number, continent) => `${city}, ${stars(number)}, ${continent}`,
  },
  table: {
    short: {
      'north-america': 'North Am.',
      europe: 'Europe',
      asia: 'Asia',
      'south-america': 'South Am.',
      africa: 'Africa',
      oceania: 'Oceania',
    },
    compass: 'Fuel: 1 within a continent, 2 north or south, 3 east or west, 4 aslant',
    electric: 'Electric',
    sabotaged: 'Sabotaged',
    lookAt: (name) => `What ${name} has`,
    round: 'Round',
    choosing: 'Everyone chooses at once',
  },
};
