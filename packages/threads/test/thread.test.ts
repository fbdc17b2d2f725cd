/** A real thread: its answers, and its end. */

import { openThread } from '@tarmac/threads';
import { expect, test, vi } from 'vitest';

function slowThread(hungMs?: number) {
  const loaded = new Int32Array(new SharedArrayBuffer(4));
  const onGone = vi.fn();
  const limits = { worker: { workerData: loaded }, ...(hungMs === undefined ? {} : { hungMs }) };
  const thread = openThread<number, number>(new URL('./slow-thread.mjs', import.meta.url), onGone, limits);
  return { ...thread, onGone, isLoaded: () => loaded[0] === 1 };
}

test('answers one question after another', async () => {
  const { ask, close } = slowThread();
  expect([await ask(1), await ask(2)]).toEqual([2, 4]);
  await close();
});

test('closed before it has loaded, it ends only afterwards: Node dies of a thread that is ended while it loads', async () => {
  const { close, isLoaded, onGone } = slowThread();
  await close();
  expect(isLoaded()).toBe(true);
  expect(onGone).toHaveBeenCalledOnce();
});

test('given up before it has loaded, it answers that at once and ends afterwards', async () => {
  const { ask, isLoaded, onGone } = slowThread(1);
  await expect(ask(1)).rejects.toThrow('no answer after 1 ms');
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(isLoaded()).toBe(true);
});
