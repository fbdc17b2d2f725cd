/** Judges a position in win shares and points: by the game's evaluation, or by the outcome of a finished game. */

import { type Shapes, winShares } from '@tarmac/kit';
import type { Brain } from './brain.ts';
import { exp } from './exp.ts';

/** By seat. The next judgement overwrites the arrays. */
export interface Judgement {
  seats: number;
  readonly shares: Float64Array;
  readonly points: Float64Array;
  /** What each term adds to a seat's strength: `byTerm[seat * terms + term]`. */
  readonly byTerm: Float64Array;
}

export interface Judge<S> {
  (state: S): Judgement;
  /** Freezes the term, if there is one to freeze: all seats keep its value in this position. */
  freeze(state: S): void;
}

/**
 * With `frozenTerm`, that term is the same in all positions. Explanations are tested this way: if the
 * named term was the reason, freezing it should change the choice. A frozen judge ignores outcomes,
 * which have no terms.
 */
export function makeJudge<T extends Shapes>(brain: Brain<T>, frozenTerm: string | null = null): Judge<T['state']> {
  const { game, evaluation } = brain;
  const { features, terms, weights } = evaluation;
  const termOf = features.map(({ term }) => terms.indexOf(term));
  const most = game.seats.max;
  const measured = new Float64Array(most * features.length);
  const verdict: Judgement = {
    seats: 0,
    shares: new Float64Array(most),
    points: new Float64Array(most),
    byTerm: new Float64Array(most * terms.length),
  };
  const { shares, points, byTerm } = verdict;
  const frozen = frozenTerm === null ? -1 : terms.indexOf(frozenTerm);
  if (frozenTerm !== null && frozen < 0) throw new Error(`the evaluation has no term '${frozenTerm}'`);
  const kept = new Float64Array(most);

  function weigh(state: T['state']): void {
    const seats = evaluation.seatsOf(state);
    verdict.seats = seats;
    const chapter = evaluation.chapterOf(state);
    const win = weights.win[chapter]!;
    const forPoints = weights.points[chapter]!;
    evaluation.measure(state, measured);
    byTerm.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      let sum = forPoints[features.length]!;
      for (let feature = 0; feature < features.length; feature++) {
        const value = measured[seat * features.length + feature]!;
        const place = seat * terms.length + termOf[feature]!;
        byTerm[place] = byTerm[place]! + value * win[feature]!;
        sum += value * forPoints[feature]!;
      }
      points[seat] = sum;
    }
  }

  function judge(state: T['state']): Judgement {
    weigh(state);
    const { seats } = verdict;
    const outcome = game.outcome(state);
    if (outcome !== null) for (let seat = 0; seat < seats; seat++) points[seat] = outcome.scores[seat]!;
    if (outcome !== null && frozen < 0) {
      shares.set(winShares(outcome.ranks));
      return verdict;
    }
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      if (frozen >= 0) byTerm[seat * terms.length + frozen] = kept[seat]!;
      let strength = 0;
      for (let term = 0; term < terms.length; term++) strength += byTerm[seat * terms.length + term]!;
      shares[seat] = strength;
      if (strength > best) best = strength;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      shares[seat] = exp(shares[seat]! - best);
      sum += shares[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] = shares[seat]! / sum;
    return verdict;
  }

  return Object.assign(judge, {
    freeze(state: T['state']) {
      if (frozen < 0) return;
      weigh(state);
      for (let seat = 0; seat < verdict.seats; seat++) kept[seat] = byTerm[seat * terms.length + frozen]!;
    },
  });
}
