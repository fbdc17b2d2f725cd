/** Bots that crash, hang and cheat: the match gets an action it may make, and the log hears why. */

import type { Brain, Question } from '@tarmac/bots';
import type { Game } from '@tarmac/kit';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Bots, BotsClosed, type BotTurn } from '../../src/bots/ask.ts';
import { makeBots } from '../../src/bots/pool.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';

const UNRULY = new URL('./unruly-worker.mjs', import.meta.url);
const TURN: BotTurn = { host: 'ada', table: 'one', amongPeople: true };
const ACTIONS = [{ play: 'first' }, { play: 'second' }, { play: 'third' }];

let bots: Bots | null = null;

afterEach(async () => {
  vi.useRealTimers();
  await bots?.close();
  bots = null;
});

function unruly(threads = 1) {
  const metrics = makeMetrics();
  const lines: string[] = [];
  const log = { error: (...said: unknown[]) => lines.push(JSON.stringify(said)) } as unknown as FastifyBaseLogger;
  const games = new Map([
    ['toy', { game: {} as Game, brain: {} as Brain }],
    ['brainless', { game: {} as Game, brain: null }],
  ]);
  const made = makeBots({ games, log, metrics, elapsed: () => performance.now() }, threads, UNRULY);
  bots = made;
  const failures = async () => (await metrics.botFailures.get()).values[0]?.value;
  const decisions = async () =>
    (await metrics.botDecisions.get()).values.map(({ labels, value }) => [labels.level, value]);
  const decide = (asked: Question, turn: BotTurn = TURN) => made.decide(asked, turn);
  return { decide, failures, decisions, lines };
}

function question(does: string, more: Partial<Question> = {}): Question {
  return { game: 'toy', level: 'captain', view: { does, hand: 'red 7' }, actions: ACTIONS, seed: 1, ...more };
}

describe('a bot that behaves', () => {
  test('has its choice, the very action of the list, played', async () => {
    const { decide, failures, decisions } = unruly();
    expect(await decide(question('chooses'))).toBe(ACTIONS[2]);
    expect(await failures()).toBe(0);
    expect(await decisions()).toEqual([['captain', 1]]);
  });

  test('is not asked where there is only one action', async () => {
    const { decide, failures } = unruly();
    expect(await decide(question('throws', { actions: [{ play: 'this' }] }))).toEqual({ play: 'this' });
    expect(await failures()).toBe(0);
  });

  test.each([
    [undefined, 10_000],
    [60_000, 10_000],
    [700, 700],
  ])('told to think for %s ms has %s ms', async (asked, had) => {
    const { decide, failures } = unruly();
    const actions = [{ milliseconds: 1 }, { milliseconds: had }];
    const time = asked === undefined ? {} : { milliseconds: asked };
    expect(await decide(question('tells its time', { actions, ...time }))).toBe(actions[1]);
    expect(await failures()).toBe(0);
  });

  test('sees nothing of the environment of the server', async () => {
    expect(process.env.PATH).toBeDefined();
    expect(await unruly().decide(question('is in the dark'))).toBe(ACTIONS[1]);
  });

  test('plays at random, the same for the same seed, where its game has no brain', async () => {
    const { decide, failures } = unruly();
    const chosen = new Set<unknown>();
    for (let seed = 0; seed < 30; seed++) {
      const asked = question('throws', { game: 'brainless', seed });
      const action = await decide(asked);
      expect(await decide(asked)).toBe(action);
      chosen.add(action);
    }
    expect(chosen).toEqual(new Set(ACTIONS));
    expect(await failures()).toBe(0);
  });
});

