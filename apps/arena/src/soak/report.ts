/** The report of a soak: for the terminal, and as a section of docs/benchmarks.md. */

import type { Report } from '../command.ts';
import { count, figure, markdown, table } from '../table.ts';
import type { SoakFigures } from './figures.ts';
import type { Trend } from './memory.ts';

export function soakReport(figures: SoakFigures): Report {
  return { json: figures, text: asText(figures), failed: figures.failed };
}

function asText(figures: SoakFigures): string {
  const [head, ...rows] = memoryRows(figures.memory);
  return [
    table(['', ''], figureRows(figures)),
    ...(head === undefined || rows.length === 0 ? [] : ['', table(head, rows)]),
    '',
    ...Object.entries(figures.errors).map(([code, times]) => `${code}: ${count(times)}`),
    ...figures.findings.first,
    ...figures.nodesSaid,
    verdictOf(figures),
  ].join('\n');
}

/** Lines of Markdown, without a title. */
export function soakSection(figures: SoakFigures): string {
  const { plan, errors, findings } = figures;
  const [head = [], ...rows] = memoryRows(figures.memory);
  return [
    `${plan.matches} matches of ${plan.game} at once (most with two seats, some with three to five, some watched), a move about every ${figure(plan.thinkMs / 1000, 0)} s in each, over real sockets against ${plan.nodes} nodes on one PostgreSQL.`,
    'Connections are dropped, clients stop reading for seconds, and nodes are killed with `kill -9` and come back, all along; after a third of the time node A is spared, so that its memory can be watched.',
    'Afterwards each match is held against its log in the database: every acknowledged move, and every frame and whole view to every eye, field by field, with views, news and frame numbers reckoned anew by the rules; only the clocks are left out. Everybody is rated, and the ratings are held against the matches that moved them.',
    '',
    markdown(['', ''], figureRows(figures)),
    '',
    'Memory in the second half, each life of a node by itself (MB/min: of RSS, the median of the slopes between any two samples; live heap: after a collection, at half time and at the end; flat: in the time watched neither RSS by its slope nor the live heap grew by more than 10 %, or 20 MB and 10 MB, nor the handles by more than half, or 200):',
    '',
    markdown(head, rows),
    '',
    `What clients met, by code: ${
      Object.entries(errors)
        .map(([code, times]) => `${code} ${count(times)}`)
        .join(', ') || 'nothing'
    }.`,
    ...findings.first.map((line) => `- ${line}`),
    '',
    `**${verdictOf(figures)}**`,
  ].join('\n');
}

function figureRows(figures: SoakFigures): string[][] {
  const { findings, audited } = figures;
  return [
    ['minutes', figure(figures.seconds / 60, 1)],
    ['moves', count(figures.moves)],
    ['moves/s', figure(figures.movesPerSecond, 1)],
    ['mover to opponent, p50 ms', figure(figures.p50Ms)],
    ['mover to opponent, p99 ms', figure(figures.p99Ms)],
    ['matches begun', count(figures.matchesBegun)],
    ['matches played to their end', count(figures.matchesEnded)],
    ['connections made', count(figures.connections)],
    ['connections dropped by clients', count(figures.disconnects)],
    ['clients that stopped reading', count(figures.deaf)],
    ['nodes killed', count(figures.kills)],
    ['nodes started again', count(figures.restarts)],
    ['moves sent again and answered', count(figures.duplicatesAnswered)],
    ['messages received', count(figures.messages)],
    ['acknowledged moves found in the log', count(audited.moves)],
    ['frames held against the log', count(audited.frames)],
    ['of those imagined from the view alone', count(audited.imagined)],
    ['seats rated', count(audited.ratedSeats)],
    ['moves lost', count(findings.counts.lost)],
    ['frames or other messages that leaked', count(findings.counts.leaked)],
    ['matches stuck', count(findings.counts.stuck)],
    ['longest wait for a move, s', figure(figures.longestWaitSeconds, 1)],
    ['other contradictions', count(findings.counts.wrong)],
    ['of a core, by the clients', figure(figures.generatorBusy, 2)],
  ];
}

function memoryRows(memory: readonly Trend[]): string[][] {
  return [
    [
      'node',
      'minutes',
      'samples',
      'RSS MB, median',
      'first',
      'last',
      'highest',
      'MB/min',
      'live heap MB',
      'handles',
      'flat',
    ],
    ...memory.map((trend) => [
      `${trend.node}, life ${trend.life}`,
      `${figure(trend.fromSeconds / 60, 1)}–${figure(trend.toSeconds / 60, 1)}`,
      count(trend.samples),
      figure(trend.rssMedianMb, 1),
      figure(trend.rssFirstMb, 1),
      figure(trend.rssLastMb, 1),
      figure(trend.rssHighestMb, 1),
      // The slope of a life of seconds means nothing.
      trend.flat === null ? '–' : figure(trend.rssSlope, 2),
      trend.settledHeapMb === null ? 'not seen' : trend.settledHeapMb.map((heap) => figure(heap, 1)).join(' to '),
      `${count(trend.handlesFirst)} to ${count(trend.handlesLast)}`,
      trend.flat === null ? 'too short to say' : trend.flat ? 'yes' : 'NO',
    ]),
  ];
}

function verdictOf({ failed, findings: { counts }, grows, memory, shortcomings }: SoakFigures): string {
  if (failed)
    return `NOT well: ${[
      `${counts.lost} lost, ${counts.leaked} leaked, ${counts.stuck} stuck, ${counts.wrong} wrong`,
      ...shortcomings,
      ...(grows ? ['and a node grows'] : []),
    ].join(', ')}`;
  const judged = memory.some(({ flat }) => flat === true);
  return `Nothing lost, nothing leaked, nothing stuck${judged ? ', memory flat' : '; too short to say whether memory is flat'}`;
}
