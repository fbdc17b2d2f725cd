/** JSON files: reads board and match files, writes match files; reports problems in one line. */

import { readFileSync } from 'node:fs';
import { BadInput } from './bad-input.ts';
import { quoted } from './flags.ts';
import { writeText } from './text-files.ts';

/** Far deeper than any of our files, far less than a recursive reader can handle. */
const DEEPEST = 100;

export function readJson(path: string, where: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new BadInput(`${where}: cannot read ${quoted(path)} (${code})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput(`${where}: ${quoted(path)} is not JSON`);
  }
  if (isDeep(value)) throw new BadInput(`${where}: ${quoted(path)} is nested more than ${DEEPEST} deep`);
  return value;
}

export function writeJson(path: string, where: string, value: object): void {
  writeText(path, where, `${JSON.stringify(value)}\n`);
}

/** Level by level, since a hostile file would overflow a recursion. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
