import type { Eye } from '@tarmac/kit';
import { difference, type Frame } from '@tarmac/wire/page';
import { expect, test } from 'vitest';
import { makeKeptFrames } from '../../src/backend/kept-frames.ts';

const beside = (eye: Eye, frame: number): Frame => ({
  eye,
  frame,
  at: 10 * frame,
  cause: 'act',
  news: [{ happened: frame }],
  awaited: [0],
  undo: 0,
  clocks: [],
});
const view = (eye: Eye, frame: number, seen: unknown) =>
  ({ kind: 'view', match: 'm', ...beside(eye, frame), view: seen }) as const;
const step = (eye: Eye, frame: number, before: unknown, after: unknown) =>
  ({ kind: 'frame', match: 'm', ...beside(eye, frame), patch: difference(before, after) }) as const;

test('puts a view and the differences after it together, for each eye apart', () => {
  const frames = makeKeptFrames();
  expect(frames.lastOfAll()).toBeNull();
  frames.take(view(0, 4, { cash: 8, hand: [1] }));
  frames.take(view(1, 9, { cash: 5 }));
  expect(frames.take(step(0, 5, { cash: 8, hand: [1] }, { cash: 6, hand: [1, 2] }))).toEqual({
    ...beside(0, 5),
    view: { cash: 6, hand: [1, 2] },
  });
  expect(frames.take(step(1, 10, { cash: 5 }, { cash: 5 }))).toEqual({ ...beside(1, 10), view: { cash: 5 } });
  expect(frames.lastOfAll()).toBe(5);
});

test('needs the whole view where a frame is missing, and is well again with it', () => {
  const frames = makeKeptFrames();
  expect(frames.take(step(0, 2, {}, { a: 1 }))).toBe('gap');
  frames.take(view(0, 2, { a: 1 }));
  expect(frames.take(step(0, 4, { a: 2 }, { a: 3 }))).toBe('gap');
  expect(frames.take(view(0, 4, { a: 3 }))).toMatchObject({ frame: 4, view: { a: 3 } });
  expect(frames.take(step(0, 5, { a: 3 }, { a: 4 }))).toMatchObject({ frame: 5, view: { a: 4 } });
});

test('a frame that is known already changes nothing', () => {
  const frames = makeKeptFrames();
  frames.take(view(0, 3, { a: 3 }));
  expect(frames.take(step(0, 3, { a: 2 }, { a: 9 }))).toBe('known');
  expect(frames.take(step(0, 4, { a: 3 }, { a: 4 }))).toMatchObject({ view: { a: 4 } });
});

test('a view that is sent again keeps what happened with it, and takes what is beside it now', () => {
  const frames = makeKeptFrames();
  frames.take(view(0, 3, { a: 3 }));
  frames.take(step(0, 4, { a: 3 }, { a: 4 }));
  const again = { ...view(0, 4, { a: 4 }), cause: 'start' as const, news: [], clocks: [{ left: 5, since: null }] };
  expect(frames.take(again)).toMatchObject({
    cause: 'act',
    news: [{ happened: 4 }],
    clocks: [{ left: 5, since: null }],
  });
});

test('a view that is sent again as it was is nothing new, and what has not changed stays the very same', () => {
  const frames = makeKeptFrames();
  const first = frames.take(view(0, 3, { hand: [1, 2] }));
  expect(frames.take(view(0, 3, { hand: [1, 2] }))).toBe('known');
  const later = frames.take({ ...view(0, 3, { hand: [1, 2] }), undo: 1 });
  if (typeof first === 'string' || typeof later === 'string') throw new Error('there is something to see');
  expect(later.view).toBe(first.view);
  expect(frames.take(view(0, 3, { hand: [1, 9] }))).toMatchObject({ view: { hand: [1, 9] } });
});

test('forgets everything for somebody else', () => {
  const frames = makeKeptFrames();
  frames.take(view('watcher', 3, {}));
  frames.forget();
  expect(frames.lastOfAll()).toBeNull();
});
