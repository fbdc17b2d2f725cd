/** What the others did since the reader's last act. */

import { by, deedsBy, forAll, thereby, to } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';
import { standing } from '../../src/table/log.ts';
import { sinceLastAct } from '../../src/table/since.ts';
import { moment } from './support.ts';

type News =
  | { kind: 'built' | 'drew' | 'counted' | 'fined'; seat: number }
  | { kind: 'prize' | 'scored' | 'filled'; text?: string };

const deedOf = deedsBy<News>({
  built: by(3),
  drew: by(1),
  counted: by(0),
  fined: to(2),
  prize: thereby(2),
  scored: forAll(3),
  filled: null,
});

const built = (seat: number): News => ({ kind: 'built', seat });
const drew = (seat: number): News => ({ kind: 'drew', seat });
const act = (frame: number, ...news: readonly News[]) => moment(frame, { eye: 0, news });
const START = moment(0, { eye: 0, awaited: [0] });

/** By seat, such as `1: 2 3 +1`: the frames of its lines, and how many more there were. */
function told(moments: Parameters<typeof standing>[0], reader = 0, seats = 3): string[] {
  const since = sinceLastAct(standing(moments), reader, seats, deedOf);
  return (since?.seats ?? []).map(
    ({ seat, lines, more }) =>
      `${seat ?? 'table'}: ${lines.map(({ frame }) => frame).join(' ')}${more > 0 ? ` +${more}` : ''}`,
  );
}

describe('the strip tells of each other seat', () => {
  test('what it did after the last act of the reader, clockwise from the reader', () => {
    const moments = [START, act(1, built(2)), act(2, built(1)), act(3, built(0)), act(4, built(2)), act(5, built(1))];
    expect(told(moments, 1)).toEqual([]);
    expect(told(moments, 0)).toEqual(['1: 5', '2: 4']);
    expect(told(moments, 2)).toEqual(['1: 5']);
  });

  test('everything from the start where the reader has not acted yet', () => {
    expect(told([START, act(1, built(1)), act(2, built(2))])).toEqual(['1: 1', '2: 2']);
  });

  test('the two that matter most, in the order in which they happened, and how many more', () => {
    const many = [act(1, built(1)), act(2, drew(1)), act(3, drew(1)), act(4, built(1)), act(5, drew(1))];
    expect(told([START, ...many])).toEqual(['1: 1 4 +3']);
  });

  test('the later of what matters alike', () => {
    expect(told([START, act(1, drew(1)), act(2, drew(1)), act(3, drew(1))])).toEqual(['1: 2 3 +1']);
  });

  test('no bookkeeping', () => {
    expect(told([START, act(1, { kind: 'counted', seat: 1 }, { kind: 'filled' })])).toEqual([]);
  });

  test('with a deed what followed from it, and what concerns all at the end', () => {
    expect(told([START, act(1, built(1), { kind: 'prize' }, { kind: 'scored' }), act(2, built(2))])).toEqual([
      '1: 1 1',
      '2: 2',
      'table: 1',
    ]);
  });

  test('nothing that was taken back', () => {
    const back = moment(2, { eye: 0, cause: 'undo', view: START.view });
    expect(told([START, act(1, built(1)), back])).toEqual([]);
  });
});

describe('the last act of the reader', () => {
  test('is one that they took back no more', () => {
    const mine = act(2, built(0));
    const back = moment(3, { eye: 0, cause: 'undo', view: { frame: 1 } });
    expect(told([START, act(1, built(1)), mine])).toEqual([]);
    expect(told([START, act(1, built(1)), mine, back])).toEqual(['1: 1']);
  });

  test('may bring about what others do; what it means for all they have seen', () => {
    expect(told([START, act(1, built(0), { kind: 'fined', seat: 2 }, { kind: 'scored' })])).toEqual(['2: 1']);
  });

  test('is not what only happens to them', () => {
    expect(told([START, act(1, built(1), { kind: 'fined', seat: 0 })])).toEqual(['1: 1']);
  });

  test('told by no news is known by who is awaited no more', () => {
    const both = moment(1, { eye: 0, awaited: [0, 1], news: [built(2)] });
    const mine = moment(2, { eye: 0, awaited: [1] });
    expect(told([START, both])).toEqual(['2: 1']);
    expect(told([START, both, mine])).toEqual([]);
    expect(told([START, both, mine], 1)).toEqual(['2: 1']);
  });
});

test('before its first moment a match has nothing to tell', () => {
  expect(sinceLastAct([], 0, 2, deedOf)).toBeNull();
});
