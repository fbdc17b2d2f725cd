/** Plans as lines of cities. */

import type { Plan } from '@tarmac/connecting-flights/rules';
import type { Names } from './words.ts';

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
