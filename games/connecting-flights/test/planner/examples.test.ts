/** Hands whose best plan can be told by looking at them. */

import { describe, expect, it } from 'vitest';
import { bestPlan, bestRevenue, type Fleet, revenueWith } from '../../bot/planner/index.ts';
import { AFRICA, ASIA, airport, EUROPE, hand, NORTH_AMERICA, PRINTED, SOUTH_AMERICA } from './hands.ts';

const LONDON = airport(0, EUROPE, 3);
const LONDON_AGAIN = airport(1, EUROPE, 3, { city: LONDON.city });
const ATHENS = airport(2, EUROPE, 2);
const NAIROBI = airport(3, AFRICA, 2);
const NEW_YORK = airport(4, NORTH_AMERICA, 3);
const RIO = airport(5, SOUTH_AMERICA, 3);
const TOKYO = airport(6, ASIA, 3);

const asRights = (one: Fleet['airports'][number], penalty: number) => ({ ...one, rights: true, penalty });

describe('CF-2 what a flight needs', () => {
  it('CF-2.1 a first flight: two airports, a plane, a passenger, the free truck', () => {
    const fleet = hand([LONDON, ATHENS], [3], [[EUROPE, 3]], [1]);
    expect(bestPlan(fleet)).toEqual({
      revenue: 20,
      plan: [{ from: ATHENS.card, legs: [{ plane: 100, truck: 1, passenger: 200, to: LONDON.card }] }],
    });
  });

  it('CF-2.1 nothing without cards, or with one kind of them missing', () => {
    expect(bestPlan(hand([], [], [], []))).toEqual({ revenue: 0, plan: [] });
    expect(bestRevenue(hand([LONDON, ATHENS], [], [[EUROPE, 2]], [1]))).toBe(0);
    expect(bestRevenue(hand([LONDON, ATHENS], [2], [], [1]))).toBe(0);
    expect(bestRevenue(hand([LONDON, ATHENS], [2], [[EUROPE, 2]], []))).toBe(0);
    expect(bestRevenue(hand([LONDON], [2], [[EUROPE, 2]], [1]))).toBe(0);
  });

  it('CF-2.2 the plane has the passenger’s stars, or an engineer', () => {
    const passengers = [[EUROPE, 3]] as const;
    expect(bestRevenue(hand([ATHENS, LONDON], [2], passengers, [1]))).toBe(0);
    expect(bestRevenue(hand([ATHENS, LONDON], [2], passengers, [1], { boosts: 1 }))).toBe(20);
    expect(bestRevenue(hand([ATHENS, LONDON], [1], passengers, [1], { boosts: 2 }))).toBe(0);
  });

  it('CF-2.3, CF-2.4 the destination has the stars and lies on the continent', () => {
    expect(bestRevenue(hand([LONDON, ATHENS], [3], [[EUROPE, 3]], [1]))).toBe(20);
    expect(bestRevenue(hand([ATHENS, NAIROBI], [3], [[EUROPE, 3]], [4]))).toBe(0);
    expect(bestRevenue(hand([LONDON, ATHENS], [3], [[AFRICA, 1]], [4]))).toBe(0);
  });

  it('CF-2.5, CF-2.9 a truck large enough, or an electric plane', () => {
    const toTokyo = [[ASIA, 1]] as const;
    expect(bestRevenue(hand([NEW_YORK, TOKYO], [1], toTokyo, [2]))).toBe(0);
    expect(bestRevenue(hand([NEW_YORK, TOKYO], [1], toTokyo, [3]))).toBe(10);
    expect(bestRevenue(hand([NEW_YORK, TOKYO], [-1], toTokyo, []))).toBe(10);
    expect(bestRevenue(hand([NAIROBI, TOKYO], [1], toTokyo, [3]))).toBe(0);
    expect(bestRevenue(hand([NAIROBI, TOKYO], [1], toTokyo, [1, 1, 1, 4]))).toBe(10);
  });

  it('CF-2.6, CF-2.7 no flight begins on landing rights or stays in its city', () => {
    expect(bestRevenue(hand([asRights(LONDON, 5), ATHENS], [2], [[EUROPE, 2]], [1]))).toBe(15);
    expect(bestRevenue(hand([LONDON, asRights(NAIROBI, 5)], [2], [[EUROPE, 2]], [2]))).toBe(0);
    expect(bestRevenue(hand([LONDON, LONDON_AGAIN], [2], [[EUROPE, 2]], [1]))).toBe(0);
  });
});

