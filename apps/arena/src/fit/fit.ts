/** Fits the weights of every chapter and judges them by held-out games. */

import { type Assessment, assess } from './assess.ts';
import type { Gathered } from './gather.ts';
import { fitLeastSquares } from './least-squares.ts';
import { type Fitted, fitLogit } from './logit.ts';
import type { Samples } from './samples.ts';

interface Weighed {
  readonly win: Fitted;
  /** The constant is the last weight and has no error. */
  readonly points: Fitted;
  /** The logit of the first feature alone, for comparison. */
  readonly firstFeature: Fitted;
}

export interface FittedChapter extends Weighed {
  /** The training positions of this chapter. */
  readonly positions: number;
  /** Too few positions: these are the weights of all chapters together. */
  readonly pooled: boolean;
  readonly assessment: Assessment | null;
}

export interface FittedEvaluation {
  readonly chapters: readonly FittedChapter[];
  /** Of all chapters, each with its own weights. */
  readonly assessment: Assessment | null;
}

/** A chapter with fewer positions than this takes the weights of all chapters together. */
export const FEWEST_POSITIONS = 200;

export function fitEvaluation(
  { learnt, heldOut }: Gathered,
  ridge: number,
  onChapter: (part: number, what: string) => void,
): FittedEvaluation {
  let pooledWeights: Weighed | null = null;
  const chapters = learnt.map((samples, chapter): FittedChapter => {
    onChapter(chapter / learnt.length, `fitting chapter ${chapter}`);
    const { positions } = samples;
    const pooled = positions < FEWEST_POSITIONS;
    if (pooled) pooledWeights ??= weigh(learnt, ridge);
    const weighed = pooled ? (pooledWeights as Weighed) : weigh([samples], ridge);
    return { ...weighed, positions, pooled, assessment: assess([judged(weighed, heldOut[chapter] as Samples)]) };
  });
  return { chapters, assessment: assess(chapters.map((each, i) => judged(each, heldOut[i] as Samples))) };
}

function weigh(parts: readonly Samples[], ridge: number): Weighed {
  return {
    win: fitLogit(parts, parts[0]?.features ?? 0, ridge),
    points: fitLeastSquares(parts, ridge),
    firstFeature: fitLogit(parts, 1, ridge),
  };
}

function judged({ win, points, firstFeature }: Weighed, heldOut: Samples) {
  return { win: win.weights, points: points.weights, firstFeature: firstFeature.weights, heldOut };
}
