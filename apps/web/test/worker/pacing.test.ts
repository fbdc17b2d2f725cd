/** The pace of bots that wait for a reader. */

import { expect, test } from 'vitest';
import { makePacing } from '../../src/worker/match/pacing.ts';

/** Whether a bot that asks now may act, once everything that is due has run. */
async function asks(pacing: ReturnType<typeof makePacing>, isWanted = () => true): Promise<() => Promise<boolean>> {
  let may = false;
  void pacing.opened(isWanted).then(() => {
    may = true;
  });
  return async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    return may;
  };
}

test('by themselves they pause: the slower, the longer, and shorter within a turn', () => {
  const pauses = (['slow', 'normal', 'fast'] as const).map((pace) => makePacing(pace).pause(false));
  expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
  for (const pace of ['slow', 'normal', 'fast'] as const)
    expect(makePacing(pace).pause(true)).toBeLessThan(makePacing(pace).pause(false));
});

test('step by step each act waits for the reader', async () => {
  const pacing = makePacing('step');
  const first = await asks(pacing);
  expect(await first()).toBe(false);
  pacing.wish({ next: 'act' });
  expect(await first()).toBe(true);
  pacing.acted();
  const second = await asks(pacing);
  expect(await second()).toBe(false);
});

test('on to the reader’s turn they act until none owes a decision', async () => {
  const pacing = makePacing('step');
  pacing.wish({ next: 'turn' });
  for (const _ of [1, 2]) {
    expect(await (await asks(pacing))()).toBe(true);
    pacing.acted();
  }
  pacing.drained();
  expect(await (await asks(pacing))()).toBe(false);
});

test('what is open before the board holds them at any pace, until it is closed', async () => {
  for (const pace of ['step', 'slow', 'normal', 'fast'] as const) {
    const pacing = makePacing(pace);
    pacing.wish({ hold: true });
    pacing.wish({ next: 'turn' });
    const bot = await asks(pacing);
    expect(await bot()).toBe(false);
    pacing.wish({ hold: false });
    expect(await bot()).toBe(true);
  }
});

test('a faster pace lets those go on who wait', async () => {
  const pacing = makePacing('step');
  const bot = await asks(pacing);
  pacing.wish({ pace: 'fast' });
  expect(await bot()).toBe(true);
});

test('whoever is wanted no more waits no more', async () => {
  const pacing = makePacing('step');
  let wanted = true;
  const bot = await asks(pacing, () => wanted);
  wanted = false;
  pacing.look();
  expect(await bot()).toBe(true);
});
