/** A part of the whole bench: rows of what was measured, beside what it is held against. */

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** Null where there is nobody to compare with. */
  readonly peer: { readonly name: string; readonly value: string } | null;
  /** Ours to theirs. */
  readonly ratio: string | null;
  /** What it has to reach or may not exceed, in words; null where nothing was promised. */
  readonly floor: string | null;
  readonly met: boolean | null;
}

export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

export type OnProgress = (part: number, name: string) => void;
