/** What the database must hold, by what people were told. */

import { join } from 'node:path';
import { type Entry, foldLog, type Game, type Shapes, same, verifyMatch } from '@tarmac/kit';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { nodeDigest } from '../../src/digest.ts';
import { call, type Seen } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import type { Fleet } from './fleet.ts';
import type { Act, Player } from './player.ts';

interface Logged {
  readonly match: string;
  readonly seq: number;
  readonly entry: string;
  readonly after: string;
  readonly message: string | null;
}

const READ_LOG = 'select match, seq, entry, after, message from log order by match, seq';

export type ReadLog = () => Promise<readonly Logged[]>;

export function sqliteLog(folder: string): ReadLog {
  return async () => {
    const database = new Sqlite(join(folder, 'tarmac.db'), { readonly: true });
    try {
      return database.prepare(READ_LOG).all() as Logged[];
    } finally {
      database.close();
    }
  };
}

export function postgresLog(url: string): ReadLog {
  return async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Logged>(READ_LOG)).rows;
    } finally {
      await client.end();
    }
  };
}

/** Nobody may be sending while this looks; what is wrong, with everything people have noticed themselves. */
export async function wrongs(game: Game, fleet: Fleet, readLog: ReadLog): Promise<string[]> {
  const { players, problems } = fleet;
  const log = await readLog();
  await arrived(players, log);
  return [...problems, ...contradictions(players, log), ...misled(game, players, log)];
}

/** Every way in which the log does not bear out what was acknowledged; empty when all is well. */
function contradictions(players: readonly Player[], log: readonly Logged[]): string[] {
  return [...groups(players, log)].flatMap(([match, { seats, rows }]) =>
    [...gaps(rows), ...broken(seats, rows), ...strangers(seats, rows), ...disorder(seats, rows)].map(
      (problem) => `${match}: ${problem}`,
    ),
  );
}

/** Where what people see now is not what the log leads to. */
function misled(game: Game, players: readonly Player[], log: readonly Logged[]): string[] {
  return [...groups(players, log)].flatMap(([match, { seats, rows }]) => {
    const { state } = foldLog(
      game,
      rows.map(({ entry }) => JSON.parse(entry) as Entry<Shapes>),
    );
    return seats.flatMap(({ seat, last }) => {
      const frame = frameAfter(rows.at(-1), seat);
      const isTrue = last?.frame === frame && same(last?.view, game.view(state, seat));
      return isTrue ? [] : [`${match}: seat ${seat} sees frame ${last?.frame} of ${frame}, or something else`];
    });
  });
}

/** Until news that was on its way has come. */
async function arrived(players: readonly Player[], log: readonly Logged[]): Promise<void> {
  for (const [match, { seats, rows }] of groups(players, log)) {
    for (const { seat, client } of seats) {
      const frame = frameAfter(rows.at(-1), seat);
      const seen = (): Seen | undefined => client?.seen(match, seat);
      await client?.until(() => seen()?.frame === frame, `frame ${frame} of ${match} for ${seat}`);
    }
  }
}

interface Group {
  readonly seats: Player[];
  readonly rows: Logged[];
}

function groups(players: readonly Player[], log: readonly Logged[]): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const player of players) {
    const group = found.get(player.match) ?? { seats: [], rows: [] };
    group.seats.push(player);
    found.set(player.match, group);
  }
  for (const row of log) found.get(row.match)?.rows.push(row);
  return found;
}

function frameAfter(row: Logged | undefined, seat: number): number | undefined {
  return row === undefined ? undefined : (JSON.parse(row.after) as { frames: number[] }).frames[seat];
}

function gaps(rows: readonly Logged[]): string[] {
  return rows.every(({ seq }, index) => Number(seq) === index) ? [] : ['the log has gaps'];
}

/** Acknowledged: there, once, as it was sent and answered. Refused: not there. Not answered: not there twice. */
function broken(seats: readonly Player[], rows: readonly Logged[]): string[] {
  return seats.flatMap(({ person, acts, seat }) =>
    acts.flatMap(({ message, outcome, frame }) => {
      const made = rows.filter((row) => row.message === `${person}/${message.id}`);
      const [row] = made;
      const what = `${message.id} of seat ${seat}, ${outcome},`;
      if (outcome === 'refused' && made.length > 0) return [`${what} is in the log`];
      if (made.length > 1) return [`${what} is in the log ${made.length} times`];
      if (outcome !== 'done') return [];
      if (row === undefined) return [`${what} is not in the log`];
      const entry = JSON.parse(row.entry) as Entry<Shapes>;
      if (entry.kind !== 'act' || entry.seat !== seat || !same(entry.action, message.action))
        return [`${what} is another act in the log`];
      const kept = frameAfter(row, seat);
      return kept === frame ? [] : [`${what} was acknowledged as frame ${frame} and is frame ${kept}`];
    }),
  );
}

function strangers(seats: readonly Player[], rows: readonly Logged[]): string[] {
  const sent = new Set<string>(
    seats.flatMap(({ person, acts }) => acts.map(({ message }) => `${person}/${message.id}`)),
  );
  return rows.flatMap(({ message }) => (message === null || sent.has(message) ? [] : [`nobody sent ${message}`]));
}

/** What was acknowledged before something else was sent comes before it in the log. */
function disorder(seats: readonly Player[], rows: readonly Logged[]): string[] {
  const acts = new Map<string, Act>(
    seats.flatMap(({ person, acts }) => acts.map((act) => [`${person}/${act.message.id}`, act] as const)),
  );
  let latest = 0;
  return rows.flatMap(({ message, seq }) => {
    const act = message === null ? undefined : acts.get(message);
    if (act === undefined) return [];
    const isLate = act.answeredAt < latest;
    latest = Math.max(latest, act.sentAt);
    return isLate ? [`entry ${seq} was acknowledged before one that precedes it was sent`] : [];
  });
}

/** What people sent and have no answer to. */
export function unanswered({ players }: Fleet) {
  return players.flatMap(({ acts }) => acts.filter(({ outcome }) => outcome === 'open'));
}

/** Matches that are over and whose whole file does not stand up to what was promised before the deal. */
export async function unverified(game: Game, { players }: Fleet, base: string): Promise<string[]> {
  const matches = [...new Set(players.map(({ match }) => match))];
  const found = await Promise.all(
    matches.map(async (match) => {
      const file = await expectOk(await call(base, 'GET', `/api/matches/${match}/export`));
      return verifyMatch(game, file, nodeDigest).problems;
    }),
  );
  return found.flat();
}
