/** The view of one eye: everything, since only the order of shuffled decks is hidden (CF-9.4), and no state has one. */

import type { Card } from '@tarmac/flights/rules';
import type { Eye } from '@tarmac/kit';
import type { State } from './state.ts';

type Frozen = {
  readonly [K in keyof State]: State[K] extends readonly (readonly number[])[]
    ? readonly (readonly number[])[]
    : State[K];
};

export interface View extends Omit<Frozen, 'planeQueue' | 'passengerQueue'> {
  readonly eye: Eye;
  readonly planeQueue: readonly Card[];
  readonly passengerQueue: readonly Card[];
}
