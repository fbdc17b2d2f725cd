/** `FILE.part`: the settings on one line, then one line per game, in order of arrival. */

import { existsSync, readFileSync } from 'node:fs';
import { also, anyData, list, oneOf, type Shape } from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import type { Planned } from './plan.ts';
import { BEGUN_SHAPE, GAME_LINE, type GameLine, isSeated, type Lists, type Settings } from './result-file.ts';

type PartLine = readonly [list: Planned['list'], line: GameLine];

export type Begun = Settings & Pick<Lists, 'madeWith'>;

interface Part {
  readonly settings: Begun;
  readonly lines: readonly PartLine[];
}

const LIST = oneOf('games', 'gauntlet');
const PART_LINE = also(
  list(anyData(3), 2, 2),
  (value) => LIST((value as unknown[])[0], '') === null && GAME_LINE((value as unknown[])[1], '') === null,
  'must be [list, game]',
);

export function partOf(path: string): string {
  return `${path}.part`;
}

/** For the result file at `path`; null if it is missing or has no settings. */
export function readPart(path: string): Part | null {
  if (!existsSync(partOf(path))) return null;
  // The text after the last line end was being written when the process was killed.
  const [head, ...rest] = textOf(path).split('\n').slice(0, -1);
  if (head === undefined) return null;
  const settings = readLine<Begun>(BEGUN_SHAPE, head);
  if (settings === null) throw unusable(path, 'is damaged in line 1');
  const lines = rest.map((text, i) => {
    const line = readLine<PartLine>(PART_LINE, text);
    if (line === null || !isSeated(line[1], settings)) throw unusable(path, `is damaged in line ${i + 2}`);
    return line;
  });
  return { settings, lines };
}

function textOf(path: string): string {
  try {
    return readFileSync(partOf(path), 'utf8');
  } catch (error) {
    throw unusable(path, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function readLine<T>(shape: Shape, line: string): T | null {
  try {
    const value: unknown = JSON.parse(line);
    return shape(value, '') === null ? (value as T) : null;
  } catch {
    return null;
  }
}

function unusable(path: string, why: string): BadInput {
  return new BadInput(`--out: the .part file of ${quoted(path)} ${why}; delete it to go on without the games in it`);
}
