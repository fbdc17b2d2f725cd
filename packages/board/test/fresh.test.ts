import { describe, expect, it } from 'vitest';
import { newPlaces } from '../src/fresh.ts';

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
