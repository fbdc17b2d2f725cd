/** Calibration of a game's boards: the counts of each game, and their target values. */

import { type Shapes, winShares } from '@tarmac/kit';
import { sum } from './lab/counting.ts';
import type { FinishedGame, Lab } from './lab/lab.ts';
import type { LabGame } from './lab/tally.ts';

/** Numbers by name that can be added up over games. */
export type Counts = Readonly<Record<string, number>>;

export interface Calibration<T extends Shapes = Shapes> {
  /** Counts that the lab does not make. */
  count(finished: FinishedGame<T>): Counts;
  figuresFor(seats: number): readonly Figure[];
}

export interface Figure {
  readonly name: string;
  /** From the counts of all games added up, as `countFinished` names them. */
  value(sums: Counts): number;
  /** For a share of trials, in percent: the count of the trials. */
  readonly trials?: string;
  /** A count whose least and most over the games are shown. */
  readonly extremes?: string;
  readonly aim?: Aim;
}

/** The target range of a figure, both ends included. */
export interface Aim {
  readonly least: number;
  readonly most: number;
  /**
   * The figure itself decides as soon as its interval is narrower than this to either side. Without it
   * the whole interval must lie inside or outside the aim.
   */
  readonly decidedWithin?: number;
}

/**
 * All counts of a finished game, by name. The lab's counts come first: `best` and `points` are the best score
 * and that of all seats, `victories0` the start seat's part of the victory, `ended.AB-1` the rule that ended it,
 * `GROUP.ITEM` a measure, `had.GROUP.ITEM` and `won.GROUP.ITEM` how many seats had something and what they won.
 */
export function countFinished<T extends Shapes>(
  { lab, calibration }: { readonly lab: Lab<T>; readonly calibration: Calibration<T> },
  { ranks, scores, rule, decisions }: Omit<LabGame, 'counts'>,
  finished: FinishedGame<T>,
): Counts {
  const { startSeat, leaderWon, measures, holders } = lab.count(finished);
  const seats = ranks.length;
  const won = winShares(ranks);
  const counts: Record<string, number> = {
    games: 1,
    decisions,
    places: seats,
    best: Math.max(...scores),
    points: sum(scores),
    led: leaderWon === null ? 0 : 1,
    leaderWon: leaderWon ?? 0,
    [`ended.${rule}`]: 1,
  };
  for (let place = 0; place < seats; place++) counts[`victories${place}`] = won[(startSeat + place) % seats] as number;
  for (const [group, items] of Object.entries(measures)) {
    for (const [id, value] of Object.entries(items)) counts[`${group}.${id}`] = value;
  }
  for (const [group, items] of Object.entries(holders)) {
    for (const [id, who] of Object.entries(items)) {
      counts[`had.${group}.${id}`] = who.length;
      counts[`won.${group}.${id}`] = who.reduce((total, seat) => total + (won[seat] as number), 0);
    }
  }
  return { ...counts, ...calibration.count(finished) };
}

type Wish = Pick<Figure, 'aim' | 'extremes'>;

export function mean(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => quotient(sums, count, of), ...wish };
}

/** In percent. */
export function ratio(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => 100 * quotient(sums, count, of), ...wish };
}

/** A ratio whose count is one of trials. */
export function share(name: string, count: string, trials: string, wish: Wish = {}): Figure {
  return { ...ratio(name, count, trials, wish), trials };
}

/** The win share of each place in turn order, who began first, and by how many points it may differ from the fair one. */
export function victories(
  seats: number,
  within?: { readonly points: number; readonly decidedWithin: number },
): Figure[] {
  const fair = 100 / seats;
  return Array.from({ length: seats }, (_, place) => {
    const name = place === 0 ? 'victories of the start seat (%)' : `victories of seat ${place} after it (%)`;
    if (within === undefined) return share(name, `victories${place}`, 'games');
    const { points, decidedWithin } = within;
    return share(name, `victories${place}`, 'games', {
      aim: { least: fair - points, most: fair + points, decidedWithin },
    });
  });
}

function quotient(sums: Counts, count: string, of: string): number {
  return (sums[count] ?? 0) / (sums[of] ?? 0);
}
