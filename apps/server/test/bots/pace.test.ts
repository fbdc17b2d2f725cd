/** How long a forced move waits: as long as thought ones took, of its own game and level, and not for ever. */

import type { Question } from '@tarmac/bots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotsClosed } from '../../src/bots/ask.ts';
import { makePace } from '../../src/bots/pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = (seed: number, more: Partial<Question> = {}): Question => {
  return { game: 'toy', level: 'captain', view: null, actions: [1], seed, ...more };
};

/** In milliseconds; null where it waits longer than 10 s. */
async function waited(wait: Promise<void>): Promise<number | null> {
  let isOver = false;
  wait.then(() => {
    isOver = true;
  });
  for (let milliseconds = 0; milliseconds < 10_000; milliseconds++) {
    await vi.advanceTimersByTimeAsync(milliseconds === 0 ? 0 : 1);
    if (isOver) return milliseconds;
  }
  return null;
}

test('any of the last times of the same game and level, and of no other', async () => {
  const pace = makePace();
  expect(await waited(pace.wait(asked(0)))).toBe(0);
  for (let time = 0; time < 40; time++) pace.took(asked(0), 100 + time);
  const all = new Set<number | null>();
  for (let seed = 0; seed < 64; seed++) all.add(await waited(pace.wait(asked(seed))));
  expect([...all].sort()).toEqual(Array.from({ length: 32 }, (_, time) => 108 + time));
  expect(await waited(pace.wait(asked(0, { level: 'trainee' })))).toBe(0);
  expect(await waited(pace.wait(asked(0, { game: 'other' })))).toBe(0);
});

test('two seconds where thinking takes longer', async () => {
  const pace = makePace();
  pace.took(asked(0), 9000);
  expect(await waited(pace.wait(asked(0)))).toBe(2000);
});

test('no longer once the server closes', async () => {
  const pace = makePace();
  pace.took(asked(0), 500);
  const wait = pace.wait(asked(0));
  pace.close();
  await expect(wait).rejects.toThrow(BotsClosed);
});
