/** The planner's draft: cards are laid, moved, taken back, and chains grow and join. It is a plan all the while. */

import { describe, expect, test } from 'vitest';
import { dropChain, lay, type Piece, pieceAt, type Slot, slotOf, takeBack } from '../../board/planner/logic/draft.ts';
import type { Plan } from '../../rules/flight/plan.ts';

const airport = (card: number): Piece => ({ kind: 'airport', card });
const plane = (card: number): Piece => ({ kind: 'plane', card });
const passenger = (card: number): Piece => ({ kind: 'passenger', card });
const truck = (capacity: number): Piece => ({ kind: 'truck', capacity });
const at = (chain: number, leg: number, part: Slot['part']): Slot => ({ chain, leg, part });
const leg = (plane: number | null, truck: number, passenger: number | null, to: number | null) => ({
  plane,
  truck,
  passenger,
  to,
});

/** 1 to 2 to 3, and 4 to 5. */
const TWO_CHAINS: Plan = [
  { from: 1, legs: [leg(40, 1, 70, 2), leg(41, 2, 71, 3)] },
  { from: 4, legs: [leg(42, 1, 72, 5)] },
];

describe('a flight is laid card by card', () => {
  test('CF-2.1 origin, plane with its truck, passenger, destination', () => {
    let plan: Plan = [];
    plan = lay(plan, airport(1), at(0, 0, 'from'));
    plan = lay(plan, plane(40), at(0, 0, 'plane'));
    plan = lay(plan, truck(1), at(0, 0, 'truck'));
    plan = lay(plan, passenger(70), at(0, 0, 'passenger'));
    plan = lay(plan, airport(2), at(0, 0, 'to'));
    expect(plan).toEqual([{ from: 1, legs: [leg(40, 1, 70, 2)] }]);
  });

  test('in any order, with what is missing left open', () => {
    const plan = lay(lay([], airport(2), at(0, 0, 'to')), passenger(70), at(0, 0, 'passenger'));
    expect(plan).toEqual([{ from: null, legs: [leg(null, 0, 70, 2)] }]);
  });

  test('CF-2.10 a chain grows by the flight after its last', () => {
    const plan = lay(TWO_CHAINS, plane(43), at(1, 1, 'plane'));
    expect(plan[1]).toEqual({ from: 4, legs: [leg(42, 1, 72, 5), leg(43, 0, null, null)] });
  });

  test('another chain is begun after the last', () => {
    expect(lay(TWO_CHAINS, airport(6), at(2, 0, 'from'))[2]).toEqual({ from: 6, legs: [] });
  });

  test('a piece lies only where it suits', () => {
    expect(lay(TWO_CHAINS, plane(43), at(0, 0, 'passenger'))).toBe(TWO_CHAINS);
    expect(lay(TWO_CHAINS, airport(6), at(0, 0, 'truck'))).toBe(TWO_CHAINS);
  });
});

describe('CF-2.10 a card lies only once', () => {
  test('laid elsewhere it is moved', () => {
    const plan = lay(TWO_CHAINS, plane(40), at(1, 1, 'plane'));
    expect(slotOf(plan, 40)).toEqual(at(1, 1, 'plane'));
    expect(plan[0]?.legs[0]).toEqual(leg(null, 1, 70, 2));
  });

  test('laid on another it changes places with it', () => {
    const plan = lay(TWO_CHAINS, passenger(70), at(1, 0, 'passenger'));
    expect(slotOf(plan, 70)).toEqual(at(1, 0, 'passenger'));
    expect(slotOf(plan, 72)).toEqual(at(0, 0, 'passenger'));
  });

  test('from the hand, it sends the other back', () => {
    const plan = lay(TWO_CHAINS, passenger(79), at(1, 0, 'passenger'));
    expect(slotOf(plan, 79)).toEqual(at(1, 0, 'passenger'));
    expect(slotOf(plan, 72)).toBeNull();
  });

  test('laid where it lies, nothing changes', () => {
    expect(lay(TWO_CHAINS, plane(40), at(0, 0, 'plane'))).toBe(TWO_CHAINS);
  });

  test('a truck is taken from the plane it stood on, or else from the hand', () => {
    expect(lay(TWO_CHAINS, truck(2), at(1, 0, 'truck'), at(0, 1, 'truck'))).toEqual([
      { from: 1, legs: [leg(40, 1, 70, 2), leg(41, 1, 71, 3)] },
      { from: 4, legs: [leg(42, 2, 72, 5)] },
    ]);
    expect(lay(TWO_CHAINS, truck(3), at(1, 0, 'truck'))[1]?.legs[0]?.truck).toBe(3);
  });
});

describe('CF-2.10 an airport that ends one chain and begins another joins them', () => {
  test('by laying an origin at the end of another chain', () => {
    const open = takeBack(TWO_CHAINS, at(0, 1, 'to'));
    expect(lay(open, airport(4), at(0, 1, 'to'))).toEqual([
      { from: 1, legs: [leg(40, 1, 70, 2), leg(41, 2, 71, 4), leg(42, 1, 72, 5)] },
    ]);
  });

  test('by laying the end of a chain as the origin of another', () => {
    expect(lay(TWO_CHAINS, airport(3), at(1, 0, 'from'))).toEqual([
      { from: 1, legs: [leg(40, 1, 70, 2), leg(41, 2, 71, 3), leg(42, 1, 72, 5)] },
    ]);
    expect(lay(TWO_CHAINS, airport(5), at(0, 0, 'from'))).toEqual([
      { from: 4, legs: [leg(42, 1, 72, 5), leg(40, 1, 70, 2), leg(41, 2, 71, 3)] },
    ]);
  });

  test('a flight can be put before a chain', () => {
    const plan = lay(TWO_CHAINS, airport(4), at(2, 0, 'to'));
    expect(plan[1]).toEqual({ from: null, legs: [leg(null, 0, null, 4), leg(42, 1, 72, 5)] });
  });

  test('the end of a chain begins a new one by moving there', () => {
    expect(lay(TWO_CHAINS, airport(5), at(2, 0, 'from'))).toEqual([
      TWO_CHAINS[0],
      { from: 4, legs: [leg(42, 1, 72, null)] },
      { from: 5, legs: [] },
    ]);
  });

  test('a chain never becomes a ring', () => {
    const plan = lay(TWO_CHAINS, airport(1), at(0, 1, 'to'));
    expect(plan[0]).toEqual({ from: 3, legs: [leg(40, 1, 70, 2), leg(41, 2, 71, 1)] });
  });
});

describe('what lies can be taken back', () => {
  test('its place stays open while anything else of its flight lies there', () => {
    expect(takeBack(TWO_CHAINS, at(0, 0, 'to'))[0]).toEqual({
      from: 1,
      legs: [leg(40, 1, 70, null), leg(41, 2, 71, 3)],
    });
    expect(pieceAt(takeBack(TWO_CHAINS, at(0, 1, 'truck')), at(0, 1, 'truck'))).toBeNull();
  });

  test('with its last card a flight goes, and with its last flight a chain', () => {
    let plan: Plan = [{ from: null, legs: [leg(40, 1, null, null)] }, TWO_CHAINS[0] as Plan[number]];
    plan = takeBack(plan, at(0, 0, 'plane'));
    expect(plan).toHaveLength(2);
    plan = takeBack(plan, at(0, 0, 'truck'));
    expect(plan).toEqual([TWO_CHAINS[0]]);
  });

  test('a whole chain at once', () => {
    expect(dropChain(TWO_CHAINS, 0)).toEqual([TWO_CHAINS[1]]);
  });
});
