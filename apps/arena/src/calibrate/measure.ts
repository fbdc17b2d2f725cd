/** Turns the counts of many games into figures with 95 % intervals, compared with their targets. */

import { type Aim, type Counts, type Figure, type Interval, wilson, Z } from '@tarmac/bots';

type Verdict = 'met' | 'not met' | 'too few games to say';

export interface Measured {
  readonly name: string;
  /** Null without counts. */
  readonly value: number | null;
  /** Null with fewer than two games. */
  readonly interval: Interval | null;
  readonly extremes: Interval | null;
  readonly aim: Interval | null;
  readonly verdict: Verdict | null;
}

export function measure(figures: readonly Figure[], games: readonly Counts[]): Measured[] {
  const sums = addUp(games);
  return figures.map((figure): Measured => {
    const found = figure.value(sums);
    const value = Number.isFinite(found) ? found : null;
    const interval = value === null ? null : intervalOf(figure, value, sums, games);
    const { name, aim } = figure;
    return {
      name,
      value,
      interval,
      extremes: figure.extremes === undefined ? null : extremesOf(figure.extremes, games),
      aim: aim === undefined ? null : [aim.least, aim.most],
      verdict: aim === undefined ? null : verdictOn(aim, value, interval),
    };
  });
}

function addUp(games: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const counts of games) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

function intervalOf(figure: Figure, value: number, sums: Counts, games: readonly Counts[]): Interval | null {
  if (figure.trials !== undefined) {
    const [low, high] = wilson(value / 100, sums[figure.trials] as number);
    return [100 * low, 100 * high];
  }
  return games.length < 2 ? null : jackknife(figure, value, sums, games);
}

/** Leaves out each game once: the variation of the figure gives its error, for any formula. */
function jackknife(figure: Figure, value: number, sums: Counts, games: readonly Counts[]): Interval {
  const names = Object.keys(sums);
  const without: Record<string, number> = {};
  const values = games.map((counts) => {
    for (const name of names) without[name] = (sums[name] as number) - (counts[name] ?? 0);
    return figure.value(without);
  });
  const mean = values.reduce((total, each) => total + each, 0) / values.length;
  const squares = values.reduce((total, each) => total + (each - mean) ** 2, 0);
  const half = Z * Math.sqrt((squares * (values.length - 1)) / values.length);
  return [value - half, value + half];
}

function extremesOf(count: string, games: readonly Counts[]): Interval | null {
  if (games.length === 0) return null;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const counts of games) {
    const value = counts[count] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

function verdictOn({ least, most, decidedWithin }: Aim, value: number | null, interval: Interval | null): Verdict {
  if (value === null || interval === null) return 'too few games to say';
  const [low, high] = interval;
  const decides = decidedWithin !== undefined && high - low < 2 * decidedWithin;
  const [from, to] = decides ? [value, value] : interval;
  if (least <= from && to <= most) return 'met';
  return to < least || most < from ? 'not met' : 'too few games to say';
}
