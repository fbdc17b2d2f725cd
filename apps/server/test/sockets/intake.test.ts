/** Messages at the pace that a budget allows. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { Budget } from '../../src/sockets/budgets.ts';
import { type Intake, makeIntake } from '../../src/sockets/intake.ts';

let waits: (number | null)[];
let events: string[];
let intake: Intake;
const message = (text: string) => ({ text, bytes: text.length, arrivedAt: 0 });
const hear = (...texts: string[]) => {
  for (const text of texts) intake.hear(message(text));
};

beforeEach(() => {
  vi.useFakeTimers();
  waits = [];
  events = [];
  const budget: Budget = {
    charge: (cost) => (cost === 0 || waits.length === 0 ? 0 : (waits.shift() as number | null)),
    chargeNoise: () => null,
  };
  const source = { pause: () => void events.push('pause'), resume: () => void events.push('resume') };
  intake = makeIntake(
    source,
    budget,
    ({ text }) => void events.push(text ?? ''),
    () => void events.push('cut'),
  );
  return () => vi.useRealTimers();
});

test('what is paid for is taken at once', () => {
  hear('a', 'b');
  expect(events).toEqual(['a', 'b']);
});

test('a debt is waited for; what was read already is held, and taken in its order', () => {
  waits = [0, 100];
  hear('a', 'b', 'c', 'd');
  expect(events).toEqual(['a', 'pause', 'b']);
  vi.advanceTimersByTime(100);
  expect(events).toEqual(['a', 'pause', 'b', 'c', 'd', 'resume']);
});

test('what is held is paid for when it comes', () => {
  waits = [10, 20, null];
  hear('a', 'b', 'c');
  expect(events).toEqual(['pause', 'a', 'cut']);
  vi.advanceTimersByTime(100);
  expect(events).toEqual(['pause', 'a', 'cut']);
});

test('a ping is answered only by a socket that does not wait', () => {
  expect(intake.ping()).toBe(true);
  waits = [100];
  expect(intake.ping()).toBe(false);
  expect(intake.ping()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(intake.ping()).toBe(true);
});

test('a budget that is used up cuts it off before the message is taken', () => {
  waits = [null];
  hear('a', 'b');
  expect(events).toEqual(['cut']);
});

test('noise is charged on its own', () => {
  intake.chargeNoise();
  hear('a');
  expect(events).toEqual(['cut']);
});

test('while somebody looks who it is nothing is taken, and afterwards only if it is still open', async () => {
  const looked = Promise.resolve();
  intake.holdUntil(looked);
  hear('a');
  expect(events).toEqual(['pause']);
  intake.close();
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['pause']);
});
