/** Reads the facts out of a refusal without trusting it. */

import type { Refusal } from '../game.ts';

/** A refusal without its facts is a bug in the rules: better a loud one than a sentence with holes. */
export type RefusalReader = (refusal: Refusal) => unknown;

type IsFact<T = unknown> = (fact: unknown) => fact is T;

/** The types of facts, from what says of each whether it is one. */
export type FactsOf<Is extends Readonly<Record<string, IsFact>>> = {
  readonly [K in keyof Is]: Is[K] extends IsFact<infer T> ? T : never;
};

export const isNumber = (fact: unknown): fact is number => typeof fact === 'number' && Number.isFinite(fact);
export const isText = (fact: unknown): fact is string => typeof fact === 'string';
export const isFlag = (fact: unknown): fact is boolean => typeof fact === 'boolean';

export function isOneOf<T extends string>(...values: readonly T[]): IsFact<T> {
  return (fact): fact is T => values.some((value) => value === fact);
}

/** `factsOf` says by code which facts a refusal of this game carries, `isFact` what each of them must be. */
export function refusalReader<Key extends string>(
  game: string,
  factsOf: Readonly<Record<string, readonly Key[]>>,
  isFact: Readonly<Record<Key, IsFact>>,
): RefusalReader {
  return (refusal) => {
    const { code } = refusal;
    const keys = Object.hasOwn(factsOf, code) ? factsOf[code] : undefined;
    if (keys === undefined) throw new Error(`${game} has no refusal '${code}'`);
    for (const key of keys) {
      if (!isFact[key](refusal[key])) throw new Error(`Refusal ${code} has no usable fact '${key}': ${refusal[key]}`);
    }
    return refusal;
  };
}
