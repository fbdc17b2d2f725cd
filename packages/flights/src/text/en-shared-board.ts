/** The shared words of both games' pictures, in English. */

import type { Continent } from '@tarmac/flights/rules';
import { cards, list, stars } from './en-grammar.ts';

export const EN_SHARED_BOARD = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  over: 'The game is over',
  result: 'Show the result',
  turnOf: (name: string) => `${name} to act`,
  board: 'Board',
  list: 'Board as a list',
  stars,
  rule: (rule: string) => `Rule ${rule}`,
  map: {
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    fit: 'Whole map',
    ownedBy: (names: readonly string[]) => `Owned by ${list(names)}`,
    rentedBy: (name: string) => `Rented by ${name}`,
    inSupply: (left: number) => `${cards(left)} in the supply`,
    airport: (city: string, number: number, continent: string) => `${city}, ${stars(number)}, ${continent}`,
  },
  table: {
    /** Short enough for a passenger card. */
    short: {
      'north-america': 'North Am.',
      europe: 'Europe',
      asia: 'Asia',
      'south-america': 'South Am.',
      africa: 'Africa',
      oceania: 'Oceania',
    } satisfies Readonly<Record<Continent, string>>,
    /** CF-2.9 the whole compass in one sentence. */
    compass: 'Fuel: 1 within a continent, 2 north or south, 3 east or west, 4 aslant',
    electric: 'Electric',
    sabotaged: 'Sabotaged',
    lookAt: (name: string) => `What ${name} has`,
    round: 'Round',
    choosing: 'Everyone chooses at once',
  },
};

export type SharedBoardWords = typeof EN_SHARED_BOARD;
