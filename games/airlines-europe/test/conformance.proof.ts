import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { conformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { plan } from './support/conformance-plan.ts';

for (const check of conformance(airlinesEurope, { ...plan, gamesPerConfig: 3, rates: {} })) test(check.name, check.run);
