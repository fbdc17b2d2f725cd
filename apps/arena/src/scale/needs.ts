/** What a number of matches needs, from what each move costs: nodes, cores, disk, connections, and what gives way first. */

import type { Costs } from './costs.ts';

export interface Load {
  /** Live matches at once at the peak, the seconds between two moves of one, and the hours a day that are like the peak. */
  readonly live: number;
  readonly pace: number;
  readonly hours: number;
  /** Running correspondence matches, and moves a day in each. */
  readonly correspondence: number;
  readonly moves: number;
  readonly seats: number;
  /** Of each live match. */
  readonly spectators: number;
}

export interface Supply {
  /** Of the machine of PostgreSQL. */
  readonly cores: number;
  readonly diskGb: number;
  /** That PostgreSQL takes (`max_connections`). */
  readonly connections: number;
}

/** Correspondence moves in the busiest hour, to those of the mean one. */
export const PEAK = 3;
/** Of a core or a rate that is planned with: the rest is for bursts, and for a node that is lost. */
export const SHARE = 0.6;
/** A correspondent stays for this long. */
const VISIT_SECONDS = 300;
/** `TARMAC_SOCKETS`, and `TARMAC_DATABASE_CONNECTIONS` with the one that listens. */
const SOCKETS_PER_NODE = 20_000;
export const CONNECTIONS_PER_NODE = 17;

const DAY_SECONDS = 86_400;

/** What one PostgreSQL with any number of nodes has to give, in the units of `needed`. */
export interface Limit {
  readonly what: string;
  readonly needed: number;
  readonly most: number;
  /** How many times this load it holds; below 1 it is too much already. */
  readonly times: number;
}

export interface Needs {
  readonly movesPerDay: number;
  readonly movesPerSecond: number;
  readonly nodeCores: number;
  /** Null: no number of nodes is enough, since each has to hear of every move. */
  readonly nodes: number | null;
  readonly sockets: number;
  readonly socketGb: number;
  readonly clientMbPerSecond: number;
  readonly databaseCores: number;
  readonly connections: number;
  readonly diskGbPerDay: number;
  readonly journalGbPerDay: number;
  readonly rowsPerDay: number;
  readonly noticesPerDay: number;
  readonly daysOfDisk: number;
  /** The scarcest first. */
  readonly limits: readonly Limit[];
}

export function needsOf(load: Load, costs: Costs, supply: Supply): Needs {
  const { live, correspondence } = costs;
  const perSecond = {
    live: load.live / load.pace,
    correspondence: (PEAK * load.correspondence * load.moves) / DAY_SECONDS,
  };
  const perDay = {
    live: perSecond.live * 3600 * load.hours,
    correspondence: load.correspondence * load.moves,
  };
  /** A cost of each move, over all moves of a second or a day. */
  const over = (moves: typeof perDay, cost: (of: Costs['live']) => number) =>
    moves.live * cost(live) + moves.correspondence * cost(correspondence);

  const movesPerSecond = perSecond.live + perSecond.correspondence;
  const nodeCores =
    (over(perSecond, ({ nodeMs }) => nodeMs) +
      perSecond.live * load.spectators * costs.spectatorMs +
      perSecond.correspondence * costs.visitMs) /
    1000;
  const hearing = over(perSecond, ({ hearMs }) => hearMs) / 1000;
  const sockets = load.live * (load.seats + load.spectators) + perSecond.correspondence * VISIT_SECONDS;
  const nodes = nodesFor(nodeCores, hearing, sockets);
  const databaseCores = over(perSecond, ({ databaseMs }) => databaseMs) / 1000;
  const connections = (nodes ?? Number.POSITIVE_INFINITY) * CONNECTIONS_PER_NODE;
  const matchesPerDay = (perDay.live + perDay.correspondence) / costs.movesPerMatch;
  const diskGbPerDay = (over(perDay, ({ keptBytes }) => keptBytes) + matchesPerDay * costs.matchBytes) / 1e9;
  const limit = (what: string, needed: number, most: number): Limit => ({ what, needed, most, times: most / needed });
  const mostNodes = Math.floor(supply.connections / CONNECTIONS_PER_NODE);
  const limits: Limit[] = [
    limit('processor of PostgreSQL', databaseCores, SHARE * supply.cores),
    limit('commits, in turn', movesPerSecond / costs.movesPerCommit, SHARE * costs.announcedCommits),
    {
      ...limit('connections for nodes', connections, supply.connections),
      times: Math.min(SHARE / (nodeCores / mostNodes + hearing), (mostNodes * SOCKETS_PER_NODE) / sockets),
    },
  ];
  return {
    movesPerDay: perDay.live + perDay.correspondence,
    movesPerSecond,
    nodeCores,
    nodes,
    sockets,
    socketGb: (sockets * costs.socketBytes) / 1e9,
    clientMbPerSecond:
      (perSecond.live * (load.seats + load.spectators) * live.clientBytes +
        perSecond.correspondence * correspondence.clientBytes) /
      1e6,
    databaseCores,
    connections,
    diskGbPerDay,
    journalGbPerDay: over(perDay, ({ journalBytes }) => journalBytes) / 1e9,
    rowsPerDay: over(perDay, ({ rowsWritten }) => rowsWritten),
    noticesPerDay: perDay.correspondence * correspondence.dueRows,
    daysOfDisk: supply.diskGb / diskGbPerDay,
    limits: limits.toSorted((a, b) => a.times - b.times),
  };
}

/** What one node and one PostgreSQL hold, each by itself, at the pace of this load. */
export function heldBy({ live, correspondence, ...costs }: Costs, { pace, moves }: Load, { cores }: Supply) {
  const liveMoves = (SHARE * 1000) / live.nodeMs;
  const byCommits = SHARE * costs.announcedCommits * costs.movesPerCommit;
  return {
    liveMoves,
    liveMatches: liveMoves * pace,
    correspondenceMatches: ((SHARE * 1000) / (correspondence.nodeMs + costs.visitMs) / PEAK) * (DAY_SECONDS / moves),
    databaseMoves: Math.min(byCommits, (SHARE * cores * 1000) / live.databaseMs),
  };
}

/** A node has one core for moves, and hears of all moves, whoever makes them. */
function nodesFor(cores: number, hearing: number, sockets: number): number | null {
  if (hearing >= SHARE) return null;
  return Math.max(1, Math.ceil(cores / (SHARE - hearing)), Math.ceil(sockets / SOCKETS_PER_NODE));
}
