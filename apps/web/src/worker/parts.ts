/** The worker's dependencies: the browser's own, or substitutes in a test. */

import type { LocalSaid } from './rules-api.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

export interface Parts {
  readonly store: Store;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** Unpredictable bytes. */
  random(bytes: number): Uint8Array;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  /** A lock by name between tabs; null if another tab has it. The result releases it. */
  hold(name: string): Promise<(() => void) | null>;
  say(said: LocalSaid): void;
}

export function newSeed({ random }: Pick<Parts, 'random'>): number {
  return random(4).reduce((seed, byte) => seed * 256 + byte, 0);
}
