/** CF-2.10: flights end to end, and what may be laid out at all. */

import { describe, expect, test } from 'vitest';
import { act, earnings, expectAllowed, expectRefusal, expectValid, play } from '../support/act.ts';
import { chain, fly, leg, stayHome } from '../support/actions.ts';
import { planning, position, trucksOf } from '../support/position.ts';

/** A player with much of everything in Europe and Africa. */
function rich(trucks: readonly number[] = [1, 1, 1, 2]) {
  return position({
    seats: 3,
    frame: planning(3),
    owned: [
      [
        ...['london', 'london/b', 'paris', 'moscow', 'athens', 'cairo', 'nairobi'],
        ...['plane-3', 'plane-3/b', 'plane-2', 'plane-1', 'electric-1'],
        ...['europe-1', 'europe-1/b', 'europe-2', 'europe-2/b', 'europe-3', 'africa-1', 'africa-2'],
      ],
      ['johannesburg', 'plane-2/b', 'africa-3'],
    ],
    trucks: [trucks],
  });
}

describe('CF-2.10 chains', () => {
  test('CF-2.10 the airport in the middle ends one flight and begins the next', () => {
    const line = chain(
      'athens',
      leg('plane-1', 1, 'europe-1', 'london'),
      leg('plane-2', 1, 'europe-2', 'paris'),
      leg('plane-3', 1, 'europe-3', 'london/b'),
    );
    expectValid(rich(), 0, line);
    expect(earnings(rich(), 0, line)).toEqual([10, 15, 20]);
    expectAllowed(rich(), 0, fly(line));
  });

  test('CF-2.10 any number of chains', () => {
    const three = [
      chain('athens', leg('plane-1', 1, 'europe-1', 'london')),
      chain('paris', leg('plane-2', 1, 'europe-2', 'moscow')),
      chain('cairo', leg('electric-1', 0, 'africa-1', 'nairobi')),
    ];
    expectAllowed(rich(), 0, fly(...three));
    expect(earnings(rich(), 0, ...three)).toEqual([10, 15, 10]);
  });

  test('CF-2.10 a chain is never a ring', () => {
    const ring = chain('paris', leg('plane-1', 1, 'europe-1', 'london'), leg('plane-2', 1, 'europe-2', 'paris'));
    expectRefusal(rich(), 0, fly(ring), 'usedTwice');
  });

  test('CF-2.10 a city comes again on its other card', () => {
    const back = chain('london', leg('plane-1', 1, 'europe-1', 'paris'), leg('plane-2', 1, 'europe-2', 'london/b'));
    expectAllowed(rich(), 0, fly(back));
    expectValid(rich(), 0, back);
  });

  test('CF-2.10 an airport is not in two chains', () => {
    const one = chain('athens', leg('plane-1', 1, 'europe-1', 'london'));
    const other = chain('london', leg('plane-2', 1, 'europe-2', 'paris'));
    expectRefusal(rich(), 0, fly(one, other), 'usedTwice');
  });

  test('CF-2.10 nor a passenger in two flights', () => {
    const twice = chain('athens', leg('plane-1', 1, 'europe-1', 'london'), leg('plane-2', 1, 'europe-1', 'paris'));
    expectRefusal(rich(), 0, fly(twice), 'usedTwice');
  });

  test('CF-2.10 nor a truck', () => {
    const both = chain('athens', leg('plane-1', 1, 'europe-1', 'london'), leg('plane-2', 1, 'europe-2', 'paris'));
    expectAllowed(rich([1, 1]), 0, fly(both));
    expectRefusal(rich([1, 4]), 0, fly(both), 'truckUsedTwice');
  });

  test('CF-2.10 of one’s own cards', () => {
    const theirs = chain('london', leg('plane-2/b', 1, 'europe-2', 'paris'));
    expectRefusal(rich(), 0, fly(theirs), 'notYours', 'CF-2.10');
    const nobodys = chain('london', leg('plane-2', 1, 'europe-2', 'new-york'));
    expectRefusal(rich(), 0, fly(nobodys), 'notYours', 'CF-2.10');
  });
});

describe('CF-2.10 what counts', () => {
  test('CF-2.10 an invalid flight counts nothing and spoils no other', () => {
    const gap = chain(
      'athens',
      leg('plane-1', 1, 'europe-1', 'london'),
      leg('plane-2', 0, 'europe-2', 'moscow'),
      leg('plane-3', 1, 'europe-3', 'paris'),
    );
    expect(earnings(rich(), 0, gap)).toEqual([10, 0, 20]);
  });

  test('CF-2.10 nor does an incomplete one', () => {
    const open = chain('athens', leg('plane-1', 1, 'europe-1', 'london'), leg('plane-2', 0, 'europe-2', null));
    expectAllowed(rich(), 0, fly(open));
    expect(earnings(rich(), 0, open)).toEqual([10, 0]);
  });

  test('CF-2.10 nobody has to fly', () => {
    expectAllowed(rich(), 0, stayHome);
    const state = play(rich(), [
      [0, stayHome],
      [1, stayHome],
      [2, stayHome],
    ]);
    expect(state.revenue).toEqual([0, 0, 0]);
  });

  test('CF-2.9, CF-2.10 trucks are kept, and everything may be rearranged the round after', () => {
    const flown = act(rich(), 0, fly(chain('athens', leg('plane-1', 1, 'europe-1', 'london'))));
    const after = play(flown, [
      [1, stayHome],
      [2, stayHome],
    ]);
    expect(trucksOf(after, 0)).toEqual([1, 1, 1, 2]);
    const again = position({
      seats: 3,
      round: 6,
      frame: planning(3),
      owned: [['paris', 'london', 'plane-1', 'europe-1']],
    });
    expectAllowed(again, 0, fly(chain('london', leg('plane-1', 1, 'europe-1', 'paris'))));
  });
});
