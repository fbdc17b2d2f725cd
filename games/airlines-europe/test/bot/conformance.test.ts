import { botConformance, SAMPLE } from '@tarmac/bots/proofs';
import { test } from 'vitest';
import { BOTS } from './plan.ts';

for (const check of botConformance(BOTS, SAMPLE)) test(check.name, check.run);
