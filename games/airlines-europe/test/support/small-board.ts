/** A small board for the rule tests: ten homes, seventeen routes on the map and four that lead off it. */

import type { Board, City, Route } from '../../rules/board.ts';

const PLACES = [
  'london',
  'paris',
  'madrid',
  'rome',
  'berlin',
  'vienna',
  'athens',
  'ankara',
  'stockholm',
  'moscow',
  'new-york',
  'dakar',
  'tehran',
  'cairo',
] as const;
type Place = (typeof PLACES)[number];

function city(id: Place, index: number): City {
  return { id, name: { en: id, fr: id }, longitude: index, latitude: index };
}

function route(from: Place, to: Place, ...licences: number[]): Route {
  return { id: `${from}-${to}`, cities: [from, to], licences, remote: false };
}

function remote(from: Place, to: Place, licence: number): Route {
  return { id: `${from}-${to}`, cities: [from, to], licences: [licence], remote: true };
}

export const smallBoard: Board = {
  id: 'rule-tests',
  name: { en: 'Rule tests', fr: 'Tests des règles' },
  source: 'reconstructed',
  cities: PLACES.map(city),
  routes: [
    route('london', 'paris', 1, 2, 4),
    route('london', 'stockholm', 3, 5),
    route('london', 'madrid', 4),
    route('paris', 'madrid', 2, 3),
    route('paris', 'rome', 2, 4),
    route('paris', 'berlin', 1, 3, 5),
    route('berlin', 'stockholm', 2, 3),
    route('berlin', 'vienna', 1, 2, 3),
    route('berlin', 'moscow', 4, 6),
    route('stockholm', 'moscow', 3, 4, 6),
    route('vienna', 'rome', 2, 3),
    route('vienna', 'athens', 3, 4),
    route('vienna', 'moscow', 5),
    route('rome', 'athens', 2, 4),
    route('rome', 'madrid', 3),
    route('athens', 'ankara', 1, 3),
    route('moscow', 'ankara', 4, 5),
    remote('london', 'new-york', 9),
    remote('madrid', 'dakar', 10),
    remote('ankara', 'tehran', 8),
    remote('athens', 'cairo', 12),
  ],
  homes: {
    yellow: 'madrid',
    blue: 'rome',
    violet: 'paris',
    red: 'berlin',
    black: 'vienna',
    brown: 'ankara',
    green: 'stockholm',
    orange: 'athens',
    gray: 'london',
    white: 'moscow',
  },
  track: {
    zones: [
      { from: 0, row: [3, 1, 0, 0, 0] },
      { from: 10, row: [6, 3, 2, 1, 0] },
      { from: 20, row: [10, 6, 3, 2, 1] },
      { from: 40, row: [15, 10, 6, 3, 1] },
    ],
    starts: {
      yellow: 0,
      blue: 1,
      violet: 1,
      red: 2,
      black: 3,
      brown: 3,
      green: 4,
      orange: 4,
      gray: 5,
      white: 6,
    },
  },
  bonuses: [
    { airline: 'orange', target: 'london', spaces: 5 },
    { airline: 'green', target: 'athens', spaces: 6 },
    { airline: 'gray', target: 'ankara', spaces: 7 },
    { airline: 'white', target: 'madrid', spaces: 8 },
  ],
};
