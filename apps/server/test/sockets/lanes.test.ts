import { beforeEach, expect, test, vi } from 'vitest';
import { makeLane } from '../../src/sockets/lanes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const open = () => false;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Tasks that end when they are told to. */
function tasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, task, endFirst: () => ends.shift()?.() };
}

test('so many at once, the others in their order', async () => {
  const lane = makeLane(2, 10);
  const { begun, task, endFirst } = tasks();
  for (const name of ['a', 'b', 'c', 'd']) lane.enter(open, task(name));
  expect(begun).toEqual(['a', 'b']);
  endFirst();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a task that was called off while it waited is not begun, and holds up nobody', async () => {
  const lane = makeLane(1, 10);
  const { begun, task, endFirst } = tasks();
  lane.enter(open, task('a'));
  const gone = lane.enter(() => true, task('gone'));
  lane.enter(open, task('b'));
  endFirst();
  await gone;
  expect(begun).toEqual(['a', 'b']);
});

test('a task that fails is told to whoever asked, and the next one goes on', async () => {
  const lane = makeLane(1, 10);
  const { begun, task } = tasks();
  const failing = lane.enter(open, () => Promise.reject(new Error('no database')));
  lane.enter(open, task('next'));
  await expect(failing).rejects.toThrow('no database');
  expect(begun).toEqual(['next']);
});

test('more than may wait are turned away', () => {
  const lane = makeLane(1, 2);
  const { task } = tasks();
  const entered = ['a', 'b', 'c', 'd'].map((name) => lane.enter(open, task(name)) !== null);
  expect(entered).toEqual([true, true, true, false]);
});

test('under load they wait until it is over', async () => {
  let isBusy = true;
  const lane = makeLane(1, 10, () => !isBusy);
  const { begun, task } = tasks();
  lane.enter(open, task('a'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual(['a']);
});
