/** The parts of the bots of Airlines that the suite of bots reads. */

import { readFileSync } from 'node:fs';
import { airlinesBrain, explain, type Term } from '@tarmac/airlines/bot';
import type { Airlines } from '@tarmac/airlines/rules';
import type { BotPlan } from '@tarmac/bots/proofs';
import { TABLES } from './support.ts';

export const BOTS: BotPlan<Airlines, Term> = {
  brain: airlinesBrain,
  tables: TABLES,
  endings: (seats) => [seats === 2 ? 'AL-9.4' : 'AL-9.3', 'AL-9.5'],
  explain,
  dominated: 60,
  weights: {
    file: readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8'),
    options: ['--seats 2..6', '--positions'],
  },
};
