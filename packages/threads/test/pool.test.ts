/** Who waits for a thread, and how long a thread waits for work. */

import { makePool } from '@tarmac/threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  readonly seed: number;
  readonly thread: number;
  answer(): void;
  die(): void;
}

/** Threads that answer when the test says so. */
function threadsOf(most: number, spare = 0) {
  const asked: Asked[] = [];
  let opened = 0;
  let open = 0;
  let isExhausted = false;
  let time = 0;
  const limits = { threads: most, spare, now: () => time, closed: 'they were sent home' };
  const threads = makePool<number, { readonly problem: string }>(limits, (onGone) => {
    if (isExhausted) throw new Error('too many threads');
    const thread = opened++;
    open++;
    return {
      ask: (seed) =>
        new Promise((resolve, reject) => {
          const die = () => {
            open--;
            reject(new Error('died'));
            onGone();
          };
          asked.push({ seed, thread, answer: () => resolve({ problem: `answer to ${seed}` }), die });
        }),
      async close() {
        open--;
      },
    };
  });
  const exhaust = (now: boolean) => {
    isExhausted = now;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { pass, ask: threads.ask, close: threads.close, asked, opened: () => opened, open: () => open, exhaust };
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe('threads', () => {
  test('are opened as they are needed, and no more than there may be', async () => {
    const { ask, asked, opened } = threadsOf(2);
    expect(opened()).toBe(0);
    for (let seed = 1; seed <= 5; seed++) void ask(seed);
    expect(asked.map(({ thread }) => thread)).toEqual([0, 1]);
    expect(opened()).toBe(2);
  });

  test('take the questions in the order they came', async () => {
    const { ask, asked } = threadsOf(2);
    const answers = [1, 2, 3, 4].map((seed) => ask(seed));
    asked[1]?.answer();
    await settled();
    expect(asked.map(({ seed, thread }) => [seed, thread])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    asked[0]?.answer();
    asked[2]?.answer();
    await settled();
    asked[3]?.answer();
    expect(await Promise.all(answers)).toMatchObject([1, 2, 3, 4].map((seed) => ({ problem: `answer to ${seed}` })));
  });

  test('go round among the owners, and among the works of each', async () => {
    const { ask, asked } = threadsOf(1);
    const from = (owner: string, work: string) => ({ owner, work });
    void ask(0);
    for (const seed of [1, 2, 3]) void ask(seed, from('greedy', 'one'));
    for (const seed of [4, 5]) void ask(seed, from('greedy', 'two'));
    void ask(6, from('modest', 'one'));
    for (let turn = 0; turn < 6; turn++) {
      asked[turn]?.answer();
      await settled();
    }
    expect(asked.map(({ seed }) => seed)).toEqual([0, 1, 6, 4, 2, 5, 3]);
  });

  test('are shared by time: who asks for long ones waits for as many short ones of others', async () => {
    const { ask, asked, pass } = threadsOf(1);
    const costs = { greedy: 100, modest: 10 };
    const spent = { greedy: 0, modest: 0 };
    const owners: (keyof typeof costs)[] = [];
    const askFor = (owner: keyof typeof costs) => {
      owners.push(owner);
      void ask(owners.length - 1, { owner, work: 'one' });
    };
    // Each always has more to ask.
    for (let times = 0; times < 3; times++) for (const owner of ['greedy', 'modest'] as const) askFor(owner);
    for (let turn = 0; turn < 220; turn++) {
      const { seed, answer } = asked[turn] as Asked;
      const owner = owners[seed] as keyof typeof costs;
      askFor(owner);
      pass(costs[owner]);
      spent[owner] += costs[owner];
      answer();
      await settled();
    }
    expect(Math.abs(spent.greedy - spent.modest)).toBeLessThanOrEqual(2 * costs.greedy);
    expect(spent.greedy).toBeGreaterThan(900);
  });

  test('are shared by time among the works of one owner too', async () => {
    const { ask, asked, pass } = threadsOf(1);
    const from = (work: string) => ({ owner: 'ada', work });
    for (const seed of [100, 101, 102]) void ask(seed, from('long'));
    for (const seed of [1, 2, 3, 4]) void ask(seed, from('short'));
    for (let turn = 0; turn < 7; turn++) {
      pass(asked[turn]?.seed as number);
      asked[turn]?.answer();
      await settled();
    }
    expect(asked.map(({ seed }) => seed)).toEqual([100, 1, 2, 3, 4, 101, 102]);
  });

  test('owe nothing to who was away: turns cannot be saved up, and an old debt is forgotten', async () => {
    const { ask, asked, pass } = threadsOf(1);
    const from = (owner: string) => ({ owner, work: 'one' });
    async function turns(owners: readonly string[], count: number, cost: number): Promise<number[]> {
      const first = asked.length;
      for (const [index, owner] of owners.entries())
        for (let times = 0; times < count; times++) void ask(index, from(owner));
      for (let turn = first; turn < asked.length; turn++) {
        pass(cost);
        asked[turn]?.answer();
        await settled();
      }
      return asked.slice(first).map(({ seed }) => seed);
    }
    await turns(['ada', 'ben'], 1, 10);
    await turns(['ada'], 20, 10);
    expect(await turns(['ben', 'ada'], 3, 10)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('that are spare are for owners who have none while others have all', async () => {
    const { ask, asked, opened, pass } = threadsOf(2, 1);
    const from = (owner: string) => ({ owner, work: 'one' });
    for (let seed = 0; seed < 20; seed++) void ask(seed, from('greedy'));
    expect(asked.map(({ seed }) => seed)).toEqual([0, 1]);
    void ask(100, from('modest'));
    void ask(101, from('modest'));
    expect(asked.map(({ seed }) => seed)).toEqual([0, 1, 100]);
    // Nobody waits for a long one: a modest owner has a thread at any time.
    for (let turn = 2; turn < 30; turn++) {
      void ask(100 + turn, from('modest'));
      pass(10);
      asked[turn]?.answer();
      await settled();
      expect(asked[turn + 1]?.seed).toBe(99 + turn);
    }
    void ask(200, from('third'));
    expect(asked).toHaveLength(31);
    pass(10);
    asked[30]?.answer();
    await settled();
    expect(asked[31]?.seed).toBe(200);
    expect(opened()).toBe(3);
  });

  test('that die are replaced; only the question they had fails', async () => {
    const { ask, asked, opened } = threadsOf(1);
    const first = ask(1);
    const second = ask(2);
    asked[0]?.die();
    await expect(first).rejects.toThrow('died');
    asked[1]?.answer();
    expect(await second).toMatchObject({ problem: 'answer to 2' });
    expect(opened()).toBe(2);
  });

  test('that cannot be opened leave the questions to those there are', async () => {
    const { ask, asked, exhaust } = threadsOf(2);
    const first = ask(1);
    exhaust(true);
    const second = ask(2);
    asked[0]?.answer();
    await first;
    asked[1]?.answer();
    expect(await second).toMatchObject({ problem: 'answer to 2' });
  });

  test('of which there are none and none can be opened fail each question, and take the next one that can be', async () => {
    const { ask, asked, exhaust } = threadsOf(1);
    const first = ask(1);
    const second = ask(2);
    exhaust(true);
    asked[0]?.die();
    await expect(first).rejects.toThrow('died');
    await expect(second).rejects.toThrow('no thread could be opened: too many threads');
    await expect(ask(3)).rejects.toThrow('no thread could be opened');
    exhaust(false);
    const fourth = ask(4);
    asked[1]?.answer();
    expect(await fourth).toMatchObject({ problem: 'answer to 4' });
  });

  test('without work are closed after a minute, and opened again for the next question', async () => {
    const { ask, asked, open, opened } = threadsOf(2);
    void ask(1);
    void ask(2);
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(open()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(open()).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open()).toBe(1);
    void ask(3);
    expect(opened()).toBe(3);
  });

  test('with work again before the minute is over stay', async () => {
    const { ask, asked, open } = threadsOf(1);
    void ask(1);
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(30_000);
    void ask(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open()).toBe(1);
  });

  test('let ten thousand wait, and refuse the next one at once', async () => {
    const { ask } = threadsOf(1);
    for (let seed = 0; seed <= 10_000; seed++) void ask(seed);
    await expect(ask(10_001)).rejects.toThrow('10000 questions are waiting');
  });

  test('closed answer nobody any more', async () => {
    const { ask, close, open } = threadsOf(1);
    void ask(1);
    const waiting = ask(2);
    await Promise.all([expect(waiting).rejects.toThrow('sent home'), close()]);
    expect(open()).toBe(0);
    await expect(ask(3)).rejects.toThrow('sent home');
  });
});
