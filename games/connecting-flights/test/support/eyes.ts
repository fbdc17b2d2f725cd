/** What eyes see and hear, and states that only one of them can tell apart. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import type { Eye } from '@tarmac/kit';
import { expect } from 'vitest';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';

export const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];

export function view(state: State, eye: Eye): View {
  return connectingFlights.view(state, eye);
}

/** The same state but for something hidden. */
export function twin(state: State, change: (other: State) => void): State {
  const other = connectingFlights.clone(state);
  change(other);
  expect(connectingFlights.audit(other)).toEqual([]);
  return other;
}

/** Only these eyes can tell the two states apart. */
export function expectOnlySeenBy(one: State, other: State, seeing: readonly Eye[]): void {
  const telling = EYES.filter((eye) => JSON.stringify(view(one, eye)) !== JSON.stringify(view(other, eye)));
  expect(telling).toEqual(seeing);
}
