import { conformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { airlinesEurope } from '../rules/game.ts';
import { plan } from './support/conformance-plan.ts';

for (const check of conformance(airlinesEurope, plan)) test(check.name, check.run);
