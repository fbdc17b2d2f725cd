/** How a server ends: what is in hand is finished, nothing hangs, nothing is left open. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeClosing } from '../../src/closing.ts';
import { makeLog } from '../../src/ops/logging.ts';
import { type Server, startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import type { Write } from '../../src/storage/database.ts';
import { call, connect as connectPage, newcomer } from '../support/client.ts';
import { holdNextCommit } from '../support/hold.ts';
import { playOnce } from '../support/play.ts';
import { scratchFolder } from './command-line.ts';

function keptLog() {
  const logged: string[] = [];
  return { logged, log: makeLog('info', 'test', { write: (line) => logged.push(line) }) };
}

describe('taking apart', () => {
  test('goes from the last step to the first, one after the other, and only once', async () => {
    const done: string[] = [];
    const closing = makeClosing(keptLog().log, 60_000);
    closing.add(() => void done.push('database'));
    closing.add(async () => {
      await new Promise(setImmediate);
      done.push('sockets');
    });
    expect(closing.hasBegun()).toBe(false);
    const closed = [closing.close(), closing.close()];
    expect(closing.hasBegun()).toBe(true);
    await Promise.all(closed);
    expect(done).toEqual(['sockets', 'database']);
  });

  test('goes on after a step that fails, and says so', async () => {
    const { log, logged } = keptLog();
    const done: string[] = [];
    const closing = makeClosing(log, 60_000);
    closing.add(() => void done.push('database'));
    closing.add(() => Promise.reject(new Error('stuck')));
    await closing.close();
    expect(done).toEqual(['database']);
    expect(logged.join()).toContain('stuck');
  });

  test('is given up when it takes too long, and says so', async () => {
    const { log, logged } = keptLog();
    const closing = makeClosing(log, 1);
    closing.add(() => new Promise(() => undefined));
    await closing.close();
    expect(logged.join()).toContain('did not close in time');
  });
});

async function started(dataFolder: string, log = keptLog().log): Promise<Server> {
  const settings = readSettings({ TARMAC_DATA: dataFolder, TARMAC_PORT: '0' });
  if (!settings.ok) throw new Error(settings.problem);
  const server = await startServer(settings.value, { log });
  onTestFinished(() => server.close());
  return server;
}

/** Ann at her table, with an open socket. */
async function annAt(server: Server) {
  const address = `127.0.0.1:${server.port}`;
  const ask = async (path: string, body: unknown, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`http://${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(201);
    return reply;
  };
  const cookie = (await ask('/api/me', { name: 'Ann' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const wish = { game: 'airlines-europe', seats: 2, sit: { seat: 0, contribution: 'luck' } };
  const { id: match } = (await (await ask('/api/tables', wish, cookie)).json()) as { id: string };
  const socket = new WebSocket(`ws://${address}/api/socket`, { headers: { cookie } });
  const heard: { kind: string; id?: string }[] = [];
  let told = () => {};
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    told();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    address,
    match,
    heard,
    closed,
    say: (message: object) => socket.send(JSON.stringify(message)),
    /** Resolves when something of that kind has been heard. */
    async hear(kind: string): Promise<void> {
      while (!heard.some((message) => message.kind === kind))
        await new Promise<void>((resolve) => {
          told = resolve;
        });
    },
  };
}

describe('a server that is told to stop', () => {
  test('finishes and answers what is in hand, is not ready meanwhile, and sends its sockets away to come back', async () => {
    const folder = scratchFolder();
    const server = await started(folder);
    const ann = await annAt(server);
    ann.say({ kind: 'hello', protocol: 1 });
    ann.say({ kind: 'watch', match: ann.match });
    await ann.hear('table');

    const held = holdNextCommit(server.parts.database);
    ann.say({ kind: 'chat', id: 'c1', match: ann.match, text: 'one moment' });
    await held.begun;
    const closing = server.close();
    const readiness = await fetch(`http://${ann.address}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ problem: 'unavailable', detail: 'shutting down' });
    held.release();

    expect(await ann.closed).toBe(1012);
    expect(ann.heard.filter(({ kind }) => kind === 'done')).toEqual([{ kind: 'done', id: 'c1', frame: null }]);
    await closing;
    await expect(fetch(`http://${ann.address}/healthz`)).rejects.toThrow();

    const again = await started(folder);
    const lines = await again.parts.database.read.selectFrom('chat').select('text').execute();
    expect(lines).toEqual([{ text: 'one moment' }]);
  });
});

test('a page that has gone without a word keeps no server from closing', async () => {
  const folder = scratchFolder();
  const { log, logged } = keptLog();
  const server = await started(folder, log);
  const mute = connect(server.port, '127.0.0.1');
  onTestFinished(() => void mute.destroy());
  const key = Buffer.alloc(16).toString('base64');
  mute.write(
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const [answer] = await once(mute, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  await server.close();
  expect(logged.join()).not.toContain('did not close');
  await started(folder);
});

test('bots that were about to move are sent home without an alarm, and move after the next start', async () => {
  const folder = scratchFolder();
  const { log, logged } = keptLog();
  const server = await started(folder, log);
  const base = `http://127.0.0.1:${server.port}`;
  const cookie = await newcomer(base, 'Ann');
  const bots = { 1: 'trainee', 2: 'trainee', 3: 'trainee' };
  const wish = { game: 'airlines-europe', seats: 4, bots, sit: { seat: 0, contribution: 'luck' } };
  const made = await call(base, 'POST', '/api/tables', wish, { cookie });
  const { id } = (await made.json()) as { id: string };
  const held = holdNextCommit(server.parts.database, isAct);
  expect((await call(base, 'POST', `/api/tables/${id}/start`, undefined, { cookie })).ok).toBe(true);
  await held.begun;
  const closing = server.close();
  held.release();
  await closing;
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level > INFO)).toEqual([]);

  const again = await started(folder);
  const ann = await connectPage(`http://127.0.0.1:${again.port}`, { cookie });
  await ann.watch(id, 0);
  // Until everybody has chosen, everybody is waited for.
  await playOnce(airlinesEurope as Game, ann, id, 0, () => 0);
  await ann.until(() => ann.seen(id, 0)?.awaited.join() === '0', 'her turn');
  ann.close();
});

const INFO = 30;

function isAct(writes: readonly Write[]): boolean {
  return writes.some(({ query }) => query.parameters.some((value) => String(value).includes('"kind":"act"')));
}
