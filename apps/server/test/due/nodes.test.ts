/** Several schedulers on one database, of either kind. */

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scheduler } from '../../src/due/scheduler.ts';
import { dueDone, dueOnce, dueWrite } from '../../src/due/writes.ts';
import type { Database } from '../../src/storage/database.ts';
import { partition } from '../../src/storage/partition.ts';
import { type Databases, sharedPostgres } from '../support/postgres.ts';
import { makeNode, openPostgres, openSqlite, rowsOf, until, write } from './node.ts';

let postgres: Databases;

beforeAll(async () => {
  postgres = await sharedPostgres();
});

const DATABASES = {
  sqlite: openSqlite,
  postgres: async () => openPostgres(await postgres.createDatabase()),
  'postgres, partitioned': async () => {
    const url = await postgres.createDatabase();
    await partition(url);
    return openPostgres(url);
  },
} as const;

/** Work that lasts until the test ends it. A claim is in the database a little before its node begins with the work. */
function heldWork() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    handle: () => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
    isBegun: () => ends.length > 0,
    finish: () => ends[0]?.resolve(),
    fail: () => ends[0]?.reject(new Error('too late')),
  };
}

describe.each(['sqlite', 'postgres', 'postgres, partitioned'] as const)('on %s', (dialect) => {
  let database: Database;
  /** The time of all nodes. */
  let now: number;
  const schedulers: Scheduler[] = [];

  beforeEach(async () => {
    now = 1_700_000_000_000;
    database = await DATABASES[dialect]();
  });
  afterEach(async () => {
    await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.stop()));
    await database.close();
  });

  const nodeNamed = (name: string) => makeNode(name, database, () => now);
  const start = (name: string, handle: (subject: string) => Promise<void>) => {
    const scheduler = nodeNamed(name).start((_kind, subject) => handle(subject));
    schedulers.push(scheduler);
    return scheduler;
  };

  test('a row is written, written anew, and taken away', async () => {
    const { parts } = nodeNamed('a');
    const due = { kind: 'clock', subject: 'm1', at: now } as const;
    await write(database, dueWrite(parts, due));
    const row = { id: 'clock:m1', kind: 'clock', subject: 'm1', at: now, attempts: 0, node: null, leased_until: null };
    expect(await rowsOf(database)).toEqual([row]);
    await write(database, dueWrite(parts, { ...due, at: now + 5 }, true));
    expect(await rowsOf(database)).toEqual([{ ...row, at: now + 5, node: 'a', leased_until: now + 60_000 }]);
    await write(database, dueWrite(parts, due));
    expect(await rowsOf(database)).toEqual([row]);
    await write(database, dueDone(parts, due));
    expect(await rowsOf(database)).toEqual([]);
  });

  test('a row that is due once keeps the earlier time, unless it is being done', async () => {
    const { parts } = nodeNamed('a');
    const due = { kind: 'notice', subject: 'ann', at: now } as const;
    await write(database, dueOnce(parts, due));
    await write(database, dueOnce(parts, { ...due, at: now + 5 }));
    expect(await rowsOf(database)).toMatchObject([{ at: now, node: null }]);
    await write(database, dueWrite(parts, due, true));
    await write(database, dueOnce(parts, { ...due, at: now + 5 }));
    expect(await rowsOf(database)).toMatchObject([{ at: now + 5, node: null, leased_until: null }]);
  });

  test('three nodes share what is due: everything is done once, and never by two at a time', async () => {
    const begun: string[] = [];
    const busy = new Set<string>();
    const atWork = new Set<string>();
    const workOf = (name: string) => async (subject: string) => {
      expect(busy.has(subject)).toBe(false);
      busy.add(subject);
      begun.push(subject);
      atWork.add(name);
      // Nobody can do it all alone: whoever has enough to do waits until the others have come.
      await until(() => atWork.size === 3);
      busy.delete(subject);
    };
    const names = ['a', 'b', 'c'];
    const started = names.map((name) => start(name, workOf(name)));
    const { parts } = nodeNamed('d');
    const subjects = Array.from({ length: 150 }, (_, match) => `m${match}`);
    await write(database, ...subjects.map((subject) => dueWrite(parts, { kind: 'bot', subject, at: now })));
    for (const scheduler of started) scheduler.wake();
    await until(async () => (await rowsOf(database)).length === 0);
    expect(begun.toSorted()).toEqual(subjects.toSorted());
  });

  test('what a node had in hand when it died is taken over when its time is over, not before', async () => {
    const begun: string[] = [];
    const living = start('living', async (subject) => {
      begun.push(subject);
    });
    const dead = nodeNamed('dead').parts;
    await write(database, dueWrite(dead, { kind: 'bot', subject: 'm1', at: now }, true));
    now += 59_999;
    await write(database, dueWrite(dead, { kind: 'bot', subject: 'm2', at: now }));
    living.wake();
    await until(async () => (await rowsOf(database)).length === 1);
    expect(begun).toEqual(['m2']);
    now += 1;
    living.wake();
    await until(async () => (await rowsOf(database)).length === 0);
    expect(begun).toEqual(['m2', 'm1']);
  });

  test('a node that lost its claim neither takes away nor puts off what another one has', async () => {
    const [late, timely] = [heldWork(), heldWork()];
    // Its clock stands still, so that it does not claim the row again itself.
    const then = now;
    const slow = makeNode('first', database, () => then);
    const first = slow.start(late.handle);
    schedulers.push(first);
    await write(database, dueWrite(slow.parts, { kind: 'bot', subject: 'm1', at: now }));
    first.wake();
    await until(async () => late.isBegun() && (await rowsOf(database))[0]?.node === 'first#1');
    now += 60_001;
    const second = start('second', timely.handle);
    second.wake();
    await until(async () => timely.isBegun() && (await rowsOf(database))[0]?.node === 'second#1');
    const [before] = await rowsOf(database);
    late.fail();
    await first.stop();
    expect(await rowsOf(database)).toEqual([before]);
    timely.finish();
    await until(async () => (await rowsOf(database)).length === 0);
  });
});
