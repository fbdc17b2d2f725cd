/** What a match asks of the bots. */

import type { Question } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';

/** They were sent home, which is no failure: whoever asked leaves the turn to be taken up later. */
export class BotsClosed extends Error {
  override readonly name = 'BotsClosed';
}

export interface Bots {
  /**
   * Never fails: a bot that crashes is asked again, then replaced by `trainee`, then by the first legal
   * action, and each is reported. Once the bots are closed it throws `BotsClosed`.
   */
  decide(question: Question): Promise<Shapes['action']>;
  close(): Promise<void>;
}
