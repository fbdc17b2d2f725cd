/** A decision of a replay, looked at before and after it: what was played, and what a review found better. */

import type { Decision } from '@tarmac/board';
import { same } from '@tarmac/kit';
import { rules } from '../backend/rules.ts';
import { keptReview } from '../review/kept.ts';
import type { Acted, Recalled } from '../worker/rules-api.ts';
import type { Loaded } from './load.ts';

export interface Decided extends Acted {
  /** Its entry in the log. */
  readonly entry: number;
  /** Null if nothing better is known. */
  readonly better: unknown;
}

/** `before` draws the played choice on the board, `better` the better one. */
export type Stage = 'before' | 'better' | 'after';

/** Null for a file without a log, or an entry that is no act. */
export async function decidedAt({ info, text }: Loaded, entry: number): Promise<Decided | null> {
  const acted = await rules().actAt(info.id, entry);
  if (!acted.ok || acted.value === null) return null;
  const best = keptReview(text)?.decisions.find((decision) => decision.entry === entry)?.best.action ?? null;
  return { ...acted.value, entry, better: same(best, acted.value.action) ? null : best };
}

/** Where the moments of the eye that decided are, relative to its decision; null for anywhere else. */
export function stageOf(decided: Decided, moments: readonly Recalled[], index: number): 'before' | 'after' | null {
  const [now, next] = [moments[index], moments[index + 1]];
  if (now === undefined || now.eye !== decided.seat) return null;
  if (now.entry === decided.entry) return 'after';
  return now.entry < decided.entry && next?.entry === decided.entry ? 'before' : null;
}

/** A decision with one choice, which is drawn and weighed but cannot be made. */
export function weighed(game: string, moment: Recalled, { seat }: Decided, action: unknown): Decision {
  return {
    seat,
    actions: [action],
    owed: false,
    check: (other) => rules().check(game, moment.view, other),
    consider: (other) => rules().consider(game, moment.view, other),
    decide: async () => false,
  };
}
