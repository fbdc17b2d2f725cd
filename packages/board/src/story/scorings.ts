/** A scoring step by step: the payment of each airline, its receivers, and shared places. */

import type { TieWords } from '@tarmac/kit/words';

/** The rules' data on one airline: the holdings and the points. */
export interface Scored {
  /** By seat. */
  readonly held: readonly number[];
  /** The holding of the fictitious third player; null without one. */
  readonly third: number | null;
  /** By seat. */
  readonly points: readonly number[];
}

interface Ended {
  readonly number: number;
  readonly points: readonly number[];
}

/** A seat, or the fictitious third player. */
export type Holder = number | 'third';

export interface Holding {
  readonly holder: Holder;
  readonly shares: number;
  /** Its points; also computed for the third player, who does not keep them. */
  readonly points: number;
  /** Its place, or the first of its shared places, from 1. */
  readonly place: number;
}

/** Holders of equally many shares; a place beyond the row is worth nothing. */
export interface Tie extends Omit<TieWords, 'names'> {
  readonly holders: readonly Holder[];
}

export interface Payment<S extends Scored> {
  /** The values of the places, best first. */
  readonly row: readonly number[];
  /** Best first, without empty holdings. */
  readonly holdings: readonly Holding[];
  readonly ties: readonly Tie[];
  /** By seat: the points of this scoring so far, with this payment. */
  readonly totals: readonly number[];
  readonly news: S;
}

export interface ScoringStory<S extends Scored> {
  readonly number: number;
  /** The third player takes part. */
  readonly third: boolean;
  /** In the order of scoring. */
  readonly payments: readonly Payment<S>[];
  readonly totals: readonly number[];
}

/** How a game reports its scorings, and its arithmetic. */
export interface Telling<N, S extends Scored> {
  readonly scored: (news: N) => S | null;
  readonly ended: (news: N) => Ended | null;
  readonly row: (scored: S) => readonly number[];
  /** Rounds a divided sum. */
  readonly round: (points: number) => number;
  /** The points of a single holder. */
  readonly alone: (row: readonly number[]) => number;
}

/** Every whole scoring in this news, in order: nearly always one. Its beginning may lie in earlier news. */
export function tellScorings<N, S extends Scored>(
  news: readonly N[],
  telling: Telling<N, S>,
): readonly ScoringStory<S>[] {
  const stories: ScoringStory<S>[] = [];
  let open: S[] = [];
  for (const item of news) {
    const scored = telling.scored(item);
    if (scored !== null) open.push(scored);
    const ended = telling.ended(item);
    if (ended === null) continue;
    const third = open.some((each) => each.third !== null);
    stories.push({ number: ended.number, third, payments: paymentsOf(open, telling), totals: ended.points });
    open = [];
  }
  return stories;
}

type Counting<S extends Scored> = Pick<Telling<never, S>, 'row' | 'round' | 'alone'>;

function paymentsOf<S extends Scored>(all: readonly S[], counting: Counting<S>): Payment<S>[] {
  let totals: readonly number[] = [];
  return all.map((news) => {
    const row = counting.row(news);
    const ties = tiesOf(news, row, counting.round);
    totals = news.points.map((points, seat) => points + (totals[seat] ?? 0));
    return { row, ties, holdings: holdingsOf(news, row, ties, counting.alone), totals, news };
  });
}

function holdersOf({ held, third }: Scored): { readonly holder: Holder; readonly shares: number }[] {
  const all: { holder: Holder; shares: number }[] = held.map((shares, seat) => ({ holder: seat, shares }));
  if (third !== null) all.push({ holder: 'third', shares: third });
  return all.filter(({ shares }) => shares > 0);
}

function holdingsOf(
  news: Scored,
  row: readonly number[],
  ties: readonly Tie[],
  alone: (row: readonly number[]) => number,
): Holding[] {
  const holders = holdersOf(news);
  return holders
    .map(({ holder, shares }) => {
      const place = 1 + holders.filter((other) => other.shares > shares).length;
      const own = holders.length === 1 ? alone(row) : (row[place - 1] ?? 0);
      const shared = ties.find((tie) => tie.shares === shares)?.points;
      return { holder, shares, place, points: holder === 'third' ? (shared ?? own) : (news.points[holder] ?? 0) };
    })
    .sort((a, b) => b.shares - a.shares);
}

function tiesOf(news: Scored, row: readonly number[], round: (points: number) => number): Tie[] {
  const holders = holdersOf(news);
  const sizes = [...new Set(holders.map(({ shares }) => shares))].sort((a, b) => b - a);
  return sizes.flatMap((shares) => {
    const tied = holders.filter((holder) => holder.shares === shares).map(({ holder }) => holder);
    if (tied.length < 2) return [];
    const ahead = holders.filter((holder) => holder.shares > shares).length;
    const values = tied.map((_, at) => row[ahead + at] ?? 0);
    const sum = values.reduce((total, value) => total + value, 0);
    const exact = sum / tied.length;
    return [{ holders: tied, shares, firstPlace: ahead + 1, values, sum, exact, points: round(exact) }];
  });
}

/** Whether this place is part of a tie. */
export function isShared(place: number, ties: readonly Tie[]): boolean {
  return ties.some(({ firstPlace, values }) => place >= firstPlace && place < firstPlace + values.length);
}
