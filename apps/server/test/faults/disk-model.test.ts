/** A disk that keeps what was synced and no more, and the trace it is rebuilt from. */

import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { emptyDisk, type Fate } from './disk-model.ts';
import { type DiskEvent, diskEvents } from './disk-trace.ts';

const MADE: DiskEvent = { what: 'made', path: 'file', isFolder: false };
const written = (at: number, text: string): DiskEvent => ({
  what: 'written',
  path: 'file',
  at,
  bytes: Buffer.from(text),
});
const syncing = (path: string, thread = '1'): DiskEvent => ({ what: 'syncing', path, thread });
const synced = (path: string, thread = '1'): DiskEvent => ({ what: 'synced', path, thread });
const sync = (path: string) => [syncing(path), synced(path)];

/** The text of the file; undefined when there is none. */
function left(events: readonly DiskEvent[], fate: Fate, seed = 1): string | undefined {
  const disk = emptyDisk();
  for (const event of events) disk.apply(event);
  return disk.lose(fastChance(seed), [fate]).get('file')?.toString();
}

test('a file is there for certain once it was synced, and its name once its folder was', () => {
  expect(left([MADE, written(0, 'old'), ...sync('file')], 'none')).toBeUndefined();
  expect(left([MADE, written(0, 'old'), ...sync('')], 'none')).toBe('');
  expect(left([MADE, written(0, 'old'), ...sync('file'), ...sync(''), written(1, 'dd')], 'none')).toBe('old');
  expect(left([MADE, written(0, 'old')], 'all')).toBe('old');
});

test('a name that was taken away comes back with what was behind it, unless the folder was synced', () => {
  const removed: readonly DiskEvent[] = [
    ...[MADE, written(0, 'old'), ...sync('file'), ...sync('')],
    { what: 'removed', path: 'file' },
  ];
  expect(left(removed, 'none')).toBe('old');
  expect(left([...removed, ...sync('')], 'none')).toBeUndefined();
  expect(left([...removed, MADE, written(0, 'new')], 'none')).toBe('old');
  expect(left([...removed, MADE, written(0, 'new')], 'all')).toBe('new');
});

test('a sync is for what was written before it began', () => {
  const during = [MADE, ...sync(''), written(0, 'one'), syncing('file'), written(3, 'two')];
  expect(left(during, 'none')).toBe('');
  expect(left([...during, synced('file')], 'none')).toBe('one');
  const twice = [...during, syncing('file', '2'), synced('file', '2'), synced('file')];
  expect(left(twice, 'none')).toBe('onetwo');
});

test('of what was not synced any part is left: no write, sectors of one, all of them', () => {
  const before = 'a'.repeat(2048);
  const events = [MADE, ...sync(''), written(0, before), ...sync('file'), written(100, 'b'.repeat(1500))];
  const found = new Set<string | undefined>();
  for (let seed = 0; seed < 2000; seed++) found.add(left(events, 'some', seed));
  expect(found).toContain(before);
  expect(found).toContain(`${'a'.repeat(100)}${'b'.repeat(1500)}${'a'.repeat(448)}`);
  expect(found).toContain(`${'a'.repeat(512)}${'b'.repeat(512)}${'a'.repeat(1024)}`);
  // Four sectors are touched.
  expect(found.size).toBe(16);
});

test('what strace prints is read with its bytes, its threads, and acknowledgements from when they are sent', () => {
  const lines = [
    '7  mkdir("/d/data", 0700) = 0',
    '7  openat(AT_FDCWD</d>, "/d/data/file", O_RDWR|O_CREAT|O_CLOEXEC, 0644) = 3</d/data/file>',
    '7  openat(AT_FDCWD</d>, "/d/data/none", O_RDONLY) = -1 ENOENT (No such file or directory)',
    String.raw`8  pwrite64(3</d/data/file>, "\0\1\0012\n\"\\z\377", 9, 40 <unfinished ...>`,
    String.raw`7  write(9<socket:[5]>, "\201 {\"kind\":\"done\",\"id\":\"act-1\"}", 30 <unfinished ...>`,
    '8  <... pwrite64 resumed>) = 9',
    '8  fdatasync(3</d/data/file> <unfinished ...>',
    '7  <... write resumed>) = 30',
    '8  <... fdatasync resumed>) = 0',
    '7  fsync(4</d/data>) = 0',
    '7  ftruncate(3</d/data/file>, 3) = 0',
    '7  unlink("/d/data/file") = 0',
    '7  +++ exited with 0 +++',
  ];
  expect(diskEvents(lines, '/d')).toEqual([
    { what: 'made', path: 'data', isFolder: true },
    { what: 'made', path: 'data/file', isFolder: false },
    { what: 'acknowledged', id: 'act-1' },
    { what: 'written', path: 'data/file', at: 40, bytes: Buffer.from([0, 1, 1, 50, 10, 34, 92, 122, 255]) },
    { what: 'syncing', path: 'data/file', thread: '8' },
    { what: 'synced', path: 'data/file', thread: '8' },
    { what: 'syncing', path: 'data', thread: '7' },
    { what: 'synced', path: 'data', thread: '7' },
    { what: 'cut', path: 'data/file', length: 3 },
    { what: 'removed', path: 'data/file' },
  ]);
  expect(() => diskEvents(['7  rename("/d/a", "/d/b") = 0'], '/d')).toThrow('does not know this call: rename');
});
