import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { conformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { plan } from './support/conformance-plan.ts';

for (const check of conformance(cooperativeFlights, { ...plan, gamesPerConfig: 3, rates: {} }))
  test(check.name, check.run);
