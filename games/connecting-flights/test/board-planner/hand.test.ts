/** The hand beside the planner: what is laid is not in it, and an older plan keeps what is still there. */

import { describe, expect, test } from 'vitest';
import type { Piece } from '../../board/planner/logic/draft.ts';
import { type Hand, leftOf, rowsOf, stillLaid } from '../../board/planner/logic/hand.ts';
import { firstSlot, slotsFor, stripsOf } from '../../board/planner/logic/strips.ts';
import type { Plan } from '../../rules/flight/plan.ts';

const HAND: Hand = {
  airports: [1, 2],
  rights: [3],
  planes: [40],
  electric: [61],
  passengers: [70, 71],
  trucks: [2, 1, 0, 0],
};
const PLAN: Plan = [
  {
    from: 1,
    legs: [
      { plane: 40, truck: 1, passenger: 70, to: 2 },
      { plane: 61, truck: 0, passenger: 71, to: 3 },
    ],
  },
];

test('what is laid has left the hand', () => {
  expect(leftOf(HAND, PLAN)).toEqual({
    airports: [],
    rights: [],
    planes: [],
    electric: [],
    passengers: [],
    trucks: [1, 1, 0, 0],
  });
});

const apart = (piece: Piece): string => JSON.stringify(piece);

test('trucks of one capacity are one stack with their number', () => {
  expect(rowsOf(HAND, apart).at(-1)).toEqual({
    row: 'trucks',
    pieces: [
      { piece: { kind: 'truck', capacity: 1 }, count: 2 },
      { piece: { kind: 'truck', capacity: 2 }, count: 1 },
    ],
  });
  expect(rowsOf(leftOf(HAND, PLAN), apart).map(({ row }) => row)).toEqual(['trucks']);
});

test('what is called alike is one stack, of which the first is taken', () => {
  const rows = rowsOf(HAND, ({ kind }) => kind);
  expect(rows.find(({ row }) => row === 'passengers')?.pieces).toEqual([
    { piece: { kind: 'passenger', card: 70 }, count: 2 },
  ]);
});

describe('last round’s plan again', () => {
  test('is whole where everything is still there', () => {
    expect(stillLaid(PLAN, HAND)).toEqual(PLAN);
  });

  test('leaves the places of cards that are gone open', () => {
    const poorer: Hand = { ...HAND, rights: [], planes: [], trucks: [0, 1, 0, 0] };
    expect(stillLaid(PLAN, poorer)).toEqual([
      {
        from: 1,
        legs: [
          { plane: null, truck: 0, passenger: 70, to: 2 },
          { plane: 61, truck: 0, passenger: 71, to: null },
        ],
      },
    ]);
  });

  test('CF-2.10 lays no more trucks than there are', () => {
    const twice: Plan = [
      PLAN[0] as Plan[number],
      { from: null, legs: [{ plane: null, truck: 1, passenger: null, to: null }] },
    ];
    expect(stillLaid(twice, { ...HAND, trucks: [1, 0, 0, 0] })).toEqual(PLAN);
  });

  test('is gone with the last of its cards', () => {
    expect(stillLaid(PLAN, { airports: [], rights: [], planes: [], electric: [], passengers: [], trucks: [] })).toEqual(
      [],
    );
  });
});

const noRights = (): boolean => false;

describe('the strips', () => {
  test('each chain has room for one more flight, and there is room for one more chain', () => {
    const strips = stripsOf(PLAN, true, noRights);
    expect(strips.map(({ isNew, flights }) => [isNew, flights.map((flight) => flight.isNew)])).toEqual([
      [false, [false, false, true]],
      [true, [true]],
    ]);
    expect(stripsOf(PLAN, false, noRights).map(({ flights }) => flights.length)).toEqual([2]);
  });

  test('the next flight is offered once the one before has a destination', () => {
    const open: Plan = [{ from: 1, legs: [{ plane: 40, truck: 0, passenger: null, to: null }] }];
    expect(stripsOf(open, true, noRights)[0]?.flights).toHaveLength(1);
  });

  test('CF-2.6 no flight is offered after landing rights', () => {
    const strips = stripsOf(PLAN, true, (card) => card === 3);
    expect(strips.map(({ flights }) => flights.length)).toEqual([2, 1]);
  });

  test('a piece glows where it suits, the first empty place first', () => {
    const strips = stripsOf(PLAN, true, noRights);
    expect(slotsFor(strips, { kind: 'truck', capacity: 1 }).map(({ chain, leg }) => [chain, leg])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
    expect(firstSlot(PLAN, strips, { kind: 'truck', capacity: 1 })).toEqual({ chain: 0, leg: 1, part: 'truck' });
    expect(firstSlot(PLAN, strips, { kind: 'airport', card: 9 })).toEqual({ chain: 0, leg: 2, part: 'to' });
  });
});
