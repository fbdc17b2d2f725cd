/** `arena verify --all`: what the server's own command says, passed on. The server here is a script that says it. */

import { describe, expect, test } from 'vitest';
import { BadInput } from '../src/bad-input.ts';
import type { Io } from '../src/io.ts';
import { verifyRunning } from '../src/verify-running.ts';
import { arena, scratchFolder } from './helpers.ts';

const files = scratchFolder();

async function verifiedBy(script: string) {
  let err = '';
  const io: Io = {
    out: () => undefined,
    err: (text) => {
      err += text;
    },
    errIsTerminal: false,
    columns: null,
  };
  const server = files.write('server.mjs', `if (process.argv[2] !== 'verify') process.exit(9);\n${script}`);
  return { ...(await verifyRunning(server, io)), err };
}

describe('the server is asked, and', () => {
  test('all is in order', async () => {
    const report = await verifiedBy('console.log("3 running matches, all in order")');
    expect(report).toMatchObject({
      failed: false,
      text: '3 running matches, all in order',
      json: { ok: true },
      err: '',
    });
  });

  test('a match that no longer replays is bad news, with every line the server has', async () => {
    const report = await verifiedBy('console.log("a: wrong\\nb: wrong"); console.error("mind"); process.exitCode = 1');
    expect(report).toMatchObject({ failed: true, json: { ok: false, lines: ['a: wrong', 'b: wrong'] }, err: 'mind\n' });
  });

  test('settings it cannot read are bad input', async () => {
    const wrong = verifiedBy('console.error("tarmac: TARMAC_PORT: no number"); process.exitCode = 2');
    await expect(wrong).rejects.toThrow(BadInput);
    await expect(wrong).rejects.toThrow('TARMAC_PORT: no number');
  });

  test('what keeps it from verifying anything is passed on, and no bug', async () => {
    const said = 'tarmac: there is no database at data/tarmac.db';
    const report = await verifiedBy(`console.error(${JSON.stringify(said)}); process.exitCode = 1`);
    expect(report).toMatchObject({ failed: true, text: said, json: { ok: false, lines: [said] } });
  });

  test('a crash is a bug', async () => {
    const crash = verifiedBy('throw new Error("oh")');
    await expect(crash).rejects.toThrow('the server ended with 1');
    await expect(crash).rejects.not.toThrow(BadInput);
  });

  test('where there is none, that is said', async () => {
    const io = {} as Io;
    await expect(verifyRunning(files.path('nowhere.js'), io)).rejects.toThrow('the server is not built');
  });
});

test('a file and --all are not asked for together', async () => {
  const { code, err } = await arena(['verify', 'match.json', '--all']);
  expect(err).toContain('takes no argument "match.json"');
  expect(code).toBe(2);
});
