/** The learner's act at each decision of the lesson, and the rules it teaches. */

import type { Action } from '@tarmac/airlines/rules';
import type { RuleId } from '@tarmac/airlines/text';
import type { ExpectedStep } from '@tarmac/kit/words';

/** In order. */
export const EXPECTED = {
  found: {
    action: { type: 'found', airline: 'ita', count: 2, route: 'chicago-toronto', flight: 'solid-4' },
    rules: ['AL-5.1', 'AL-4.1', 'AL-1.6'],
  },
  take: { action: { type: 'take', airline: 'ita' }, rules: ['AL-5.2', 'AL-7.1'] },
  expand: { action: { type: 'expand' }, rules: ['AL-6.1'] },
  fly: {
    action: { type: 'fly', airline: 'ita', route: 'chicago-minneapolis', flight: 'dashed-6' },
    rules: ['AL-4.1', 'AL-4.2', 'AL-4.3'],
  },
  draw: { action: { type: 'draw' }, rules: ['AL-6.1', 'AL-7.1'] },
  play: { action: { type: 'play', airline: 'ita', count: 2 }, rules: ['AL-6.2', 'AL-9.2'] },
  again: { action: { type: 'expand' }, rules: ['AL-6.1', 'AL-4.5'] },
  grow: {
    action: { type: 'fly', airline: 'ita', route: 'atlanta-chicago', flight: 'dotted-4' },
    rules: ['AL-4.1', 'AL-4.4'],
  },
  scoring: { action: { type: 'draw' }, rules: ['AL-9.1', 'AL-9.2'] },
  one: { action: { type: 'play', airline: 'ita', count: 1 }, rules: ['AL-6.2', 'AL-8.1'] },
  sabotage: {
    action: { type: 'sabotage', airline: 'hit', route: 'san-francisco-vancouver', circle: 1 },
    rules: ['AL-8.1', 'AL-8.2', 'AL-8.3'],
  },
} satisfies Readonly<Record<string, ExpectedStep<Action, RuleId>>>;

export type StepId = keyof typeof EXPECTED;
