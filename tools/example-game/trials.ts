/** Example Game, for the arena. */

import type { Trials } from '@tarmac/bots';
import { manifest } from './manifest.ts';

export const trials: Trials = { manifest };
