/** How long bots take to answer, as the people at the table see it: a forced move takes as long as a thought one. */

import type { Question } from '@tarmac/bots';
import { BotsClosed } from './ask.ts';

/** Of each game and level. */
const REMEMBERED = 32;

/** Nobody waits longer for a move that needs no thought. */
const LONGEST_MS = 2000;

export interface Pace {
  /** Remembers how long a thought answer took. */
  took(question: Question, milliseconds: number): void;
  /**
   * Waits as long as one of the last answers of the game's level took, drawn by the question's seed: an average would
   * stand out among times that vary. Not at all before the first one.
   */
  wait(question: Question): Promise<void>;
  /** Whoever waits hears `BotsClosed`. */
  close(): void;
}

export function makePace(): Pace {
  const times = new Map<string, number[]>();
  const waiting = new Set<() => void>();
  const keyOf = ({ game, level }: Question) => `${game}/${level}`;

  return {
    took(question, milliseconds) {
      const known = times.get(keyOf(question)) ?? [];
      known.push(Math.min(milliseconds, LONGEST_MS));
      if (known.length > REMEMBERED) known.shift();
      times.set(keyOf(question), known);
    },
    wait(question) {
      const known = times.get(keyOf(question)) ?? [];
      const milliseconds = known[question.seed % known.length];
      if (milliseconds === undefined) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(callOff);
          resolve();
        }, milliseconds);
        const callOff = () => {
          clearTimeout(timer);
          reject(new BotsClosed());
        };
        waiting.add(callOff);
      });
    },
    close() {
      for (const callOff of waiting) callOff();
      waiting.clear();
    },
  };
}
