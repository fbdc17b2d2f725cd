/** Positions as they come late in a game: proved, and soon. */

import { drawFrom } from '@tarmac/flights/support';
import { expect, it } from 'vitest';
import { bestFlying, plainWorth } from '../../bot/flying/index.ts';
import { drawnPosition, type Sizes, TABLES } from './positions.ts';
import { expectToFly } from './replay.ts';

const POSITIONS = 5;
const NODES = 100_000;

const LATE: Omit<Sizes, 'hands' | 'airports' | 'planes' | 'electric' | 'passengers' | 'trucks'> = {
  rights: 1,
  continents: 6,
  pawns: 15,
  coins: 30,
  chartersGone: 0,
  scenario: 'none',
  round: 9,
  suited: true,
};

it.each([
  ['one hand, six flights', { hands: 1, airports: 7, planes: 5, electric: 1, passengers: 6, trucks: [4, 4, 3, 3, 2] }],
  [
    'two hands, three flights each',
    { hands: 2, airports: 4, planes: 3, electric: 0, passengers: 3, trucks: [4, 3, 2] },
  ],
])('CF-6.2 %s', (_name, sizes) => {
  for (let seed = 0; seed < POSITIONS; seed++) {
    const state = drawnPosition(drawFrom(seed), { ...LATE, ...sizes });
    const worth = plainWorth(state, TABLES);
    const best = bestFlying(state, TABLES, worth, { nodes: NODES });
    expect(best.proved, `position ${seed}`).toBe(true);
    expectToFly(state, best, worth);
    const quick = bestFlying(state, TABLES, worth, { nodes: 500 });
    expect(best.home - quick.home, `position ${seed}`).toBeLessThanOrEqual(1);
  }
});
