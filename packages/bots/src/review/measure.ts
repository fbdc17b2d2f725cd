/**
 * Measures the cost of a decision by what its player could know. The first half of the simulations finds the best
 * alternative by flat search; the second half compares it with the played action. The best of many is partly lucky in the
 * first half; the second half is free of that luck.
 *
 * All choices meet the same imagined worlds with the same luck, and the played action meets all of them.
 */

import { type Chance, fastChance, type Seat, type Shapes, same } from '@tarmac/kit';
import type { Budget, Candidate } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { byHalving, meter } from '../halving.ts';
import { makeJudge } from '../judge.ts';
import type { Limits } from '../levels.ts';
import { PLAYOUT_NOISE, policyPlayout, SEEDS } from '../policy.ts';
import { glanceReader, shortlist } from '../shortlist.ts';
import {
  add,
  cautiousError,
  errorOf,
  estimate,
  include,
  type Mean,
  meanShare,
  newTally,
  reasonsFor,
  type Tally,
} from '../tally.ts';
import type { ReviewedDecision } from './review.ts';

export type Measured<A> = Pick<ReviewedDecision<A>, 'played' | 'best' | 'loss' | 'lossError' | 'candidates'>;

/** `actions` are those that settle the owed decision. The arguments are all it knows of the match. Null: unknown. */
export type Measure<T extends Shapes> = (
  view: T['view'],
  actions: readonly T['action'][],
  played: T['action'],
  budget: Budget,
  chance: Chance,
) => Measured<T['action']> | null;

/** The played action is tried in every world as well, outside any budget. */
const TO_FIND = 0.4;
const TO_HOLD = 0.5;

/** The least number of pairs that compare the best with the played action. */
const LEAST_PAIRS = 2;

/** Candidates with fewer trials are left out: their figures would say nothing. */
const LEAST_TOLD = 8;

interface Rival<A> extends Tally<A> {
  /** The lead over the played action, in the worlds of this candidate. */
  readonly ahead: Mean;
}

export function measureBySearch<T extends Shapes>(brain: Brain<T>, limits: Limits): Measure<T> {
  type Action = T['action'];
  const { game, evaluation } = brain;
  const terms = evaluation.terms.length;
  const judge = makeJudge(brain);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);
  const shareOf = glanceReader(brain);

  /** The win share of one simulation. */
  function simulate(world: T['state'], seat: Seat, tally: Tally<Action>, seed: number): number {
    const state = game.clone(world);
    const luck = fastChance(seed);
    game.apply(state, seat, tally.action, luck);
    playOn(state, seat, limits.rounds * evaluation.seatsOf(world), luck);
    const verdict = judge(state);
    add(tally, verdict, seat);
    return verdict.shares[seat]!;
  }

  return (view, actions, action, budget, chance) => {
    const seat = brain.seatOf(view);
    const seen = limits.remembers ? view : brain.forget(view);
    const played = newTally(action, null, terms);
    const rivals = shortlist(brain, game.imagine(seen, chance), seat, actions, limits.candidates)
      .filter((choice) => !same(choice.action, action))
      .map((choice): Rival<Action> => {
        const tally = newTally(choice.action, shareOf(choice.glance), terms);
        return { ...tally, ahead: { mean: 0, squares: 0 } };
      });

    function tryEach(running: readonly Rival<Action>[]): number {
      const world = game.imagine(seen, chance);
      const seed = chance.draw(SEEDS);
      const share = simulate(world, seat, played, seed);
      let ahead = 0;
      for (const rival of running) {
        ahead = simulate(world, seat, rival, seed) - share;
        include(rival.ahead, ahead, rival.simulations);
      }
      return ahead;
    }

    if (rivals.length === 0) {
      // All others are dominated: there is no rival.
      for (let pair = 0; pair < LEAST_PAIRS; pair++) tryEach([]);
      const only = candidateOf(played, played.share.mean, null, evaluation.terms);
      return { played: only, best: only, loss: 0, lossError: 0, candidates: [only] };
    }
    if (rivals.length > 1) byHalving(rivals, partOf(budget, TO_FIND), tryEach);
    const best = bestOf(rivals);
    const ahead: Mean = { mean: 0, squares: 0 };
    const held = meter(partOf(budget, TO_HOLD));
    let pairs = 0;
    while (pairs < LEAST_PAIRS || held(2 * pairs) < 1) {
      pairs++;
      include(ahead, tryEach([best]), pairs);
    }
    return report(played, rivals, best, ahead, pairs, evaluation.terms);
  };
}

