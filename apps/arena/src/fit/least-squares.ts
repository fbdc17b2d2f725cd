/** Ridge least squares: predicts the final points of a seat from its features and a constant. */

import { addSquare, cholesky, clusteredErrors, solve } from './linear.ts';
import type { Fitted } from './logit.ts';
import { eachPosition, gamesIn, type Samples } from './samples.ts';

/** Smaller variances relative to the mean square are rounding: the feature is constant. */
const ROUNDING = 1e-9;

/**
 * `ridge` pulls weights to 0 as in the logit, with features in units of their standard deviation, except the constant.
 * The constant is the last weight; the errors are those of the features.
 */
export function fitLeastSquares(parts: readonly Samples[], ridge: number): Fitted {
  const features = parts[0]?.features ?? 0;
  const { rows, means, meanScore } = meansOf(parts, features);
  const away = new Float64Array(features);
  const matrix = new Float64Array(features * features);
  const right = new Float64Array(features);
  const eachRow = (visit: (missing: number, game: number) => void) =>
    eachPosition(parts, ({ values, scores }, first, seats, game) => {
      for (let row = first; row < first + seats; row++) {
        for (let i = 0; i < features; i++) away[i] = (values[row * features + i] as number) - (means[i] as number);
        visit((scores[row] as number) - meanScore, game);
      }
    });

  eachRow((score) => {
    addSquare(matrix, away, 1);
    for (let i = 0; i < features; i++) right[i] = (right[i] as number) + (away[i] as number) * score;
  });
  for (let i = 0; i < features; i++) {
    const squares = matrix[i * features + i] as number;
    const constant = squares <= ROUNDING * (squares + rows * (means[i] as number) ** 2);
    matrix[i * features + i] = squares + ridge * (constant ? 1 : squares / rows);
  }
  const lower = cholesky(matrix, features);
  const weights = solve(lower, right);

  const gradients = new Float64Array(gamesIn(parts) * features);
  eachRow((score, game) => {
    const missed = score - dot(weights, away);
    for (let i = 0; i < features; i++)
      gradients[game * features + i] = (gradients[game * features + i] as number) + missed * (away[i] as number);
  });
  return {
    weights: [...weights, meanScore - dot(weights, means)],
    errors: clusteredErrors(lower, gradients, features),
  };
}

function meansOf(parts: readonly Samples[], features: number) {
  const means = new Float64Array(features);
  let meanScore = 0;
  let rows = 0;
  eachPosition(parts, ({ values, scores }, first, seats) => {
    rows += seats;
    for (let row = first; row < first + seats; row++) {
      meanScore += scores[row] as number;
      for (let i = 0; i < features; i++) means[i] = (means[i] as number) + (values[row * features + i] as number);
    }
  });
  return { rows, means: means.map((sum) => sum / rows), meanScore: meanScore / rows };
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
}
