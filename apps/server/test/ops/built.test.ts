/** The server as people run it: compiled, in a process of its own, ended by signals. */

import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '@tarmac/tools/compiled';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from './command-line.ts';

const folder = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(() => ensureCompiled(folder));

function built(words: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/main.js', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  const said = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('\n')) resolve(out);
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  return { child, said, ended };
}

describe('the built server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'says one line, logs JSON to stderr, and ends well at %s',
    async (signal) => {
      const folder = scratchFolder();
      const { child, said, ended } = built([], { TARMAC_DATA: folder, TARMAC_PORT: '0' });
      const line = await said;
      expect(readdirSync(folder)).toContain('tarmac.db');
      for (const file of readdirSync(folder))
        expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
      const address = /http:\S+/.exec(line)?.[0];
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      child.kill(signal);
      const { code, out, err } = await ended;
      expect(code).toBe(0);
      expect(out).toBe(line);
      expect(line).toMatch(/^Tarmac is at .*\n$/);
      const logged = err
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text) as { route?: string });
      expect(logged.map(({ route }) => route)).toContain('/readyz');
    },
  );

  test('verifies what is there, and answers bad input with exit code 2', async () => {
    const environment = { TARMAC_DATA: scratchFolder(), TARMAC_PORT: '0' };
    const missing = await built(['verify'], environment).ended;
    expect(missing).toEqual({ code: 1, out: '', err: expect.stringMatching(/^tarmac: there is no database at .*\n$/) });
    const { child, said, ended } = built([], environment);
    await said;
    child.kill('SIGTERM');
    await ended;
    const verified = await built(['verify'], environment).ended;
    expect(verified).toEqual({ code: 0, out: '0 running matches: all in order\n', err: '' });
    const wrong = await built(['verify'], { ...environment, TARMAC_PORT: 'x' }).ended;
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^tarmac: TARMAC_PORT: .*\n$/) });
  });
});
