import type { State, View } from '@tarmac/airlines-europe/rules';
import { botConformance, SAMPLE } from '@tarmac/bots/proofs';
import { expectTypeOf, test } from 'vitest';
import { BOTS } from './plan.ts';

for (const check of botConformance(BOTS, SAMPLE)) test(check.name, check.run);

test('nor do the types let a state pass for a view', () => expectTypeOf<State>().not.toExtend<View>());
