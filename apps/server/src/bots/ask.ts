/** The bots as matches see them. */

import type { Question } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';

/** The bots are closed. It is no failure: the caller leaves the turn for later. */
export class BotsClosed extends Error {
  override readonly name = 'BotsClosed';
}

/** What a question is asked for. */
export interface BotTurn {
  /** Who has opened the table: people share the threads, and so do the tables of each. */
  readonly host: string;
  readonly table: string;
  /** Nobody is to notice by the time it takes whether a move was forced. */
  readonly amongPeople: boolean;
}

export interface Bots {
  /**
   * Never fails: a bot that crashes is asked again, then replaced by `trainee`, then by the first legal
   * action, and each is reported. Once the bots are closed it throws `BotsClosed`.
   */
  decide(question: Question, turn: BotTurn): Promise<Shapes['action']>;
  close(): Promise<void>;
}
