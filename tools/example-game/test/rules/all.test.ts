/** One test for each rule, named by its number. */

import { exampleGame } from '@tarmac/example-game/rules';
import { TEXTS } from '@tarmac/example-game/text';
import { fastChance, type Seat } from '@tarmac/kit';
import { expect, test } from 'vitest';

const deal = () => exampleGame.setup({}, 2, fastChance(1));
const over = (...hands: number[][]) => exampleGame.outcome({ ...deal(), hands, boarded: [true, true], turn: null });

function expectRefusal(seat: Seat, hands: number[][], code: keyof typeof TEXTS.en.refusals): void {
  expect(exampleGame.check({ ...deal(), hands }, seat, { type: 'ask' })?.code).toBe(code);
  expect(TEXTS.fr.refusals[code]).toBeTruthy();
}

test('EG-1.1 four passes of each of six rows', () => {
  const { bag, hands } = deal();
  for (const [row] of hands as [number][]) (bag[row - 1] as number)++;
  expect(bag).toEqual([4, 4, 4, 4, 4, 4]);
});

test('EG-1.2 one pass each, seen by nobody else', () => {
  expect(exampleGame.view({ ...deal(), hands: [[3], [5]] }, 0).hands).toEqual([[3], 1]);
});

test('EG-2.1 not out of turn', () => expectRefusal(1, [[1], [2]], 'not-your-turn'));

test('EG-2.2 no fifth pass', () => expectRefusal(0, [[1, 1, 1, 2], [2]], 'hand-full'));

test('EG-3.1 ten wins, eleven is nothing', () => {
  expect(over([4, 6], [5, 6])?.ranks).toEqual([1, 2]);
  expect(over([4, 6], [5, 5])?.ranks).toEqual([1, 1]);
});
