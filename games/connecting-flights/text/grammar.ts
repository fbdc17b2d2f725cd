/** Small grammar shared by the languages: plurals, lists, plans as lines of cities. */

import type { Plan } from '@tarmac/connecting-flights/rules';
import type { Estimate, Names } from './words.ts';

/** A no-break space, so that a number never parts from its unit. */
export const NBSP = '\u00a0';

type Plural = (count: number, one: string, other: string) => string;

/** French counts 0 as singular, English does not: the choice is the locale's, not the caller's. */
export function pluralIn(locale: string): Plural {
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

type List = (parts: readonly string[]) => string;

export function listIn(locale: string, type: 'conjunction' | 'disjunction' = 'conjunction'): List {
  const format = new Intl.ListFormat(locale, { style: 'long', type });
  return (parts) => format.format(parts);
}

/** One is the bare name; more are '2 × name'. */
export function times(count: number, name: string): string {
  return count === 1 ? name : `${count}${NBSP}×${NBSP}${name}`;
}

/** How often each value comes, in order of first appearance. */
export function tally<T>(values: readonly T[]): readonly (readonly [value: T, count: number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** '34 % ± 2': with its error, and in one piece. */
export function estimated({ value, error }: Estimate, unit = ''): string {
  return `${value}${unit}${NBSP}±${NBSP}${error}`;
}

/** A chain a string: 'London–Paris–Cairo', with '?' where a card is missing. */
export function chainsOf(plan: Plan, names: Names): string[] {
  const place = (card: number | null) => (card === null ? '?' : names.airport(card));
  return plan
    .filter(({ legs }) => legs.length > 0)
    .map(({ from, legs }) => [from, ...legs.map(({ to }) => to)].map(place).join('–'));
}

export function flightsIn(plan: Plan): number {
  return plan.reduce((sum, { legs }) => sum + legs.length, 0);
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

/** For a sentence that goes on after a colon. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
