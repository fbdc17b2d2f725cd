/** The charts of a report, each with a sentence on how to read it. */

import type { Estimate, LeaderFigures, MeasureGroup, Spread, StrengthGroup } from '@tarmac/bots';
import type { LabGroupWords } from '@tarmac/kit/words';
import { chart, type Row, roundScale, type Scale } from '../html/chart.ts';
import { histogram } from '../html/histogram.ts';
import type { Section } from '../html/page.ts';
import { count, figure } from '../table.ts';
import { percent, signed } from '../tournament/text.ts';
import { alike, type Findings, intervalOf, placeName, seatName } from './findings.ts';

/** Of fewer the interval is so wide that it would dwarf the others. */
const FEWEST_DRAWN = 10;

export function sectionsOf(findings: Findings): Section[] {
  const { figures, bots, words } = findings;
  const { decisions, rounds, scores, leader, won } = figures;
  return [
    ...(won === null ? [] : [wonTogether(won)]),
    ...(figures.byPlace.length > 1 ? [seatBias(findings)] : []),
    ...(figures.bySeat.length > 1 && !alike(bots) ? [byBot(findings)] : []),
    ...(leader === null || words.leader === null ? [] : [decidedBy(findings, words.leader, leader)]),
    spread('Length in decisions', 'Decisions of all seats in one game.', decisions),
    ...(rounds === null || words.rounds === null ? [] : [spread(words.rounds, 'Rounds that were begun.', rounds)]),
    spread('Scores', won === null ? 'Of all seats.' : 'Of the team.', scores.all),
    ...(scores.margin === null
      ? []
      : [spread('The winner’s margin', 'By how much the best score is above the next.', scores.margin)]),
    ...figures.measures.flatMap((group) => [
      measured(findings, group),
      ...(figures.cooperative ? [wonAndLost(findings, group)] : []),
    ]),
    ...figures.strengths.map((group) => strength(findings, group)),
  ];
}

function rowFor(label: string, estimate: Estimate, say: (value: number) => string, mark: number | null): Row {
  const { value, low, high } = estimate;
  const strong = mark === null || (low !== null && high !== null && (low > mark || high < mark));
  return { label, said: `${say(value)}  (${intervalOf(estimate, say)})`, value, low, high, strong };
}

/** From 0 to where the rows reach. */
function fromZero(rows: readonly Row[], step: number, tickText: Scale['tickText'], mark: number | null): Scale {
  const ends = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  return { ...roundScale(Math.min(0, ...ends), Math.max(mark ?? 0, ...ends), step), tickText, mark };
}

const wholePercent = (share: number) => figure(100 * share, 0);
const tenths = (share: number) => figure(100 * share, 1);

function wonTogether(won: Estimate): Section {
  const title = 'Games won';
  const scale: Scale = { least: 0, most: 1, ticks: [0, 0.25, 0.5, 0.75, 1], tickText: wholePercent, mark: null };
  return {
    title,
    lead: 'In per cent, with its 95 % interval.',
    chart: chart(title, [rowFor('The team', won, tenths, null)], scale),
  };
}

const READ_SHARES = 'Grey: the 95 % interval holds the fair share.';

function seatBias({ figures }: Findings): Section {
  const { byPlace, fairShare } = figures;
  const title = 'Win share by turn order';
  const rows = byPlace.map((share, place) => rowFor(placeName(place), share, tenths, fairShare));
  return {
    title,
    lead: `In per cent; the line is a fair share, ${percent(fairShare)}. ${READ_SHARES}`,
    chart: chart(title, rows, fromZero(rows, 0.1, wholePercent, fairShare)),
  };
}

function byBot({ figures, bots }: Findings): Section {
  const { bySeat, fairShare } = figures;
  const title = 'Win share by seat';
  const rows = bySeat.map((share, seat) => rowFor(seatName(bots, seat), share, tenths, fairShare));
  return {
    title,
    lead: `In per cent; the line is a fair share, ${percent(fairShare)}. ${READ_SHARES}`,
    chart: chart(title, rows, fromZero(rows, 0.1, wholePercent, fairShare)),
  };
}

