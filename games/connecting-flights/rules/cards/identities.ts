/** CF-3.4 the tasks of the six secret identities. Goals and rewards are printed in the board file. */

import { type Card, CONTINENTS, FIRST_ELECTRIC, FIRST_PASSENGER } from '@tarmac/flights/rules';
import { continentsTouched, flownFlights, flownRuns } from '../flight/flown.ts';
import type { Task } from './effects.ts';
import type { IdentityId } from './ids.ts';

const FIRST_CLASS_STARS = 3;

export const TASKS: Readonly<Record<IdentityId, Task>> = {
  /** Continents touched in one flight phase. */
  globetrotter: { phase: 'flights', reached: (state, tables, seat) => continentsTouched(state, tables, seat) },
  /** Valid flights in a row in one chain. */
  connector: {
    phase: 'flights',
    reached: (state, _tables, seat) =>
      flownRuns(state, seat).reduce((longest, flights) => Math.max(longest, flights.length), 0),
  },
  /** Electric planes owned. */
  'green-pioneer': {
    phase: null,
    reached: ({ where }, _tables, seat) => {
      let owned = 0;
      for (let card: Card = FIRST_ELECTRIC; card < FIRST_PASSENGER; card++) if (where[card] === seat) owned++;
      return owned;
    },
  },
  /** 3-star passengers flown in one flight phase. */
  'first-class': {
    phase: 'flights',
    reached: (state, tables, seat) =>
      flownFlights(state, seat).filter(({ passenger }) => tables.starsOf[passenger] === FIRST_CLASS_STARS).length,
  },
  /** Cities owned on one continent. */
  'hub-owner': {
    phase: null,
    reached: ({ where }, tables, seat) => {
      const cities = CONTINENTS.map(() => new Set<number>());
      for (let card: Card = 0; card < tables.cityOf.length; card++) {
        if (where[card] === seat) cities[tables.continentOf[card]!]?.add(tables.cityOf[card]!);
      }
      return cities.reduce((most, { size }) => Math.max(most, size), 0);
    },
  },
  /** Cards won for no more than their printed price in one auction. */
  'bargain-hunter': { phase: 'auction', reached: ({ bargains }, _tables, seat) => bargains[seat]! },
};