describe('a bot that fails', () => {
  test('is asked twice and then replaced by a trainee', async () => {
    const { decide, failures, decisions, lines } = unruly();
    expect(await decide(question('throws unless trainee'))).toBe(ACTIONS[2]);
    expect(await failures()).toBe(2);
    expect(await decisions()).toEqual([['trainee', 1]]);
    expect(lines).toHaveLength(2);
  });

  test.each([
    ['throws', 'it threw a Error'],
    ['exits', 'code 3'],
    ['makes one up', 'not in its list'],
    ['answers nonsense', ''],
    ['refuses', 'not today'],
  ])('and whose trainee fails too (it %s) has the first action played for it', async (does, why) => {
    const { decide, failures, lines } = unruly();
    expect(await decide(question(does))).toBe(ACTIONS[0]);
    expect(await failures()).toBe(3);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain(why);
  });

  test('says where it failed, not what it held', async () => {
    const { decide, lines } = unruly();
    await decide(question('throws'));
    expect(lines.join()).toContain('unruly-worker.mjs');
    expect(lines.join()).not.toContain('red 7');
  });

  test('leaves a thread for the next one', async () => {
    const { decide, failures } = unruly();
    await decide(question('exits'));
    expect(await decide(question('chooses'))).toBe(ACTIONS[2]);
    expect(await failures()).toBe(3);
  });

  test('by hanging is ended after half a minute, and others go on meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { decide, lines } = unruly(2);
    const hung = decide(question('hangs'));
    expect(await decide(question('chooses'))).toBe(ACTIONS[2]);
    for (let attempts = 1; attempts <= 3; attempts++) {
      await vi.advanceTimersByTimeAsync(30_000);
      await vi.waitUntil(() => lines.length === attempts, { timeout: 120_000 });
    }
    expect(await hung).toBe(ACTIONS[0]);
    expect(lines.join()).toContain('no answer after 30000 ms');
  });
});

test('a long thought that holds the only thread keeps nobody else’s bots', async () => {
  const { decide, failures } = unruly(1);
  const endless = Array.from({ length: 20 }, (_, table) =>
    decide(question('hangs'), { ...TURN, host: 'greedy', table: `table ${table}` }),
  );
  for (let turn = 0; turn < 5; turn++)
    expect(await decide(question('chooses'), { ...TURN, host: 'modest' })).toBe(ACTIONS[2]);
  expect(await failures()).toBe(0);
  await Promise.all([...endless.map((thought) => expect(thought).rejects.toThrow(BotsClosed)), bots?.close()]);
});

describe('a forced move', () => {
  const THOUGHT_MS = 200;
  const thought = question('takes a while', { view: { does: 'takes a while', milliseconds: THOUGHT_MS } });
  const forced = question('throws', { actions: [{ play: 'this' }] });

  async function timed(work: Promise<unknown>): Promise<number> {
    const begun = performance.now();
    await work;
    return performance.now() - begun;
  }

  test('among people takes as long as a thought one did, and no thread', async () => {
    const { decide, failures } = unruly(1);
    await decide(thought);
    const done: string[] = [];
    const all = Promise.all([
      decide(forced).then(() => done.push('forced')),
      decide(question('chooses')).then(() => done.push('chosen')),
    ]);
    // Timers round down.
    expect(await timed(all)).toBeGreaterThanOrEqual(THOUGHT_MS - 1);
    expect(done).toEqual(['chosen', 'forced']);
    expect(await failures()).toBe(0);
  });

  test('among bots takes no time', async () => {
    const { decide } = unruly(1);
    await decide(thought);
    expect(await timed(decide(forced, { ...TURN, amongPeople: false }))).toBeLessThan(THOUGHT_MS / 2);
  });

  test('does not keep a server that closes', async () => {
    const { decide } = unruly(1);
    await decide(thought);
    const waiting = decide(forced);
    await Promise.all([expect(waiting).rejects.toThrow(BotsClosed), bots?.close()]);
  });
});

test('when the server closes, a decision under way is no decision', async () => {
  const { decide, failures } = unruly();
  const decisions = [decide(question('hangs')), decide(question('chooses'))];
  await Promise.all([...decisions.map((decision) => expect(decision).rejects.toThrow()), bots?.close()]);
  await expect(decide(question('chooses'))).rejects.toThrow();
  expect(await failures()).toBe(0);
});
