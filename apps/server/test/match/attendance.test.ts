/** Who is at a table: told to those who are there, by every node, and never for longer than it is true. */

import type { Attendance, ServerMessage } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { makeAttendance } from '../../src/match/attendance.ts';
import type { Announcement, Database } from '../../src/storage/database.ts';
import { type Client, connect, watching } from '../support/client.ts';
import { gather, type Seated } from '../support/play.ts';
import { openServer, useServer, useTwoNodes } from '../support/server.ts';

const HERE: Attendance = { here: true, since: null };
const AWAY = { here: false, since: expect.any(Number) };

type TableMessage = Extract<ServerMessage, { kind: 'table' }>;

/** Every table this client was told of. */
function tablesTold({ received }: Client): readonly TableMessage[] {
  return received.map((text) => JSON.parse(text) as ServerMessage).filter((message) => message.kind === 'table');
}

const lastTold = (client: Client) => tablesTold(client).at(-1)?.attendance;

function untilTold(client: Client, expected: readonly unknown[]): Promise<void> {
  return client.until(
    () => {
      try {
        expect(lastTold(client)).toEqual(expected);
        return true;
      } catch {
        return false;
      }
    },
    `to be told ${JSON.stringify(expected)}`,
  );
}

async function comeBack(base: string, { cookie }: Seated, match: string): Promise<Client> {
  const client = await connect(base, { cookie });
  client.send({ kind: 'watch', match });
  return client;
}

describe('on one node', async () => {
  const server = await useServer({}, { settling: 30 });

  test('whoever leaves is away since then, and is here when they are back', async () => {
    const { match, one, two } = await gather([server.base], { seats: 3, bots: { 2: 'random' } });
    await untilTold(one.client, [HERE, HERE, null]);
    const before = Date.now();
    two.client.terminate();
    await untilTold(one.client, [HERE, AWAY, null]);
    expect(lastTold(one.client)?.[1]?.since).toBeGreaterThanOrEqual(before);
    const watcher = await watching(server.base, match);
    await untilTold(watcher, [HERE, AWAY, null]);
    await comeBack(server.base, two, match);
    await untilTold(one.client, [HERE, HERE, null]);
    await untilTold(watcher, [HERE, HERE, null]);
  });

  test('two windows of one person are one person: closing one of them tells nobody anything', async () => {
    const { match, one, two } = await gather([server.base]);
    await untilTold(one.client, [HERE, HERE]);
    const second = await comeBack(server.base, two, match);
    await untilTold(second, [HERE, HERE]);
    second.terminate();
    await second.closed;
    one.client.terminate();
    await untilTold(two.client, [AWAY, HERE]);
    expect(tablesTold(two.client).some(({ attendance }) => attendance?.[1]?.here === false)).toBe(false);
  });

  test('those who watch are not counted, and a table for one person says nothing at all', async () => {
    const { match, one } = await gather([server.base], { bots: { 1: 'random' } });
    const watcher = await watching(server.base, match);
    expect(tablesTold(one.client).length).toBeGreaterThan(0);
    for (const told of [...tablesTold(one.client), ...tablesTold(watcher)])
      expect(told).not.toHaveProperty('attendance');
  });
});

test('a page that is loaded anew, and somebody who comes and goes a hundred times, make no message each', async () => {
  const server = await openServer({}, { settling: 400 });
  const { match, one, two } = await gather([server.base]);
  await untilTold(one.client, [HERE, HERE]);
  const before = tablesTold(one.client).length;
  two.client.terminate();
  const back = await comeBack(server.base, two, match);
  await back.until(() => back.table(match) !== undefined, 'the table');
  for (let times = 0; times < 100; times++) {
    back.send({ kind: 'unwatch', match });
    back.send({ kind: 'watch', match });
  }
  await back.settled();
  back.terminate();
  await untilTold(one.client, [HERE, AWAY]);
  // Each turn of the wait tells once at most.
  expect(tablesTold(one.client).length - before).toBeLessThan(20);
});

