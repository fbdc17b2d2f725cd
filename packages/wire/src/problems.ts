/** Answers of server and page, and every problem that the server may answer with. The page has the words for them. */

import type { Refusal } from '@tarmac/kit';

/** With the status that an answer over HTTP has. */
export const PROBLEMS = {
  // What was sent cannot be read.
  malformed: 400,
  'too-long': 413,
  'wrong-protocol': 400,
  // Who sent it.
  'no-identity': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  banned: 403,
  blocked: 403,
  // What it is about.
  'not-found': 404,
  'no-such-game': 404,
  'code-not-valid': 404,
  // The state things are in.
  'not-open': 409,
  'not-running': 409,
  'not-over': 409,
  'seat-taken': 409,
  'seats-not-filled': 409,
  'not-your-seat': 403,
  'not-your-turn': 409,
  /** The game's rules say no; the refusal comes with it. */
  'against-the-rules': 409,
  /** Something this seat can see has changed since the frame it answered. */
  stale: 409,
  'nothing-to-undo': 409,
  'no-proposal': 409,
  'no-vacation-left': 409,
  /** The rules have changed in a way this match cannot follow; the operator has been told. */
  frozen: 409,
  'no-spectators': 403,
  'wrong-option': 400,
  // How often, how many, and whether at all.
  'too-fast': 429,
  'too-many': 429,
  'not-configured': 501,
  /** Nobody can say that it was done; the same message, with the same id, may be sent again. */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type Problem = keyof typeof PROBLEMS;

/** An answer over HTTP that is not what was asked for. */
export interface ProblemBody {
  readonly problem: Problem;
  /** One line for whoever wrote the page or the script; never a secret. */
  readonly detail?: string;
}

/** Why something was not done. `P` names the problems: the page knows more of them than the server. */
export interface Refused<P extends string = Problem> {
  readonly ok: false;
  readonly problem: P;
  /** One line for developers; never a secret. */
  readonly detail?: string;
  /** The game's own refusal, with the problem `against-the-rules`. */
  readonly refusal?: Refusal;
}

export type Answer<T, P extends string = Problem> = { readonly ok: true; readonly value: T } | Refused<P>;
