/** What is measured and what is needed, as tables for people and for docs/scale.md. */

import { figure, markdown } from '../table.ts';
import type { Costs, MoveCosts } from './costs.ts';
import { heldBy, type Load, type Needs, needsOf, SHARE, type Supply } from './needs.ts';

type Rows = readonly (readonly string[])[];

export const USUAL: Load = { live: 100, pace: 10, hours: 8, correspondence: 1000, moves: 4, seats: 2, spectators: 0.5 };
export const SUPPLY: Supply = { cores: 8, diskGb: 1000, connections: 100 };

/** Thousandths where it is less than one. */
const fine = (value: number) => (Math.abs(value) < 1 ? figure(value, 3) : figure(value));

/** The loads of docs/scale.md. */
const SIZES: Readonly<Record<string, Load>> = {
  'a club': { ...USUAL, live: 20, correspondence: 200 },
  'a busy site': { ...USUAL, live: 1000, correspondence: 20_000 },
  'a large one': { ...USUAL, live: 10_000, correspondence: 500_000 },
  beyond: { ...USUAL, live: 50_000, correspondence: 5_000_000 },
};

export const COSTS_HEAD = ['', 'live move', 'correspondence move', 'live match, a day', 'correspondence match, a day'];

/** A live match that is played on all day, and a correspondence match, at the usual pace. */
export function costRows(costs: Costs): Rows {
  const { live, correspondence } = costs;
  const daily = { live: 86_400 / USUAL.pace, correspondence: USUAL.moves };
  const row = (what: string, cost: (of: MoveCosts) => number, visits = 0): readonly string[] => [
    what,
    fine(cost(live)),
    fine(cost(correspondence) + visits),
    figure(daily.live * cost(live)),
    figure(daily.correspondence * (cost(correspondence) + visits)),
  ];
  return [
    row('moves', () => 1),
    row('rows written', ({ rowsWritten }) => rowsWritten),
    row('rows kept', ({ keptRows }) => keptRows),
    row('bytes kept', ({ keptBytes }) => keptBytes),
    row('bytes of journal (WAL)', ({ journalBytes }) => journalBytes),
    row('ms of processor, node (correspondence: with a visit)', ({ nodeMs }) => nodeMs, costs.visitMs),
    row('ms of processor, PostgreSQL', ({ databaseMs }) => databaseMs),
    row('ms of processor, every other node', ({ hearMs }) => hearMs),
    row('announcements to nodes', ({ announcements }) => announcements),
    [
      'notices to people, at most',
      '0',
      fine(correspondence.dueRows),
      '0',
      figure(USUAL.moves * correspondence.dueRows),
    ],
    row('bytes to each socket', ({ clientBytes }) => clientBytes),
  ];
}

/** The costs that are not those of a move. */
export function otherCosts(costs: Costs): string {
  const { sqliteNodeMs, spectatorMs, visitMs, socketBytes, matchBytes, movesPerMatch } = costs;
  return [
    `A live move on SQLite: ${figure(sqliteNodeMs)} ms of processor. One more spectator: ${figure(spectatorMs, 3)} ms a move.`,
    `A visit (connect, look at a match that is not in memory, go): ${figure(visitMs)} ms. An open socket: ${figure(socketBytes / 1000)} kB.`,
    `A match: ${figure(movesPerMatch, 0)} moves, and ${figure(matchBytes, 0)} bytes besides its log.`,
    `PostgreSQL, 16 connections: ${figure(costs.plainCommits, 0)} commits/s; ${figure(costs.announcedCommits, 0)} where each announces something; under full load ${figure(costs.movesPerCommit, 1)} moves share one.`,
  ].join('\n');
}

export function needRows(all: readonly Needs[]): Rows {
  const row = (what: string, need: (needs: Needs) => string) => [what, ...all.map(need)];
  return [
    row('moves a day', ({ movesPerDay }) => figure(movesPerDay, 0)),
    row('moves a second, at the peak', ({ movesPerSecond }) => figure(movesPerSecond)),
    row('nodes', ({ nodes }) => (nodes === null ? 'none is enough' : figure(nodes, 0))),
    row('cores of nodes, busy at the peak', ({ nodeCores }) => fine(nodeCores)),
    row('cores of PostgreSQL, busy at the peak', ({ databaseCores }) => fine(databaseCores)),
    row('connections to PostgreSQL', ({ connections }) => figure(connections, 0)),
    row('sockets', ({ sockets }) => figure(sockets, 0)),
    row('GB of memory for them', ({ socketGb }) => fine(socketGb)),
    row('MB a second to clients', ({ clientMbPerSecond }) => fine(clientMbPerSecond)),
    row('rows written a day', ({ rowsPerDay }) => figure(rowsPerDay, 0)),
    row('GB of disk a day', ({ diskGbPerDay }) => fine(diskGbPerDay)),
    row('GB of journal a day', ({ journalGbPerDay }) => fine(journalGbPerDay)),
    row('days until the disk is full', ({ daysOfDisk }) => figure(daysOfDisk, 0)),
    row('notices a day, at most', ({ noticesPerDay }) => figure(noticesPerDay, 0)),
    row('breaks first', ({ limits }) => limits[0]?.what ?? ''),
    row('at this many times the load', ({ limits }) => figure(limits[0]?.times ?? Number.NaN)),
  ];
}

export function limitRows({ limits }: Needs): Rows {
  return limits.map(({ what, needed, most, times }) => [what, fine(needed), fine(most), figure(times)]);
}

function heldInWords(costs: Costs): string {
  const { liveMoves, liveMatches, correspondenceMatches, databaseMoves } = heldBy(costs, USUAL, SUPPLY);
  return `One node holds ${figure(liveMoves, 0)} live moves a second, which are ${figure(liveMatches, 0)} live matches; or ${figure(correspondenceMatches, 0)} correspondence matches. One PostgreSQL holds ${figure(databaseMoves, 0)} moves a second.`;
}

/** Of docs/scale.md: the same figures always make the same text. */
export function scaleSection(costs: Costs): string {
  const sizes = Object.entries(SIZES);
  const loads = sizes.map(([, { live, correspondence }]) => `${figure(live, 0)} + ${figure(correspondence, 0)}`);
  return [
    costs.about,
    markdown(COSTS_HEAD, costRows(costs)),
    otherCosts(costs),
    `Live matches at the peak + correspondence matches, with ${USUAL.pace} s between live moves for ${USUAL.hours} hours a day, ${USUAL.moves} moves a day by correspondence, ${USUAL.seats} seats, ${USUAL.spectators} spectators a live match; a PostgreSQL with ${SUPPLY.cores} cores, ${figure(SUPPLY.diskGb, 0)} GB and ${SUPPLY.connections} connections; planned with ${100 * SHARE} % of each:`,
    markdown(
      ['', ...sizes.map(([name], index) => `${name}: ${loads[index]}`)],
      needRows(sizes.map(([, load]) => needsOf(load, costs, SUPPLY))),
    ),
    heldInWords(costs),
  ].join('\n\n');
}
