/** What the rooms of the server answer each other: what was asked for, or why not. */

import type { Refusal } from '@tarmac/kit';
import type { Problem } from '@tarmac/wire';

export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
  /** One line for whoever wrote the page; never a secret. */
  readonly detail?: string;
  /** The game's own, where something is against its rules. */
  readonly refusal?: Refusal;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refused;

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(problem: Problem, detail?: string): Refused {
  return detail === undefined ? { ok: false, problem } : { ok: false, problem, detail };
}
