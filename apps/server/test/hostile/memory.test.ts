/** Thousands of hostile messages and requests leave nothing behind. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { call, connect, newcomer } from '../support/client.ts';
import { gather } from '../support/play.ts';
import { openServer } from '../support/server.ts';
import { BROKEN_TEXTS, NASTY, spoiled } from './nasty.ts';
import { ROUTES } from './routes.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is left after everything that can go has gone. */
async function heap(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}

test('memory is as it was', async () => {
  const server = await openServer({ TARMAC_TRUST_PROXY: '127.0.0.1', TARMAC_LOG: 'silent' });
  const { match } = await gather([server.base]);
  const cookie = await newcomer(server.base, 'Mallory');
  const act = { kind: 'act', id: 'x', match, seat: 0, frame: 1, action: {} };
  const messages = [...new Set([...spoiled(act), ...NASTY].map((value) => JSON.stringify(value))), ...BROKEN_TEXTS];
  let turn = 0;

  async function assault(): Promise<void> {
    turn++;
    for (let from = 0; from < messages.length; from += 90) {
      const client = await connect(server.base, { cookie, forget: true });
      for (const [index, text] of messages.slice(from, from + 90).entries()) {
        client.sendText(text);
        // Ids and matches that nobody has heard of, new ones every time.
        client.sendText(JSON.stringify({ ...act, id: `${turn}-${from + index}` }));
        const unknown = `${turn}-${from + index}`.padEnd(16, 'x');
        client.sendText(JSON.stringify({ kind: 'watch', match: unknown }));
        client.sendText(JSON.stringify({ ...act, id: 'y', match: unknown }));
      }
      await client.settled();
      client.terminate();
      await client.closed;
    }
    for (const [index, { method, path }] of ROUTES.entries()) {
      if (path === '/api/socket' || method === 'DELETE') continue;
      const address = `10.${turn}.${index}.1`;
      const body = method === 'GET' ? undefined : { nonsense: 'x'.repeat(1000) };
      const forged = `tarmac=${`${turn}-${index}`.padEnd(16, 'A')}.${'B'.repeat(43)}`;
      const headers = { 'x-forwarded-for': address, cookie: forged };
      await (await call(server.base, method, path.replace(/:\w+/g, `${turn}-${index}`), body, headers)).text();
    }
  }

  // What grows once, such as compiled code, grows here.
  for (let times = 0; times < 3; times++) await assault();
  const before = await heap();
  for (let times = 0; times < 10; times++) await assault();
  const sent = 10 * (messages.length * 4 + ROUTES.length);
  expect(sent).toBeGreaterThan(5000);
  expect((await heap()) - before).toBeLessThan(4_000_000);
});