describe('on two nodes', async () => {
  const nodes = await useTwoNodes({}, { settling: 30 });
  const [first, second] = nodes.map(({ base }) => base) as [string, string];

  test('each sees who is at the table on the other, and a node that is closed takes those it had along', async () => {
    const { match, one, two } = await gather([first, second]);
    await untilTold(one.client, [HERE, HERE]);
    await untilTold(two.client, [HERE, HERE]);
    two.client.terminate();
    await untilTold(one.client, [HERE, AWAY]);
    await comeBack(second, two, match);
    await untilTold(one.client, [HERE, HERE]);
    await nodes[1].close();
    await untilTold(one.client, [HERE, AWAY]);
    await comeBack(first, two, match);
    await untilTold(one.client, [HERE, HERE]);
  });
});

describe('what nodes say to each other', () => {
  /** Nodes on one wire that says everything twice over, and whose clock stands still. */
  function wired(names: readonly string[]) {
    let time = 0;
    const deaf = new Set<string>();
    const hearers = new Map<string, (announcement: Announcement | null) => void>();
    const said: string[] = [];
    const changed: string[] = [];
    const make = (node: string) => {
      const database = {
        dialect: 'postgres',
        commit: async (_: unknown, announcements: readonly Announcement[] = []) => {
          for (const announcement of announcements) {
            said.push(announcement.subject);
            for (const [name, hear] of hearers) if (name !== node && !deaf.has(node)) hear(announcement);
          }
          return { ok: true } as const;
        },
      } as unknown as Database;
      const log = { warn() {} } as never;
      const attendance = makeAttendance({ database, elapsed: () => time, node, log }, (table) => changed.push(table));
      hearers.set(node, attendance.hear);
      return attendance;
    };
    const pass = (milliseconds: number) => {
      time += milliseconds;
    };
    return { nodes: names.map(make), make, deaf, said, changed, pass };
  }

  test('a node that dies without a word has nobody any more after a minute, and one that beats keeps its people', () => {
    const { nodes, deaf, pass } = wired(['a', 'b', 'c']);
    const [a, b, c] = nodes as [(typeof nodes)[0], (typeof nodes)[0], (typeof nodes)[0]];
    a.tell('table', ['ann']);
    b.tell('table', ['bob']);
    deaf.add('b');
    for (let seconds = 0; seconds < 80; seconds += 20) {
      pass(20_000);
      for (const node of nodes) node.beat();
    }
    expect([c.isElsewhere('table', 'ann'), c.isElsewhere('table', 'bob')]).toEqual([true, false]);
    deaf.delete('b');
    b.beat();
    expect(c.isElsewhere('table', 'bob')).toBe(true);
    for (const node of nodes) void node.close();
  });

  test('a node that is new, or may have missed something, is told everything, in pieces that PostgreSQL takes', () => {
    const { nodes, make, said } = wired(['a', 'b']);
    const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    for (let table = 0; table < 1000; table++) a.tell(`table-${String(table).padStart(10, '0')}`, ['person-of-a-name']);
    b.tell('elsewhere', ['bob']);
    const late = make('late');
    late.hear(null);
    expect(late.isElsewhere('table-0000000999', 'person-of-a-name')).toBe(true);
    expect(late.isElsewhere('elsewhere', 'bob')).toBe(true);
    expect(Math.max(...said.map((subject) => JSON.stringify(subject).length))).toBeLessThan(7000);
    for (const node of [...nodes, late]) void node.close();
  });

  test('what has not changed is not said again', () => {
    const { nodes, said } = wired(['a', 'b']);
    nodes[0]?.tell('table', ['ann']);
    const before = said.length;
    nodes[0]?.tell('table', ['ann']);
    nodes[0]?.tell('other', []);
    expect(said).toHaveLength(before);
    for (const node of nodes) void node.close();
  });
});
