/** Closes a server: its steps in reverse order, one after the other, within a time limit. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Parts } from './parts.ts';

export interface Closing {
  /** The step runs before all steps added so far. */
  add(step: () => unknown): void;
  readonly hasBegun: () => boolean;
  readonly close: () => Promise<void>;
}

export function makeClosing(log: Parts['log'], milliseconds: number): Closing {
  const steps: (() => unknown)[] = [];
  let closed: Promise<void> | null = null;

  async function takeApart(): Promise<void> {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'a part of the server did not close');
      }
    }
  }

  async function closeInTime(): Promise<void> {
    const late = new AbortController();
    const limit = wait(milliseconds, 'late', { signal: late.signal, ref: false }).catch(() => 'in time');
    const how = await Promise.race([takeApart(), limit]);
    late.abort();
    if (how === 'late') log.error('the server did not close in time');
  }

  return {
    add: (step) => void steps.push(step),
    hasBegun: () => closed !== null,
    close: () => {
      closed ??= closeInTime();
      return closed;
    },
  };
}
