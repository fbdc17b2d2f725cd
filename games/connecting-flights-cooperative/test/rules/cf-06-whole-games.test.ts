/** CF-1.7, CF-6.1 to CF-6.5, CF-7: whole games at random, with somebody keeping the books. */

import { expect, test } from 'vitest';
import { type Config, SCENARIO_IDS } from '../../rules/config.ts';
import { DIFFICULTIES } from '../../rules/difficulty.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { config } from './support/position.ts';
import { wholeGame } from './support/whole-game.ts';
import { witness } from './support/witness.ts';

const TABLES = [
  [1, 'one'],
  [1, 'two'],
  [2, 'one'],
  [3, 'one'],
] as const;

/** Without these the books would be of little use. */
const WANTED = ['bought', 'rented', 'boughtTruck', 'renewed', 'flew', 'chartered', 'penalties', 'income', 'pair'];
const SPECIAL: Readonly<Partial<Record<Config['scenario'], readonly string[]>>> = {
  'creating-demand': ['further'],
  'olympic-games': ['placed', 'games'],
  future: ['interest', 'carbon'],
};

test.each(SCENARIO_IDS)('CF-6.1, CF-6.2, CF-6.3, CF-6.4 and CF-6.5 in %s the news adds up', (scenario) => {
  const kinds = new Set<string>();
  let seed = SCENARIO_IDS.indexOf(scenario) * 100;
  for (const [seats, hands] of TABLES) {
    seed++;
    const difficulty = DIFFICULTIES[seed % DIFFICULTIES.length] as Config['difficulty'];
    const settings = config({ scenario, hands, difficulty, beginner: seed % 2 === 0, consent: seed % 3 === 0 });
    const { hear, books } = witness(settings, seats, seats === 1 && hands === 'two' ? 2 : seats);
    wholeGame(settings, seats, seed, {
      watch(state, news) {
        for (const { kind } of news) kinds.add(kind);
        hear(news);
        const { coins, home, pawns, owners, trucks, complaints } = books();
        const found = [
          coins,
          home,
          pawns,
          trucks,
          state.where.map((place, card) => owners.get(card) ?? Math.min(place, -1)),
        ];
        expect(complaints).toEqual([]);
        // As text, for there are many of these comparisons.
        const expected = [state.coins, state.home, state.pawns, state.trucks, state.where];
        expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
        expect(cooperativeFlights.audit(state)).toEqual([]);
      },
    });
  }
  expect([...WANTED, ...(SPECIAL[scenario] ?? [])].filter((kind) => !kinds.has(kind))).toEqual([]);
});
