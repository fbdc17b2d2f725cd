/** The server's command line: what it does, and what it says to words it does not understand. */

import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeLog } from '../../src/ops/logging.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { scratchFolder, serving, tarmac } from './command-line.ts';

describe('bad input is one clear line and exit code 2', () => {
  test.each([
    [['dance'], {}, /unknown command "dance"; see --help/],
    [['--port=80'], {}, /unknown command "--port=80"/],
    [['x'.repeat(10_000)], {}, /unknown command "x{60}…"/],
    [['serve', 'now'], {}, /serve takes no argument "now"/],
    [['backup'], {}, /backup needs a FILE/],
    [['restore', 'a', 'b'], {}, /restore takes no argument "b"/],
    [['serve'], { TARMAC_PROT: '80' }, /TARMAC_PROT: there is no such setting/],
    [['serve'], { TARMAC_PORT: 'eighty' }, /TARMAC_PORT: a whole number from 0 to 65535 is expected$/],
    [['serve'], { TARMAC_PORT: '80.5' }, /TARMAC_PORT: a whole number from 0 to 65535 is expected$/],
    [['serve'], { TARMAC_PORT: '65536' }, /TARMAC_PORT: a whole number from 0 to 65535 is expected$/],
    [['serve'], { TARMAC_LOG: 'loud' }, /TARMAC_LOG: .*expected one of .*"silent"/],
    [['verify'], { DATABASE_URL: 'mysql://here' }, /DATABASE_URL: an address such as postgres:.* is expected$/],
    [['serve'], { TARMAC_ORIGIN: 'tarmac.example' }, /TARMAC_ORIGIN: an address such as https:.* is expected$/],
    [['serve'], { TARMAC_SMTP: 'smtp://here' }, /mail needs both/],
    [['serve'], { TARMAC_TRUST_PROXY: '10.0.0.0/8,my-proxy' }, /TARMAC_TRUST_PROXY: "my-proxy" is neither/],
  ])('%j %j', async (words, environment: Record<string, string>, says) => {
    const { code, out, err } = await tarmac(words, environment);
    expect(err).toEqual([expect.stringMatching(says)]);
    expect(out).toEqual([]);
    expect(code).toBe(2);
  });

  test('a setting that is wrong is named, and what it was is not repeated', async () => {
    const { err } = await tarmac(['serve'], { TARMAC_SECRET: 'short-secret' });
    expect(err.join()).toMatch(/TARMAC_SECRET/);
    expect(err.join()).not.toContain('short-secret');
  });
});

test('help names every command', async () => {
  for (const words of [['--help'], ['backup', '--help'], ['help']]) {
    const { code, out } = await tarmac(words, { TARMAC_PROT: 'wrong' });
    expect(out.join()).toMatch(/serve .*\n.*backup FILE .*\n.*restore FILE .*\n.*verify .*\n.*partition /);
    expect(code).toBe(0);
  }
});

describe('serve', () => {
  test('says in one line where it is and where the data are, and ends when asked to', async () => {
    const folder = join(scratchFolder(), 'new', 'data');
    const { line, address, stop } = await serving({ TARMAC_DATA: folder });
    expect(line).toMatch(/^Tarmac is at http:\/\/127\.0\.0\.1:\d+ and keeps its data in .*new\/data\/tarmac\.db$/);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: true });
    expect(await (await fetch(address)).text()).toContain('<title>Tarmac</title>');
    expect(await stop()).toEqual({ code: 0, out: [line], err: [] });
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test.each([
    ['into a pipe, a line for each request', false, '', true],
    ['on a terminal, only what is wrong', true, '', false],
    ['on a terminal, what was asked for', true, 'info', true],
  ])('logs to stderr: %s', async (_, outIsTerminal, level, isLogged) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    const { address, stop } = await serving({ TARMAC_DATA: scratchFolder(), TARMAC_LOG: level }, outIsTerminal);
    await fetch(`${address}/healthz`);
    await stop();
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as { msg: string; route?: string });
    expect(lines.some(({ msg, route }) => msg === 'request' && route === '/healthz')).toBe(isLogged);
  });

  test('says the address people use where that is another', async () => {
    const origin = 'https://tarmac.example';
    const { line } = await serving({ TARMAC_DATA: scratchFolder(), TARMAC_ORIGIN: `${origin}/` });
    expect(line).toContain(`Tarmac is at ${origin} and`);
  });

  test('on a port that is taken says so, and lets go of the data', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
    });
    onTestFinished(() => void taken.close());
    const folder = scratchFolder();
    const { code, out, err } = await tarmac(['serve'], { TARMAC_DATA: folder, TARMAC_PORT: String(port) });
    expect(err).toEqual([`tarmac: port ${port} on 127.0.0.1 is in use: set TARMAC_PORT to another port`]);
    expect(out).toEqual([]);
    expect(code).toBe(1);
    await serving({ TARMAC_DATA: folder });
  });

  test('on an address that is not this machine’s says so', async () => {
    const environment = { TARMAC_DATA: scratchFolder(), TARMAC_ADDRESS: '192.0.2.1', TARMAC_PORT: '0' };
    const { code, err } = await tarmac(['serve'], environment);
    expect(err).toEqual(['tarmac: 192.0.2.1 is not an address of this machine: set TARMAC_ADDRESS to one that is']);
    expect(code).toBe(1);
  });

  test('on data that another server has says so', async () => {
    const folder = scratchFolder();
    await serving({ TARMAC_DATA: folder });
    const { code, err } = await tarmac(['serve'], { TARMAC_DATA: folder, TARMAC_PORT: '0' });
    expect(err).toEqual([expect.stringContaining('is in use by another Tarmac server')]);
    expect(code).toBe(1);
  });

  test('without a database that answers says so, without its password', async () => {
    const url = 'postgres://tarmac:pass-word@127.0.0.1:1/tarmac';
    const { code, err } = await tarmac(['serve'], { DATABASE_URL: url, TARMAC_PORT: '0' });
    expect(err).toEqual([expect.stringMatching(/^tarmac: PostgreSQL cannot be reached: /)]);
    expect(err.join()).not.toContain('pass-word');
    expect(code).toBe(1);
  });
});

