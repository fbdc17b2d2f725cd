/** Where in a replay a link points. */

import { expect, test } from 'vitest';
import { indexAtTime, indexOfFrame, placeOf, placeText } from '../../src/replay/place.ts';
import { moment } from './support.ts';

test('what is written is read again', () => {
  for (const place of [{ eye: 'watcher', frame: 12 } as const, { eye: 0, frame: 3 }, { eye: 4, frame: 0 }])
    expect(placeOf(placeText(place))).toEqual(place);
});

test('what nobody has written is no place', () => {
  for (const text of ['', 'x', '-1', '1.', '1.a', '1.2.3', '12345678']) expect(placeOf(text)).toBeNull();
});

test('a frame the eye did not have is the one before it, and one before all the first', () => {
  const moments = [moment(2), moment(5), moment(7)];
  expect(indexOfFrame(moments, 5)).toBe(1);
  expect(indexOfFrame(moments, 6)).toBe(1);
  expect(indexOfFrame(moments, 99)).toBe(2);
  expect(indexOfFrame(moments, 0)).toBe(0);
});

test('another eye is at the same time, whatever it counts', () => {
  const moments = [moment(0, { at: 10 }), moment(1, { at: 20 }), moment(2, { at: 30 })];
  expect(indexAtTime(moments, 25)).toBe(1);
  expect(indexAtTime(moments, 5)).toBe(0);
});
