/** Counts of every way on from small positions; the numbers and where they come from are in the .perft file. */

import { readFileSync } from 'node:fs';
import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance } from '@tarmac/kit';
import { countedConformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { act } from '../support/act.ts';
import { bundle, keep } from '../support/actions.ts';
import { called, config, type Position, position } from '../support/position.ts';

/** Nobody trades, or has anything left to claim: only what is counted can be done. */
const QUIET: Position = {
  seats: 2,
  offers: '0',
  players: ['creative-accountant', 'long-haul-pilot'],
  claimed: [true, true],
};

const POSITIONS: Readonly<Record<string, () => State>> = {
  starting: () => {
    const dealt: State['dealt'] = [
      [0, 2],
      [3, 4],
    ];
    const state: State = {
      ...connectingFlights.setup(config({ offers: '0' }), 2, fastChance(1)),
      dealt,
      claimed: [true, true],
    };
    return act(act(state, 0, keep('trader')), 1, keep('fuel-merchant'));
  },
  bidding: () => position({ ...QUIET, frame: called(2), row: ['athens'], coins: [15, 16] }),
  'market-closing': () => position({ ...QUIET, coins: [5, 0] }),
  offer: () => {
    const state = position({ ...QUIET, offers: '1', coins: [10, 0], owned: [[], ['plane-1']] });
    state.offers = [{ from: 1, to: 0, give: bundle({ cards: ['plane-1'] }), take: bundle({ coins: 10 }) }];
    state.offersMade = [1, 1];
    return state;
  },
  saboteurs: () => {
    const then = [2, 0];
    return position({
      ...QUIET,
      seats: 3,
      players: ['creative-accountant', 'long-haul-pilot', 'fuel-merchant'],
      claimed: [true, true, true],
      frame: { kind: 'sabotage', seat: 1, then },
      owned: [['plane-1', 'plane-2'], [], ['plane-3']],
      sabotages: {
        'runway-works': 'under',
        'visa-trouble': 'under',
        'bad-press': 'under',
        'fuel-leak': 'under',
        'poached-crew': 'under',
        'wildcat-strike': 'under',
        'slot-refused': 'under',
      },
    });
  },
};

const file = readFileSync(new URL('./counted.perft', import.meta.url), 'utf8');

for (const check of countedConformance(connectingFlights, { file, positions: POSITIONS })) test(check.name, check.run);
