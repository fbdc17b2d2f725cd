import { botConformance, PROOF } from '@tarmac/bots/proofs';
import { test } from 'vitest';
import { BOTS } from './plan.ts';

const tell = (figures: string) => process.stdout.write(`${figures}\n`);

for (const check of botConformance(BOTS, PROOF, tell)) test(check.name, check.run);
