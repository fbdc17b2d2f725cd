/** Where in a replay a link points. */

import { expect, test } from 'vitest';
import { indexAtEntry, indexOfFrame, placeOf, placeText } from '../../src/replay/place.ts';
import { moment } from './support.ts';

test('what is written is read again', () => {
  for (const place of [
    { eye: 'watcher', frame: 12 } as const,
    { eye: 0, frame: 3 },
    { eye: 4, frame: 0 },
    { eye: 1, frame: 7, decision: 34 },
  ])
    expect(placeOf(placeText(place))).toEqual(place);
});

test('what nobody has written is no place', () => {
  for (const text of ['', 'x', '-1', '1.', '1.a', '1.2.3', '1.2~', '1~x', '12345678']) expect(placeOf(text)).toBeNull();
});

test('a frame the eye did not have is the one before it, and one before all the first', () => {
  const moments = [moment(2), moment(5), moment(7)];
  expect(indexOfFrame(moments, 5)).toBe(1);
  expect(indexOfFrame(moments, 6)).toBe(1);
  expect(indexOfFrame(moments, 99)).toBe(2);
  expect(indexOfFrame(moments, 0)).toBe(0);
});

test('another eye is at the same place of the log, whatever it counts', () => {
  const moments = [{ entry: 0 }, { entry: 4 }, { entry: 9 }];
  expect(indexAtEntry(moments, 4)).toBe(1);
  expect(indexAtEntry(moments, 8)).toBe(1);
  expect(indexAtEntry(moments, 0)).toBe(0);
});
