/** A part of the whole bench: rows of measurements with their limits. */

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** Null without a peer. */
  readonly peer: { readonly name: string; readonly value: string } | null;
  /** Ours to theirs. */
  readonly ratio: string | null;
  /** The limit, in words; null for none. */
  readonly floor: string | null;
  readonly met: boolean | null;
}

export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

export type OnProgress = (part: number, name: string) => void;

export const HEAD = ['', 'ours', 'beside', 'theirs', 'ratio', 'floor or budget', ''] as const;

export function cellsOf({ what, ours, peer, ratio, floor, met }: Row): string[] {
  const said = met === null ? '' : met ? 'met' : 'NOT met';
  return [what, ours, peer?.name ?? '', peer?.value ?? '', ratio ?? '', floor ?? 'none', said];
}
