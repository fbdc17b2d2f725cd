/** The look of an airline: a colour, a pattern and a letter, so that nobody has to see colours. */

import { PATTERNS, type PatternName } from './patterns.ts';

export interface Livery {
  /** Unique on the page; letters, digits and hyphens. */
  readonly key: string;
  readonly colour: string;
  /** The colour of letters and patterns. */
  readonly ink: string;
  readonly pattern: PatternName;
  readonly letter: string;
}

/** An SVG paint; needs `LiveryDefs` somewhere in the page. */
export function liveryFill(key: string): string {
  return `url(#${liveryId(key)})`;
}

export function liveryId(key: string): string {
  return `livery-${key}`;
}

export function tileOf({ pattern }: Pick<Livery, 'pattern'>): (typeof PATTERNS)[PatternName] {
  return PATTERNS[pattern];
}