describe('backup and restore', () => {
  test('carry people from a running server to a new one', async () => {
    const [old, fresh] = [scratchFolder(), scratchFolder()];
    const file = join(scratchFolder(), 'backup');
    const before = await serving({ TARMAC_DATA: old });
    const made = await fetch(`${before.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const ann = (await made.json()) as { id: string };

    const backedUp = await tarmac(['backup', file], { TARMAC_DATA: old });
    expect(backedUp).toMatchObject({ code: 0, out: [expect.stringMatching(/: \d+ rows backed up$/)] });
    const restored = await tarmac(['restore', file], { TARMAC_DATA: fresh });
    expect(restored).toMatchObject({ code: 0, out: [expect.stringMatching(/: \d+ rows restored$/)] });

    const after = await serving({ TARMAC_DATA: fresh });
    const me = await fetch(`${after.address}/api/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ id: ann.id, name: 'Ann' });
  });

  test('overwrite nothing', async () => {
    const folder = scratchFolder();
    const file = join(folder, 'backup');
    await (await serving({ TARMAC_DATA: folder })).stop();
    expect(await tarmac(['backup', file], { TARMAC_DATA: folder })).toMatchObject({ code: 0 });
    expect(await tarmac(['backup', file], { TARMAC_DATA: folder })).toMatchObject({
      code: 1,
      err: [expect.stringContaining('already exists')],
    });
    expect(await tarmac(['restore', file], { TARMAC_DATA: folder })).toMatchObject({
      code: 1,
      err: [expect.stringContaining('the database is not empty')],
    });
  });

  test('say in one line what is missing', async () => {
    const folder = scratchFolder();
    for (const words of [
      ['backup', join(folder, 'b')],
      ['restore', join(folder, 'nowhere')],
    ]) {
      const { code, out, err } = await tarmac(words, { TARMAC_DATA: join(folder, 'empty') });
      expect(err).toHaveLength(1);
      expect(err[0]).toMatch(/^tarmac: .*(there is no database|ENOENT)/);
      expect(out).toEqual([]);
      expect(code).toBe(1);
    }
  });
});

describe('verify', () => {
  test('of a database without matches finds nothing wrong', async () => {
    const folder = scratchFolder();
    await (await serving({ TARMAC_DATA: folder })).stop();
    const { code, out } = await tarmac(['verify'], { TARMAC_DATA: folder });
    expect(out).toEqual(['0 running matches: all in order']);
    expect(code).toBe(0);
  });

  test('of a folder without a database is refused, and makes none', async () => {
    const folder = scratchFolder();
    const { code, out, err } = await tarmac(['verify'], { TARMAC_DATA: folder });
    expect(err).toEqual([
      expect.stringContaining(`tarmac: there is no database at ${join(folder, 'tarmac.db')}: set TARMAC_DATA`),
    ]);
    expect([code, out, readdirSync(folder)]).toEqual([1, [], []]);
  });

  test('has a line for each match that would not go on, and exit code 1', async () => {
    const dataFolder = scratchFolder();
    await addBrokenMatch(dataFolder);
    const { code, out } = await tarmac(['verify'], { TARMAC_DATA: dataFolder });
    expect(out).toEqual([expect.stringMatching(/^broken-match-001: /), '1 running match: 1 NOT in order']);
    expect(code).toBe(1);
  });
});

/** One that says it runs and has no log. */
async function addBrokenMatch(dataFolder: string): Promise<void> {
  const parts = { node: 'test', log: makeLog('silent', 'test'), metrics: makeMetrics() };
  const database = await openDatabase({ dataFolder, databaseUrl: null, databaseConnections: 2 }, parts);
  const texts = { options: '{}', config: '{}', clock: '{}', secret: '00', host: 'nobody', stand_in: 'pilot' };
  const table = { ...texts, game: 'airlines-europe', public: 0, created_at: 0, started_at: 0, ended_at: null };
  const insert = database.read.insertInto('tables').values({
    ...table,
    id: 'broken-match-001',
    state: 'running',
    on_timeout: 'stand-in',
    spectators: 'none',
    hints: 1,
    result: null,
    rematch: null,
    hidden: 0,
  });
  expect(await database.commit([{ query: insert.compile(), rows: 1 }])).toEqual({ ok: true });
  await database.close();
}

test.each([
  ['an error', new TypeError('nobody expected this'), 'nobody expected this'],
  ['anything else', null, 'what was thrown is no error but: object'],
])('%s', async (_, thrown, says) => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const folder = scratchFolder();
  const { fail, line, address } = await serving({ TARMAC_DATA: folder, TARMAC_LOG: 'error' });
  expect(await fail(thrown)).toEqual({ code: 3, out: [line], err: [] });
  const lines = logged.mock.calls.map(([text]) => JSON.parse(String(text)) as object);
  logged.mockRestore();
  expect(lines).toMatchObject([{ msg: 'this is a bug: the server ends', err: { message: says } }]);
  await expect(fetch(address)).rejects.toThrow();
  // In order: nothing of it keeps the next one from the data.
  await (await serving({ TARMAC_DATA: folder })).stop();
});
