/** Which decisions of a match deserve a closer look, and which of them decided it. */

import type { ReviewedDecision } from './review.ts';

const MOST_TURNING_POINTS = 3;

/** Standard errors a loss must be larger than: of some 200 decisions hardly one looks so bad by chance, and that is looked at twice. */
const CLEARLY = 3;

/** In win share: a smaller loss turns no match. */
const LEAST_LOSS = 0.02;

/** Those that are worst beyond their error, the worst first, as indexes. */
export function worstOf(decisions: readonly ReviewedDecision[], most: number): number[] {
  const beyond = ({ loss, lossError }: ReviewedDecision) => loss - lossError;
  return indexesBy(decisions, beyond, ({ loss }) => loss > 0).slice(0, most);
}

/** The costliest first, as indexes. `twice`: only of those that were looked at closely. */
export function turningPointsOf(decisions: readonly ReviewedDecision[], twice: boolean): number[] {
  const isClear = ({ loss, lossError, deep }: ReviewedDecision) =>
    (deep || !twice) && loss >= LEAST_LOSS && loss > CLEARLY * lossError;
  return indexesBy(decisions, ({ loss }) => loss, isClear).slice(0, MOST_TURNING_POINTS);
}

function indexesBy(
  decisions: readonly ReviewedDecision[],
  value: (decision: ReviewedDecision) => number,
  counts: (decision: ReviewedDecision) => boolean,
): number[] {
  return decisions
    .flatMap((decision, place) => (counts(decision) ? [{ place, value: value(decision) }] : []))
    .sort((a, b) => b.value - a.value || a.place - b.place)
    .map(({ place }) => place);
}
