/** All results of a tournament, as the object of `--json`; texts and charts use it. */

import type { Estimate } from '@tarmac/bots';
import type { Histogram } from '../histogram.ts';
import { pairsOf } from './plan.ts';
import { inOrder, type Lists, type Settings } from './result-file.ts';
import { largestDifference, type PairFigures, pairFigures } from './stats/pair.ts';
import { ratingsOf } from './stats/ratings.ts';

export interface Figures extends Settings, Pick<Lists, 'madeWith'> {
  /** The names of the bots, numbered if one plays twice. */
  readonly names: readonly string[];
  readonly played: { readonly games: number; readonly gauntlet: number };
  readonly fairShare: number;
  /** The difference if one bot won every game. */
  readonly largestDifference: number;
  readonly pairs: readonly PairReport[];
  readonly ratings: Ratings | null;
  /** Only of this run: the time is no part of a result. */
  readonly thinking: readonly Timing[];
}

interface Timing {
  readonly bot: string;
  readonly decisions: number;
  readonly meanSeconds: number;
  readonly p95Seconds: number;
}

export interface PairReport extends PairFigures {
  readonly first: string;
  readonly second: string;
  /** With two seats: of the first bot, a draw as half. */
  readonly winRate?: Estimate | null;
}

export interface Ratings {
  /** The mixed gauntlet, or without one the pairs' games. */
  readonly from: 'gauntlet' | 'games';
  readonly games: number;
  /** The bot with rating 0. */
  readonly reference: string;
  readonly bots: readonly { readonly bot: string; readonly points: number; readonly error: number | null }[];
}

export function figuresOf(settings: Settings, played: Lists, watches: readonly Histogram[]): Figures {
  const { game, version, seats, config, bots, scale, seed } = settings;
  const lists = { ...played, games: inOrder(played.games), gauntlet: inOrder(played.gauntlet) };
  const names = bots.map((bot, i) => (bots.indexOf(bot) === i ? bot : `${bot}-${i + 1}`));
  const nameOf = (bot: number) => names[bot] as string;
  return {
    game,
    version,
    seats,
    config,
    bots,
    scale,
    seed,
    madeWith: played.madeWith,
    names,
    played: { games: lists.games.length, gauntlet: lists.gauntlet.length },
    fairShare: 1 / seats,
    largestDifference: largestDifference(seats),
    pairs: pairsOf(bots.length).map((pair) => {
      const figures = pairFigures(lists.games, pair, seats);
      const winRate = seats === 2 ? { winRate: figures.aloneFirst } : {};
      return { first: nameOf(pair[0]), second: nameOf(pair[1]), ...figures, ...winRate };
    }),
    ratings: ratingsFrom(settings, lists, names),
    thinking: watches.flatMap((watch, bot) => (watch.count() === 0 ? [] : [timingOf(nameOf(bot), watch)])),
  };
}

function timingOf(bot: string, watch: Histogram): Timing {
  const [meanSeconds, p95Seconds] = [watch.mean() / 1000, watch.percentile(95) / 1000];
  return { bot, decisions: watch.count(), meanSeconds, p95Seconds };
}

function ratingsFrom({ bots }: Settings, lists: Lists, names: readonly string[]): Ratings | null {
  const from = lists.gauntlet.length > 0 ? 'gauntlet' : 'games';
  const reference = Math.max(0, bots.indexOf('random'));
  const ratings = ratingsOf(lists[from], bots.length, reference);
  if (ratings === null) return null;
  return {
    from,
    games: lists[from].length,
    reference: names[reference] as string,
    bots: ratings.map(({ points, error }, bot) => ({ bot: names[bot] as string, points, error })),
  };
}