function partOf({ simulations, time }: Budget, part: number): Budget {
  return {
    simulations: simulations * part,
    ...(time === undefined ? {} : { time: { milliseconds: time.milliseconds * part, now: time.now } }),
  };
}

function bestOf<A>(rivals: readonly Rival<A>[]): Rival<A> {
  const mean = meanShare(rivals);
  return rivals.reduce((best, rival) => {
    const longer = rival.simulations - best.simulations;
    return longer > 0 || (longer === 0 && estimate(rival, mean) > estimate(best, mean)) ? rival : best;
  });
}

function report<A>(
  played: Tally<A>,
  rivals: readonly Rival<A>[],
  best: Rival<A>,
  ahead: Mean,
  pairs: number,
  terms: readonly string[],
): Measured<A> {
  const loss = Math.max(0, ahead.mean);
  const worthOf = (rival: Rival<A>) => {
    if (rival === best) return played.share.mean + ahead.mean;
    // It was dropped: if it looks better than a kept one, that is the luck of its few worlds.
    return played.share.mean + Math.min(rival.ahead.mean, loss);
  };
  const byValue = rivals
    .filter((rival) => rival === best || rival.simulations >= LEAST_TOLD)
    .map((rival): { tally: Tally<A>; value: number; place: number } => ({
      tally: rival,
      value: worthOf(rival),
      place: rival === best ? 0 : 1,
    }))
    .concat({ tally: played, value: played.share.mean, place: loss > 0 ? 2 : -1 })
    .sort((a, b) => b.value - a.value || a.place - b.place);
  // The best is compared with the played action, and all others with the best.
  const first: Tally<A> = loss > 0 ? best : played;
  const second = loss > 0 ? played : byValue.find(({ tally }) => tally !== played)?.tally;
  const candidates = inTellingOrder(
    byValue.map(({ tally, value }) => candidateOf(tally, value, tally === first ? (second ?? null) : first, terms)),
    first.action,
    played.action,
  );
  const candidateFor = (action: A) => candidates.find((candidate) => candidate.action === action)!;
  return {
    played: candidateFor(played.action),
    best: candidateFor(first.action),
    loss,
    lossError: cautiousError(ahead, pairs),
    candidates,
  };
}

function candidateOf<A>(
  tally: Tally<A>,
  value: number,
  other: Tally<A> | null,
  terms: readonly string[],
): Candidate<A> {
  return {
    action: tally.action,
    // The separately measured part may leave the range of a share.
    value: Math.min(1, Math.max(0, value)),
    error: cautiousError(tally.share, tally.simulations),
    points: tally.points.mean,
    pointsError: errorOf(tally.points, tally.simulations, Math.abs(tally.points.mean)),
    reasons: other === null ? [] : reasonsFor(tally, other, terms),
  };
}

/** The best, then the played action, then the others in order. */
function inTellingOrder<A>(candidates: readonly Candidate<A>[], best: A, played: A): readonly Candidate<A>[] {
  const place = ({ action }: Candidate<A>) => (same(action, best) ? 0 : same(action, played) ? 1 : 2);
  return candidates.toSorted((one, other) => place(one) - place(other));
}

/** The least error in win share: a planner may overlook something, whatever error it reports. */
export const PLANNER_DOUBT = 0.01;

/**
 * The same with the game's own planner. It has no pairs, so the error is rather too large; the samples that choose the
 * best also rate it, so the loss is rather too large as well.
 */
export function measureByPlan<T extends Shapes>(plan: NonNullable<Brain<T>['plan']>, limits: Limits): Measure<T> {
  return (view, actions, action, budget, chance) => {
    const decision = plan(limits, action)(view, actions, budget, chance);
    // The planner may prefer an action that is slightly behind, such as an agreement: here the best is the one worth
    // most.
    const candidates = decision.candidates
      .map((candidate) => ({ ...candidate, error: Math.max(PLANNER_DOUBT, candidate.error) }))
      .sort((one, other) => other.value - one.value);
    const played = candidates.find((candidate) => same(candidate.action, action));
    const [first] = candidates;
    if (played === undefined || first === undefined) return null;
    const best = first.value > played.value ? first : played;
    return {
      played,
      best,
      loss: best.value - played.value,
      lossError: best === played ? played.error : Math.hypot(best.error, played.error),
      candidates: inTellingOrder(candidates, best.action, action),
    };
  };
}
