/** One press lays a piece where there is one place for it; where there are several, or none, it is picked up. */

import { describe, expect, test } from 'vitest';
import { type Piece, type Slot, slotId } from '../../board/planner/logic/draft.ts';
import { onlyPlace } from '../../board/planner/logic/one-place.ts';
import { stripsOf } from '../../board/planner/logic/strips.ts';
import type { Plan } from '../../rules/flight/plan.ts';

const ME = 0;
/** Cards below 60 are no electric planes; 3 is landing rights of mine. */
const KNOWN = {
  scene: { cards: Array.from({ length: 80 }, (_, card) => ({ electric: card >= 60 && card < 64 })) },
  view: { rightsOf: Array.from({ length: 10 }, (_, card) => (card === 3 ? ME : -1)) },
  me: ME,
} as unknown as Parameters<typeof onlyPlace>[3];

const airport = (card: number): Piece => ({ kind: 'airport', card });
const plane: Piece = { kind: 'plane', card: 41 };
const truck: Piece = { kind: 'truck', capacity: 1 };
const passenger: Piece = { kind: 'passenger', card: 71 };
const leg = (plane: number | null, truck: number, passenger: number | null, to: number | null) => ({
  plane,
  truck,
  passenger,
  to,
});
const WHOLE = leg(40, 1, 70, 2);

function placeOf(plan: Plan, piece: Piece): string | null {
  const slot: Slot | null = onlyPlace(
    plan,
    stripsOf(plan, true, (card) => card === 3),
    piece,
    KNOWN,
  );
  return slot === null ? null : slotId(slot);
}

describe('a flight that is begun', () => {
  const begun: Plan = [{ from: 1, legs: [] }];

  test('with nothing laid an airport is an origin, and everything else belongs to the first flight', () => {
    expect(placeOf([], airport(1))).toBe('0/0/from');
    expect(placeOf([], plane)).toBe('0/0/plane');
    expect(placeOf([], truck)).toBe('0/0/truck');
  });

  test('takes each piece where it is missing', () => {
    expect([plane, truck, passenger, airport(2)].map((piece) => placeOf(begun, piece))).toEqual([
      '0/0/plane',
      '0/0/truck',
      '0/0/passenger',
      '0/0/to',
    ]);
    expect(placeOf([{ from: null, legs: [leg(40, 0, null, 2)] }], airport(1))).toBe('0/0/from');
  });

  test('with neither origin nor destination leaves an airport to the player', () => {
    expect(placeOf([{ from: null, legs: [leg(40, 0, null, null)] }], airport(1))).toBeNull();
  });

  test('comes before a flight that could be begun, and two of them leave the choice to the player', () => {
    expect(
      placeOf(
        [
          { from: 1, legs: [WHOLE] },
          { from: 4, legs: [] },
        ],
        plane,
      ),
    ).toBe('1/0/plane');
    expect(placeOf([begun[0] as Plan[number], { from: 4, legs: [] }], plane)).toBeNull();
  });

  test('CF-2.5 on an electric plane wants no truck', () => {
    expect(placeOf([{ from: 1, legs: [leg(61, 0, 70, null)] }], truck)).toBeNull();
  });

  test('CF-2.6 takes landing rights as its destination alone', () => {
    expect(placeOf([{ from: null, legs: [leg(40, 0, null, null)] }], airport(3))).toBe('0/0/to');
    expect(placeOf([{ from: null, legs: [leg(40, 1, 70, 2)] }], airport(3))).toBe('0/1/to');
  });
});

describe('CF-2.10 with every flight finished', () => {
  const finished: Plan = [{ from: 1, legs: [WHOLE] }];

  test('an airport begins a chain, and a plane the next flight of the only one', () => {
    expect(placeOf(finished, airport(5))).toBe('1/0/from');
    expect(placeOf(finished, plane)).toBe('0/1/plane');
  });

  test('with two chains it is the player who says which one grows', () => {
    expect(placeOf([...finished, { from: 5, legs: [leg(42, 1, 72, 6)] }], plane)).toBeNull();
  });

  test('CF-2.6 no chain grows from landing rights', () => {
    expect(placeOf([{ from: 1, legs: [leg(40, 1, 70, 3)] }], plane)).toBeNull();
  });
});
