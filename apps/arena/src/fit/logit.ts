/**
 * Conditional logit: predicts the winning seat of a position. A seat's strength is the weighted sum of its features,
 * its chance the softmax of all strengths. Fitted by Newton's method with the exact Hessian.
 */

import { addSquare, cholesky, clusteredErrors, solve } from './linear.ts';
import { eachPosition, gamesIn, type Samples } from './samples.ts';

export interface Fitted {
  readonly weights: readonly number[];
  /** The standard error of each weight. */
  readonly errors: readonly number[];
}

/** Newton needs about eight steps; so many mean an error. */
const STEPS_AT_MOST = 60;
const HALVINGS_AT_MOST = 30;
/** The fit ends when the next step would raise the log-likelihood by less. */
const GOOD_ENOUGH = 1e-9;
/** Smaller variances relative to the mean square are rounding: the feature is the same for all seats. */
const ROUNDING = 1e-9;

/**
 * Uses the first `used` features. The penalty is `ridge` times half the squared weight, with features in units of their
 * spread among the seats of a position.
 */
export function fitLogit(parts: readonly Samples[], used: number, ridge: number): Fitted {
  const penalties = spreads(parts, used).map((spread) => ridge * (spread === 0 ? 1 : spread));
  const gradient = new Float64Array(used);
  const hessian = new Float64Array(used * used);
  let weights = new Float64Array(used);
  let value = logLikelihood(parts, weights, penalties, gradient, hessian);
  for (let step = 0; ; step++) {
    if (step === STEPS_AT_MOST) throw new Error(`Newton's method has not converged after ${step} steps`);
    const lower = cholesky(hessian, used);
    const move = solve(lower, gradient);
    const gain = move.reduce((sum, part, i) => sum + part * (gradient[i] as number), 0) / 2;
    if (gain < GOOD_ENOUGH) return { weights: Array.from(weights), errors: errorsOf(parts, weights, lower) };
    let factor = 1;
    for (let halving = 0; halving < HALVINGS_AT_MOST; halving++) {
      const tried = weights.map((weight, i) => weight + factor * (move[i] as number));
      const reached = logLikelihood(parts, tried, penalties, gradient, hessian);
      if (reached >= value || halving === HALVINGS_AT_MOST - 1) {
        weights = tried;
        value = reached;
        break;
      }
      factor /= 2;
    }
  }
}

/**
 * The log-likelihood less the penalty. Writes its gradient and, into the lower triangle, its negated Hessian, which is
 * positive definite.
 */
export function logLikelihood(
  parts: readonly Samples[],
  weights: Float64Array,
  penalties: Float64Array,
  gradient: Float64Array,
  hessian: Float64Array,
): number {
  const used = weights.length;
  const chances: number[] = [];
  const mean = new Float64Array(used);
  const away = new Float64Array(used);
  let total = 0;
  gradient.fill(0);
  hessian.fill(0);
  eachPosition(parts, (samples, first, seats) => {
    const { features, values, shares } = samples;
    chancesInto(chances, samples, first, seats, weights);
    mean.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const at = (first + seat) * features;
      for (let i = 0; i < used; i++)
        mean[i] = (mean[i] as number) + (chances[seat] as number) * (values[at + i] as number);
    }
    for (let seat = 0; seat < seats; seat++) {
      const at = (first + seat) * features;
      const chance = chances[seat] as number;
      const share = shares[first + seat] as number;
      if (share > 0) total += share * Math.log(chance);
      for (let i = 0; i < used; i++) {
        const difference = (values[at + i] as number) - (mean[i] as number);
        away[i] = difference;
        gradient[i] = (gradient[i] as number) + share * difference;
      }
      addSquare(hessian, away, chance);
    }
  });
  for (let i = 0; i < used; i++) {
    const pull = (penalties[i] as number) * (weights[i] as number);
    total -= (pull * (weights[i] as number)) / 2;
    gradient[i] = (gradient[i] as number) - pull;
    hessian[i * used + i] = (hessian[i * used + i] as number) + (penalties[i] as number);
  }
  return total;
}

/** Each seat's chance to win. */
export function chancesInto(
  chances: number[],
  { features, values }: Samples,
  first: number,
  seats: number,
  weights: ArrayLike<number>,
): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const at = (first + seat) * features;
    let strength = 0;
    for (let i = 0; i < weights.length; i++) strength += (weights[i] as number) * (values[at + i] as number);
    chances[seat] = strength;
    if (strength > best) best = strength;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = Math.exp((chances[seat] as number) - best);
    sum += chances[seat] as number;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
}

/** The mean variance of each feature among the seats of a position. */
function spreads(parts: readonly Samples[], used: number): Float64Array {
  const around = new Float64Array(used);
  const square = new Float64Array(used);
  let rows = 0;
  eachPosition(parts, ({ features, values }, first, seats) => {
    rows += seats;
    for (let i = 0; i < used; i++) {
      let sum = 0;
      let squares = 0;
      for (let row = first; row < first + seats; row++) {
        const value = values[row * features + i] as number;
        sum += value;
        squares += value * value;
      }
      square[i] = (square[i] as number) + squares;
      around[i] = (around[i] as number) + squares - (sum * sum) / seats;
    }
  });
  return around.map((variance, i) => (variance <= ROUNDING * (square[i] as number) ? 0 : variance / rows));
}

function errorsOf(parts: readonly Samples[], weights: Float64Array, lower: Float64Array): number[] {
  const used = weights.length;
  const chances: number[] = [];
  const gradients = new Float64Array(gamesIn(parts) * used);
  eachPosition(parts, (samples, first, seats, game) => {
    const { features, values, shares } = samples;
    chancesInto(chances, samples, first, seats, weights);
    for (let seat = 0; seat < seats; seat++) {
      const surprise = (shares[first + seat] as number) - (chances[seat] as number);
      for (let i = 0; i < used; i++)
        gradients[game * used + i] =
          (gradients[game * used + i] as number) + surprise * (values[(first + seat) * features + i] as number);
    }
  });
  return clusteredErrors(lower, gradients, used);
}
