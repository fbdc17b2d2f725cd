/** What has been read of a chat stays read. */

import { beforeEach, expect, it, vi } from 'vitest';
import { keepRead, readUntil } from '../../src/table/chat-read.ts';

let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('each table has its own last line that was read', () => {
  keepRead('one', 5);
  keepRead('two', 7);
  keepRead('one', 9);
  expect([readUntil('one'), readUntil('two'), readUntil('three')]).toEqual([9, 7, 0]);
});

it('only the tables that were read last are kept', () => {
  for (let table = 0; table < 60; table++) keepRead(`table ${table}`, 1);
  expect([readUntil('table 0'), readUntil('table 59')]).toEqual([0, 1]);
});

it('what somebody else has left there counts as nothing', () => {
  for (const text of ['{', '3', '[[1, 2], "x", ["one", "late"]]']) {
    kept.set('tarmac.chat-read', text);
    expect(readUntil('one')).toBe(0);
  }
});
