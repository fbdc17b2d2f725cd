/** Finds files that are too long. */

import type { Problem } from '../problem.ts';

export const LONGEST = 400;

/** Tables and texts may be long: nobody reads them from top to bottom. */
const LOOKED_UP = /(^|\/)(data|golden|saves|perft|text)\//;

export interface Excuse {
  readonly file: string;
  readonly why: string;
}

/** Files that may be longer, each with its reason. An unnecessary excuse is a problem too. */
export const EXCUSED: readonly Excuse[] = [];

export function tooLong(lineCounts: ReadonlyMap<string, number>, excused: readonly Excuse[]): Problem[] {
  const problems: Problem[] = [];
  for (const [file, lines] of lineCounts) {
    if (lines <= LONGEST || LOOKED_UP.test(file) || excused.some((excuse) => excuse.file === file)) continue;
    const what = `has ${lines} lines, more than ${LONGEST}`;
    const why = 'split it by what its parts are for, or excuse it with a reason in tools/src/boundaries/sizes.ts.';
    problems.push({ file, line: LONGEST + 1, what, why });
  }
  for (const { file } of excused) {
    if ((lineCounts.get(file) ?? 0) > LONGEST) continue;
    problems.push({ file, line: 1, what: 'is excused from the length limit without need', why: 'remove the excuse.' });
  }
  return problems;
}

export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
