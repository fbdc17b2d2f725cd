/** The features of an evaluation, from a table that gives each its term in the order in which they are written. */

import type { Feature } from './brain.ts';

interface FeatureTable<Name extends string> {
  readonly features: readonly Feature[];
  /** Where each is written, from where its seat begins. */
  readonly at: Readonly<Record<Name, number>>;
  readonly count: number;
}

export function featureTable<Name extends string>(termOf: Readonly<Record<Name, string>>): FeatureTable<Name> {
  const names = Object.keys(termOf) as Name[];
  return {
    features: names.map((name) => ({ name, term: termOf[name] })),
    at: Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>,
    count: names.length,
  };
}
