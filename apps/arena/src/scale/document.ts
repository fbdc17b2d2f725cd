/** The section of docs/scale.md that is computed; the rest is written by hand. */

import { existsSync, readFileSync } from 'node:fs';
import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import { writeText } from '../text-files.ts';
import type { Costs } from './costs.ts';
import { scaleSection } from './text.ts';

const [BEGIN, END] = ['<!-- scale -->', '<!-- end of scale -->'];

/** The document with its section replaced; null where it has none. */
export function withScale(document: string, costs: Costs): string | null {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from === -1 || to < from) return null;
  return `${document.slice(0, from + BEGIN.length)}\n${scaleSection(costs)}\n${document.slice(to)}`;
}

export function writeScale(path: string, costs: Costs): void {
  const text = withScale(existsSync(path) ? readFileSync(path, 'utf8') : '', costs);
  if (text === null) throw new BadInput(`--write: ${quoted(path)} has no lines ${BEGIN} and ${END} to write between`);
  writeText(path, '--write', text);
}
