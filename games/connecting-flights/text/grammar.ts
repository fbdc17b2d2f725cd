/** Plans as lines of cities, estimates, and how a sentence begins, in every language. */

import type { Plan } from '@tarmac/connecting-flights/rules';
import { NBSP, tally, times } from '@tarmac/kit/words';
import type { Names } from './words.ts';

/** '34 % ± 2': with its error, and in one piece. */
export function estimated({ value, error }: { readonly value: number; readonly error: number }, unit = ''): string {
  return `${value}${unit}${NBSP}±${NBSP}${error}`;
}

/** 'a, b or c' */
export function eitherIn(locale: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { style: 'long', type: 'disjunction' });
  return (parts) => format.format(parts);
}

/** What comes several times stands once, with how often: '2 × truck of 1'. */
export function stacked(names: readonly string[]): string[] {
  return tally(names).map(([name, count]) => times(count, name));
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

/** For a sentence that goes on after a colon. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
