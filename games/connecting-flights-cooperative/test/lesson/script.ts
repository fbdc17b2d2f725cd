/**
 * The guided first game as a script: what the learner does, and what the decks bring. `lesson.json` is made from it
 * (`npx vitest run --mode record lesson`), and a test holds it to that.
 */

import { type CooperativeFlights, cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import type { MatchFile } from '@tarmac/kit';
import { recordLesson } from '@tarmac/kit/conformance';
import { EXPECTED, type StepId } from '../../lesson/steps.ts';
import { fate } from '../rules/support/fate.ts';

export const STEP_IDS = Object.keys(EXPECTED) as readonly StepId[];
const LEARNER = 0;

const CONFIG = {
  board: 'world-1',
  difficulty: 'easy',
  scenario: 'none',
  hands: 'one',
  beginner: false,
  consent: false,
} as const;

/** Three pairs of departure and high demand. */
const DEALT = ['departure-0', 'high-0', 'departure-1', 'high-2', 'departure-7', 'high-3'];

const BRINGS: Partial<Readonly<Record<StepId, readonly string[]>>> = {
  first: ['north-america-1', 'asia-2', 'europe-2', 'south-america-2', 'plane-3/b', 'plane-2'],
  passenger: ['asia-1'],
  plane: ['plane-2/b'],
  close: ['departure-2', 'low-2'],
  renew: ['oceania-1', 'africa-2', 'europe-1', 'south-america-1', 'plane-3/c', 'plane-1'],
  again: ['asia-1/b'],
};

export function makeLesson(): MatchFile<CooperativeFlights> {
  return recordLesson(cooperativeFlights, {
    config: CONFIG,
    seats: 1,
    deal: fate(null, DEALT),
    lines: STEP_IDS.map((id) => [LEARNER, EXPECTED[id].action, ...(BRINGS[id] ?? [])]),
    fate: (state, brings, [, action]) => fate(state, brings, [0, action]),
  });
}
