/**
 * Unanswered messages to the server. Each is sent again with the same id on every new connection; the server does it
 * only once.
 */

import type { ClientMessage } from '@tarmac/wire/page';
import type { PageAnswer, PageProblem } from './backend.ts';

/** Messages that change something and get an answer. */
export type Asking = Extract<ClientMessage, { readonly id: string }>;

export interface Outbox {
  add(message: Asking): Promise<PageAnswer>;
  answer(id: string, answer: PageAnswer): void;
  /** In the order of sending. */
  waiting(): readonly Asking[];
  /** Whether it may be tried again; counts the tries. */
  mayTryAgain(id: string): boolean;
  failAll(problem: PageProblem): void;
}

/** After `unavailable` the same message mostly succeeds a moment later. */
const MOST_TRIES = 4;

export function makeOutbox(): Outbox {
  const entries = new Map<string, { readonly message: Asking; tries: number; resolve(answer: PageAnswer): void }>();

  function answer(id: string, given: PageAnswer): void {
    const entry = entries.get(id);
    entries.delete(id);
    entry?.resolve(given);
  }

  return {
    add: (message) =>
      new Promise((resolve) => {
        entries.set(message.id, { message, tries: 1, resolve });
      }),
    answer,
    waiting: () => [...entries.values()].map(({ message }) => message),
    mayTryAgain(id) {
      const entry = entries.get(id);
      if (entry === undefined || entry.tries >= MOST_TRIES) return false;
      entry.tries++;
      return true;
    },
    failAll(problem) {
      for (const id of [...entries.keys()]) answer(id, { ok: false, problem });
    },
  };
}
