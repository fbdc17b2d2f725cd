/** What a bench has measured: rows with their limits, the same for people, for the document and for the exit code. */

import type { Report } from '../command.ts';
import { table } from '../table.ts';

export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer?: { readonly name: string; readonly value: string } | null;
  /** Ours to theirs. */
  readonly ratio?: string | null;
  /** The limit, in words. */
  readonly floor?: string | null;
  readonly met?: boolean | null;
}

export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

/** A part, and all that a program may want to know of it. */
export interface Benched {
  readonly part: Part;
  readonly json: object;
}

export type OnProgress = (part: number, name: string) => void;

export const HEAD = ['', 'ours', 'beside', 'theirs', 'ratio', 'floor or budget', ''] as const;

export function cellsOf({ what, ours, peer, ratio, floor, met }: Row): string[] {
  const said = met == null ? '' : met ? 'met' : 'NOT met';
  return [what, ours, peer?.name ?? '', peer?.value ?? '', ratio ?? '', floor ?? 'none', said];
}

export function textOf({ title, rows, notes }: Part): string {
  return [title, table(HEAD, rows.map(cellsOf)), ...notes].join('\n');
}

export const misses = ({ rows }: Part): boolean => rows.some(({ met }) => met === false);

export function reportOf({ part, json }: Benched): Report {
  return { json, text: textOf(part), failed: misses(part) };
}
