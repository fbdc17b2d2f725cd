/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import { type Fate, fated } from '@tarmac/kit/conformance';
import type { Airline } from '../../rules/airlines.ts';
import type { State } from '../../rules/state.ts';
import { COLOURS, cardsOf } from './booklet.ts';

/**
 * An airline: that share comes off the deck. `hit` and `miss`: the next card could be a scoring
 * card, and is or is not. A number: a plain draw. `returned`: these go back into the deck first.
 */
export type Fated = Airline | 'hit' | 'miss' | number | { readonly returned: readonly Airline[] };

/** Tells besides the bounds of the hit-or-miss draws so far. */
export interface FateWithOdds extends Fate {
  readonly odds: readonly number[];
}

export function fullBag(seats: number): number[] {
  return COLOURS.map((airline) => cardsOf(airline, seats));
}

export function fate(source: State | readonly number[], script: readonly Fated[]): FateWithOdds {
  const bag = [...('bag' in source ? source.bag : source)];
  const odds: number[] = [];

  function add(airline: Airline, count: number): void {
    const kind = COLOURS.indexOf(airline);
    bag[kind] = (bag[kind] ?? 0) + count;
  }

  const chance = fated(script, (card, bound) => {
    if (typeof card === 'object') {
      for (const airline of card.returned) add(airline, 1);
      return null;
    }
    if (card === 'hit' || card === 'miss') {
      odds.push(bound);
      return { place: card === 'hit' ? 0 : bound - 1, size: bound };
    }
    const kind = COLOURS.indexOf(card);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    if (bag[kind] === 0) throw new Error(`fate: no ${card} left in the deck`);
    const place = sum(bag.slice(0, kind));
    const size = sum(bag);
    add(card, -1);
    return { place, size };
  });
  return Object.assign(chance, { odds });
}
