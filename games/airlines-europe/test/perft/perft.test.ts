/** Counts of every way on from small positions; the numbers and where they come from are in the .perft file. */

import { readFileSync } from 'node:fs';
import { countedConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { position } from '../support/position.ts';

const POSITIONS: Readonly<Record<string, () => State>> = {
  'quiet-turn': () => {
    const state = position({
      seats: 2,
      cash: [0, 0],
      hands: [{ red: 1 }, { black: 1, brown: 1 }],
      abacusLeft: 1,
      contrived: true,
    });
    // Without an airplane nobody buys a licence, however rich.
    state.planes.fill(0);
    return state;
  },
  'last-cards': () =>
    position({
      frame: { kind: 'share' },
      market: ['red', 'red', 'black', 'brown', 'green'],
      bag: { red: 1, white: 2 },
      deck: { drawn: 50, met: 2, metAt: 30 },
      contrived: true,
    }),
};

const file = readFileSync(new URL('./counted.perft', import.meta.url), 'utf8');

for (const check of countedConformance(airlinesEurope, { file, positions: POSITIONS, audited: false }))
  test(check.name, check.run);
