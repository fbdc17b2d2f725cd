/** A lesson goes on where it was left, and begins anew where the browser keeps nothing. */

import { afterEach, expect, test, vi } from 'vitest';
import { keptProgress } from '../../src/learn/progress.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(kept: Map<string, string> = new Map()) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

test('what was done is found again, for each game apart', () => {
  storage();
  keptProgress('one', 13).write(5);
  expect(keptProgress('one', 13).read()).toBe(5);
  expect(keptProgress('other', 13).read()).toBe(0);
});

test('what cannot be is nothing', () => {
  const kept = storage();
  for (const wrong of ['14', '-1', '2.5', 'many']) {
    kept.set('tarmac.lesson.one', wrong);
    expect(keptProgress('one', 13).read()).toBe(0);
  }
});

test('a browser that keeps nothing still has lessons', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  const progress = keptProgress('one', 13);
  progress.write(3);
  expect(progress.read()).toBe(0);
});
