/** The figures of a report in words: one row each, with its interval. */

import type { Contestant, Estimate, LabFigures, MeasuredIn, MeasureFigure, Spread } from '@tarmac/bots';
import type { Shapes } from '@tarmac/kit';
import type { LabWords } from '@tarmac/kit/words';
import { count, figure, seatsInWords, table } from '../table.ts';
import { optionsOf, percent, range, signed } from '../tournament/text.ts';

export interface Findings {
  readonly game: string;
  readonly config: Shapes['config'];
  /** By seat. */
  readonly bots: readonly Contestant[];
  readonly scale: number;
  readonly seed: number;
  readonly figures: LabFigures;
  readonly words: LabWords;
}

export function asText(findings: Findings): string {
  const tables = rowGroups(findings).map(({ title, rows }) =>
    table([title, 'count', 'mean or share', '95 % interval'], rows),
  );
  return [headOf(findings), ...tables, cautionOf(findings)].join('\n\n');
}

function headOf({ game, config, bots, scale, seed, figures }: Findings): string {
  const who = alike(bots) ? `${bots[0]} in every seat` : bots.join(', ');
  return `${game}, ${seatsInWords(figures.seats)}, ${who}, scale ${scale}, seed ${seed}: ${count(figures.games)} games.\n${optionsOf(config)}`;
}

/** The limits of the findings. */
function cautionOf({ bots }: Findings): string {
  const general =
    'What goes with winning need not bring it about: who wins anyway may be who can afford it. Of twenty intervals one misses by chance.';
  return alike(bots) ? general : `${general} Where bots differ, what the stronger ones like goes with winning too.`;
}

function alike(bots: readonly Contestant[]): boolean {
  return bots.every((bot) => bot === bots[0]);
}

type FigureRow = readonly [what: string, count: string, value: string, interval: string];

interface RowGroup {
  readonly title: string;
  readonly rows: readonly FigureRow[];
}

function rowGroups(findings: Findings): RowGroup[] {
  const { figures, words } = findings;
  const games = count(figures.games);
  const strengths = figures.strengths.map(
    ({ id, items }): RowGroup => ({
      title: `${words.strengths[id]?.title ?? id}: win share less ${figures.cooperative ? 'that without' : 'the fair share'}`,
      rows: items.map((item) => rowOf(words.item(id, item.id), count(item.count), item.beyond, signed)),
    }),
  );
  const measures = figures.measures.flatMap(({ id, items }): RowGroup[] => {
    const group = (title: string, of: (item: MeasureFigure) => MeasuredIn | null): RowGroup => ({
      title,
      rows: items.flatMap((item) => {
        const measured = of(item);
        return measured === null ? [] : [rowOf(words.item(id, item.id), count(measured.count), measured.mean, figure)];
      }),
    });
    const title = words.measures[id]?.title ?? id;
    return [
      group(title, (item) => item),
      group(`${title}, in games won`, ({ won }) => won),
      group(`${title}, in games lost`, ({ lost }) => lost),
    ];
  });
  return [
    { title: 'Seats', rows: seats(findings, games) },
    { title: 'Games', rows: lengthsAndScores(findings, games) },
    ...measures.filter(({ rows }) => rows.length > 0),
    ...strengths,
  ];
}

const NOTHING = '–';

function rowOf(what: string, counted: string, estimate: Estimate | null, say: (value: number) => string): FigureRow {
  if (estimate === null) return [what, counted, NOTHING, NOTHING];
  // A single number has no interval, nor have equal numbers.
  return [what, counted, say(estimate.value), estimate.low === null ? 'no interval' : range(estimate, say)];
}

function seats({ figures, bots, words }: Findings, games: string): FigureRow[] {
  const { won, byPlace, bySeat, leader, fairShare } = figures;
  return [
    ...(won === null ? [] : [rowOf('Games won', games, won, percent)]),
    ...byPlace.map((share, place) =>
      rowOf(
        `Win share: ${place === 0 ? 'Start player' : `${place} after`} (fair: ${percent(fairShare)})`,
        games,
        share,
        percent,
      ),
    ),
    ...(alike(bots)
      ? []
      : bySeat.map((share, seat) => rowOf(`Win share: Seat ${seat + 1}: ${bots[seat]}`, games, share, percent))),
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
      : scores.bySeat.map((score, seat) => rowOf(`Score: Seat ${seat + 1}: ${bots[seat]}`, games, score, figure))),
    ...endings.map(({ rule, games: ended, share }) => rowOf(`Ended by ${rule}`, count(ended), share, percent)),
  ];
}
