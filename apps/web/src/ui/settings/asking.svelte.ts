/** One request to the server at a time, and its result. */

import type { PageAnswer } from '../../backend/backend.ts';
import { problemSentence } from '../../problems.ts';

export interface Asking {
  readonly busy: boolean;
  /** The problem of the last one, as a sentence. */
  readonly problem: string | null;
  /** Null if it failed, or another one is running. */
  ask<T>(question: () => Promise<PageAnswer<T>>): Promise<{ readonly value: T } | null>;
}

export function asking(): Asking {
  let busy = $state(false);
  let failed = $state.raw<Extract<PageAnswer, { ok: false }> | null>(null);
  return {
    get busy() {
      return busy;
    },
    get problem() {
      return failed === null ? null : problemSentence(failed.problem, failed.detail);
    },
    async ask(question) {
      if (busy) return null;
      busy = true;
      failed = null;
      const answer = await question();
      busy = false;
      if (answer.ok) return { value: answer.value };
      failed = answer;
      return null;
    },
  };
}
