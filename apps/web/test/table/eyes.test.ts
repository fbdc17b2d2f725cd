/** Whose eyes look at a device, and when it has to change hands. */

import type { Eye, Seat } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../src/backend/backend.ts';
import { type AtDevice, looking, nextToDecide } from '../../src/table/eyes.ts';
import { moment } from './support.ts';

/** The seats of these eyes are waited for, and so are those of nobody here. */
function owing(...seats: Seat[]): ReadonlyMap<Eye, Moment> {
  return new Map([0, 1, 2].map((eye) => [eye, moment(1, { eye, awaited: [...seats, 3] })]));
}

function device(parts: Partial<AtDevice> & { mySeats?: readonly Seat[]; state?: 'running' | 'over' }): AtDevice {
  const { mySeats = [0, 2], state = 'running', ...rest } = parts;
  return { table: { mySeats, state }, moments: owing(), shared: true, holder: null, lingering: false, ...rest };
}

describe('one person against bots', () => {
  const alone = { mySeats: [1], shared: false };

  test('always looks through their own eyes', () => {
    expect(looking(device({ ...alone, moments: owing(1) }))).toEqual({ eye: 1 });
    expect(looking(device({ ...alone, moments: owing(0) }))).toEqual({ eye: 1 });
    expect(looking(device({ ...alone, state: 'over' }))).toEqual({ eye: 1 });
  });
});

test('somebody without a seat watches', () => {
  expect(looking(device({ mySeats: [] }))).toEqual({ eye: 'watcher' });
});

describe('several people around one device', () => {
  test('see nothing when the match is opened, whoever is to act', () => {
    expect(looking(device({ moments: owing(2) }))).toEqual({ handTo: 2, from: null });
    expect(looking(device({ moments: owing() }))).toEqual({ handTo: 0, from: null });
  });

  test('whoever has the device keeps it while they are to act, and while bots are', () => {
    expect(looking(device({ holder: 0, moments: owing(0, 2) }))).toEqual({ eye: 0 });
    expect(looking(device({ holder: 0, moments: owing(1) }))).toEqual({ eye: 0 });
  });

  test('hand it on as soon as the next decision is somebody else’s', () => {
    expect(looking(device({ holder: 0, moments: owing(2) }))).toEqual({ handTo: 2, from: 0 });
  });

  test('may look once more before that', () => {
    expect(looking(device({ holder: 0, moments: owing(2), lingering: true }))).toEqual({ eye: 0 });
  });

  test('see everything once it is over', () => {
    expect(looking(device({ holder: 2, state: 'over' }))).toEqual({ eye: 2 });
    expect(looking(device({ holder: null, state: 'over' }))).toEqual({ eye: 0 });
  });
});

test('one person with several seats on a server needs no hand-over', () => {
  expect(looking(device({ shared: false, moments: owing(2) }))).toEqual({ eye: 2 });
});

describe('where several choose at once', () => {
  test('the one who has the device chooses first, then it goes around the table', () => {
    expect(nextToDecide([0, 1, 2], owing(0, 1, 2), 1)).toBe(1);
    expect(nextToDecide([0, 1, 2], owing(0, 2), 1)).toBe(2);
    expect(nextToDecide([0, 1, 2], owing(0), 1)).toBe(0);
    expect(nextToDecide([0, 1, 2], owing(), 1)).toBeNull();
  });

  test('a seat is never asked because another eye thinks it may be waited for', () => {
    const others: ReadonlyMap<Eye, Moment> = new Map([
      [0, moment(1, { eye: 0, awaited: [1, 2] })],
      [1, moment(1, { eye: 1, awaited: [2] })],
    ]);
    expect(nextToDecide([0, 1], others, 0)).toBeNull();
  });
});
