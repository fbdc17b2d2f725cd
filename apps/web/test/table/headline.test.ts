/** The result of a match in one sentence. */

import { describe, expect, test } from 'vitest';
import { type Ended, headline } from '../../src/table/ending/headline.ts';
import { placesIn } from '../../src/table/ending/result-card.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'];

function of(parts: Partial<Ended>): string | null {
  const ended: Ended = {
    reason: 'finished',
    ranks: [1, 2, 3],
    scores: [91, 90, 70],
    names: NAMES,
    me: 0,
    left: [],
    cooperative: false,
    ...parts,
  };
  return headline(ended, 'en');
}
const two = { names: NAMES.slice(0, 2), ranks: [1, 2], scores: [91, 88] };

describe('of a game that was played out', () => {
  test('tells the winner by how much', () => {
    expect(of({})).toBe('You win 91–90');
    expect(of({ ranks: [1, 2, 3], scores: [91, 91, 70] })).toBe('You win 91–91 on the tie-break');
  });

  test('tells one of two losers the difference', () => {
    expect(of({ ...two, me: 1 })).toBe('You lost by 3: Ann wins 91–88');
    expect(of({ ...two, me: 1, scores: [88, 88] })).toBe('You lost by a hair: Ann wins 88–88 on the tie-break');
  });

  test('tells one of several the place, measured by the winner', () => {
    expect(of({ me: 2 })).toBe('You are 3rd of 3: Ann wins 91–70');
    expect(of({ me: 1 })).toBe('You are 2nd of 3: Ann wins 91–90');
  });

  test('tells of a shared victory', () => {
    const shared = { ranks: [1, 1, 3], scores: [91, 91, 70] };
    expect(of(shared)).toBe('You share the victory with Bob, at 91 each');
    expect(of({ ...shared, me: null })).toBe('Ann and Bob share the victory, at 91 each');
    expect(of({ ...shared, me: 2 })).toBe('You are 3rd of 3: Ann and Bob share the victory, at 91 each');
  });

  test('tells watchers, and a shared device, who won', () => {
    expect(of({ me: null })).toBe('Ann wins 91–90');
  });

  test('leaves a team to its game', () => {
    expect(of({ cooperative: true, ranks: [1, 1, 1] })).toBeNull();
  });
});

describe('of a match that ended early', () => {
  const early = { ...two, ranks: [1, 2], scores: null, left: [1] };

  test('names who resigned or ran out of time, and who wins by it', () => {
    expect(of({ ...early, reason: 'resigned' })).toBe('You win: Bob resigned');
    expect(of({ ...early, reason: 'resigned', me: 1 })).toBe('You lost: you resigned');
    expect(of({ ...early, reason: 'timed-out' })).toBe('You win: Bob ran out of time');
    expect(of({ ...early, reason: 'timed-out', me: 1 })).toBe('You lost: your time ran out');
    expect(of({ ...early, reason: 'resigned', me: null })).toBe('Ann wins: Bob resigned');
  });

  test('has no winner if it was agreed or given up', () => {
    expect(of({ ...early, reason: 'agreed', ranks: null })).toBe('The match was ended by agreement.');
    expect(of({ ...early, reason: 'abandoned', ranks: null })).toBe('The match was given up.');
  });

  test('has a team lose together', () => {
    expect(of({ reason: 'resigned', cooperative: true, ranks: [2, 2, 2], left: [1] })).toBe(
      'The match is over: lost together.',
    );
  });
});

test('a card lists the places, best first, and of a team only the names', () => {
  const ended: Ended = {
    reason: 'finished',
    ranks: [2, 1],
    scores: [88, 91],
    names: ['Ann', 'Bob'],
    me: 0,
    left: [],
    cooperative: false,
  };
  expect(placesIn(ended)).toEqual([
    { rank: 1, name: 'Bob', score: 91 },
    { rank: 2, name: 'Ann', score: 88 },
  ]);
  expect(placesIn({ ...ended, cooperative: true })).toEqual([
    { rank: null, name: 'Ann', score: null },
    { rank: null, name: 'Bob', score: null },
  ]);
});
