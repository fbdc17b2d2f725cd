/** What tells airlines apart: a colour, a pattern and a letter, so that nobody needs to see colours. */

import { PATTERNS, type PatternName } from './patterns.ts';

export interface Livery {
  /** Unlike every other livery's on the page; letters, digits and hyphens. */
  readonly key: string;
  readonly colour: string;
  /** Letters and patterns on the colour. */
  readonly ink: string;
  readonly pattern: PatternName;
  readonly letter: string;
}

/** A paint for SVG: works wherever `LiveryDefs` is somewhere in the page. */
export function liveryFill(key: string): string {
  return `url(#${liveryId(key)})`;
}

export function liveryId(key: string): string {
  return `livery-${key}`;
}

export function tileOf({ pattern }: Pick<Livery, 'pattern'>): (typeof PATTERNS)[PatternName] {
  return PATTERNS[pattern];
}
