/** The boards that golden replays are played on. They never change, whatever becomes of the real one. */

import { shortHash } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { parseBoard } from '../../rules/board-file.ts';
import { boardFile, FROZEN_BOARDS } from '../support/frozen-boards.ts';

/** A changed hash means spoilt replays: put the board back, or add another beside it. */
const HASHES = { frozen: '4e196d13f598109d', cramped: '41998ed0affc0126' };

test.each(FROZEN_BOARDS)('the %s board is playable, and what it always was', (name) => {
  const file = boardFile(name);
  expect(parseBoard(file)).toEqual({ ok: true, value: file });
  expect(shortHash(file)).toBe(HASHES[name]);
});

test('AE-1.4, AE-4.9 the frozen board has remote routes, routes of every size and all bonus connections', () => {
  const parsed = parseBoard(boardFile('frozen'));
  if (!parsed.ok) throw new Error(parsed.problem);
  const { cities, routes, bonuses } = parsed.value;
  expect(cities).toHaveLength(16 + 4);
  expect(routes.filter((route) => !route.remote)).toHaveLength(31);
  expect(routes.filter((route) => route.remote)).toHaveLength(4);
  expect(new Set(routes.map((route) => route.licences.length))).toEqual(new Set([1, 2, 3]));
  expect(bonuses.map((bonus) => bonus.airline).sort()).toEqual(['gray', 'green', 'orange', 'white']);
});

test('the cramped board has fewer circles than any two of its larger airlines have airplanes', () => {
  const parsed = parseBoard(boardFile('cramped'));
  if (!parsed.ok) throw new Error(parsed.problem);
  const circles = parsed.value.routes.flatMap((route) => route.licences);
  expect(circles).toHaveLength(24);
  expect(parsed.value.routes.filter((route) => route.licences.length > 1)).toHaveLength(2);
});
