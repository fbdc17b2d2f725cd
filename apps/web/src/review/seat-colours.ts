/** A colour for each seat, in addition to its letter and dash. */

import type { Seat } from '@tarmac/kit';

const COLOURS = [
  'var(--sky)',
  'var(--brick)',
  'var(--leaf)',
  // Too pale on paper otherwise.
  'color-mix(in srgb, var(--sun) 70%, var(--ink))',
  'var(--ink)',
  'var(--ink-faint)',
] as const;

export function colourOf(seat: Seat): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}
