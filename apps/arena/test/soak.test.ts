/** The soak plays with real nodes on a real PostgreSQL; how it stands kills and time is a proof. */

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SoakFigures } from '../src/soak/figures.ts';
import { arena, oneObject } from './helpers.ts';

test('a few seconds: what was played is audited, nothing lost or leaked', async () => {
  const { err, out } = await arena(['soak', '--minutes', '0.04', '--matches', '2', '--seed', '7', '--json']);
  expect(err).toBe('');
  const { findings, matchesBegun, matchesEnded, audited, moves } = oneObject(out) as unknown as SoakFigures;
  expect(findings).toEqual({ counts: { lost: 0, leaked: 0, stuck: 0, wrong: 0 }, first: [] });
  expect(matchesEnded).toBe(matchesBegun);
  expect(audited).toMatchObject({ matches: matchesBegun, moves });
  expect(moves).toBeGreaterThan(0);
});

test.each([
  [['--minutes', '0'], '--minutes wants a number above 0 and up to 1440'],
  [['--nodes', '9'], '--nodes wants a whole number from 1 to 8'],
  [['--write', '/no/such/folder/file.md'], '--write: cannot write'],
])('%j is refused before anything is started', async (words, problem) => {
  const { code, err } = await arena(['soak', ...words]);
  expect(code).toBe(2);
  expect(err).toContain(problem);
  expect(existsSync('/no/such/folder')).toBe(false);
});
