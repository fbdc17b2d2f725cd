/** The answer to a request that is refused. */

import type { Problem } from '@tarmac/wire';

export function refusedWith(status: number, problem: Problem) {
  return { status, body: { problem } };
}
