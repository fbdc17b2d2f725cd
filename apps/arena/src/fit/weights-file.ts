/** The TypeScript file of fitted weights, formatted. */

import type { FittedEvaluation } from './fit.ts';

const LINE_WIDTH = 120;
const DIGITS = 5;

/** `command` is the command that makes the file again. */
export function weightsFile(command: string, { chapters }: FittedEvaluation): string {
  return `/** Made by \`${command}\`; do not edit by hand. */

import type { Weights } from '@tarmac/bots';

export const WEIGHTS: Weights = {
  win: ${byChapter(
    'win',
    chapters.map(({ win }) => win.weights),
  )},
  points: ${byChapter(
    'points',
    chapters.map(({ points }) => points.weights),
  )},
};
`;
}

function byChapter(key: string, chapters: readonly (readonly number[])[]): string {
  const rows = chapters.map((weights) => weights.map(literal));
  const oneLine = `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
  const severalOfSeveral = rows.length > 1 && rows.every((row) => row.length > 1);
  if (!severalOfSeveral && `  ${key}: ${oneLine},`.length <= LINE_WIDTH) return oneLine;
  return `[\n${rows.map((row) => `    ${list(row)},\n`).join('')}  ]`;
}

/** Fills lines with numbers. */
function list(row: readonly string[]): string {
  const oneLine = `[${row.join(', ')}]`;
  if (`    ${oneLine},`.length <= LINE_WIDTH) return oneLine;
  const lines: string[] = [];
  let line = '     ';
  for (const number of row) {
    if (`${line} ${number},`.length > LINE_WIDTH) {
      lines.push(line);
      line = '     ';
    }
    line += ` ${number},`;
  }
  return `[\n${[...lines, line].join('\n')}\n    ]`;
}

function literal(weight: number): string {
  return String(Number(weight.toPrecision(DIGITS))).replace('e+', 'e');
}
