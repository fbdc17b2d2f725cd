/** A quarter of a minute of soak with real nodes, a real PostgreSQL and a real kill: everything is checked, and nothing is left behind. */

import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { SoakFigures } from '../src/soak/figures.ts';
import { arena, oneObject, scratchFolder } from './helpers.ts';

const files = scratchFolder();

function leftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('tarmac-soak-'));
}

test('a quarter of a minute: nothing lost, leaked or stuck though a node is killed', async () => {
  const before = leftovers();
  const path = files.path('benchmarks.md');
  const words = ['soak', '--minutes', '0.25', '--matches', '4', '--seed', '7', '--write', path, '--json'];
  const { code, out, err } = await arena(words);
  expect(err).toBe('');
  const figures = oneObject(out) as unknown as SoakFigures;
  expect(figures.findings).toEqual({ counts: { lost: 0, leaked: 0, stuck: 0, wrong: 0 }, first: [] });
  expect(figures.shortcomings).toEqual([]);
  expect(code).toBe(0);
  expect(figures.kills).toBeGreaterThan(0);
  expect(figures.restarts).toBe(figures.kills);
  expect(figures.disconnects).toBeGreaterThan(0);
  expect(figures.connections).toBeGreaterThan(8);
  expect(figures.matchesEnded).toBe(figures.matchesBegun);
  expect(figures.audited.matches).toBe(figures.matchesBegun);
  expect(figures.audited.moves).toBe(figures.moves);
  expect(figures.moves).toBeGreaterThan(50);
  expect(figures.audited.frames).toBeGreaterThan(figures.moves);
  expect(figures.audited.ratedSeats).toBeGreaterThanOrEqual(2 * figures.matchesEnded);
  expect(figures.delays).toBeGreaterThan(0);
  expect(figures.memory.length).toBeGreaterThan(0);
  expect(figures.memory.every(({ flat }) => flat === null)).toBe(true);
  expect(readFileSync(path, 'utf8')).toMatch(/## Soak\n[\s\S]*\| moves lost \| 0 \|/);
  expect(leftovers()).toEqual(before);
});
