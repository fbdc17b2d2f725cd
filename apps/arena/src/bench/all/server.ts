/** The server under load, beside boardgame.io's and the bare disk. */

import { GAMES } from '../../games.ts';
import { count, figure } from '../../table.ts';
import { PEER_VERSION } from '../peer.ts';
import { type JudgedBudget, verdicts } from '../server/budgets.ts';
import type { LoadFigures } from '../server/figures.ts';
import { measureServers, type ServerFigures, type ServerPlan } from '../server/measure-servers.ts';
import type { OnProgress, Part, Row } from './part.ts';

/** Two seats: the fewest with an opponent. */
export const SERVER_PLAN = { seats: 2, matches: 100, thinkMs: 1000, idleSockets: 2000 } as const;

export interface ServerPart extends Part {
  readonly plan: ServerPlan;
  readonly figures: ServerFigures;
}

export async function serverPart(wish: Partial<ServerPlan>, onProgress: OnProgress): Promise<ServerPart> {
  const game = (GAMES[0] as (typeof GAMES)[number]).game.id;
  const plan: ServerPlan = { game, ...SERVER_PLAN, seconds: 6, withPeer: true, ...wish };
  const figures = await measureServers(plan, onProgress);
  return {
    title: 'Server',
    rows: verdicts(figures.measured).map((verdict) => rowOf(verdict, figures)),
    notes: [
      `${plan.matches} matches of ${plan.game} with two sockets each, in a process of their own; boardgame.io ${PEER_VERSION} with its own server and client. Closed loop: as fast as it is answered. Thinking: a move a second in each. p99: from mover to opponent.`,
      `Thinking, ours: p50 ${figure(loadOf(figures, 'ownThinking')?.p50Ms ?? Number.NaN)} ms, p99 ${figure(loadOf(figures, 'ownThinking')?.p99Ms ?? Number.NaN)} ms at ${count(loadOf(figures, 'ownThinking')?.movesPerSecond ?? Number.NaN)} moves/s.`,
    ],
    plan,
    figures,
  };
}

function loadOf({ loads }: ServerFigures, name: string): LoadFigures | undefined {
  return loads[name];
}

/** The peer of each budget. */
function rowOf({ key, what, value, least, most, aim, met }: JudgedBudget, figures: ServerFigures): Row {
  const bound = least === undefined ? `at most ${count(most ?? Number.NaN)}` : `at least ${least}`;
  const sides = sidesOf(key, figures);
  return {
    what: sides.what ?? what,
    ours: sides.ours ?? (value === null ? 'not measured' : figure(value)),
    peer: sides.peer,
    ratio: sides.peer === null || value === null ? null : figure(value),
    floor: aim === undefined ? bound : `${bound} (aim ${aim})`,
    met,
  };
}

interface Sides {
  readonly what?: string;
  readonly ours?: string;
  readonly peer: Row['peer'];
}

function sidesOf(key: JudgedBudget['key'], figures: ServerFigures): Sides {
  const ms = (load: string) => figure(loadOf(figures, load)?.p99Ms ?? Number.NaN);
  const rate = (load: string) => count(loadOf(figures, load)?.movesPerSecond ?? Number.NaN);
  const peer = (load: string, name: string, value: (load: string) => string) =>
    loadOf(figures, load) === undefined ? null : { name, value: value(load) };
  switch (key) {
    case 'toPeerOnFiles':
      return {
        what: 'durable moves/s, closed loop',
        ours: rate('ownClosed'),
        peer: peer('filesClosed', 'boardgame.io on files', rate),
      };
    case 'toRawCommits':
      return {
        what: 'durable moves/s, closed loop',
        ours: rate('ownClosed'),
        peer: { name: 'raw single-row commits/s (SQLite)', value: count(figures.raw.commitsPerSecond) },
      };
    case 'closedP99ToPeer':
      return {
        what: 'p99 ms, closed loop',
        ours: ms('ownClosed'),
        peer: peer('memoryClosed', 'boardgame.io in memory', ms),
      };
    case 'thinkingP99ToPeer':
      return {
        what: 'p99 ms, thinking',
        ours: ms('ownThinking'),
        peer: peer('memoryThinking', 'boardgame.io in memory', ms),
      };
    default:
      return { peer: null };
  }
}
