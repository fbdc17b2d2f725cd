/** Colours of the styles, in addition to the lines, which are already distinct. */

import type { Style } from './logic/shapes.ts';

export const STYLE_COLOURS: Readonly<Record<Style, string>> = {
  wavy: 'var(--sky)',
  dotted: 'var(--brick)',
  dashed: 'var(--leaf)',
  double: 'var(--ink-soft)',
  solid: 'var(--ink)',
};
