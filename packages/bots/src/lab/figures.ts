/** Computes figures with 95 % intervals from a tally. */

import { type Distribution, deviationOf, meanEstimate, sizeOf, spreadFrom, without } from './distribution.ts';
import type { Estimate } from './estimate.ts';
import type {
  LabFigures,
  LabScores,
  LeaderFigures,
  MeasuredIn,
  MeasureGroup,
  StrengthFigure,
  StrengthGroup,
} from './lab.ts';
import { type Held, type LabTally, PARTS } from './tally.ts';
import { differenceOf, wilson } from './wilson.ts';

/** Of a tally with at least one game. */
export function labFigures(tally: LabTally): LabFigures {
  const { games, seats, cooperative } = tally;
  if (games === 0) throw new Error('no game was played');
  const winShares = (parts: readonly number[]) =>
    cooperative ? [] : parts.map((part) => shareOf(part / PARTS, games));
  return {
    games,
    seats,
    cooperative,
    fairShare: 1 / seats,
    won: cooperative ? shareOf(tally.wonByAll, games) : null,
    bySeat: winShares(tally.seatParts),
    byPlace: winShares(tally.placeParts),
    decisions: spreadFrom(tally.decisions),
    rounds: Object.keys(tally.rounds).length === 0 ? null : spreadFrom(tally.rounds),
    scores: scoresOf(tally),
    leader: leaderOf(tally),
    endings: Object.entries(tally.endings)
      .map(([rule, count]) => ({ rule, games: count, share: shareOf(count, games) }))
      .sort((a, b) => b.games - a.games || (a.rule < b.rule ? -1 : 1)),
    measures: measuresOf(tally),
    strengths: strengthsOf(tally),
  };
}

function shareOf(count: number, trials: number): Estimate {
  const [low, high] = wilson(count / trials, trials);
  return { value: count / trials, low, high };
}

function scoresOf({ seats, cooperative, scores, totals, best, margins }: LabTally): LabScores {
  const [first] = scores;
  if (cooperative && first !== undefined) return { all: spreadFrom(first), bySeat: [], winner: null, margin: null };
  const together: Record<string, number> = {};
  for (const bySeat of scores) {
    for (const [score, times] of Object.entries(bySeat)) together[score] = (together[score] ?? 0) + times;
  }
  return {
    // The seats of one game are not independent: the interval of the mean comes from whole games.
    all: spreadFrom(together, meanEstimate(totals, seats)),
    bySeat: scores.map((bySeat) => meanEstimate(bySeat)),
    winner: spreadFrom(best),
    margin: spreadFrom(margins),
  };
}

function leaderOf({ ledGames, leaderParts }: LabTally): LeaderFigures | null {
  return ledGames === 0 ? null : { games: ledGames, won: shareOf(leaderParts / PARTS, ledGames) };
}

function measuresOf({ cooperative, measures, measuresWon }: LabTally): MeasureGroup[] {
  return Object.entries(measures).map(([id, items]) => ({
    id,
    items: Object.entries(items).map(([item, all]) => {
      const won = measuresWon[id]?.[item] ?? {};
      return {
        id: item,
        count: sizeOf(all),
        mean: meanEstimate(all),
        deviation: deviationOf(all),
        won: cooperative ? measuredIn(won) : null,
        lost: cooperative ? measuredIn(without(all, won)) : null,
      };
    }),
  }));
}

function measuredIn(distribution: Distribution): MeasuredIn | null {
  const count = sizeOf(distribution);
  return count === 0 ? null : { count, mean: meanEstimate(distribution) };
}

function strengthsOf(tally: LabTally): StrengthGroup[] {
  const strength = tally.cooperative ? ofTeam : ofSeats;
  return Object.entries(tally.holders).map(([id, items]) => ({
    id,
    items: Object.entries(items).map(([item, held]) => ({ id: item, count: held.count, ...strength(held, tally) })),
  }));
}

type Strength = Pick<StrengthFigure, 'share' | 'beyond'>;

/** Several seats of a game may have it, and at most one wins: then the interval is wider than necessary. */
function ofSeats({ count, parts }: Held, { seats }: LabTally): Strength {
  if (count === 0) return { share: null, beyond: null };
  const share = shareOf(parts / PARTS, count);
  return { share, beyond: minus(share, 1 / seats) };
}

function minus({ value, low, high }: Estimate, fair: number): Estimate {
  return { value: value - fair, low: low === null ? null : low - fair, high: high === null ? null : high - fair };
}

function ofTeam({ count, parts }: Held, { games, wonByAll }: LabTally): Strength {
  const won = parts / PARTS;
  const share = count === 0 ? null : shareOf(won, count);
  if (count === 0 || count === games) return { share, beyond: null };
  const withIt = { share: won / count, trials: count };
  const others = { share: (wonByAll - won) / (games - count), trials: games - count };
  const [low, high] = differenceOf(withIt, others);
  return { share, beyond: { value: withIt.share - others.share, low, high } };
}
