/** The outside of a bot's worker. */

import type { Question } from '@tarmac/bots';
import type { Reply } from './bots-door.ts';

export interface Asked extends Reply {
  /** From sending the question to receiving the answer. */
  readonly wallMs: number;
  /** The most JavaScript heap of the worker in use so far, with garbage. */
  readonly heapBytes: number;
  /** The most growth of the worker's process since before the worker; null if unknown. */
  readonly grownBytes: number | null;
}

export interface Runtime {
  /** Such as `Node 20.19.0`. */
  readonly name: string;
  /** One question at a time. */
  ask(question: Question): Promise<Asked>;
  close(): Promise<void>;
}

/** The interval of memory samples. */
export const LOOK_EVERY_MS = 20;
