/** Counts of every way on from small positions; the numbers and where they come from are in the .perft file. */

import { readFileSync } from 'node:fs';
import { perft } from '@tarmac/kit';
import { expect, test } from 'vitest';
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
      seats: 3,
      frame: { kind: 'share' },
      market: ['red', 'red', 'black', 'brown', 'green'],
      bag: { red: 1, white: 2 },
      deck: { drawn: 50, met: 2, metAt: 30 },
      contrived: true,
    }),
};

const lines = readFileSync(new URL('./counted.perft', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test.each(lines)('%s', (line) => {
  const [name, depth, count] = line.split(' ') as [string, string, string];
  const state = POSITIONS[name]?.();
  expect(state, 'a position of that name').toBeDefined();
  expect(perft(airlinesEurope, state as State, Number(depth))).toBe(Number(count));
});

test('every position is counted', () => {
  expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(POSITIONS)));
});
