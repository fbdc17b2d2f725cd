/** Whoever gives hints never leaves somebody standing who could come home. */

import { playerOf } from '@tarmac/bots';
import { cooperativeFlightsBrain } from '@tarmac/connecting-flights-cooperative/bot';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { worthOf } from '../../bot/flights.ts';
import { bestFlying } from '../../bot/flying/index.ts';
import { ALL_TABLES, positionsOf, TABLES } from './support.ts';

test('CF-6.2 the captain ends the flights only when nobody more can be brought home', () => {
  const { bot, budget } = playerOf(cooperativeFlightsBrain, 'captain', 0.2);
  let flown = 0;
  for (const [place, table] of ALL_TABLES.entries()) {
    for (const state of positionsOf(table, 40 + place, 'flights').filter((_, index) => index % 16 === 0)) {
      const { home } = bestFlying(state, TABLES, worthOf(state, TABLES), { nodes: 3000 });
      if (home === 0) continue;
      flown++;
      const view = cooperativeFlights.view(state, 0);
      const { action } = bot(view, cooperativeFlights.actions(state, 0), budget, fastChance(place));
      expect({ round: state.round, home, action: action.type }).not.toMatchObject({ action: 'pass' });
    }
  }
  expect(flown).toBeGreaterThan(10);
});
