/** Where a bot's worker runs, seen from outside. */

import type { Question } from '@tarmac/bots';
import type { Reply } from './bots-door.ts';

export interface Asked extends Reply {
  /** From the question's leaving to the answer's arrival. */
  readonly wallMs: number;
  /** The most of the worker's JavaScript heap that was in use so far, garbage included. */
  readonly heapBytes: number;
  /** By how much the process of the worker has grown at most since before there was a worker; null where nobody can tell. */
  readonly grownBytes: number | null;
}

export interface Runtime {
  /** Such as `Node 20.19.0`. */
  readonly name: string;
  /** One question at a time. */
  ask(question: Question): Promise<Asked>;
  close(): Promise<void>;
}

/** How often memory is looked at from outside. */
export const LOOK_EVERY_MS = 20;
