/** The line of a review: each seat's winning chances in the true position, and the part of luck in each change. */

import { type BySeat, type Chance, fastChance, type Game, type Seat, type Shapes, winShares } from '@tarmac/kit';
import type { Brain } from '../brain.ts';
import { makeJudge } from '../judge.ts';
import { PLAYOUT_NOISE, policyPlayout, SEEDS } from '../policy.ts';
import { cautiousError, errorOf, include, type Mean, UNKNOWN_SPREAD } from '../tally.ts';
import { PLANNER_DOUBT } from './measure.ts';
import type { ReviewPoint } from './review.ts';

export type Standing = Pick<ReviewPoint, 'shares' | 'errors' | 'luck' | 'luckErrors'>;

/** The same act with new draws: a possible other result. */
export type Redraw<S> = (chance: Chance) => S;

/** `last` is the seat that acted, null for the deal; `redraw` is null where nothing was drawn. Stops early once `isLate`. */
export type Line<S> = (state: S, last: Seat | null, redraw: Redraw<S> | null, isLate: () => boolean) => Standing;

/** Fewer samples say nothing, however late it is. */
const LEAST_SAMPLES = 4;

/** For a team's planner, which takes far longer than a playout, this part of the samples is enough. */
const OF_PLANNER = 1 / 6;

/** Luck is a small difference between two wide spreads, and many draws add up: so they get more samples. */
const TIMES_DRAWN = 6;

/** A planner's judgement already contains many playouts. */
export function timesDrawn({ cooperative }: Pick<Game, 'cooperative'>): number {
  return cooperative === true ? 1 : TIMES_DRAWN;
}

/**
 * All points share the same later luck, so that two points differ only by what happened. Redraws, and most of what
 * follows them, have separate luck for each point, so that their errors do not add up.
 */
export function makeLine<T extends Shapes>(brain: Brain<T>, playouts: number, chance: Chance): Line<T['state']> {
  const { game, evaluation } = brain;
  const sample = game.cooperative === true ? teamSampler(brain) : playoutSampler(brain);
  const count = game.cooperative === true ? Math.ceil(playouts * OF_PLANNER) : playouts;
  const samples = Math.max(LEAST_SAMPLES, count);
  const seeds = Array.from({ length: samples }, () => chance.draw(SEEDS));
  return (state, last, redraw, isLate) => {
    const seats = evaluation.seatsOf(state);
    const actual = newMeans(seats);
    const lucky = newMeans(seats);
    const gained = new Array<number>(seats).fill(0);
    let own = 0;
    let done = 0;
    let isPlayedOut = false;
    const wanted = redraw === null ? samples : samples * timesDrawn(game);
    while (done < wanted) {
      if (done >= LEAST_SAMPLES && isLate()) break;
      const after = seeds[done] ?? chance.draw(SEEDS);
      const judged = sample(state, last, fastChance(after));
      isPlayedOut = judged.error === null;
      own += judged.error ?? 0;
      done++;
      add(actual, judged.shares, done);
      // Each time would give the same.
      if (redraw === null && !isPlayedOut) break;
      if (redraw === null) continue;
      for (const seat of gained.keys()) gained[seat] = judged.shares[seat]!;
      const { shares } = sample(redraw(fastChance(chance.draw(SEEDS))), last, fastChance(after));
      for (const seat of gained.keys()) gained[seat] = gained[seat]! - shares[seat]!;
      add(lucky, gained, done);
    }
    const errorAt = (mean: Mean): number => {
      if (game.outcome(state) !== null) return 0;
      if (isPlayedOut) return cautiousError(mean, done);
      // The worst case: all judgements err alike.
      return Math.max(PLANNER_DOUBT, Math.hypot(own / done, done === 1 ? 0 : errorOf(mean, done, UNKNOWN_SPREAD)));
    };
    return {
      shares: actual.map(({ mean }) => mean),
      errors: actual.map(errorAt),
      luck: lucky.map(({ mean }) => mean),
      luckErrors: lucky.map((mean) => (redraw === null ? 0 : errorOf(mean, done, UNKNOWN_SPREAD))),
    };
  };
}

/** `error` is null for one playout of many; else the shares are final but for it. The next sample overwrites them. */
interface Sampled {
  readonly shares: ArrayLike<number>;
  readonly error: number | null;
}

type Sampler<S> = (state: S, last: Seat | null, chance: Chance) => Sampled;

/** Plays the captain's rounds by the rules policy, then judges the position. */
function playoutSampler<T extends Shapes>(brain: Brain<T>): Sampler<T['state']> {
  const { game, evaluation, levels } = brain;
  const judge = makeJudge(brain);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);
  return (state, last, chance) => {
    const outcome = game.outcome(state);
    if (outcome !== null) return { shares: winShares(outcome.ranks), error: 0 };
    const then = game.clone(state);
    playOn(then, last ?? NOBODY, levels.captain.rounds * evaluation.seatsOf(state), chance);
    return { shares: judge(then).shares, error: null };
  };
}

const NOBODY: Seat = -1;

function teamSampler<T extends Shapes>({ game, evaluation, teamChance }: Brain<T>): Sampler<T['state']> {
  if (teamChance === undefined) throw new Error(`${game.id} is cooperative, but its brain has no teamChance`);
  return (state, _last, chance) => {
    const outcome = game.outcome(state);
    const { share, error } =
      outcome === null ? teamChance(state, chance) : { share: outcome.ranks[0] === 1 ? 1 : 0, error: 0 };
    return { shares: new Array<number>(evaluation.seatsOf(state)).fill(share), error };
  };
}

function newMeans(seats: number): BySeat<Mean> {
  return Array.from({ length: seats }, () => ({ mean: 0, squares: 0 }));
}

function add(means: BySeat<Mean>, shares: ArrayLike<number>, count: number): void {
  for (const [seat, mean] of means.entries()) include(mean, shares[seat]!, count);
}
