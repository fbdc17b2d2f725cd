/** What a match asks of the bots. */

import type { Question } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';

export interface Bots {
  /**
   * Never fails: a bot that crashes is asked again, then replaced by `trainee`, then by the first legal
   * action, and each is reported.
   */
  decide(question: Question): Promise<Shapes['action']>;
  close(): Promise<void>;
}
