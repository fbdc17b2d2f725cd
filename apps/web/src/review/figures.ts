/** The sums of a review: each seat's losses by decisions and its luck, in all and over time. */

import type { Seat } from '@tarmac/kit';
import type { ReportDecision, ReviewReport } from '../worker/review-api.ts';

/** Standard errors for a 95 % interval of a normal distribution. */
const CONFIDENCE = 1.96;

/** Half the width of the interval, shown as ±. */
export function marginOf(standardError: number): number {
  return CONFIDENCE * standardError;
}

/** A decision against the best found; `close`: behind it by no more than the margin. */
export type Quality = 'best' | 'close' | 'behind';

export function qualityOf({ loss, lossError }: Pick<ReportDecision, 'loss' | 'lossError'>): Quality {
  if (loss <= 0) return 'best';
  return loss <= marginOf(lossError) ? 'close' : 'behind';
}

export interface SeatFigures {
  readonly seat: Seat;
  /** The number of its own decisions with alternatives, and of those not clearly behind the best. */
  readonly decisions: number;
  readonly good: number;
  /**
   * The win share lost by clearly worse decisions, with the half width of its interval. The other losses are tiny, and
   * their sum would be mostly measurement error.
   */
  readonly lost: number;
  readonly lostMargin: number;
  readonly luck: number;
  readonly luckMargin: number;
  /** The number of decisions made by a stand-in, which count in no sum. */
  readonly standIns: number;
}

export function figuresOf({ seats, points, decisions }: ReviewReport): SeatFigures[] {
  return Array.from({ length: seats }, (_, seat) => {
    const ofSeat = decisions.filter((decision) => decision.seat === seat);
    const own = ofSeat.filter(({ standIn }) => !standIn);
    const behind = own.filter((decision) => qualityOf(decision) === 'behind');
    return {
      seat,
      decisions: own.length,
      good: own.length - behind.length,
      lost: sum(behind.map(({ loss }) => loss)),
      lostMargin: marginOf(Math.hypot(...behind.map(({ lossError }) => lossError))),
      luck: sum(points.map(({ luck }) => luck[seat] ?? 0)),
      luckMargin: luckMarginsOf(points, seat).at(-1) ?? 0,
      standIns: ofSeat.length - own.length,
    };
  });
}

/** The sums of a team. */
export function teamFigures(figures: readonly SeatFigures[]): Omit<SeatFigures, 'seat'> {
  return {
    decisions: sum(figures.map(({ decisions }) => decisions)),
    good: sum(figures.map(({ good }) => good)),
    lost: sum(figures.map(({ lost }) => lost)),
    lostMargin: Math.hypot(...figures.map(({ lostMargin }) => lostMargin)),
    // Each seat has the team's.
    luck: figures[0]?.luck ?? 0,
    luckMargin: figures[0]?.luckMargin ?? 0,
    standIns: sum(figures.map(({ standIns }) => standIns)),
  };
}

/** The lines of the chart: one for each seat, or one for the team. By line, then by point. */
export interface Lines {
  readonly seats: readonly Seat[];
  /** As shares of wins. */
  readonly chances: readonly (readonly number[])[];
  /** As shares of wins, summed from the deal on, and the half width of their intervals. */
  readonly luck: readonly (readonly number[])[];
  readonly luckMargins: readonly (readonly number[])[];
}

export function linesOf({ seats, cooperative, points }: ReviewReport): Lines {
  const drawn = Array.from({ length: cooperative ? 1 : seats }, (_, seat) => seat);
  return {
    seats: drawn,
    chances: drawn.map((seat) => points.map(({ shares }) => shares[seat] ?? 0)),
    luck: drawn.map((seat) => {
      let total = 0;
      return points.map(({ luck }) => {
        total += luck[seat] ?? 0;
        return total;
      });
    }),
    luckMargins: drawn.map((seat) => luckMarginsOf(points, seat)),
  };
}

/** By point: the margin of all luck up to it. */
function luckMarginsOf(points: ReviewReport['points'], seat: Seat): number[] {
  let squares = 0;
  return points.map(({ luckErrors }) => {
    squares += (luckErrors[seat] ?? 0) ** 2;
    return marginOf(Math.sqrt(squares));
  });
}

/** For a chart: a whole number, never −0. */
export function percent(share: number): number {
  return Math.round(share * 100) + 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** By decision: the point after it. */
export function placesOf({ points, decisions }: Pick<ReviewReport, 'points' | 'decisions'>): readonly number[] {
  const places = new Map(points.map(({ entry }, place) => [entry, place]));
  return decisions.map(({ entry }) => places.get(entry) ?? 0);
}

/** The most turning points of the reader's own. */
const MOST_OWN = 3;

/** In win share: the reader's own decisions are worth a look where they cost less than the turning points of a match. */
const LEAST_OWN = 0.01;

export interface TurningPoints {
  readonly mine: readonly number[];
  readonly others: readonly number[];
}

/** Indexes of decisions, the costliest first: the reader's own, then those of others that turned the match. */
export function turningPointsFor(
  { decisions, turningPoints }: Pick<ReviewReport, 'decisions' | 'turningPoints'>,
  seats: readonly Seat[],
): TurningPoints {
  const isMine = (index: number) => seats.includes(decisions[index]?.seat ?? -1) && decisions[index]?.standIn === false;
  const mine = decisions
    .map((_, index) => index)
    .filter(isMine)
    .filter((index) => {
      const decision = decisions[index];
      return decision !== undefined && qualityOf(decision) === 'behind' && decision.loss >= LEAST_OWN;
    })
    .sort((a, b) => (decisions[b]?.loss ?? 0) - (decisions[a]?.loss ?? 0))
    .slice(0, MOST_OWN);
  return { mine, others: turningPoints.filter((index) => !isMine(index)) };
}

export type Order = 'time' | 'loss';

/** Indexes of the decisions of one seat, or of all. */
export function listed(decisions: readonly ReportDecision[], seat: Seat | null, order: Order): number[] {
  const indexes = decisions
    .map((_, index) => index)
    .filter((index) => seat === null || decisions[index]?.seat === seat);
  if (order === 'time') return indexes;
  // Among equals the earlier first: sorting is stable.
  return indexes.sort((a, b) => (decisions[b]?.loss ?? 0) - (decisions[a]?.loss ?? 0));
}