function decidedBy(
  { figures: { fairShare } }: Findings,
  { title, lead }: LabGroupWords,
  { games, won }: LeaderFigures,
): Section {
  const rows = [rowFor('Leader', won, tenths, fairShare)];
  return {
    title,
    lead: `${lead} Of ${count(games)} games, in per cent. At the line, a fair share, leading then would mean nothing; at 100 the rest would be for show.`,
    chart: chart(title, rows, {
      least: 0,
      most: 1,
      ticks: [0, 0.25, 0.5, 0.75, 1],
      tickText: wholePercent,
      mark: fairShare,
    }),
  };
}

function spread(title: string, about: string, numbers: Spread): Section {
  const { mean, deviation, least, median, most } = numbers;
  return {
    title,
    lead: `${about} Mean ${figure(mean.value)} (${intervalOf(mean, figure)}), half of them up to ${short(median)}, from ${short(least)} to ${short(most)}, standard deviation ${figure(deviation)}.`,
    chart: histogram(title, numbers),
  };
}

/** Whole where it is whole. */
function short(value: number): string {
  return figure(value, Number.isInteger(value) ? 0 : 1);
}

/** A series of fewer games is drawn as it is. */
function enough(counted: number, games: number): boolean {
  return counted >= Math.min(FEWEST_DRAWN, games);
}

function measured({ words, figures: { games } }: Findings, { id, items }: MeasureGroup): Section {
  const { title, lead } = words.measures[id] ?? { title: id, lead: '' };
  const drawn = items.filter((item) => enough(item.count, games));
  const rows = drawn.map(({ id: item, mean }) => rowFor(words.item(id, item), mean, figure, null));
  const reached = items.some((item) => item.count < games)
    ? ' Where not every game got so far, only of those that did.'
    : '';
  return {
    title,
    lead: `${lead} Means with 95 % intervals.${reached}${leftOut(items.length - drawn.length)}`,
    chart: meansChart(title, rows),
  };
}

function leftOut(items: number): string {
  return items === 0 ? '' : ` Seen too seldom to be drawn: ${items}.`;
}

function meansChart(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  return chart(
    title,
    rows,
    fromZero(rows, 1, (value) => figure(value, 0), null),
  );
}

function wonAndLost({ words, figures: { games } }: Findings, { id, items }: MeasureGroup): Section {
  const { title, lead } = words.measures[id] ?? { title: id, lead: '' };
  const taken = items.flatMap(({ id: item, won, lost }) => [
    ...(won === null ? [] : [{ label: `${words.item(id, item)}, won`, ...won, strong: true }]),
    ...(lost === null ? [] : [{ label: `${words.item(id, item)}, lost`, ...lost, strong: false }]),
  ]);
  const rows = taken
    .filter((each) => enough(each.count, games))
    .map(({ label, mean, strong }): Row => ({ ...rowFor(label, mean, figure, null), strong }));
  return {
    title: `${title}: won and lost`,
    lead: `${lead} Blue: in the games that were won; grey: in those that were lost.${leftOut(taken.length - rows.length)}`,
    chart: meansChart(title, rows),
  };
}

function strength({ words, figures }: Findings, { id, items }: StrengthGroup): Section {
  const { title, lead } = words.strengths[id] ?? { title: id, lead: '' };
  const drawn = items
    .flatMap(({ id: item, count: times, beyond }) =>
      beyond === null || times < FEWEST_DRAWN ? [] : [{ label: `${words.item(id, item)} × ${count(times)}`, beyond }],
    )
    .toSorted((a, b) => b.beyond.value - a.beyond.value);
  const rows = drawn.map(({ label, beyond }) => rowFor(label, beyond, signed, 0));
  const against = figures.cooperative ? 'what was won without it' : 'the fair share';
  const left = items.length - rows.length;
  const rest = left === 0 ? '' : ` Seen too seldom or always to be drawn: ${left}.`;
  const ends = rows.flatMap(({ value, low, high }) => [0, value, low ?? value, high ?? value]);
  const scale: Scale = {
    ...roundScale(Math.min(0, ...ends), Math.max(0, ...ends), 0.05),
    tickText: wholePercent,
    mark: 0,
  };
  return {
    title: `${title}: how they go with winning`,
    lead: `${lead} Their win share less ${against}, in points, and how often that was.${rest}`,
    chart: rows.length === 0 ? '' : chart(title, rows, scale),
  };
}
