/** What a tournament keeps on disk: nothing is lost, nothing is mixed, nothing damaged is believed. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../src/bad-input.ts';
import type { GameLine, Settings } from '../src/tournament/result-file.ts';
import { openStore } from '../src/tournament/store.ts';
import { scratchFolder } from './helpers.ts';

const files = scratchFolder();

const settings: Settings = {
  game: 'airlines-europe',
  version: 1,
  seats: 2,
  config: { deck: 'standard' },
  bots: ['random', 'trainee'],
  scale: 0.5,
  seed: 1,
};
const COMMIT = '0123456789';
const line = (seed: number): GameLine => [seed, '01', [1, 2], [30, 20]];

describe('what is kept', () => {
  test('survives a process that ends without a word, half a line and all', () => {
    const path = files.path('killed.json');
    const store = openStore(path, settings, COMMIT);
    store.add('games', line(1));
    store.add('games', line(2));
    expect(existsSync(path)).toBe(false);
    writeFileSync(`${path}.part`, '["games",[3,"01",[1,', { flag: 'a' });
    const again = openStore(path, settings, COMMIT);
    expect(again.games).toEqual([line(1), line(2)]);
    expect(again.has({ list: 'games', seed: 2, seating: '01' })).toBe(true);
    expect(again.has({ list: 'gauntlet', seed: 2, seating: '01' })).toBe(false);
    again.add('games', line(3));
    again.close();
    expect(files.read('killed.json')).toMatchObject({ ...settings, games: [line(1), line(2), line(3)], gauntlet: [] });
    expect(existsSync(`${path}.part`)).toBe(false);
  });

  test('is the same file in whatever order the games came', () => {
    for (const [name, seeds] of [
      ['up.json', [1, 2, 3]],
      ['down.json', [3, 2, 1]],
    ] as const) {
      const store = openStore(files.path(name), settings, COMMIT);
      for (const seed of seeds) store.add('games', line(seed));
      store.close();
    }
    expect(readFileSync(files.path('up.json'), 'utf8')).toBe(readFileSync(files.path('down.json'), 'utf8'));
  });

  test.each([
    [{ ...settings, seed: 2 }, 'seed 1, not 2'],
    [{ ...settings, bots: ['trainee', 'random'] }, 'bots random,trainee, not trainee,random'],
    [{ ...settings, config: { deck: 'exact' } }, 'other options'],
  ] as const)('a file of other settings is refused (%#)', (other, says) => {
    const name = `${says}.json`;
    const store = openStore(files.path(name), settings, COMMIT);
    store.add('games', line(1));
    // Whether it ended or was killed.
    expect(() => openStore(files.path(name), other as Settings, COMMIT)).toThrow(says);
    store.close();
    expect(() => openStore(files.path(name), other as Settings, COMMIT)).toThrow(says);
  });

  test('a damaged line within is said, not skipped', () => {
    const path = files.path('damaged.json');
    openStore(path, settings, COMMIT).add('games', line(1));
    writeFileSync(`${path}.part`, 'nonsense\n["games",[3,"01",[1,2],[1,2]]]\n', { flag: 'a' });
    expect(() => openStore(path, settings, COMMIT)).toThrow('is damaged');
  });

  test.each([
    'null',
    '{}',
    '5',
    '["games",5]',
    '["other",[3,"01",[1,2],[1,2]]]',
    '["games",[3,"01",[1,2],[1,2]],1]',
    '["games",[3,"77",[1,2],[1,2]]]',
    '["games",[3,"01",[1,2,3],[1,2]]]',
    '["games",[-3,"01",[1,2],[1,2]]]',
    '',
  ])('so is one of another shape: %s', (bad) => {
    const path = files.path('shape.json');
    const sound = `${JSON.stringify({ ...settings, madeWith: [COMMIT] })}\n${JSON.stringify(['games', line(1)])}\n`;
    writeFileSync(`${path}.part`, `${sound}${bad}\n`);
    expect(() => openStore(path, settings, COMMIT)).toThrow(BadInput);
    expect(() => openStore(path, settings, COMMIT)).toThrow(
      /the .part file of .* is damaged in line 3; delete it to go on/,
    );
    expect(existsSync(path)).toBe(false);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  test.each(['null', '{}', '5', '[]', JSON.stringify({ ...settings, seats: 'two' })])('so are settings: %s', (bad) => {
    const path = files.path('settings.json');
    writeFileSync(`${path}.part`, `${bad}\n`);
    expect(() => openStore(path, settings, COMMIT)).toThrow('is damaged in line 1');
  });

  test('a folder in the place of a file is said', () => {
    const path = files.path('folder.json');
    mkdirSync(`${path}.part`);
    expect(() => openStore(path, settings, COMMIT)).toThrow(
      /the .part file of .* cannot be read \(EISDIR\); delete it/,
    );
  });
});

describe('the lock', () => {
  const path = files.path('locked.json');
  const lock = `${path}.lock`;

  test('is there as long as the store is open', () => {
    const store = openStore(path, settings, COMMIT);
    expect(readFileSync(lock, 'utf8')).toBe(`${process.pid}\n`);
    store.close();
    expect(existsSync(lock)).toBe(false);
  });

  test.each([`${process.ppid}`, '', 'me'])('keeps a second run out: %s', (holder) => {
    writeFileSync(lock, holder);
    expect(() => openStore(path, settings, COMMIT)).toThrow(/another run.* is writing .*; wait for it or/);
    expect(readFileSync(lock, 'utf8')).toBe(holder);
  });

  test('of a process that was killed is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, `${pid}\n`);
    openStore(path, settings, COMMIT).close();
    expect(existsSync(lock)).toBe(false);
  });
});
