/** Answers of server and page, and every problem that the server may answer with. The page has the words for them. */

import type { Refusal } from '@tarmac/kit';

/** Problems, with their status over HTTP. */
export const PROBLEMS = {
  // The request cannot be read.
  malformed: 400,
  'too-long': 413,
  'wrong-protocol': 400,
  // The sender.
  'no-identity': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  banned: 403,
  blocked: 403,
  // The subject.
  'not-found': 404,
  'no-such-game': 404,
  'code-not-valid': 404,
  // The state of the subject.
  'not-open': 409,
  'not-running': 409,
  'not-over': 409,
  'seat-taken': 409,
  /** Somebody at the table has a name that looks the same. */
  'name-taken': 409,
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
  // Limits and configuration.
  'too-fast': 429,
  'too-many': 429,
  /** Of running matches with bots, at tables that this person has opened. */
  'too-many-bots': 429,
  'not-configured': 501,
  /** It may or may not have been done; send the same message with the same id again. */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;

export type Problem = keyof typeof PROBLEMS;

/** The body of an HTTP answer with a problem. */
export interface ProblemBody {
  readonly problem: Problem;
  /** One line for developers; never a secret. */
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
