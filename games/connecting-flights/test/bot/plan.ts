/** The parts of the bots of Connecting Flights that the suite of bots reads. */

import { readFileSync } from 'node:fs';
import type { BotPlan } from '@tarmac/bots/proofs';
import { connectingFlightsBrain, explain, type Term } from '@tarmac/connecting-flights/bot';
import type { ConnectingFlights } from '@tarmac/connecting-flights/rules';
import { TABLES } from './support.ts';

export const BOTS: BotPlan<ConnectingFlights, Term> = {
  brain: connectingFlightsBrain,
  tables: TABLES,
  endings: () => ['CF-4.9'],
  explain,
  dominated: 40,
  // What comes of a player card, a continent or a card added to the auction lies beyond: no reason is told.
  inSight: ({ frame: { kind } }) => kind !== 'keep' && kind !== 'start' && kind !== 'add',
  forgetsCleanly: false,
  scale: 0.01,
  weights: {
    file: readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8'),
    options: ['--seats 2..5'],
  },
};
