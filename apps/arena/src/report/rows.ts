/** Every figure of a report in a row: for the terminal, and below the charts. */

import type { Estimate, MeasuredIn, MeasureFigure, Spread } from '@tarmac/bots';
import { count, figure } from '../table.ts';
import { percent, signed } from '../tournament/text.ts';
import { alike, type Findings, intervalOf, placeName, seatName } from './findings.ts';

/** What, how many, mean or share, interval. */
export type FigureRow = readonly [what: string, count: string, value: string, interval: string];

export interface RowGroup {
  readonly title: string;
  /** What the rows need before them where they stand among others. */
  readonly label: string | null;
  readonly rows: readonly FigureRow[];
}

export function figureRows(findings: Findings): RowGroup[] {
  const { figures, words } = findings;
  const games = count(figures.games);
  const strengths = figures.strengths.map(({ id, items }): RowGroup => {
    const title = words.strengths[id]?.title ?? id;
    return {
      title: `${title}: win share less ${figures.cooperative ? 'that without' : 'the fair share'}`,
      label: title,
      rows: items.map((item) => rowOf(words.item(id, item.id), count(item.count), item.beyond, signed)),
    };
  });
  const measures = figures.measures.flatMap(({ id, items }): RowGroup[] => {
    const title = words.measures[id]?.title ?? id;
    const rowsOf = (label: string, of: (item: MeasureFigure) => MeasuredIn | null): RowGroup[] => {
      const rows = items.flatMap((item) => {
        const measured = of(item);
        return measured === null ? [] : [rowOf(words.item(id, item.id), count(measured.count), measured.mean, figure)];
      });
      return rows.length === 0 ? [] : [{ title: label, label, rows }];
    };
    return [
      ...rowsOf(title, (item) => item),
      ...rowsOf(`${title}, in games won`, ({ won }) => won),
      ...rowsOf(`${title}, in games lost`, ({ lost }) => lost),
    ];
  });
  return [
    { title: 'Seats', label: null, rows: seats(findings, games) },
    { title: 'Games', label: null, rows: lengthsAndScores(findings, games) },
    ...measures,
    ...strengths,
  ];
}

const NOTHING = '–';

function rowOf(what: string, counted: string, estimate: Estimate | null, say: (value: number) => string): FigureRow {
  if (estimate === null) return [what, counted, NOTHING, NOTHING];
  return [what, counted, say(estimate.value), intervalOf(estimate, say)];
}

function seats({ figures, bots, words }: Findings, games: string): FigureRow[] {
  const { won, byPlace, bySeat, leader, fairShare } = figures;
  return [
    ...(won === null ? [] : [rowOf('Games won', games, won, percent)]),
    ...byPlace.map((share, place) =>
      rowOf(`Win share: ${placeName(place)} (fair: ${percent(fairShare)})`, games, share, percent),
    ),
    ...(alike(bots)
      ? []
      : bySeat.map((share, seat) => rowOf(`Win share: ${seatName(bots, seat)}`, games, share, percent))),
    ...(leader === null || words.leader === null
      ? []
      : [rowOf(words.leader.title, count(leader.games), leader.won, percent)]),
  ];
}

function lengthsAndScores({ figures, bots }: Findings, games: string): FigureRow[] {
  const { decisions, rounds, scores, endings } = figures;
  const means: readonly (readonly [string, Spread | null])[] = [
    ['Decisions', decisions],
    ['Rounds', rounds],
    ['Score', scores.all],
    ['Winner’s score', scores.winner],
    ['Winner’s margin', scores.margin],
  ];
  return [
    ...means.flatMap(([name, spread]) => (spread === null ? [] : [rowOf(name, games, spread.mean, figure)])),
    ...(alike(bots)
      ? []
      : scores.bySeat.map((score, seat) => rowOf(`Score: ${seatName(bots, seat)}`, games, score, figure))),
    ...endings.map(({ rule, games: ended, share }) => rowOf(`Ended by ${rule}`, count(ended), share, percent)),
  ];
}
