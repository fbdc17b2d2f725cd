/**
 * The board that the golden replays of the cooperative game are played on: cheap, so that games on it are won as well as
 * lost. It never changes, whatever becomes of the real one.
 */

import { readFileSync } from 'node:fs';
import { shortHash } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { parseBoard } from '../../rules/board-file.ts';

/** A changed hash means spoilt replays: put the board back, or add another beside it. */
const HASH = '8de4d09861ed8485';

test('the frozen board is playable, and what it always was', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../boards/frozen-world.json', import.meta.url), 'utf8'));
  expect(parseBoard(file)).toEqual({ ok: true, value: file });
  expect(shortHash(file)).toBe(HASH);
});
