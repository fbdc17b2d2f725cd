/** The parts of the bots of Airlines Europe that the suite of bots reads. */

import { readFileSync } from 'node:fs';
import { airlinesEuropeBrain, explain, type Term } from '@tarmac/airlines-europe/bot';
import type { AirlinesEurope } from '@tarmac/airlines-europe/rules';
import type { BotPlan } from '@tarmac/bots/proofs';
import { TABLES } from './support.ts';

export const BOTS: BotPlan<AirlinesEurope, Term> = {
  brain: airlinesEuropeBrain,
  tables: TABLES,
  endings: () => ['AE-8.7', 'AE-4.11'],
  explain,
  dominated: 600,
  weights: {
    file: readFileSync(new URL('../../bot/data/weights.ts', import.meta.url), 'utf8'),
    options: ['--seats 2..5', '--positions'],
  },
};
