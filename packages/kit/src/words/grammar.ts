/** Small grammar for every language: plurals, lists, how many of something, estimates. */

/** A no-break space, so that a number never parts from its unit. */
export const NBSP = '\u00a0';

type Plural = (count: number, one: string, other: string) => string;

/** French counts 0 as singular, English does not: the choice is the locale's, not the caller's. */
export function pluralIn(locale: string): Plural {
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

export type List = (parts: readonly string[]) => string;

/** 'a, b and c' */
export function listIn(locale: string): List {
  const format = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  return (parts) => format.format(parts);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** French « de », or « d’ » before a vowel. */
export const de = (words: string): string => (/^[aâàeéèêiîoôuûy]/iu.test(words) ? `d’${words}` : `de ${words}`);

/** How often each value comes, in order of first appearance. */
export function tally<T>(values: readonly T[]): readonly (readonly [value: T, count: number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** One is the bare name; more are '2 × name'. */
export function times(count: number, name: string): string {
  return count === 1 ? name : `${count}${NBSP}×${NBSP}${name}`;
}

/** A sum never breaks over two lines. */
export const unbroken = (words: string): string => words.replaceAll(' ', NBSP);

/** A whole number and how far it may be off, to either side. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** '34 % ± 2': with its error, and in one piece. */
export function estimated({ value, error }: Estimate, unit = ''): string {
  return `${value}${unit}${NBSP}±${NBSP}${error}`;
}

interface Placing {
  readonly rank: number;
  readonly seat: number;
  readonly score: number;
}

/** Best first; equal ranks stay in seat order. */
export function placings(ranks: readonly number[], scores: readonly number[]): readonly Placing[] {
  return ranks
    .map((rank, seat) => ({ rank, seat, score: scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
