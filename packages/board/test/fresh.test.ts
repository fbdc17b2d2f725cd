import { describe, expect, it } from 'vitest';
import { newPlaces } from '../src/fresh.ts';
import { steadyList } from '../src/steady.ts';

const placesOf = (before: string, now: string) => [...newPlaces([...before], [...now])];

describe('new cards of an open row', () => {
  it('are those that were not there before', () => {
    expect(placesOf('abcde', 'abxde')).toEqual([2]);
    expect(placesOf('abcde', 'abcde')).toEqual([]);
  });

  it('are not those that only moved up', () => {
    expect(placesOf('abcde', 'bcdef')).toEqual([4]);
  });

  it('are counted where a card is there twice', () => {
    expect(placesOf('abcde', 'abaae')).toEqual([2, 3]);
    expect(placesOf('aabcd', 'aaxcd')).toEqual([2]);
  });

  it('may fill a row that was shorter', () => {
    expect(placesOf('ab', 'abc')).toEqual([2]);
    expect(placesOf('ab', 'b')).toEqual([]);
  });
});

it('what says the same as before is the object it was', () => {
  const keep = steadyList<{ readonly cost: number; readonly look: string }>();
  const first = keep([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'plain' },
  ]);
  const second = keep([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'legal' },
  ]);

  expect(second).toEqual([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'legal' },
  ]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
});

it('a list in which nothing has changed is the list it was', () => {
  const keep = steadyList<{ readonly cost: number }>();
  const first = keep([{ cost: 3 }, { cost: 4 }]);

  expect(keep([{ cost: 3 }, { cost: 4 }])).toBe(first);
  expect(keep([{ cost: 3 }])).toEqual([{ cost: 3 }]);
  expect(keep([{ cost: 3 }, { cost: 4 }])).toEqual([{ cost: 3 }, { cost: 4 }]);
});

it('a value inside that is another object is a change', () => {
  const keep = steadyList<{ readonly at: object }>();
  const at = { x: 1 };
  const first = keep([{ at }]);

  expect(keep([{ at }])).toBe(first);
  expect(keep([{ at: { x: 1 } }])[0]).not.toBe(first[0]);
});
