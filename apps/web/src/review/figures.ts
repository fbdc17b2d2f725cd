/** The sums of a review: what each seat lost by deciding and gained by luck, and how the two went over time. */

import type { Seat } from '@tarmac/kit';
import type { ReportDecision, ReviewReport } from '../worker/review-api.ts';

/** Standard errors to either side that hold 95 % of a normal distribution. */
const CONFIDENCE = 1.96;

/** Half the width of the interval that is shown as ±. */
export function marginOf(standardError: number): number {
  return CONFIDENCE * standardError;
}

/** How a decision compares with the best that was found; `close`: behind it by no more than the margin. */
export type Quality = 'best' | 'close' | 'behind';

export function qualityOf({ loss, lossError }: Pick<ReportDecision, 'loss' | 'lossError'>): Quality {
  if (loss <= 0) return 'best';
  return loss <= marginOf(lossError) ? 'close' : 'behind';
}

export interface SeatFigures {
  readonly seat: Seat;
  /** Its own decisions that had alternatives, and how many of them were not clearly behind the best. */
  readonly decisions: number;
  readonly good: number;
  /**
   * By the decisions that are clearly behind, in win share, with the half width of its interval. The others cost next to
   * nothing each, and added up they would be what the measuring cost.
   */
  readonly lost: number;
  readonly lostMargin: number;
  readonly luck: number;
  readonly luckMargin: number;
  /** Decisions that somebody else made in its place: they are in none of the sums. */
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

/** What all of them did together, for a game that a team wins or loses. */
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

/** The lines of the chart: a seat each, or one for the whole team. By line, then by point. */
export interface Lines {
  readonly seats: readonly Seat[];
  /** As shares of wins. */
  readonly chances: readonly (readonly number[])[];
  /** As shares of wins, added up from the deal on, and the half width of their intervals. */
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

/** By point: of all the luck up to it. */
function luckMarginsOf(points: ReviewReport['points'], seat: Seat): number[] {
  let squares = 0;
  return points.map(({ luckErrors }) => {
    squares += (luckErrors[seat] ?? 0) ** 2;
    return marginOf(Math.sqrt(squares));
  });
}

/** For a chart: whole, and never −0. */
export function percent(share: number): number {
  return Math.round(share * 100) + 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Of each decision, the point it led to. */
export function placesOf({ points, decisions }: Pick<ReviewReport, 'points' | 'decisions'>): readonly number[] {
  const places = new Map(points.map(({ entry }, place) => [entry, place]));
  return decisions.map(({ entry }) => places.get(entry) ?? 0);
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

/** A seat's letter, which tells lines apart for whoever sees no colours. */
export function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}
