/** Estimates, lists and beginnings of sentences, in every language. */

import { NBSP } from '@tarmac/kit/words';

/** '34 % ± 2': a value with its error, unbreakable. */
export function estimated({ value, error }: { readonly value: number; readonly error: number }, unit = ''): string {
  return `${value}${unit}${NBSP}±${NBSP}${error}`;
}

/** 'a, b or c' */
export function eitherIn(locale: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' });
  return (parts) => format.format(parts);
}

/** For the rest of a sentence after a colon. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
