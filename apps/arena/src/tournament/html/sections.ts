/** The charts of a tournament, each with a sentence on how to read it. */

import type { Estimate } from '@tarmac/bots';
import { chart, type Row, roundScale, type Scale } from '../../html/chart.ts';
import type { Section } from '../../html/page.ts';
import { count, figure } from '../../table.ts';
import type { Figures, Ratings } from '../figures.ts';
import { percent, range, secondsText, signed } from '../text.ts';

export function sectionsOf(figures: Figures): Section[] {
  return [
    differences(figures),
    aloneAmong(figures),
    ...(figures.ratings === null ? [] : [ratings(figures.ratings)]),
    ...(figures.thinking.length === 0 ? [] : [thinking(figures)]),
  ];
}

function rowsFor(label: string, estimate: Estimate | null, say: (share: number) => string, mark: number): Row[] {
  if (estimate === null) return [];
  const { value, low, high } = estimate;
  const strong = low !== null && high !== null && (low > mark || high < mark);
  return [{ label, said: `${say(value)}  (${range(estimate, say)})`, value, low, high, strong }];
}

const hundredths = (share: number) => figure(100 * share, 1);

/** 59.5 is not 60, and 75 needs no decimal. */
function exactly(share: number): string {
  return hundredths(share).replace('.0', '');
}

function differences({ pairs, largestDifference: most }: Figures): Section {
  const title = 'Difference in win share per seat';
  const rows = pairs.flatMap(({ first, second, difference }) => rowsFor(`${first} – ${second}`, difference, signed, 0));
  const scale: Scale = {
    least: -most,
    most,
    ticks: [-most, -most / 2, 0, most / 2, most],
    tickText: exactly,
    mark: 0,
  };
  return {
    title,
    lead: `In points, over blocks of one deal in every mixed seating, with 95 % intervals from block to block. Right of the line the first bot is stronger; whoever wins every game reaches ${figure(100 * most, 1)}. Grey: the interval holds 0.`,
    chart: chart(title, rows, scale),
  };
}

function aloneAmong({ pairs, seats, fairShare }: Figures): Section {
  const title = 'One alone among the others';
  const rows = pairs.flatMap(({ first, second, aloneFirst, aloneSecond }) => [
    ...rowsFor(`1 ${first}, ${seats - 1} ${second}`, aloneFirst, hundredths, fairShare),
    ...rowsFor(`1 ${second}, ${seats - 1} ${first}`, aloneSecond, hundredths, fairShare),
  ]);
  const scale: Scale = {
    least: 0,
    most: 1,
    ticks: [0, 0.25, 0.5, 0.75, 1],
    tickText: (value) => figure(100 * value, 0),
    mark: fairShare,
  };
  return {
    title,
    lead: `Its win share in per cent; the line is a fair share, ${percent(fairShare)}. Clones get in each other's way, so both can be above it.`,
    chart: chart(title, rows, scale),
  };
}

function ratings({ from, games, reference, bots }: Ratings): Section {
  const title = 'Ratings';
  const rows = bots
    .toSorted((a, b) => b.points - a.points)
    .map(({ bot, points, error }): Row => {
      const margin = error === null ? null : 2 * error;
      return {
        label: bot,
        said: error === null || bot === reference ? count(points) : `${count(points)} ± ${count(2 * error)}`,
        value: points,
        low: margin === null ? null : points - margin,
        high: margin === null ? null : points + margin,
        strong: bot !== reference,
      };
    });
  const ends = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const scale: Scale = { ...roundScale(Math.min(...ends), Math.max(...ends), 200), tickText: count, mark: 0 };
  return {
    title,
    lead: `Plackett-Luce over ${count(games)} games of ${from === 'gauntlet' ? 'a mixed gauntlet' : 'the pairs'}: 400 points are odds of ten to one, ${reference} is at 0. The bars, and what follows ±, are two standard errors to each side.`,
    chart: chart(title, rows, scale),
  };
}

function thinking({ thinking: bots }: Figures): Section {
  const title = 'Time to decide';
  const rows = bots.map(
    ({ bot, meanSeconds, p95Seconds }): Row => ({
      label: bot,
      said: `${secondsText(meanSeconds)}  (95 % within ${secondsText(p95Seconds)})`,
      value: Math.log10(meanSeconds),
      low: Math.log10(Math.min(meanSeconds, p95Seconds)),
      high: Math.log10(Math.max(meanSeconds, p95Seconds)),
      strong: true,
    }),
  );
  const ends = rows.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
  const scale: Scale = {
    ...roundScale(Math.min(...ends), Math.max(...ends), 1),
    tickText: (power) => secondsText(10 ** power),
    mark: null,
  };
  return {
    title,
    lead: 'The mean, and to where 95 % of the decisions reach; each tick is ten times the one before or more. Of the games played in this run, on this machine.',
    chart: chart(title, rows, scale),
  };
}
