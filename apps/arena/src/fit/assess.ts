/** Measures how well fitted weights predict other games. */

import { chancesInto } from './logit.ts';
import { eachPosition, positionsIn, type Samples } from './samples.ts';

export interface Assessment {
  readonly positions: number;
  /** The mean of -log of the winner's predicted chance; less is better. */
  readonly logLoss: { readonly fit: number; readonly firstFeature: number; readonly uniform: number };
  /** The mean squared difference of chance and win share, summed over the seats; less is better. */
  readonly brier: { readonly fit: number; readonly uniform: number };
  readonly calibration: readonly Decile[];
  /** The explained part of the variance of the final points. */
  readonly pointsR2: number;
}

/** The seats with a predicted chance between `from` and `from` + 0.1. */
export interface Decile {
  readonly from: number;
  readonly seats: number;
  /** The mean; null without such seats. */
  readonly predicted: number | null;
  readonly observed: number | null;
}

const DECILES = 10;

export interface Judged {
  readonly win: readonly number[];
  readonly firstFeature: readonly number[];
  readonly points: readonly number[];
  readonly heldOut: Samples;
}

/** Each part of the held-out positions is judged by its own weights. Null without any. */
export function assess(parts: readonly Judged[]): Assessment | null {
  const positions = positionsIn(parts.map(({ heldOut }) => heldOut));
  if (positions === 0) return null;
  const loss = { fit: 0, firstFeature: 0, uniform: 0 };
  const brier = { fit: 0, uniform: 0 };
  const deciles = Array.from({ length: DECILES }, () => ({ seats: 0, predicted: 0, observed: 0 }));
  const chances: number[] = [];
  const simpler: number[] = [];
  for (const { heldOut, win, firstFeature } of parts)
    eachPosition([heldOut], (samples, first, seats) => {
      chancesInto(chances, samples, first, seats, win);
      chancesInto(simpler, samples, first, seats, firstFeature);
      loss.uniform += Math.log(seats);
      for (let seat = 0; seat < seats; seat++) {
        const chance = chances[seat] as number;
        const share = samples.shares[first + seat] as number;
        if (share > 0) {
          loss.fit -= share * Math.log(chance);
          loss.firstFeature -= share * Math.log(simpler[seat] as number);
        }
        brier.fit += (chance - share) ** 2;
        brier.uniform += (1 / seats - share) ** 2;
        const decile = deciles[Math.min(DECILES - 1, Math.floor(chance * DECILES))] as (typeof deciles)[number];
        decile.seats++;
        decile.predicted += chance;
        decile.observed += share;
      }
    });
  return {
    positions,
    logLoss: {
      fit: loss.fit / positions,
      firstFeature: loss.firstFeature / positions,
      uniform: loss.uniform / positions,
    },
    brier: { fit: brier.fit / positions, uniform: brier.uniform / positions },
    calibration: deciles.map(({ seats, predicted, observed }, i) => ({
      from: i / DECILES,
      seats,
      predicted: seats === 0 ? null : predicted / seats,
      observed: seats === 0 ? null : observed / seats,
    })),
    pointsR2: pointsR2(parts),
  };
}

function pointsR2(parts: readonly Judged[]): number {
  let missed = 0;
  let rows = 0;
  let sum = 0;
  let squares = 0;
  for (const { heldOut, points } of parts)
    eachPosition([heldOut], ({ features, values, scores }, first, seats) => {
      for (let row = first; row < first + seats; row++) {
        let expected = points[features] as number;
        for (let i = 0; i < features; i++) expected += (points[i] as number) * (values[row * features + i] as number);
        const score = scores[row] as number;
        missed += (score - expected) ** 2;
        rows++;
        sum += score;
        squares += score * score;
      }
    });
  return 1 - missed / (squares - (sum * sum) / rows);
}
