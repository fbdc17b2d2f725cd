/** A colour for each seat, beside its letter and its dash, never instead of them. */

import type { Seat } from '@tarmac/kit';

const COLOURS = [
  'var(--sky)',
  'var(--brick)',
  'var(--leaf)',
  // By itself too pale on paper.
  'color-mix(in srgb, var(--sun) 70%, var(--ink))',
  'var(--ink)',
  'var(--ink-faint)',
] as const;

export function colourOf(seat: Seat): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}
