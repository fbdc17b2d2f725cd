/** The promise of docs/operations.md: what a move takes at twice the load that the node can serve. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { SHED } from '../../src/load.ts';
import { build } from '../faults/node-process.ts';
import { overload } from './overload.ts';

const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 60);

beforeAll(build);

test('moves at twice the load take little longer than at the limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-overload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { calm, full, twice, capacity, problems } = await overload(folder, 25, 100, SECONDS);
  process.stdout.write(`${JSON.stringify({ calm, full, twice, capacity })}\n`);
  expect(problems).toEqual([]);
  expect(twice.sent).toBeGreaterThan(1.5 * full.answered);
  // Half of it cannot be served: it is put off or refused, and no move is.
  expect(twice.refused['unavailable']).toBeGreaterThan(0.1 * twice.sent);
  expect(twice.moves).toBeGreaterThan(0.8 * calm.moves);
  expect(twice.p99).toBeLessThan(2 * full.p99 + SHED.watching);
});
