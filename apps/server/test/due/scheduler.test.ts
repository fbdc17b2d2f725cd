/** One scheduler on SQLite, in a time that the test turns. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DueKind } from '../../src/due/due.ts';
import type { Scheduler } from '../../src/due/scheduler.ts';
import { dueDone, dueOnce, dueWrite } from '../../src/due/writes.ts';
import type { Database } from '../../src/storage/database.ts';
import { makeNode, type Node, openSqlite, rowsOf, write } from './node.ts';

let database: Database;
let node: Node;
let scheduler: Scheduler | null = null;

beforeEach(async () => {
  database = await openSqlite();
  node = makeNode('here', database);
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: 1_000_000,
  });
});

afterEach(async () => {
  await scheduler?.stop();
  scheduler = null;
  vi.useRealTimers();
  await database.close();
});

/** Everything that needs no more time to happen has happened: SQLite answers within a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** In steps, so that what a timer begins has happened before the next one is due. */
async function pass(ms: number, step = 1_000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
    await settle();
  }
}

async function begin(handle: (kind: DueKind, subject: string) => Promise<void>): Promise<void> {
  scheduler = node.start(handle);
  await settle();
}

/** Writes it and has the scheduler look. */
async function makeDue(kind: DueKind, subject: string, inMs: number): Promise<void> {
  await write(database, dueWrite(node.parts, { kind, subject, at: Date.now() + inMs }));
  scheduler?.wake();
  await settle();
}

/** A handler that the test lets go. */
function gate() {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    begun,
    open: () => waiting.shift()?.(),
    handle: (kind: DueKind, subject: string) =>
      new Promise<void>((resolve) => {
        begun.push(`${kind}:${subject}`);
        waiting.push(resolve);
      }),
  };
}

describe('what is due', () => {
  test('is done at its time, not before, and once', async () => {
    const done: string[] = [];
    await begin(async (kind, subject) => {
      done.push(`${kind}:${subject} at ${Date.now()}`);
    });
    await makeDue('clock', 'm1', 90_500);
    await makeDue('bot', 'm2', 0);
    expect(done).toEqual(['bot:m2 at 1000000']);
    await pass(90_499);
    expect(done).toHaveLength(1);
    await pass(1);
    expect(done).toEqual(['bot:m2 at 1000000', 'clock:m1 at 1090500']);
    await pass(300_000, 10_000);
    expect(done).toHaveLength(2);
    expect(await rowsOf(database)).toEqual([]);
  });

  test('is found within a second where nobody woke the scheduler', async () => {
    const { begun, handle, open } = gate();
    await begin(handle);
    await write(database, dueWrite(node.parts, { kind: 'sweep', subject: 'all', at: 0 }));
    await settle();
    expect(begun).toEqual([]);
    await pass(1_000);
    expect(begun).toEqual(['sweep:all']);
    open();
  });

  test('and was done by whoever made it due is not done again', async () => {
    const { begun, handle } = gate();
    await begin(handle);
    await write(database, dueWrite(node.parts, { kind: 'bot', subject: 'm1', at: Date.now() }, true));
    scheduler?.wake();
    await pass(30_000, 10_000);
    await write(database, dueDone(node.parts, { kind: 'bot', subject: 'm1' }));
    await pass(300_000, 10_000);
    expect(begun).toEqual([]);
  });

  test('and was not done by whoever made it due is done when their time is over', async () => {
    const { begun, handle, open } = gate();
    await begin(handle);
    await write(database, dueWrite(node.parts, { kind: 'bot', subject: 'm1', at: Date.now() }, true));
    await pass(59_999, 10_000);
    expect(begun).toEqual([]);
    await pass(1_001);
    expect(begun).toEqual(['bot:m1']);
    open();
  });

  test('and was in the hands of a process before this one is done at once', async () => {
    await write(database, dueWrite(makeNode('before', database).parts, { kind: 'bot', subject: 'm1', at: 0 }, true));
    const { begun, handle, open } = gate();
    await begin(handle);
    expect(begun).toEqual(['bot:m1']);
    open();
  });

  test('stays with whoever does it, however long it takes', async () => {
    const { begun, handle, open } = gate();
    await begin(handle);
    await makeDue('bot', 'm1', 0);
    await pass(600_000, 5_000);
    expect(begun).toEqual(['bot:m1']);
    open();
    await settle();
    expect(await rowsOf(database)).toEqual([]);
  });

  test('again before it was done is done again', async () => {
    const { begun, handle, open } = gate();
    await begin(handle);
    await makeDue('clock', 'm1', 0);
    await makeDue('clock', 'm1', 5_000);
    open();
    await settle();
    expect(await rowsOf(database)).toMatchObject([{ id: 'clock:m1', at: 1_005_000, node: null }]);
    await pass(5_000);
    expect(begun).toEqual(['clock:m1', 'clock:m1']);
    open();
    await settle();
    expect(await rowsOf(database)).toEqual([]);
  });

  test('again in the very millisecond, and in this node’s hands, is not taken for the one that was done', async () => {
    const { handle, open } = gate();
    await begin(handle);
    await makeDue('bot', 'm1', 0);
    await write(database, dueWrite(node.parts, { kind: 'bot', subject: 'm1', at: Date.now() }, true));
    open();
    await settle();
    expect(await rowsOf(database)).toMatchObject([{ id: 'bot:m1', node: 'here' }]);
  });

  test('in great numbers is done thirty-two at a time of each kind, and no kind waits for another', async () => {
    const { begun, handle, open } = gate();
    const due = Array.from({ length: 200 }, (_, match) => ({ kind: 'bot' as const, subject: `m${match}`, at: match }));
    await write(database, ...due.map((one) => dueWrite(node.parts, one)));
    await begin(handle);
    expect(begun).toEqual(due.slice(0, 32).map(({ subject }) => `bot:${subject}`));
    await makeDue('clock', 'm1', 0);
    expect(begun.slice(32)).toEqual(['clock:m1']);
    open();
    await settle();
    expect(begun.slice(33)).toEqual(['bot:m32']);
    for (let match = 0; match < 200; match++) {
      open();
      await settle();
    }
    expect(new Set(begun).size).toBe(201);
    expect(begun).toHaveLength(201);
  });
});

