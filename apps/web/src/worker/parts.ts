/** What the worker needs from outside: the browser's own in a worker, substitutes in a test. */

import type { LocalSaid } from './rules-api.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

export interface Parts {
  readonly store: Store;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes nobody can foretell. */
  random(bytes: number): Uint8Array;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** Only one tab at a time has a name; null where another one has it. The answer gives it back. */
  hold(name: string): Promise<(() => void) | null>;
  say(said: LocalSaid): void;
}

export function newSeed({ random }: Pick<Parts, 'random'>): number {
  return random(4).reduce((seed, byte) => seed * 256 + byte, 0);
}
