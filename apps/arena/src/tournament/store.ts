/**
 * Keeps what was played, so that nothing is lost when the process is killed. Each game is appended to
 * `FILE.part` as it comes; at the end, and when a killed run is taken up again, that becomes part of FILE,
 * which is replaced whole and so is sound at any moment.
 */

import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
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

/** Without a path it keeps everything in memory only. */
export function openStore(path: string | null, settings: Settings): Store {
  const lists = { games: [] as GameLine[], gauntlet: [] as GameLine[] };
  const known = new Set<string>();
  const keep = (list: Planned['list'], line: GameLine) => {
    const key = keyOf({ list, seed: line[0], seating: line[1] });
    if (known.has(key)) return;
    known.add(key);
    lists[list].push(line);
  };
  const inMemory = { ...lists, has: (planned: Planned) => known.has(keyOf(planned)) };
  if (path === null) return { ...inMemory, add: keep, close: () => {} };

  const part = `${path}.part`;
  takeUp(path, part, settings, keep);
  const save = () => replace(path, settings, lists);
  const file = guarded(path, () => {
    if (lists.games.length + lists.gauntlet.length > 0) save();
    rmSync(part, { force: true });
    return openSync(part, 'a');
  });
  writeSync(file, `${JSON.stringify(settings)}\n`);
  return {
    ...inMemory,
    add(list, line) {
      keep(list, line);
      writeSync(file, `${JSON.stringify([list, line])}\n`);
    },
    close() {
      guarded(path, save);
      closeSync(file);
      rmSync(part);
    },
  };
}

function takeUp(path: string, part: string, settings: Settings, keep: Store['add']): void {
  if (existsSync(path)) {
    const held = readResults(path, '--out');
    assertSame(path, held, settings);
    for (const line of held.games) keep('games', line);
    for (const line of held.gauntlet) keep('gauntlet', line);
  }
  if (!existsSync(part)) return;
  // What follows the last line end was being written when the process was killed.
  const [head, ...lines] = readFileSync(part, 'utf8').split('\n').slice(0, -1);
  if (head === undefined) return;
  const parsed = [head, ...lines].map((line): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new BadInput(`--out: ${quoted(part)} is damaged; delete it to go on without the games in it`);
    }
  });
  assertSame(part, parsed[0] as Settings, settings);
  for (const [list, line] of parsed.slice(1) as [Planned['list'], GameLine][]) keep(list, line);
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

function guarded<R>(path: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new BadInput(`--out: cannot write ${quoted(path)} (${code})`);
  }
}
