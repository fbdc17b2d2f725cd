/** The verdict on a match in one word: no more than was checked. */

import type { Extent } from '../worker/rules-api.ts';
import type { Verified } from '../worker/verify-api.ts';

/** The part of a match that a check covers: all of it, or why not. */
export type Part = 'whole' | 'what-if' | 'upgraded' | 'unended';

export function partOf({ branch, uncheckedBefore, ended }: Extent): Part {
  if (branch) return 'what-if';
  if (uncheckedBefore !== null) return 'upgraded';
  return ended ? 'whole' : 'unended';
}

export type CheckResult = Part | 'wrong' | 'other-rules';

export function verdictOf({ report, shown, promised }: Extract<Verified, { readonly kind: 'whole' }>): CheckResult {
  const isWrong =
    report.checks.some(({ ok }) => ok === false) ||
    shown.some((one) => one.found !== one.shown) ||
    (promised !== null && (!promised.sameCommitment || promised.replaced.length > 0));
  if (isWrong) return 'wrong';
  return report.otherRules === null ? partOf(report) : 'other-rules';
}
