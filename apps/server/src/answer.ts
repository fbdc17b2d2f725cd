/** Makes the answers that parts of the server give each other: a value, or a problem. */

import type { Problem, Refused } from '@tarmac/wire';

export type { Answer, Refused } from '@tarmac/wire';

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(problem: Problem, detail?: string): Refused {
  return detail === undefined ? { ok: false, problem } : { ok: false, problem, detail };
}
