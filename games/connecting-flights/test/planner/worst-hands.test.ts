/** Large hands do not make the planner think for ever: counted in steps, for a clock tells about the machine. */

import { drawFrom } from '@tarmac/flights/support';
import { describe, expect, it } from 'vitest';
import { bestPlan, type Fleet } from '../../bot/planner/index.ts';
import { visits } from '../../bot/planner/links.ts';
import { flightsOf, isPlan } from './brute-force.ts';
import { airport, drawnHand, EUROPE, hand, PRINTED } from './hands.ts';

const LARGE = 10;
const times = <T>(make: (place: number) => T, count = LARGE): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

const LONG_HAUL = { ...PRINTED, byFuel: [0, 0, 5, 5] };
const HUB = { ...PRINTED, connecting: 2 };

const around = times((card) => airport(card, card % 6, 1 + (card % 3)));
const allEuropean = times((card) => airport(card, EUROPE, 1 + (card % 3)));
const travellers = times((place) => [place % 6, 1 + (place % 3)] as const);
const europeans = times((place) => [EUROPE, 1 + (place % 3)] as const);
const fleetOfAll = times((place) => 1 + (place % 3));
const mixedTrucks = times((place) => 1 + (place % 4));

const HANDS: readonly (readonly [string, Fleet])[] = [
  [
    'ten alike',
    hand(
      times((card) => airport(card, EUROPE, 3)),
      times(() => 3),
      times(() => [EUROPE, 3] as const),
      times(() => 1),
    ),
  ],
  [
    'all in Europe',
    hand(
      allEuropean,
      fleetOfAll,
      europeans,
      times(() => 1),
    ),
  ],
  [
    'all in Europe, many electric',
    hand(
      allEuropean,
      times((place) => (1 + (place % 3)) * (place < 4 ? -1 : 1)),
      europeans,
      times(() => 1, 4),
    ),
  ],
  ['around the world', hand(around, fleetOfAll, travellers, mixedTrucks)],
  [
    'around the world, small trucks',
    hand(
      around,
      fleetOfAll,
      travellers,
      times(() => 2),
    ),
  ],
  [
    'around the world, four electric',
    hand(
      around,
      times((place) => (1 + (place % 3)) * (place < 4 ? -1 : 1)),
      travellers,
      mixedTrucks,
    ),
  ],
  ['around the world, long flights', hand(around, fleetOfAll, travellers, mixedTrucks, { fares: LONG_HAUL })],
  ['around the world, connections', hand(around, fleetOfAll, travellers, mixedTrucks, { fares: HUB })],
  [
    'around the world, everything at once',
    hand(
      around.map((one, place) => ({
        ...one,
        less: place % 4 === 0 ? 15 : 0,
        rights: place % 5 === 4,
        penalty: place % 5 === 4 ? 5 : 0,
      })),
      times((place) => (1 + (place % 3)) * (place < 4 ? -1 : 1)),
      travellers,
      mixedTrucks,
      { boosts: 1, fares: { ...LONG_HAUL, connecting: 2 } },
    ),
  ],
];

const MOST_STEPS = 20_000;

const steps = (fleet: Fleet): number => {
  visits.links = 0;
  visits.profiles = 0;
  const { plan } = bestPlan(fleet);
  expect(isPlan(fleet, flightsOf(fleet, plan))).toBe(true);
  return visits.links + visits.profiles;
};

describe('ten of everything', () => {
  it.each(HANDS)('%s', (_name, fleet) => {
    const taken = steps(fleet);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(MOST_STEPS);
  });
});

describe('a hoard', () => {
  it('of everything there is still gets a valid plan, in a bounded number of steps', () => {
    const everything = hand(
      times((card) => airport(card, card % 6, 1 + (card % 3)), 35),
      times((place) => 1 + (place % 3), 26),
      times((place) => [place % 6, 1 + (place % 3)] as const, 33),
      times((place) => 1 + (place % 4), 35),
      { boosts: 1, fares: HUB },
    );
    expect(steps(everything)).toBeLessThan(2_100_000);
    expect(bestPlan(everything).revenue).toBeGreaterThan(200);
  });
});

describe('drawn hands', () => {
  it.each([
    [4, 500, 100],
    [8, 200, 10_000],
  ])('%i of everything', (count, hands, most) => {
    const draw = drawFrom(count);
    for (let drawn = 0; drawn < hands; drawn++) {
      const fleet = drawnHand(draw, {
        airports: count,
        planes: count,
        passengers: count,
        trucks: count,
        continents: 1 + draw(5),
      });
      expect(steps(fleet), JSON.stringify(fleet)).toBeLessThan(most);
    }
  });
});
