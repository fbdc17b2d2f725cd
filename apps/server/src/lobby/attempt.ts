/** An optimistic change: read, decide, write, and start again after a conflict. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Committed } from '../storage/database.ts';

/** Each conflict means that another change succeeded, so this is enough even at a crowded table. */
const MOST_TRIES = 25;

export async function attempt<T>(once: () => Promise<Answer<T> | 'again'>): Promise<Answer<T>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await once();
    if (answer !== 'again') return answer;
  }
  return refuse('unavailable', 'others were faster each time');
}

export function answerTo<T>(committed: Committed, value: T): Answer<T> | 'again' {
  if (committed.ok) return done(value);
  return committed.why === 'conflict' ? 'again' : refuse('unavailable');
}
