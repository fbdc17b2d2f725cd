/** What seats are called. */

import { expect, test } from 'vitest';
import { type NameWords, seatNames } from '../../src/table/seat-names.ts';

const words: NameWords = {
  somebody: 'somebody',
  free: (seat) => `seat ${seat + 1}`,
};
const person = (name: string | null) => ({ person: { id: 'x', name }, bot: null });
const bot = (level: string) => ({ person: null, bot: level });

test('people have their names, and those who have gone a word', () => {
  expect(seatNames([person('Anna'), person(null)], words)).toEqual(['Anna', 'somebody']);
});

test('bots have names of their own, one after the other', () => {
  expect(seatNames([bot('pilot'), person('Anna'), bot('captain'), bot('pilot')], words)).toEqual([
    'Bessie',
    'Anna',
    'Hubert',
    'Jacqueline',
  ]);
});

test('no bot has the name of somebody at the table', () => {
  expect(seatNames([person('Bessie'), bot('pilot')], words)).toEqual(['Bessie', 'Hubert']);
});

test('somebody a bot stands in for keeps their name', () => {
  expect(seatNames([{ person: { id: 'x', name: 'Anna' }, bot: 'pilot' }, bot('pilot')], words)).toEqual([
    'Anna',
    'Bessie',
  ]);
});

test('there is a name for every bot of the largest table', () => {
  const names = seatNames(new Array(10).fill(bot('pilot')), words);
  expect(new Set(names).size).toBe(10);
  expect(names).not.toContain('seat 10');
});

test('a seat that is nobody’s is called by its number', () => {
  expect(seatNames([{ person: null, bot: null }], words)).toEqual(['seat 1']);
});
