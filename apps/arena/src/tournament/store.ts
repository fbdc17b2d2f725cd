/**
 * Stores the games so that a killed process loses nothing. Each game is appended to `FILE.part`; at the end, and when a
 * killed run is continued, that is merged into FILE, which is replaced atomically.
 */

import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import { guarded } from '../text-files.ts';
import { lockFile } from './lock.ts';
import { type Begun, partOf, readPart } from './part-file.ts';
import type { Planned } from './plan.ts';
import {
  differenceOf,
  type GameLine,
  keyOf,
  type Lists,
  readResults,
  type Settings,
  writeResults,
} from './result-file.ts';

export interface Store extends Lists {
  has(planned: Planned): boolean;
  add(list: Planned['list'], line: GameLine): void;
  /** Writes everything to FILE. */
  close(): void;
}

/** Without a path only in memory. */
export function openStore(path: string | null, settings: Settings, commit: string): Store {
  const lists = { madeWith: [] as string[], games: [] as GameLine[], gauntlet: [] as GameLine[] };
  const known = new Set<string>();
  const keep = (list: Planned['list'], line: GameLine) => {
    const key = keyOf({ list, seed: line[0], seating: line[1] });
    if (known.has(key)) return;
    known.add(key);
    lists[list].push(line);
  };
  const madeWith = (other: string) => void (lists.madeWith.includes(other) || lists.madeWith.push(other));
  const inMemory = { ...lists, has: (planned: Planned) => known.has(keyOf(planned)) };
  if (path === null) {
    madeWith(commit);
    return { ...inMemory, add: keep, close: () => {} };
  }

  const part = partOf(path);
  const unlock = lockFile(path);
  const save = () => replace(path, settings, lists);
  try {
    takeUp(path, settings, madeWith, keep);
    madeWith(commit);
    const file = guarded(path, '--out', () => {
      if (lists.games.length + lists.gauntlet.length > 0) save();
      rmSync(part, { force: true });
      return openSync(part, 'a');
    });
    const append = (value: unknown) => guarded(part, '--out', () => writeSync(file, `${JSON.stringify(value)}\n`));
    append({ ...settings, madeWith: lists.madeWith } satisfies Begun);
    return {
      ...inMemory,
      add(list, line) {
        keep(list, line);
        append([list, line]);
      },
      close() {
        try {
          guarded(path, '--out', save);
          rmSync(part, { force: true });
        } finally {
          closeSync(file);
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function takeUp(path: string, settings: Settings, madeWith: (commit: string) => void, keep: Store['add']): void {
  if (existsSync(path)) {
    const held = readResults(path, '--out');
    assertSame(path, held, settings);
    held.madeWith.forEach(madeWith);
    for (const line of held.games) keep('games', line);
    for (const line of held.gauntlet) keep('gauntlet', line);
  }
  const begun = readPart(path);
  if (begun === null) return;
  assertSame(path, begun.settings, settings);
  begun.settings.madeWith.forEach(madeWith);
  for (const [list, line] of begun.lines) keep(list, line);
}

function assertSame(path: string, held: Settings, wanted: Settings): void {
  const difference = differenceOf(held, wanted);
  if (difference === null) return;
  throw new BadInput(`--out: ${quoted(path)} is of another tournament (${difference}); name another file`);
}

function replace(path: string, settings: Settings, lists: Lists): void {
  const fresh = `${path}.new`;
  writeResults(fresh, settings, lists);
  renameSync(fresh, path);
}
