/**
 * What a decision cost, measured on what its player could know. A first half of the simulations finds the best
 * alternative, as flat search does; a second half holds it against what was played. What speaks for the one that
 * was chosen as best out of many is partly its luck: the second half knows nothing of that luck.
 *
 * All choices meet the same imagined worlds with the same luck, and what was played is in all of them.
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

/** `actions` are those that discharge what the seat owes. What it gets is all it knows of the match. Null: nobody can tell. */
export type Measure<T extends Shapes> = (
  view: T['view'],
  actions: readonly T['action'][],
  played: T['action'],
  budget: Budget,
  chance: Chance,
) => Measured<T['action']> | null;

/** In every world also what was played is tried, which no budget counts. */
const TO_FIND = 0.4;
const TO_HOLD = 0.5;

/** Pairs, at the least, that the best and what was played are held against each other in. */
const LEAST_PAIRS = 2;

/** What was tried less often is not told of: its figures would say nothing. */
const LEAST_TOLD = 8;

interface Rival<A> extends Tally<A> {
  /** By how much it was better than what was played, in the worlds it met. */
  readonly ahead: Mean;
}

export function measureBySearch<T extends Shapes>(brain: Brain<T>, limits: Limits): Measure<T> {
  type Action = T['action'];
  const { game, evaluation } = brain;
  const terms = evaluation.terms.length;
  const judge = makeJudge(brain);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);
  const shareOf = glanceReader(brain);

  /** The share of wins that one simulation says. */
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
      // All else is dominated: nothing to hold it against.
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
    // It was dropped: if it looks better than what was not, then by the luck of the few worlds it met.
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
  // What is said for the best is said against what was played, and of all else against the best.
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
    // The part that was measured apart may carry it beyond what a share can be.
    value: Math.min(1, Math.max(0, value)),
    error: cautiousError(tally.share, tally.simulations),
    points: tally.points.mean,
    pointsError: errorOf(tally.points, tally.simulations, Math.abs(tally.points.mean)),
    reasons: other === null ? [] : reasonsFor(tally, other, terms),
  };
}

/** The best, then what was played, then the others as they stand. */
function inTellingOrder<A>(candidates: readonly Candidate<A>[], best: A, played: A): readonly Candidate<A>[] {
  const place = ({ action }: Candidate<A>) => (same(action, best) ? 0 : same(action, played) ? 1 : 2);
  return candidates.toSorted((one, other) => place(one) - place(other));
}

/** A planner may overlook something: whatever it says of itself, nothing is surer than this, in win share. */
export const PLANNER_DOUBT = 0.01;

/**
 * The same where the game has a planner of its own. It says nothing of pairs, so the error is rather too large; but the
 * best is chosen by the same samples that say how good it is, so the loss is rather too large as well.
 */
export function measureByPlan<T extends Shapes>(plan: NonNullable<Brain<T>['plan']>, limits: Limits): Measure<T> {
  return (view, actions, action, budget, chance) => {
    const decision = plan(limits, action)(view, actions, budget, chance);
    // The planner may prefer what is a little behind, such as to agree: here the best is what is worth most.
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
