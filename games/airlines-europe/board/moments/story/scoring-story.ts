/** A scoring told step by step: what each airline pays, to whom, and how shared places are worked out. */

import type { News } from '@tarmac/airlines-europe/rules';

type Scored = Extract<News, { kind: 'scored' }>;

/** A seat, or the fictitious third player of AE-9.2. */
export type Holder = number | 'third';

export interface Holding {
  readonly holder: Holder;
  readonly shares: number;
  /** What it gets; the third player's is worked out too, though nobody keeps it. */
  readonly points: number;
  /** The place it takes, or the first of those it shares, from 1. */
  readonly place: number;
}

/** AE-8.4 holders of equally many shares. */
export interface Tie {
  readonly holders: readonly Holder[];
  readonly shares: number;
  readonly firstPlace: number;
  /** The points of the places they share; a place beyond the row is worth nothing. */
  readonly values: readonly number[];
  readonly sum: number;
  /** Before rounding up. */
  readonly exact: number;
  readonly points: number;
}

export interface Payment {
  readonly share: Scored['share'];
  readonly row: readonly number[];
  /** Best first; who holds nothing is left out. */
  readonly holdings: readonly Holding[];
  readonly ties: readonly Tie[];
  /** By seat: what this scoring has brought so far, this payment included. */
  readonly totals: readonly number[];
  readonly news: Scored;
}

export interface ScoringStory {
  /** AE-8 which row of Air ABACUS counts, 1 to 3. */
  readonly number: number;
  /** AE-9.2 the third player takes part. */
  readonly third: boolean;
  /** In the order of scoring: the farthest airline first, Air ABACUS last. */
  readonly payments: readonly Payment[];
  readonly totals: readonly number[];
}

/** Every whole scoring in this news, in order: nearly always one. Its beginning may have been told earlier (AE-8.2). */
export function scoringStories(news: readonly News[]): readonly ScoringStory[] {
  const stories: ScoringStory[] = [];
  let scored: Scored[] = [];
  for (const item of news) {
    if (item.kind === 'scored') scored.push(item);
    if (item.kind !== 'scoringEnded') continue;
    stories.push({
      number: item.number,
      third: scored.some(({ third }) => third !== null),
      payments: paymentsOf(scored),
      totals: item.points,
    });
    scored = [];
  }
  return stories;
}

function paymentsOf(scored: readonly Scored[]): Payment[] {
  let totals: readonly number[] = [];
  return scored.map((news) => {
    totals = news.points.map((points, seat) => points + (totals[seat] ?? 0));
    return { share: news.share, row: news.row, holdings: holdingsOf(news), ties: tiesOf(news), totals, news };
  });
}

function holdersOf({ held, third }: Scored): { holder: Holder; shares: number }[] {
  const all: { holder: Holder; shares: number }[] = held.map((shares, seat) => ({ holder: seat, shares }));
  if (third !== null) all.push({ holder: 'third', shares: third });
  return all.filter(({ shares }) => shares > 0);
}

function holdingsOf(news: Scored): Holding[] {
  const holders = holdersOf(news);
  const ties = tiesOf(news);
  return holders
    .map(({ holder, shares }) => {
      const place = 1 + holders.filter((other) => other.shares > shares).length;
      const alone = news.row[place - 1] ?? 0;
      const shared = ties.find((tie) => tie.shares === shares)?.points;
      return { holder, shares, place, points: holder === 'third' ? (shared ?? alone) : (news.points[holder] ?? 0) };
    })
    .sort((a, b) => b.shares - a.shares);
}

function tiesOf(news: Scored): Tie[] {
  const holders = holdersOf(news);
  const sizes = [...new Set(holders.map(({ shares }) => shares))].sort((a, b) => b - a);
  return sizes.flatMap((shares) => {
    const tied = holders.filter((holder) => holder.shares === shares).map(({ holder }) => holder);
    if (tied.length < 2) return [];
    const ahead = holders.filter((holder) => holder.shares > shares).length;
    const values = tied.map((_, at) => news.row[ahead + at] ?? 0);
    const sum = values.reduce((total, value) => total + value, 0);
    const exact = sum / tied.length;
    return [{ holders: tied, shares, firstPlace: ahead + 1, values, sum, exact, points: Math.ceil(exact) }];
  });
}
