/** The solver against everything that can be flown, on small positions. */

import { type Draw, drawFrom } from '@tarmac/flights/support';
import { describe, expect, it } from 'vitest';
import { bestFlying } from '../../bot/flying/index.ts';
import { apply } from '../../rules/apply/index.ts';
import { actions } from '../../rules/legal.ts';
import type { State } from '../../rules/state.ts';
import { bestValue } from './brute-force.ts';
import { drawnPosition, drawnWorth, NO_LUCK, pick, type Sizes, TABLES } from './positions.ts';
import { expectToFly } from './replay.ts';

type Kind = Pick<
  Sizes,
  'hands' | 'airports' | 'rights' | 'planes' | 'electric' | 'passengers' | 'continents' | 'pawns'
>;

const KINDS: readonly (readonly [string, Kind])[] = [
  ['one hand, one flight', sized(1, 3, 1, 1, 0, 1, 2, 5)],
  ['one hand, two flights, electric planes', sized(1, 3, 0, 1, 1, 2, 2, 4)],
  ['one hand, three flights, a transfer', sized(1, 4, 0, 3, 0, 3, 3, 4)],
  ['one hand, two cards of a city, landing rights', sized(1, 4, 1, 2, 0, 2, 1, 4)],
  ['two hands, a flight each', sized(2, 2, 0, 1, 0, 1, 3, 5)],
  ['two hands, two flights each', sized(2, 2, 1, 2, 0, 2, 2, 3)],
  ['three hands, a flight each', sized(3, 2, 0, 1, 0, 1, 3, 4)],
];

function sized(
  hands: number,
  airports: number,
  rights: number,
  planes: number,
  electric: number,
  passengers: number,
  continents: number,
  pawns: number,
): Kind {
  return { hands, airports, rights, planes, electric, passengers, continents, pawns };
}

function drawn(draw: Draw, kind: Kind): State {
  const scenario = pick(draw, ['none', 'none', 'low-cost', 'volcano'] as const);
  return drawnPosition(draw, {
    ...kind,
    trucks: Array.from({ length: kind.passengers }, () => 1 + draw(4)),
    coins: draw(10),
    chartersGone: 4 + draw(5),
    scenario,
    round: 1 + draw(9),
    suited: draw(3) > 0,
  });
}

/** On as many positions of each kind. */
export function flyingIsBest(count: number): void {
  describe.each(KINDS)('%s', (name, kind) => {
    const positions = Array.from({ length: count }, (_, seed) => {
      const draw = drawFrom(seed * KINDS.length + KINDS.findIndex((each) => each[0] === name));
      const state = drawn(draw, kind);
      // Half of them in the middle of the phase, where chains go on and cards are used up.
      const flights = actions(state, 0).filter(({ type }) => type === 'fly');
      if (draw(2) === 0 && flights.length > 0) apply(state, 0, pick(draw, flights), NO_LUCK);
      return { state, worth: drawnWorth(draw, pick(draw, [0, 3, 8, 60, 150]), pick(draw, [0, 1, 2, 5])) };
    }).filter(({ state }) => state.frame.kind === 'flights');

    it('CF-6.2, CF-6.3 nothing that can be flown is worth more, and it flies as it says', () => {
      let flown = 0;
      for (const { state, worth } of positions) {
        const found = bestFlying(state, TABLES, worth);
        expect(found.proved).toBe(true);
        expect(found.value, JSON.stringify({ found, worth })).toBeCloseTo(bestValue(state, TABLES, worth), 6);
        expectToFly(state, found, worth);
        flown += found.steps.length;
      }
      expect(flown).toBeGreaterThan(count / 5);
    });

    it('cut short it still flies as it says, and never better than the best', () => {
      for (const { state, worth } of positions) {
        const best = bestFlying(state, TABLES, worth);
        const quick = bestFlying(state, TABLES, worth, { nodes: 5 });
        expect(quick.value).toBeLessThanOrEqual(best.value + 1e-6);
        expectToFly(state, quick, worth);
      }
    });
  });
}
