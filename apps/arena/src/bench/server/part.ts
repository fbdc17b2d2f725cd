/** The server under load, beside those of boardgame.io and Colyseus and the bare disk. */

import { GAMES } from '../../games.ts';
import { count, figure } from '../../table.ts';
import type { OnProgress, Part, Row } from '../part.ts';
import { COLYSEUS, PEER_VERSION } from '../peer.ts';
import { boundOf, type JudgedBudget, verdicts } from './budgets.ts';
import type { LoadFigures } from './figures.ts';
import type { LoadName } from './loads.ts';
import { measureServers, type ServerFigures } from './measure-servers.ts';
import type { ServerPlan } from './plan.ts';

/** Two seats: the fewest with an opponent. */
export const SERVER_PLAN = {
  seats: 2,
  matches: 100,
  postgresMatches: 200,
  thinkMs: 1000,
  idleSockets: 2000,
  runningMatches: 10_000,
  earlier: null,
} as const;

export interface ServerPart extends Part {
  readonly plan: ServerPlan;
  readonly figures: ServerFigures;
}

export async function serverPart(wish: Partial<ServerPlan>, onProgress: OnProgress): Promise<ServerPart> {
  const game = (GAMES[0] as (typeof GAMES)[number]).game.id;
  const plan: ServerPlan = { game, ...SERVER_PLAN, seconds: 6, withPeer: true, ...wish };
  return serverPartOf(plan, await measureServers(plan, onProgress));
}

export function serverPartOf(plan: ServerPlan, figures: ServerFigures): ServerPart {
  const { ownThinking } = figures.loads;
  return {
    title: 'Server',
    rows: [...verdicts(figures.measured).map((verdict) => rowOf(verdict, figures)), ...besideColyseus(figures)],
    notes: [
      `${plan.matches} matches of ${plan.game} with two sockets each (${plan.postgresMatches} on PostgreSQL), in a process of their own; boardgame.io ${PEER_VERSION} with its own server and client; Colyseus ${COLYSEUS.version} with a room for each match and a message with the whole view to each client. Closed loop: as fast as it is answered. Thinking: a move a second in each. p99: from mover to opponent. Processor: of the server, all its threads.`,
      `Thinking, ours: p50 ${figure(ownThinking?.p50Ms ?? Number.NaN)} ms, p99 ${figure(ownThinking?.p99Ms ?? Number.NaN)} ms at ${count(ownThinking?.movesPerSecond ?? Number.NaN)} moves/s.`,
    ],
    plan,
    figures,
  };
}

/** The peer of each budget. */
function rowOf(verdict: JudgedBudget, figures: ServerFigures): Row {
  const { key, what, value, met } = verdict;
  const sides = sidesOf(key, figures);
  return {
    what: sides.what ?? what,
    ours: sides.ours ?? (value === null ? 'not measured' : figure(value)),
    peer: sides.peer,
    ratio: sides.peer === null || value === null ? null : figure(value),
    floor: boundOf(verdict),
    met,
  };
}

interface Sides {
  readonly what?: string;
  readonly ours?: string;
  readonly peer: NonNullable<Row['peer']> | null;
}

type Told = (load: LoadFigures | undefined) => string;
const P99: Told = (load) => figure(load?.p99Ms ?? Number.NaN);
const RATE: Told = (load) => count(load?.movesPerSecond ?? Number.NaN);
const PROCESSOR: Told = (load) => count(load?.processorUsPerMove ?? Number.NaN);

function sidesOf(key: JudgedBudget['key'], { loads, raw }: ServerFigures): Sides {
  const besideLoad = (what: string, told: Told, own: LoadName, other: LoadName, name: string): Sides => ({
    what,
    ours: told(loads[own]),
    peer: loads[other] === undefined ? null : { name, value: told(loads[other]) },
  });
  switch (key) {
    case 'toPeerOnFiles':
      return besideLoad('durable moves/s, closed loop', RATE, 'ownClosed', 'filesClosed', 'boardgame.io on files');
    case 'toRawCommits':
      return {
        what: 'durable moves/s, closed loop',
        ours: RATE(loads.ownClosed),
        peer: { name: 'raw single-row commits/s (SQLite)', value: count(raw.commitsPerSecond) },
      };
    case 'toRawPostgres':
      if (raw.postgresCommitsPerSecond === null) return { peer: null };
      return {
        what: 'durable moves/s on PostgreSQL, closed loop',
        ours: RATE(loads.postgresClosed),
        peer: { name: 'raw commits/s on 16 connections', value: count(raw.postgresCommitsPerSecond) },
      };
    case 'processorToEarlier':
      return besideLoad('processor µs a move', PROCESSOR, 'ownClosed', 'earlierClosed', 'the earlier server');
    case 'thinkingOverSyncMs':
      return {
        what: 'p99 ms, thinking (difference)',
        ours: P99(loads.ownThinking),
        peer: { name: 'a bare write and sync at the same pace', value: figure(raw.pacedP99Ms) },
      };
    case 'closedP99ToPeer':
      return besideLoad('p99 ms, closed loop', P99, 'ownClosed', 'memoryClosed', 'boardgame.io in memory');
    case 'thinkingP99ToPeer':
      return besideLoad('p99 ms, thinking', P99, 'ownThinking', 'memoryThinking', 'boardgame.io in memory');
    default:
      return { peer: null };
  }
}

/** It keeps nothing on a disk: there is no floor to be held against it. */
function besideColyseus({ loads }: ServerFigures): Row[] {
  const rows: readonly (readonly [string, Told, (load: LoadFigures) => number, LoadName, LoadName])[] = [
    ['moves/s, closed loop', RATE, (load) => load.movesPerSecond, 'ownClosed', 'colyseusClosed'],
    ['p99 ms, closed loop', P99, (load) => load.p99Ms, 'ownClosed', 'colyseusClosed'],
    ['p99 ms, thinking', P99, (load) => load.p99Ms, 'ownThinking', 'colyseusThinking'],
    ['processor µs a move', PROCESSOR, (load) => load.processorUsPerMove, 'ownClosed', 'colyseusClosed'],
    [
      'bytes per move to a client',
      (load) => count(load?.bytesPerMove ?? Number.NaN),
      (load) => load.bytesPerMove,
      'ownClosed',
      'colyseusClosed',
    ],
  ];
  return rows.flatMap(([what, told, value, ownName, otherName]) => {
    const [own, other] = [loads[ownName], loads[otherName]];
    if (own === undefined || other === undefined) return [];
    const peer = { name: 'Colyseus in memory', value: told(other) };
    return [{ what, ours: told(own), peer, ratio: figure(value(own) / value(other)) }];
  });
}
