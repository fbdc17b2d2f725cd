/** A small board for the rule tests: nine headquarters, ten more cities, thirty-three routes. */

import type { City } from '@tarmac/map';
import type { Style } from '../../rules/airlines.ts';
import type { Board, Route } from '../../rules/board.ts';

const PLACES = [
  'boston',
  'chicago',
  'dallas',
  'seattle',
  'montreal',
  'miami',
  'denver',
  'phoenix',
  'winnipeg',
  'new-york',
  'atlanta',
  'houston',
  'vancouver',
  'los-angeles',
  'mexico',
  'toronto',
  'calgary',
  'halifax',
  'havana',
] as const;
type Place = (typeof PLACES)[number];

function city(id: Place, index: number): City {
  return { id, name: { en: id, fr: id }, longitude: -60 - index, latitude: 25 + index };
}

function route(style: Style, from: Place, to: Place, ...circles: number[]): Route {
  return { id: `${from}-${to}`, cities: [from, to], style, circles };
}

export const smallBoard: Board = {
  id: 'rule-tests',
  name: { en: 'Rule tests', fr: 'Tests des règles' },
  source: 'reconstructed',
  cities: PLACES.map(city),
  routes: [
    route('wavy', 'halifax', 'boston', 1, 4),
    route('wavy', 'halifax', 'montreal', 2, 12),
    route('wavy', 'new-york', 'miami', 2, 5, 8),
    route('wavy', 'miami', 'havana', 2),
    route('wavy', 'havana', 'mexico', 4, 7),
    route('wavy', 'mexico', 'los-angeles', 3, 6),
    route('wavy', 'los-angeles', 'phoenix', 1, 5),
    route('wavy', 'los-angeles', 'vancouver', 2, 5, 9),
    route('wavy', 'seattle', 'vancouver', 1),
    route('dotted', 'boston', 'new-york', 1, 2, 3),
    route('dotted', 'new-york', 'chicago', 2, 5),
    route('dotted', 'new-york', 'atlanta', 3, 6),
    route('dotted', 'chicago', 'atlanta', 2, 4),
    route('dotted', 'atlanta', 'miami', 1, 3, 6),
    route('dotted', 'atlanta', 'dallas', 4, 7),
    route('dashed', 'seattle', 'calgary', 1, 3, 5),
    route('dashed', 'seattle', 'denver', 4, 8),
    route('dashed', 'calgary', 'winnipeg', 2, 6),
    route('dashed', 'calgary', 'denver', 2, 5),
    route('dashed', 'winnipeg', 'chicago', 3, 5),
    route('dashed', 'denver', 'chicago', 1, 4),
    // Far from every headquarters whose airline may use it: a low number that can get out of reach.
    route('dashed', 'houston', 'havana', 1),
    route('double', 'denver', 'phoenix', 2, 4),
    route('double', 'denver', 'dallas', 2, 5),
    route('double', 'phoenix', 'dallas', 1, 3, 5),
    route('double', 'dallas', 'houston', 1, 2),
    route('double', 'houston', 'mexico', 3, 6),
    route('double', 'chicago', 'dallas', 3, 6, 9),
    route('solid', 'boston', 'montreal', 1, 3),
    route('solid', 'montreal', 'toronto', 1, 2, 4),
    route('solid', 'toronto', 'chicago', 2, 5),
    route('solid', 'toronto', 'new-york', 3, 6),
    // No solid flight card reaches the 7.
    route('solid', 'toronto', 'winnipeg', 4, 7),
  ],
  airlines: {
    boi: { code: 'BOI', headquarters: 'boston', styles: ['wavy', 'dotted', 'solid'], stock: 8, markers: 20 },
    ita: {
      code: 'ITA',
      headquarters: 'chicago',
      styles: ['dotted', 'dashed', 'double', 'solid'],
      stock: 12,
      markers: 24,
    },
    hit: { code: 'HIT', headquarters: 'dallas', styles: ['wavy', 'double'], stock: 10, markers: 14 },
    lum: { code: 'LUM', headquarters: 'seattle', styles: ['wavy', 'dashed'], stock: 9, markers: 15 },
    mox: { code: 'MOX', headquarters: 'montreal', styles: ['wavy', 'solid'], stock: 9, markers: 15 },
    pex: { code: 'PEX', headquarters: 'miami', styles: ['wavy', 'dotted'], stock: 8, markers: 15 },
    ruk: { code: 'RUK', headquarters: 'denver', styles: ['dashed', 'double'], stock: 11, markers: 14 },
    tav: { code: 'TAV', headquarters: 'phoenix', styles: ['wavy', 'double'], stock: 10, markers: 13 },
    zeb: { code: 'ZEB', headquarters: 'winnipeg', styles: ['dashed', 'solid'], stock: 7, markers: 5 },
  },
  flightCards: {
    wavy: [1, 2, 3, 4, 5, 5, 8, 11, 14],
    dotted: [1, 2, 3, 4, 6, 7, 9, 12],
    dashed: [1, 2, 3, 4, 5, 6, 8, 10, 13],
    double: [1, 2, 3, 5, 6, 7, 9, 11],
    solid: [1, 2, 3, 3, 3, 4, 5, 6],
  },
};
