/** What an eye has seen so far, asked for while the match goes on. */

import type { Eye } from '@tarmac/kit';
import { expect, test, vi } from 'vitest';
import type { Moment, PageAnswer } from '../../src/backend/backend.ts';
import { makePast } from '../../src/table/past.ts';
import { PATIENCE_MS } from '../support/waiting.ts';
import { moment } from './support.ts';

type Asked = PageAnswer<readonly Moment[]>;

interface Open {
  resolve(answer: Asked): void;
  reject(error: Error): void;
}

/** A backend that answers when the test wants it to. */
function asked() {
  const open: Open[] = [];
  let frames: readonly number[] = [];
  let changes = 0;
  const ask = vi.fn((_eye: Eye) => new Promise<Asked>((resolve, reject) => open.push({ resolve, reject })));
  const past = makePast(ask, (_eye, moments) => {
    frames = moments.map(({ frame }) => frame);
    changes++;
  });
  /** Until the page was told what came of it. */
  async function settle(settled: (answer: Open) => void): Promise<void> {
    const before = changes;
    const answer = open.shift();
    if (answer === undefined) throw new Error('nothing was asked');
    settled(answer);
    await vi.waitFor(() => expect(changes).toBeGreaterThan(before), PATIENCE_MS);
  }
  return {
    past,
    ask,
    frames: () => frames,
    answer: (...of: readonly number[]) =>
      settle(({ resolve }) => resolve({ ok: true, value: of.map((frame) => moment(frame)) })),
    refuse: () => settle(({ resolve }) => resolve({ ok: false, problem: 'offline' })),
    fail: () => settle(({ reject }) => reject(new Error('the worker is gone'))),
  };
}

test('holds everything that was told while it was on its way', async () => {
  const { past, frames, answer, ask } = asked();
  past.hear(moment(3));
  past.want('watcher');
  past.want('watcher');
  for (const frame of [4, 5, 5, 6]) past.hear(moment(frame));
  await answer(0, 1, 2, 3);
  expect(frames()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  past.hear(moment(7));
  expect(frames()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('is asked for again where some of it was missed, and grows meanwhile', async () => {
  const { past, frames, answer, ask } = asked();
  past.hear(moment(0));
  past.want('watcher');
  await answer(0);
  past.hear(moment(5));
  past.hear(moment(6));
  expect(ask).toHaveBeenCalledTimes(2);
  await answer(0, 1, 2, 3, 4, 5);
  expect(frames()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('that could not be had is asked for once more when there is a connection again', async () => {
  const { past, frames, answer, refuse, ask } = asked();
  past.hear(moment(3));
  past.want('watcher');
  past.hear(moment(4));
  await refuse();
  expect(frames()).toEqual([3, 4]);
  past.isLive();
  await answer(0, 1, 2, 3, 4);
  expect(frames()).toEqual([0, 1, 2, 3, 4]);
  past.isLive();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('that broke is asked for again with the next moment', async () => {
  const { past, frames, answer, fail } = asked();
  past.hear(moment(1));
  past.want('watcher');
  await fail();
  expect(frames()).toEqual([1]);
  past.hear(moment(2));
  expect(frames()).toEqual([1, 2]);
  await answer(0, 1);
  expect(frames()).toEqual([0, 1, 2]);
});
