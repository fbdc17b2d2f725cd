import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { conformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { plan } from './support/conformance-plan.ts';

for (const check of conformance(connectingFlights, { ...plan, gamesPerConfig: 3, rates: {} }))
  test(check.name, check.run);
