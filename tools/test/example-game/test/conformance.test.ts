import { conformance } from '@tarmac/kit/conformance';
import { standby } from '@tarmac/standby/rules';
import { test } from 'vitest';

const configs = [2, 3, 4].map((seats) => ({ label: `${seats} seats`, seats, config: {} }));
for (const check of conformance(standby, { configs, gamesPerConfig: 20, seed: 1 })) test(check.name, check.run);