describe('what fails', () => {
  test('is tried again after five seconds, then twice as long each time, up to ten minutes', async () => {
    const times: number[] = [];
    await begin(async () => {
      times.push(Date.now());
      throw new Error('not now');
    });
    await makeDue('notice', 'ann', 0);
    await pass(3_000_000, 1_000);
    const waits = times.slice(1).map((time, index) => time - (times[index] as number));
    expect(waits.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600].map((seconds) => seconds * 1_000));
    expect(await node.failures()).toBe(times.length);
    expect(node.logged.filter((line) => line.includes('a due task failed'))).toHaveLength(times.length);
  });

  test('once begins again as if it never had', async () => {
    let failing = true;
    await begin(async () => {
      if (failing) throw new Error('not now');
    });
    await makeDue('notice', 'ann', 0);
    await pass(5_000);
    expect(await rowsOf(database)).toMatchObject([{ attempts: 2, node: null, leased_until: null }]);
    failing = false;
    await pass(10_000);
    expect(await rowsOf(database)).toEqual([]);
  });

  test('leaves alone what was made due meanwhile', async () => {
    await begin(async () => {
      await write(database, dueWrite(node.parts, { kind: 'clock', subject: 'm1', at: Date.now() + 500 }));
      throw new Error('not now');
    });
    await makeDue('clock', 'm1', 0);
    expect(await rowsOf(database)).toMatchObject([{ at: 1_000_500, attempts: 0 }]);
  });
});

describe('due once', () => {
  const notice = (inMs: number) => ({ kind: 'notice', subject: 'ann', at: 1_000_000 + inMs }) as const;

  test('is due at the earlier of two times', async () => {
    await write(database, dueOnce(node.parts, notice(60_000)));
    await write(database, dueOnce(node.parts, notice(90_000)));
    expect(await rowsOf(database)).toMatchObject([{ at: 1_060_000 }]);
    await write(database, dueOnce(node.parts, notice(30_000)));
    expect(await rowsOf(database)).toMatchObject([{ at: 1_030_000 }]);
  });

  test('is due once more when it is being done', async () => {
    const { handle, open } = gate();
    await begin(handle);
    await makeDue('notice', 'ann', 0);
    await write(database, dueOnce(node.parts, notice(60_000)));
    open();
    await settle();
    expect(await rowsOf(database)).toMatchObject([{ at: 1_060_000, node: null }]);
  });
});

describe('a scheduler that stops', () => {
  test('finishes what it has begun and begins nothing more', async () => {
    const { begun, handle, open } = gate();
    await begin(handle);
    await makeDue('bot', 'm1', 0);
    let stopped = false;
    const stopping = scheduler?.stop().then(() => {
      stopped = true;
    });
    await makeDue('bot', 'm2', 0);
    await pass(120_000, 10_000);
    expect(stopped).toBe(false);
    open();
    await stopping;
    expect(begun).toEqual(['bot:m1']);
    expect(await rowsOf(database)).toMatchObject([{ id: 'bot:m2', node: null }]);
  });

  test('leaves what fails then to others, at once and without a word', async () => {
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('the bots have gone home'));
    });
    await begin(() => failing);
    await makeDue('bot', 'm1', 0);
    const stopping = scheduler?.stop();
    fail();
    await stopping;
    expect(await rowsOf(database)).toMatchObject([{ at: 1_000_000, attempts: 0, node: null, leased_until: null }]);
    expect(node.logged).toEqual([]);
    expect(await node.failures()).toBe(0);
  });

  test('keeps its claim until then', async () => {
    const { handle, open } = gate();
    await begin(handle);
    await makeDue('bot', 'm1', 0);
    const stopping = scheduler?.stop();
    await pass(600_000, 5_000);
    const [row] = await rowsOf(database);
    expect(row?.leased_until).toBeGreaterThan(Date.now());
    open();
    await stopping;
  });
});

function unreadableWhile(isBroken: () => boolean): Database {
  return {
    ...database,
    get read() {
      if (isBroken()) throw new Error('connection refused');
      return database.read;
    },
  };
}

test('a database that cannot be read is asked again', async () => {
  await write(database, dueWrite(node.parts, { kind: 'bot', subject: 'm1', at: 0 }));
  let isBroken = true;
  node = makeNode(
    'here',
    unreadableWhile(() => isBroken),
  );
  const { begun, handle, open } = gate();
  await begin(handle);
  expect(node.logged.join()).toContain('could not read the due tasks');
  isBroken = false;
  await pass(1_000);
  expect(begun).toEqual(['bot:m1']);
  open();
});

test('a database that cannot take note of what was done is no end to it: it is done again later', async () => {
  let isBroken = false;
  node = makeNode(
    'here',
    unreadableWhile(() => isBroken),
  );
  const { begun, handle, open } = gate();
  await begin(handle);
  await makeDue('bot', 'm1', 0);
  isBroken = true;
  // Long enough for the claim to be renewed, and to run out.
  await pass(61_000, 10_000);
  open();
  await settle();
  expect(node.logged.filter((line) => line.includes('could not store the result')).length).toBeGreaterThan(1);
  isBroken = false;
  await pass(1_000);
  expect(begun).toEqual(['bot:m1', 'bot:m1']);
  open();
});
