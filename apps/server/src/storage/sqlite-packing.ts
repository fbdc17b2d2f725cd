/** Groups of units on their way to the thread that writes: the text of a statement goes there once, then its number. */

import type { PlainUnit } from './sqlite-run.ts';

/** The number of a text, how many rows must change, and the parameters. */
type PackedWrite = readonly unknown[];

export interface PackedGroup {
  /** How many of the texts so far still count, and those that come after them. */
  readonly kept: number;
  readonly texts: readonly string[];
  readonly units: readonly (readonly PackedWrite[])[];
}

/** Texts with lists in them have no end of variants: then all are forgotten. */
const MOST_TEXTS = 1000;

/** One for each thread: it has to get all groups, in order. */
export function groupPacker(): (group: readonly PlainUnit[]) => PackedGroup {
  const numbers = new Map<string, number>();
  return (group) => {
    if (numbers.size >= MOST_TEXTS) numbers.clear();
    const kept = numbers.size;
    const texts: string[] = [];
    const numberOf = (sql: string): number => {
      const known = numbers.get(sql);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(sql, number);
      texts.push(sql);
      return number;
    };
    const units = group.map((unit) =>
      unit.map(({ sql, rows, parameters }) => [numberOf(sql), rows, ...parameters] as const),
    );
    return { kept, texts, units };
  };
}

export function groupUnpacker(): (group: PackedGroup) => readonly PlainUnit[] {
  const known: string[] = [];
  return ({ kept, texts, units }) => {
    known.length = kept;
    known.push(...texts);
    return units.map((unit) =>
      unit.map(([number, rows, ...parameters]) => ({
        sql: known[number as number] as string,
        rows: rows as number | null,
        parameters,
      })),
    );
  };
}