describe('CF-2.10 chains', () => {
  it('there and back is a ring: one flight, unless the city returns on its other card', () => {
    const passengers = [
      [EUROPE, 3],
      [EUROPE, 2],
    ] as const;
    expect(bestRevenue(hand([LONDON, ATHENS], [3, 3], passengers, [1, 1]))).toBe(20);
    expect(bestRevenue(hand([LONDON, ATHENS, LONDON_AGAIN], [3, 3], passengers, [1, 1]))).toBe(35);
  });

  it('a chain over three airports, with the smallest planes and trucks that will do', () => {
    const fleet = hand(
      [LONDON, NAIROBI, RIO],
      [3, 2, 3, 2],
      [
        [AFRICA, 2],
        [SOUTH_AMERICA, 3],
      ],
      [4, 3, 2, 2],
    );
    expect(bestPlan(fleet)).toEqual({
      revenue: 35,
      plan: [
        {
          from: LONDON.card,
          legs: [
            { plane: 101, truck: 2, passenger: 200, to: NAIROBI.card },
            { plane: 100, truck: 3, passenger: 201, to: RIO.card },
          ],
        },
      ],
    });
  });

  it('an electric plane is kept for the flight that no truck suffices for', () => {
    const fleet = hand(
      [LONDON, ATHENS, TOKYO],
      [-2, 2],
      [
        [EUROPE, 2],
        [ASIA, 2],
      ],
      [1],
    );
    expect(bestRevenue(fleet)).toBe(30);
  });
});

describe('CF-4.5 what it earns', () => {
  const twoWays = [
    [EUROPE, 1],
    [AFRICA, 1],
  ] as const;

  it('an event for long flights sends the plane the long way', () => {
    const fares = { ...PRINTED, byFuel: [0, 0, 5, 5] };
    const fleet = hand([ATHENS, LONDON, TOKYO], [1], [[EUROPE, 1]], [1, 3], { fares });
    expect(bestPlan(fleet)).toMatchObject({ revenue: 15, plan: [{ from: TOKYO.card, legs: [{ truck: 3 }] }] });
  });

  it('an event for connecting flights joins them', () => {
    const fares = { ...PRINTED, connecting: 2 };
    const fleet = hand([LONDON, ATHENS, NAIROBI, RIO], [1, 1], twoWays, [2, 2, 2], { fares });
    expect(bestPlan(fleet).revenue).toBe(22);
    expect(bestPlan(fleet).plan).toHaveLength(1);
  });

  it('flights to a sabotaged airport earn less, never below nothing', () => {
    const sabotaged = { ...ATHENS, less: 25 };
    expect(bestRevenue(hand([LONDON, { ...ATHENS, less: 4 }], [1], [[EUROPE, 1]], [1]))).toBe(10);
    expect(bestRevenue(hand([NAIROBI, sabotaged], [1], [[EUROPE, 1]], [2]))).toBe(0);
  });

  it('of two plans that earn the same, the one that uses rights that would be paid again', () => {
    const rights = asRights(airport(9, EUROPE, 1), 5);
    const fleet = hand([LONDON, ATHENS, rights], [1], [[EUROPE, 1]], [1]);
    expect(bestPlan(fleet).plan[0]?.legs[0]?.to).toBe(rights.card);
  });

  it('CF-4.9 otherwise the one that earns it without rights', () => {
    const lent = asRights(airport(9, EUROPE, 1), 0);
    const fleet = hand([lent, LONDON, ATHENS], [1], [[EUROPE, 1]], [1]);
    expect(bestPlan(fleet).plan[0]?.legs[0]?.to).not.toBe(lent.card);
  });
});

describe('with this card too', () => {
  const fleet = hand([LONDON, ATHENS], [2], [[EUROPE, 2]], [1]);

  it('a card alone is worth nothing that lacks the others', () => {
    expect(revenueWith(fleet, {})).toBe(15);
    expect(revenueWith(fleet, { airports: [NAIROBI] })).toBe(15);
    expect(revenueWith(fleet, { planes: [{ card: 101, stars: 3, electric: false }] })).toBe(15);
  });

  it('a better passenger is', () => {
    expect(revenueWith(hand([ATHENS, LONDON], [3], [[EUROPE, 2]], [1]), { passengers: [passenger(EUROPE, 3)] })).toBe(
      20,
    );
  });

  it('all that a second flight needs is', () => {
    expect(
      revenueWith(fleet, {
        airports: [NAIROBI],
        planes: [{ card: 101, stars: 1, electric: false }],
        passengers: [passenger(AFRICA, 1)],
        trucks: [0, 1, 0, 0],
      }),
    ).toBe(25);
  });

  function passenger(continent: number, stars: number) {
    return { card: 201, continent, stars };
  }
});
