/** As it comes, the server calls nobody: people come to it, and what it needs is on its own disk. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { freePort } from '@tarmac/tools/ports';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { build, startNode } from '../faults/node-process.ts';
import { needStrace } from '../faults/trace.ts';
import { call } from '../support/client.ts';
import { gather, owes, playOnce } from '../support/play.ts';

const game = airlinesEurope as Game;

beforeAll(build);

test('from its start over a match to its end it opens no connection to anywhere', async (context) => {
  const strace = needStrace(context);
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const trace = join(folder, 'trace');
  const server = await startNode(
    { TARMAC_DATA: folder, TARMAC_PORT: String(await freePort()) },
    { under: [strace, '-D', '-f', '-e', 'trace=connect,sendto,accept4', '-o', trace] },
  );
  onTestFinished(server.kill);
  expect((await call(server.base, 'GET', '/')).status).toBeLessThan(500);
  const { match, people } = await gather([server.base], { seats: 3 });
  for (let acts = 0; acts < 12; acts++) {
    const mover = await vi.waitUntil(() => people.find(({ client, seat }) => owes(client, match, seat)), {
      timeout: 120_000,
    });
    expect(await playOnce(game, mover.client, match, mover.seat, () => 0)).toMatchObject({ kind: 'done' });
  }
  for (const { client } of people) client.close();
  await server.stop();

  const seen = await vi.waitUntil(
    () => {
      const text = readFileSync(trace, 'utf8');
      return new RegExp(`^${server.pid} +\\+\\+\\+ `, 'm').test(text) && text;
    },
    { timeout: 120_000 },
  );
  // That somebody was let in shows that sockets are seen at all.
  expect(seen).toMatch(/accept4\(.* = \d+/);
  expect(seen.split('\n').filter((line) => /\b(?:connect|sendto)\(.*AF_INET6?\b/.test(line))).toEqual([]);
});
