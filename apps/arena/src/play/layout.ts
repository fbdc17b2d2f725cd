/** Lays text, tables and numbered choices out in lines that fit a terminal. */

import { table } from '../table.ts';
import type { Advice, Block, Group } from './screen.ts';

const GAP = 3;
/** As wide as the number before a choice. */
const NUMBER = '123  ';

export interface Layout {
  /** Breaks each paragraph at spaces, so that long sentences stay readable. */
  wrap(text: string, indent?: string): string;
  blocks(blocks: readonly Block[]): string;
  /** Numbers run through all groups from 1, in the order of `flatChoices`. */
  choices<A>(groups: readonly Group<A>[]): string;
  /** Each piece of advice under the number of the choice it is about. */
  advice<A>(advice: readonly Advice<A>[], choices: readonly A[]): string;
}

export function layoutFor(width: number): Layout {
  const wrap = (text: string, indent = '') =>
    text
      .split('\n')
      .flatMap((paragraph) => brokenAt(width - indent.length, paragraph))
      .map((line) => (indent + line).trimEnd())
      .join('\n');
  return {
    wrap,
    blocks: (blocks) =>
      blocks.map((block) => (isLines(block) ? wrap(block.join('\n')) : fitting(block, width))).join('\n\n'),
    choices: (groups) => layOut(groups, width),
    advice: (advice, choices) => advice.map((each) => advised(each, choices, width)).join('\n'),
  };
}

/** `Array.isArray` alone does not see readonly arrays. */
function isLines(block: Block): block is readonly string[] {
  return Array.isArray(block);
}

export function flatChoices<A>(groups: readonly Group<A>[]): A[] {
  return groups.flatMap((group) => group.rows.flatMap((row) => row.choices.map((choice) => choice.action)));
}

/** The first form that fits, each tried with room between its columns and then without; where none does, the last. */
function fitting({ forms }: Exclude<Block, readonly string[]>, width: number): string {
  const texts = forms.flatMap(({ head, rows }) => [table(head, rows), table(head, rows, 1)]);
  return texts.find((text) => lengthOf(text.split('\n')) <= width) ?? texts.at(-1) ?? '';
}

function layOut<A>(groups: readonly Group<A>[], width: number): string {
  const lines: string[] = [];
  let number = 0;
  for (const group of groups) {
    lines.push('', group.title);
    for (const row of group.rows) {
      if (row.heading !== null) lines.push(`  ${row.heading}`);
      const cells = row.choices.map((choice) => `${String(++number).padStart(3)}  ${choice.label}`);
      lines.push(...inColumns(cells, row.heading === null ? '  ' : '    ', width));
    }
  }
  return lines.join('\n');
}

function inColumns(cells: readonly string[], indent: string, width: number): string[] {
  const cell = lengthOf(cells) + GAP;
  const perLine = Math.floor((width + GAP - indent.length) / cell);
  if (perLine < 1) return cells.flatMap((text) => hanging(text, indent, width));
  const lines: string[] = [];
  for (let first = 0; first < cells.length; first += perLine) {
    const line = cells.slice(first, first + perLine).map((text) => text + ' '.repeat(cell - [...text].length));
    lines.push((indent + line.join('')).trimEnd());
  }
  return lines;
}

function advised<A>({ action, figures, sentence }: Advice<A>, choices: readonly A[], width: number): string {
  const number = String(choices.indexOf(action) + 1).padStart(3);
  const lines = hanging(`${number}  ${figures}\n${sentence}`, '  ', width);
  return lines.join('\n');
}

/** A cell too long for a line goes on under its label, past the number. */
function hanging(text: string, indent: string, width: number): string[] {
  const [first = '', ...more] = text
    .slice(NUMBER.length)
    .split('\n')
    .flatMap((paragraph) => brokenAt(width - indent.length - NUMBER.length, paragraph));
  return [
    indent + text.slice(0, NUMBER.length) + first,
    ...more.map((line) => indent + ' '.repeat(NUMBER.length) + line),
  ];
}

/** Of the longest of them, in characters as a reader counts. */
function lengthOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => [...line].length));
}

function brokenAt(width: number, paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && [...line].length + [...word].length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
