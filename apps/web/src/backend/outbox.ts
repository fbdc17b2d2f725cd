/**
 * What was said to the server and not answered yet. It is said again, with the same id, whenever a connection is new:
 * the server does it once, however often it hears it.
 */

import type { ClientMessage } from '@tarmac/wire/page';
import type { PageAnswer, PageProblem } from './backend.ts';

/** What changes something, and is answered. */
export type Asking = Extract<ClientMessage, { readonly id: string }>;

export interface Outbox {
  add(message: Asking): Promise<PageAnswer>;
  answer(id: string, answer: PageAnswer): void;
  /** In the order it was said. */
  waiting(): readonly Asking[];
  /** Whether it may be tried again; counts the tries. */
  mayTryAgain(id: string): boolean;
  failAll(problem: PageProblem): void;
}

/** A server that cannot say whether something was done mostly can a moment later. */
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
