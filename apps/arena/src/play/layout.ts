/** Lays numbered choices out in lines that fit a terminal. */

import type { Group } from './screen.ts';

const WIDTH = 100;
const GAP = 3;

/** Numbers run through all groups from 1, in the order of `flatChoices`. */
export function layOut<A>(groups: readonly Group<A>[]): string {
  const lines: string[] = [];
  let number = 0;
  for (const group of groups) {
    lines.push('', group.title);
    for (const row of group.rows) {
      if (row.heading !== null) lines.push(`  ${row.heading}`);
      const cells = row.choices.map((choice) => `${String(++number).padStart(3)}  ${choice.label}`);
      lines.push(...inColumns(cells, row.heading === null ? '  ' : '    '));
    }
  }
  return lines.join('\n');
}

export function flatChoices<A>(groups: readonly Group<A>[]): A[] {
  return groups.flatMap((group) => group.rows.flatMap((row) => row.choices.map((choice) => choice.action)));
}

function inColumns(cells: readonly string[], indent: string): string[] {
  const width = Math.max(...cells.map((cell) => [...cell].length)) + GAP;
  const perLine = Math.max(1, Math.floor((WIDTH - indent.length) / width));
  const lines: string[] = [];
  for (let first = 0; first < cells.length; first += perLine) {
    const line = cells.slice(first, first + perLine).map((cell) => cell + ' '.repeat(width - [...cell].length));
    lines.push((indent + line.join('')).trimEnd());
  }
  return lines;
}

/** Breaks a paragraph at spaces, so that long sentences stay readable. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && [...line].length + [...word].length + 1 > WIDTH - indent.length) {
        lines.push(indent + line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push((indent + line).trimEnd());
  }
  return lines.join('\n');
}
