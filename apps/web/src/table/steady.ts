/** Keeps values that are computed anew but stay equal. */

import { same } from '@tarmac/kit';

/** Returns the same object while the value is equal. */
export function steady<T>(read: () => T): () => T {
  let had: T | null = null;
  return () => {
    const now = read();
    if (had === null || !same(had, now)) had = now;
    return had;
  };
}
