/** The boards that golden replays are played on. They never change, whatever becomes of the real one. */

import { shortHash } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { parseBoard } from '../../rules/board-file.ts';
import { NAMES, sum } from '../support/booklet.ts';
import { boardFile, FROZEN_BOARDS } from '../support/frozen-boards.ts';

/** A changed hash means spoilt replays: put the board back, or add another beside it. */
const HASHES = { frozen: '70cc0d115b2e3d46', cramped: '6f43bf6301b74da1' };

test.each(FROZEN_BOARDS)('the %s board is playable, and what it always was', (name) => {
  const file = boardFile(name);
  expect(parseBoard(file)).toEqual({ ok: true, value: file });
  expect(shortHash(file)).toBe(HASHES[name]);
});

test.each(FROZEN_BOARDS)('AL-1.1, AL-1.2, AL-1.3, AL-1.5 the %s board has everything of every kind', (name) => {
  const parsed = parseBoard(boardFile(name));
  if (!parsed.ok) throw new Error(parsed.problem);
  const { airlines, routes, flightCards } = parsed.value;
  expect(sum(NAMES.map((airline) => airlines[airline].stock))).toBe(84);
  expect(sum(NAMES.map((airline) => airlines[airline].markers))).toBe(135);
  expect(Object.values(flightCards).flat()).toHaveLength(42);
  expect(new Set(routes.map(({ circles }) => circles.length))).toEqual(new Set([1, 2, 3]));
  expect(new Set(routes.map(({ style }) => style)).size).toBe(5);
  // Twins, so that they are told apart in the replays.
  expect(Object.values(flightCards).some((values) => new Set(values).size < values.length)).toBe(true);
});

test('the frozen board has room for a whole game, the cramped one has not', () => {
  const circlesOn = (name: (typeof FROZEN_BOARDS)[number]) => {
    const parsed = parseBoard(boardFile(name));
    if (!parsed.ok) throw new Error(parsed.problem);
    return parsed.value.routes.flatMap(({ circles }) => circles).length;
  };
  // With three players 69 stock cards are drawn after the deal, each for a circle; sabotages take some, and not all can be reached.
  expect(circlesOn('frozen')).toBe(128);
  expect(circlesOn('cramped')).toBe(71);
});
