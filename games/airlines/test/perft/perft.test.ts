/** Counts of every way on from small positions; the numbers and where they come from are in the .perft file. */

import { readFileSync } from 'node:fs';
import { airlines } from '@tarmac/airlines/rules';
import { countedConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { NAMES } from '../support/booklet.ts';
import { type Cards, position } from '../support/position.ts';
import { allTakenBut } from '../support/standing.ts';

const NO_FLIGHTS_LEFT = { flightPile: [], discards: [] } as const;

const POSITIONS: Readonly<Record<string, () => State>> = {
  'quiet-turn': () =>
    position({
      ...NO_FLIGHTS_LEFT,
      seats: 2,
      circles: allTakenBut({}),
      hands: [{ ita: 2 }, { ita: 1, hit: 1 }],
      contrived: true,
    }),
  founding: () =>
    position({
      hands: [{ boi: 2 }],
      flights: [['dotted-1', 'solid-3']],
      flightPile: ['wavy-1'],
      discards: [],
      row: ['ita', 'ita', 'ita', 'hit', 'hit'],
      pile: { lum: 1, mox: 1 },
      scoringCards: { inPile: 0, aside: 0 },
    }),
  'last-cards': () =>
    position({
      frame: { kind: 'stock', thenFlight: true },
      flightPile: ['wavy-1', 'solid-6'],
      discards: [],
      row: ['boi', 'boi', 'ita', 'hit', 'lum'],
      pile: { zeb: 1, tav: 1 },
      scoringCards: { inPile: 1, aside: 0 },
    }),
  sabotage: () =>
    position({
      ...NO_FLIGHTS_LEFT,
      frame: { kind: 'sabotage' },
      circles: allTakenBut({
        'new-york-chicago': ['ita', null],
        'chicago-dallas': ['ita', null, null],
        'boston-new-york': ['boi', null, null],
      }),
      hands: [{}, { ita: 1 }],
      markersLeft: { ...(Object.fromEntries(NAMES.map((airline) => [airline, 0])) as Cards), boi: 1, hit: 2 },
      contrived: true,
    }),
};

const file = readFileSync(new URL('./counted.perft', import.meta.url), 'utf8');

for (const check of countedConformance(airlines, { file, positions: POSITIONS, audited: false }))
  test(check.name, check.run);
