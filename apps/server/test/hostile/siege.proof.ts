/** All attacks at once for half an hour, beside fifty honest matches. SIEGE_MINUTES shortens it, SIEGE_MATCHES makes it smaller. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { build } from '../faults/node-process.ts';
import { besiege } from './siege.ts';

const MINUTES = Number(process.env['SIEGE_MINUTES'] ?? 30);
const MATCHES = Number(process.env['SIEGE_MATCHES'] ?? 50);

beforeAll(build);

test('honest players notice nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-siege-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { moves, p50, p99, overcharged, memory, kept, isRunning, problems, attacks } = await besiege(
    folder,
    MATCHES,
    60 * MINUTES,
  );
  process.stdout.write(`${JSON.stringify({ moves, p50, p99, overcharged, memory, kept, attacks })}\n`);
  expect(isRunning).toBe(true);
  expect(problems).toEqual([]);
  // Whoever has the turn thinks a second: less than half as many moves means that matches stand still.
  expect(moves).toBeGreaterThan(0.4 * MATCHES * 60 * MINUTES);
  expect(p99).toBeLessThan(100);
  expect(overcharged).toBeLessThan(50);
  // No object is left of it.
  expect(kept.after.heap - kept.before.heap).toBeLessThan(20_000_000);
  expect(kept.after.reserved).toBeLessThan(1.5 * kept.before.reserved);
  // Pages that it took for a siege it may keep, up to a bound; it must not go on growing.
  expect(Math.max(memory.late, memory.after)).toBeLessThan(1.2 * memory.early);
  expect(kept.after.resident - kept.before.resident).toBeLessThan(256_000_000);
});
