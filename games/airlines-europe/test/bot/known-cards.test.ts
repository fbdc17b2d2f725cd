/** What an onlooker takes to be in a hand, after cards were given up unseen too. */

import { AIRLINES, DREW, GAVE, PLAYED, SHARE_INDEX } from '@tarmac/airlines-europe/rules';
import { describe, expect, test } from 'vitest';
import { knownCards } from '../../bot/standing.ts';

const { red, white } = SHARE_INDEX;

function known(open: Readonly<Record<number, number>>, closed: number, since: readonly number[] = []) {
  const into = new Float64Array(AIRLINES.length);
  const counts = AIRLINES.map((_, airline) => open[airline] ?? 0);
  knownCards({ open: counts, closed, since: [...since] }, into, 0);
  return { red: into[red], white: into[white] };
}

describe('AE-11.1 cards taken face up are known to be in the hand', () => {
  test('for sure while nothing was given up unseen', () => {
    expect(known({ [red]: 2 }, 5)).toEqual({ red: 2, white: 0 });
  });

  test('those taken since then too, and no longer those played', () => {
    expect(known({ [red]: 2 }, 0, [white, PLAYED + red, DREW])).toEqual({ red: 1, white: 1 });
  });

  test('less surely after an unseen gift: it may have been any card', () => {
    // Two of four cards were open, and one of the four left.
    expect(known({ [red]: 2 }, 2, [GAVE]).red).toBeCloseTo(1.5, 12);
    // A card drawn before that makes five.
    expect(known({ [red]: 2 }, 2, [DREW, GAVE]).red).toBeCloseTo(1.6, 12);
    // What is taken after the gift is sure.
    expect(known({ [red]: 2 }, 2, [GAVE, white]).white).toBe(1);
  });

  test('nothing is left of a hand given up whole, and never less than nothing', () => {
    expect(known({ [red]: 1 }, 0, [GAVE])).toEqual({ red: 0, white: 0 });
    expect(known({ [red]: 1 }, 3, [GAVE, PLAYED + red, PLAYED + red]).red).toBe(0);
  });
});
