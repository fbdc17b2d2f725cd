/** Ratings on the scale of chess: 400 points are odds of ten to one. */

import { spreadOf } from '@tarmac/bots';
import { fastChance } from '@tarmac/kit';
import type { GameLine } from '../result-file.ts';
import { type OrdersByDeal, ordersByDeal, weighted } from './orders.ts';
import { fitStrengths } from './plackett-luce.ts';

export interface Rating {
  readonly points: number;
  /** The standard error; 0 for the reference, null with too few games. */
  readonly error: number | null;
}

const POINTS_FOR_TEN_TO_ONE = 400;
const RESAMPLES = 200;

/** By bot; `reference` has rating 0. Null without games. */
export function ratingsOf(lines: readonly GameLine[], bots: number, reference: number): Rating[] | null {
  if (lines.length === 0) return null;
  const results = ordersByDeal(lines);
  const strengths = fitStrengths(weighted(results, results.deals), bots);
  const resampled = results.deals.length < 2 ? [] : resample(results, strengths, reference);
  return pointsOf(strengths, reference).map((points, bot) => ({
    points,
    error: resampled.length === 0 ? null : spreadOf(resampled.map((drawn) => drawn[bot] as number)),
  }));
}

/** The bootstrap draws deals with all their games: games of one deal are not independent. */
function resample(results: OrdersByDeal, strengths: readonly number[], reference: number): number[][] {
  const { deals } = results;
  const chance = fastChance(deals.length);
  return Array.from({ length: RESAMPLES }, () => {
    const drawn = deals.map(() => deals[chance.draw(deals.length)] as (typeof deals)[number]);
    return pointsOf(fitStrengths(weighted(results, drawn), strengths.length, strengths), reference);
  });
}

function pointsOf(strengths: readonly number[], reference: number): number[] {
  const zero = strengths[reference] as number;
  return strengths.map((strength) => POINTS_FOR_TEN_TO_ONE * Math.log10(strength / zero));
}
