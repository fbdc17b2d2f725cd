/** The command as people run it: compiled, in a process of its own. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '@tarmac/tools/compiled';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneObject, scratchFolder } from './helpers.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = scratchFolder();

beforeAll(() => ensureCompiled(folder));

function built(words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/main.js', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the built command', () => {
  test('simulates, exports and verifies, each with one object on stdout and nothing else', () => {
    const path = files.path('match.json');
    const simulated = built(['simulate', '--seats', '2..3', '--games', '3', '--seed', '1', '--export', path, '--json']);
    expect(simulated.err).toBe('');
    expect(oneObject(simulated.out)).toMatchObject({ games: 6, auditFailures: 0 });
    expect(simulated.code).toBe(0);
    const verified = built(['verify', path, '--json']);
    expect(oneObject(verified.out)).toMatchObject({ ok: true });
    expect(verified.code).toBe(0);
  });

  test('fuzzes', () => {
    const { code, out, err } = built(['fuzz', '--games', '1', '--seed', '1', '--json']);
    expect(err).toBe('');
    expect(oneObject(out)).toMatchObject({ crashed: 0, leaked: 0, auditFailures: 0 });
    expect(code).toBe(0);
  });

  test('answers bad input with exit code 2', () => {
    const { code, out, err } = built(['simulate', '--seats', 'many', '--json']);
    expect(code).toBe(2);
    expect(oneObject(out)).toHaveProperty('error');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('answers a tampered match with exit code 1', () => {
    expect(built(['simulate', '--games', '1', '--export', files.path('sound.json')]).code).toBe(0);
    const { secret: _, ...rest } = files.read('sound.json') as Record<string, unknown>;
    const path = files.write('tampered.json', { ...rest, secret: 'ff' });
    expect(built(['verify', path]).code).toBe(1);
  });
});
