/** What moves, visits and sockets cost, as a run has measured it: the file that holds it, and its check. */

import { BadInput } from '../bad-input.ts';
import { quoted } from '../flags.ts';
import { readJson } from '../json-files.ts';

export interface MoveCosts {
  /** Processor time: of the node it is made on, of PostgreSQL, and of any other node, which only hears of it. */
  readonly nodeMs: number;
  readonly databaseMs: number;
  readonly hearMs: number;
  /** Rows inserted, changed or deleted; of them in `due`. */
  readonly rowsWritten: number;
  readonly dueRows: number;
  /** By which the log grows, with its index. */
  readonly keptRows: number;
  readonly keptBytes: number;
  /** PostgreSQL's journal of writes, which is also what a replica is sent. */
  readonly journalBytes: number;
  /** To other nodes. */
  readonly announcements: number;
  /** To each socket of the match. */
  readonly clientBytes: number;
}

export interface Costs {
  /** Where, when and from what it was measured. */
  readonly about: string;
  readonly live: MoveCosts;
  readonly correspondence: MoveCosts;
  /** A live move on SQLite. */
  readonly sqliteNodeMs: number;
  /** A move told to one more socket. */
  readonly spectatorMs: number;
  /** Somebody connects, looks at a match that is not in memory, and goes. */
  readonly visitMs: number;
  readonly socketBytes: number;
  /** Kept of a match besides its log. */
  readonly matchBytes: number;
  readonly movesPerMatch: number;
  /** On 16 connections: with an announcement each, which PostgreSQL commits one after another, and without. */
  readonly announcedCommits: number;
  /** Moves that share one of these when all come as fast as they are answered. */
  readonly movesPerCommit: number;
  readonly plainCommits: number;
}

const MOVE: Readonly<Record<keyof MoveCosts, true>> = {
  nodeMs: true,
  databaseMs: true,
  hearMs: true,
  rowsWritten: true,
  dueRows: true,
  keptRows: true,
  keptBytes: true,
  journalBytes: true,
  announcements: true,
  clientBytes: true,
};
const REST: Readonly<Record<Exclude<keyof Costs, 'about' | 'live' | 'correspondence'>, true>> = {
  sqliteNodeMs: true,
  spectatorMs: true,
  visitMs: true,
  socketBytes: true,
  matchBytes: true,
  movesPerMatch: true,
  announcedCommits: true,
  movesPerCommit: true,
  plainCommits: true,
};

export function readCosts(path: string): Costs {
  const read = readJson(path, '--costs');
  const paths = [
    ...Object.keys(REST).map((key) => [key]),
    ...['live', 'correspondence'].flatMap((kind) => Object.keys(MOVE).map((key) => [kind, key])),
  ];
  for (const keys of paths) {
    const value = keys.reduce<unknown>((within, key) => (within as Record<string, unknown> | null)?.[key], read);
    if (typeof value !== 'number' || !(value >= 0))
      throw new BadInput(`--costs: ${quoted(path)} has no ${keys.join('.')}: measure anew with --keep FILE`);
  }
  return read as Costs;
}
