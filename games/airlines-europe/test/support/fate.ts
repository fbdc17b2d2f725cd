/** A Chance that deals what a test asks for by name, and fails when the rules draw anything else. */

import type { Chance } from '@tarmac/kit';
import type { Airline } from '../../rules/airlines.ts';
import type { State } from '../../rules/state.ts';
import { COLOURS, cardsOf } from './booklet.ts';

/**
 * An airline: that share comes off the deck. `hit` and `miss`: the next card could be a scoring
 * card, and is or is not. A number: a plain draw. `returned`: these go back into the deck first.
 */
export type Fated = Airline | 'hit' | 'miss' | number | { readonly returned: readonly Airline[] };

export interface Fate extends Chance {
  readonly revealed: boolean;
  /** The bounds of the hit-or-miss draws so far. */
  readonly odds: readonly number[];
  /** Throws if something fated did not come. */
  finish(): void;
}

export function fullBag(seats: number): number[] {
  return COLOURS.map((airline) => cardsOf(airline, seats));
}

export function fate(source: State | readonly number[], script: readonly Fated[]): Fate {
  const bag = [...('bag' in source ? source.bag : source)];
  const left = [...script];
  const odds: number[] = [];
  let revealed = false;

  function next(bound: number): Exclude<Fated, object> {
    for (;;) {
      const fated = left.shift();
      if (fated === undefined) throw new Error(`fate: an unforeseen draw of bound ${bound}`);
      if (typeof fated !== 'object') return fated;
      for (const airline of fated.returned) bag[COLOURS.indexOf(airline)] = (bag[COLOURS.indexOf(airline)] ?? 0) + 1;
    }
  }

  function place(airline: Airline, bound: number): number {
    const kind = COLOURS.indexOf(airline);
    const size = bag.reduce((sum, count) => sum + count, 0);
    if (bound !== size)
      throw new Error(`fate: ${airline} should come from ${size} cards, the rules draw from ${bound}`);
    const count = bag[kind] ?? 0;
    if (count === 0) throw new Error(`fate: no ${airline} left in the deck`);
    bag[kind] = count - 1;
    return bag.slice(0, kind).reduce((sum, before) => sum + before, 0);
  }

  return {
    odds,
    get revealed() {
      return revealed;
    },
    draw(bound) {
      const fated = next(bound);
      if (typeof fated === 'number') {
        if (fated >= bound) throw new Error(`fate: ${fated} cannot come from a draw of bound ${bound}`);
        return fated;
      }
      if (fated === 'hit' || fated === 'miss') {
        odds.push(bound);
        return fated === 'hit' ? 0 : bound - 1;
      }
      return place(fated, bound);
    },
    reveal() {
      revealed = true;
    },
    finish() {
      if (left.length > 0) throw new Error(`fate: never came: ${JSON.stringify(left)}`);
    },
  };
}
