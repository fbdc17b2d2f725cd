/** Counts of every way on from small positions; the numbers and where they come from are in the .perft file. */

import { readFileSync } from 'node:fs';
import { countedConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { cooperativeFlights } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { opened } from '../rules/support/opening.ts';
import { type Position, position } from '../rules/support/position.ts';

const POOR: Position = { seats: 1, coins: 5, planeDeck: [], passengerDeck: [], pawns: { lima: 'blue blue' } };

const POSITIONS: Readonly<Record<string, () => State>> = {
  placing: () => opened({ scenario: 'olympic-games' }, 1).state,
  first: () => opened({ hands: 'two' }, 1).state,
  'first-old': () => opened({ hands: 'two', scenario: 'good-old-days' }, 1).state,
  'first-volcano': () => opened({ hands: 'two', scenario: 'volcano' }, 1).state,
  further: () => position({ seats: 1, scenario: 'creating-demand', round: 1, frame: 'further' }),
  market: () => position(POOR),
  team: () => position({ ...POOR, seats: 3, consent: true }),
  'last-flights': () =>
    position({
      seats: 1,
      round: 10,
      frame: 'flights',
      owned: [['london', 'cairo', 'plane-2', 'africa-1']],
      pawns: { london: 'red red pink' },
    }),
};

const file = readFileSync(new URL('./counted.perft', import.meta.url), 'utf8');

for (const check of countedConformance(cooperativeFlights, { file, positions: POSITIONS })) test(check.name, check.run);
