/** Airlines passes the suite of every game, on a sample of positions; `conformance.proof.ts` looks at more of them. */

import { airlines } from '@tarmac/airlines/rules';
import { conformance } from '@tarmac/kit/conformance';
import { test } from 'vitest';
import { plan } from './support/conformance-plan.ts';

for (const check of conformance(airlines, plan)) test(check.name, check.run);
