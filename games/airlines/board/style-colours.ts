/** The styles also have colours, for those who see them: the line alone already tells them apart. */

import type { Style } from './logic/shapes.ts';

export const STYLE_COLOURS: Readonly<Record<Style, string>> = {
  wavy: 'var(--sky)',
  dotted: 'var(--brick)',
  dashed: 'var(--leaf)',
  double: 'var(--ink-soft)',
  solid: 'var(--ink)',
};
