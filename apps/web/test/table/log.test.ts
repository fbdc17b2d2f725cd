/** The log of one eye, with decisions that were taken back. */

import { describe, expect, test } from 'vitest';
import { followedBy, logOf, standing, together } from '../../src/table/log.ts';
import { moment } from './support.ts';

const undone = (moments: Parameters<typeof logOf>[0]) =>
  logOf(moments).flatMap(({ moment: { frame }, undone }) => (undone ? [frame] : []));

describe('a moment of undoing', () => {
  test('strikes what came after the moment it goes back to', () => {
    const moments = [moment(0), moment(1), moment(2), moment(3, { cause: 'undo', view: { frame: 1 } }), moment(4)];
    expect(undone(moments)).toEqual([2]);
    expect(standing(moments).map(({ frame }) => frame)).toEqual([0, 1, 3, 4]);
  });

  test('strikes several decisions at once', () => {
    expect(undone([moment(0), moment(1), moment(2), moment(3, { cause: 'undo', view: { frame: 0 } })])).toEqual([1, 2]);
  });

  test('does not look for its past among what was already taken back', () => {
    const again = [
      moment(0),
      moment(1),
      moment(2, { cause: 'undo', view: { frame: 0 } }),
      moment(3),
      moment(4, { cause: 'undo', view: { frame: 0 } }),
    ];
    expect(undone(again)).toEqual([1, 3]);
  });

  test('strikes nothing where no earlier moment looks the same', () => {
    expect(undone([moment(0), moment(1), moment(2, { cause: 'undo', view: { frame: 77 } })])).toEqual([]);
  });

  test('finds the moment whatever the order of the keys in its view', () => {
    const moments = [
      moment(0, { view: { cash: 3, turn: 1 } }),
      moment(1),
      moment(2, { cause: 'undo', view: { turn: 1, cash: 3 } }),
    ];
    expect(undone(moments)).toEqual([1]);
  });
});

describe('one more moment', () => {
  test('is added when it is the next', () => {
    expect(followedBy([moment(0)], moment(1))?.map(({ frame }) => frame)).toEqual([0, 1]);
  });

  test('changes nothing when it is known', () => {
    const had = [moment(0), moment(1)];
    expect(followedBy(had, moment(1))).toBe(had);
  });

  test('has all asked for again when some were missed, or when a whole view came after a break', () => {
    expect(followedBy([moment(0)], moment(2))).toBeNull();
    expect(followedBy([moment(0)], moment(1, { cause: 'start' }))).toBeNull();
    expect(followedBy([], moment(0))).toBeNull();
  });

  test('that came while all were asked for is not lost, and not there twice', () => {
    const frames = (told: number[]) =>
      together(
        [moment(0), moment(1)],
        told.map((frame) => moment(frame)),
      ).map(({ frame }) => frame);
    expect(frames([1])).toEqual([0, 1]);
    expect(frames([2])).toEqual([0, 1, 2]);
  });
});
