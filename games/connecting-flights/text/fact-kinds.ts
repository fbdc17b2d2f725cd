/** How the facts of a refusal are read without trusting it. */

import type { Refusal } from '@tarmac/kit';
import { CONTINENT_ORDER } from './orders.ts';

export type IsFact = (fact: unknown) => boolean;

export const isNumber: IsFact = (fact) => typeof fact === 'number' && Number.isFinite(fact);
export const isText: IsFact = (fact) => typeof fact === 'string';
export const isFlag: IsFact = (fact) => typeof fact === 'boolean';
export const isContinent: IsFact = (fact) => CONTINENT_ORDER.some((continent) => continent === fact);

/** A refusal without its facts is a bug in the rules: better a loud one than a sentence with holes. */
export function readFacts<K extends string>(
  refusal: Refusal,
  keys: readonly K[],
  is: Readonly<Record<K, IsFact>>,
): Refusal {
  for (const key of keys) {
    if (!is[key](refusal[key])) {
      throw new Error(`Refusal ${refusal.code} has no usable fact '${key}': ${refusal[key]}`);
    }
  }
  return refusal;
}
