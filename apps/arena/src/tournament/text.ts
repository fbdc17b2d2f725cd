/** A tournament for people at a terminal. */

import type { Estimate } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import { count, figure, table } from '../table.ts';
import type { Figures, Ratings } from './figures.ts';

export function asText(figures: Figures): string {
  const { ratings, thinking } = figures;
  const parts = [
    `${headOf(figures)}\n${originOf(figures)} ${optionsOf(figures.config)}`,
    differences(figures),
    aloneAmong(figures),
  ];
  if (ratings !== null) parts.push(ratingTable(ratings));
  if (thinking.length > 0)
    parts.push(
      table(
        ['time to decide', 'decisions', 'mean', '95 % within'],
        thinking.map(({ bot, decisions, meanSeconds, p95Seconds }) => [
          bot,
          count(decisions),
          secondsText(meanSeconds),
          secondsText(p95Seconds),
        ]),
      ),
    );
  return parts.join('\n\n');
}

function headOf({ game, seats, scale, seed, played }: Figures): string {
  const gauntlet = played.gauntlet > 0 ? ` and ${count(played.gauntlet)} of a mixed gauntlet` : '';
  return `${game}, ${seats} seats, scale ${scale}, seed ${seed}: ${count(played.games)} games in pairs${gauntlet}.`;
}

/** Rules and bots change; this identifies the versions played. */
function originOf({ version, madeWith }: Figures): string {
  return `Rules version ${version}, made with commit ${madeWith.join(', ')}.`;
}

/** As `--option` takes them. */
export function optionsOf(config: Shapes['config']): string {
  const said = Object.entries(config ?? {})
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${typeof value === 'object' ? 'from a file' : value}`);
  return said.length === 0 ? 'No options.' : `Options: ${said.join(', ')}.`;
}

/** In points: hundredths of a victory. */
export function signed(share: number): string {
  const points = figure(100 * share, 1);
  return share > 0 ? `+${points}` : points;
}

export function percent(share: number): string {
  return `${figure(100 * share, 1)} %`;
}

export function range({ low, high }: Estimate, say: (share: number) => string): string {
  return low === null || high === null ? 'too few to tell' : `${say(low)} to ${say(high)}`;
}

function secondsText(seconds: number): string {
  if (seconds < 1e-4) return `${figure(1e6 * seconds)} µs`;
  return seconds < 0.1 ? `${figure(1000 * seconds)} ms` : `${figure(seconds)} s`;
}

const NOTHING_YET = '–';

function cells(estimate: Estimate | null, say: (share: number) => string): string[] {
  return estimate === null ? [NOTHING_YET, NOTHING_YET] : [say(estimate.value), range(estimate, say)];
}

function differences({ pairs, largestDifference }: Figures): string {
  const won = pairs.some(({ winRate }) => winRate !== undefined);
  return table(
    [
      `win share per seat (at most ${figure(100 * largestDifference, 1)})`,
      'blocks',
      'games',
      'difference',
      '95 % interval',
      ...(won ? ['won', '95 %'] : []),
    ],
    pairs.map(({ first, second, blocks, games, difference, winRate }) => [
      `${first} - ${second}`,
      count(blocks),
      count(games),
      ...cells(difference, signed),
      ...(winRate === undefined ? [] : cells(winRate, percent)),
    ]),
  );
}

function aloneAmong({ pairs, seats, fairShare }: Figures): string {
  const among = (one: string, others: string, estimate: Estimate | null) => [
    `1 ${one} among ${seats - 1} ${others}`,
    ...cells(estimate, percent),
  ];
  return table(
    [`alone among (fair: ${percent(fairShare)})`, 'win share', '95 % interval'],
    pairs.flatMap(({ first, second, aloneFirst, aloneSecond }) => [
      among(first, second, aloneFirst),
      among(second, first, aloneSecond),
    ]),
  );
}

function ratingTable({ from, games, bots }: Ratings): string {
  const of = from === 'gauntlet' ? 'gauntlet' : 'pairs';
  return table(
    [`rating (${of}, ${count(games)} games)`, 'points', 'standard error'],
    bots
      .toSorted((a, b) => b.points - a.points)
      .map(({ bot, points, error }) => [bot, count(points), error === null ? NOTHING_YET : count(error)]),
  );
}
