/** The planner against every plan there is, on many small hands. */

import { drawFrom } from '@tarmac/flights/support';
import { describe, expect, it } from 'vitest';
import { bestPlan, bestRevenue, type Fleet, revenueWith } from '../../bot/planner/index.ts';
import { bestScore, flightsOf, isPlan, scoreOf } from './brute-force.ts';
import { airport, drawnHand, PRINTED, type Sizes } from './hands.ts';

const SIZES: readonly (readonly [string, number, Sizes])[] = [
  ['two airports on one continent', 1, { airports: 2, planes: 2, passengers: 2, trucks: 2, continents: 1 }],
  ['three airports, much of everything', 2, { airports: 3, planes: 4, passengers: 4, trucks: 4, continents: 2 }],
  ['four airports on one continent', 3, { airports: 4, planes: 3, passengers: 3, trucks: 3, continents: 1 }],
  ['four airports on two continents', 4, { airports: 4, planes: 3, passengers: 4, trucks: 3, continents: 2 }],
  ['four airports, few trucks', 5, { airports: 4, planes: 4, passengers: 4, trucks: 1, continents: 2 }],
  ['five airports, few planes', 6, { airports: 5, planes: 2, passengers: 4, trucks: 3, continents: 3 }],
  ['five airports all over the world', 7, { airports: 5, planes: 3, passengers: 4, trucks: 3, continents: 5 }],
];

/** Too large for every plan to be tried; what a hand can do more with a card can still be compared. */
const LARGE: Sizes = { airports: 7, planes: 6, passengers: 7, trucks: 6, continents: 3 };

function* drawnHands(count: number, seed: number, sizes: Sizes): Generator<Fleet> {
  const draw = drawFrom(seed);
  for (let drawn = 0; drawn < count; drawn++) yield drawnHand(draw, sizes);
}

/** As many hands of each kind. */
export function plansAreBest(count: number): void {
  describe.each(SIZES)('%s', (_name, seed, sizes) => {
    it('CF-4.5 no plan earns more, leaves less unpaid, or then earns more without landing rights', () => {
      for (const fleet of drawnHands(count, seed, sizes)) {
        const { plan } = bestPlan(fleet);
        expect(scoreOf(fleet, flightsOf(fleet, plan)), JSON.stringify(fleet)).toEqual(bestScore(fleet));
      }
    });

    it('CF-2.10 the plan is valid in every flight and earns what is said', () => {
      for (const fleet of drawnHands(count, seed + 100, sizes)) {
        const { plan, revenue } = bestPlan(fleet);
        const flights = flightsOf(fleet, plan);
        expect(isPlan(fleet, flights), JSON.stringify(fleet)).toBe(true);
        expect(scoreOf(fleet, flights).revenue).toBe(revenue);
        expect(bestRevenue(fleet)).toBe(revenue);
      }
    });
  });

  describe('one card more', () => {
    it('never costs anything where a longer chain does not', () => {
      const draw = drawFrom(31);
      for (let drawn = 0; drawn < count; drawn++) {
        const hand = drawnHand(draw, LARGE);
        const fleet = { ...hand, fares: { ...hand.fares, connecting: Math.max(0, hand.fares.connecting) } };
        const revenue = bestRevenue(fleet);
        const continent = draw(6);
        const stars = 1 + draw(3);
        for (const more of [
          { airports: [airport(50, continent, stars)] },
          { planes: [{ card: 150, stars, electric: false }] },
          { planes: [{ card: 150, stars, electric: true }] },
          { passengers: [{ card: 250, continent, stars }] },
          { trucks: [0, 0, 0, 1] },
        ]) {
          expect(revenueWith(fleet, more), JSON.stringify({ fleet, more })).toBeGreaterThanOrEqual(revenue);
        }
      }
    });

    it('is the same as having it', () => {
      const draw = drawFrom(32);
      for (let drawn = 0; drawn < count; drawn++) {
        const fleet = drawnHand(draw, LARGE);
        const [firstAirport, ...airports] = fleet.airports;
        const [firstPlane, ...planes] = fleet.planes;
        const [firstPassenger, ...passengers] = fleet.passengers;
        if (firstAirport === undefined || firstPlane === undefined || firstPassenger === undefined) continue;
        const less = { ...fleet, airports, planes, passengers, trucks: [0, 0, 0, 0] };
        const more = {
          airports: [firstAirport],
          planes: [firstPlane],
          passengers: [firstPassenger],
          trucks: fleet.trucks,
        };
        expect(revenueWith(less, more)).toBe(bestRevenue(fleet));
      }
    });
  });

  describe('the order of the cards', () => {
    it('changes no plan’s worth', () => {
      const draw = drawFrom(33);
      for (let drawn = 0; drawn < count; drawn++) {
        const fleet = drawnHand(draw, LARGE);
        const turned = {
          ...fleet,
          airports: fleet.airports.toReversed(),
          planes: fleet.planes.toReversed(),
          passengers: fleet.passengers.toReversed(),
        };
        const score = scoreOf(fleet, flightsOf(fleet, bestPlan(fleet).plan));
        expect(scoreOf(turned, flightsOf(turned, bestPlan(turned).plan)), JSON.stringify(fleet)).toEqual(score);
      }
    });

    it('the same hand has the same plan every time', () => {
      const draw = drawFrom(34);
      const hands = Array.from({ length: 50 }, () => ({ ...drawnHand(draw, LARGE), fares: PRINTED }));
      const plans = hands.map(bestPlan);
      expect(hands.toReversed().map(bestPlan).toReversed()).toEqual(plans);
    });
  });
}
