/** Makes the features of an evaluation from a table of names and terms, in their order. */

import type { Feature } from './brain.ts';

interface FeatureTable<Name extends string> {
  readonly features: readonly Feature[];
  /** The offset of each feature within its seat. */
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
