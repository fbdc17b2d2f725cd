/** The learner's act at each decision of the lesson, and the rules it teaches. */

import type { Action } from '@tarmac/airlines-europe/rules';
import type { RuleId } from '@tarmac/airlines-europe/text';
import type { ExpectedStep } from '@tarmac/kit/words';

/** In order. */
export const EXPECTED = {
  open: { action: { type: 'choose', shares: ['red', 'gray'] }, rules: ['AE-2.8', 'AE-3.1'] },
  licence: {
    action: { type: 'buy', airline: 'red', route: 'london-paris', licence: 0 },
    rules: ['AE-4.1', 'AE-4.2', 'AE-1.5'],
  },
  second: {
    action: { type: 'buy', airline: 'red', route: 'milan-paris', licence: 0 },
    rules: ['AE-4.7', 'AE-4.3'],
  },
  share: { action: { type: 'take', airline: 'red' }, rules: ['AE-4.8'] },
  play: { action: { type: 'play', share: 'red', count: 3 }, rules: ['AE-5.1', 'AE-5.2'] },
  exchange: { action: { type: 'exchange', give: 1 }, rules: ['AE-6.1', 'AE-8.5'] },
  give: { action: { type: 'give', from: 'hand', share: 'blue' }, rules: ['AE-6.2'] },
  cash: { action: { type: 'cash' }, rules: ['AE-7.1'] },
  playTwo: { action: { type: 'playTwo', shares: ['green', 'abacus'] }, rules: ['AE-5.1', 'AE-2.9'] },
  grow: { action: { type: 'buy', airline: 'red', route: 'dublin-london', licence: 0 }, rules: ['AE-4.2'] },
  remote: { action: { type: 'buy', airline: 'red', route: 'dublin-new-york', licence: 0 }, rules: ['AE-4.10'] },
  draw: { action: { type: 'draw' }, rules: ['AE-4.8', 'AE-8.1'] },
  market: { action: { type: 'take', airline: 'blue' }, rules: ['AE-8.2', 'AE-8.3', 'AE-8.4'] },
} satisfies Readonly<Record<string, ExpectedStep<Action, RuleId>>>;

export type StepId = keyof typeof EXPECTED;
