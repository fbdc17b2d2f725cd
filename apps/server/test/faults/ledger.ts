/** What the database must hold, by what people were told. */

import { join } from 'node:path';
import { type Entry, type Game, type Shapes, verifyMatch } from '@tarmac/kit';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { nodeDigest } from '../../src/digest.ts';
import { call } from '../support/client.ts';
import { expectOk } from '../support/play.ts';
import type { Fleet } from './fleet.ts';
import { type Account, type Logged, problemsOf, type Truth, truthOf } from './history.ts';
import type { Player } from './player.ts';

export interface Row {
  readonly match: string;
  readonly seq: number;
  readonly entry: string;
  readonly message: string | null;
}

const READ_LOG = 'select match, seq, entry, message from log order by match, seq';

export type ReadLog = () => Promise<readonly Row[]>;

export function sqliteLog(folder: string): ReadLog {
  return async () => {
    const database = new Sqlite(join(folder, 'tarmac.db'), { readonly: true });
    try {
      return database.prepare(READ_LOG).all() as Row[];
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
      return (await client.query<Row>(READ_LOG)).rows;
    } finally {
      await client.end();
    }
  };
}

/** What does not fit together. Nobody may be sending while this looks. */
export async function wrongs(game: Game, { players }: Fleet, readLog: ReadLog): Promise<string[]> {
  const found: string[] = [];
  for (const [match, { seats, log }] of groups(players, await readLog())) {
    const truth = truthOf(game, log);
    await arrived(match, seats, truth);
    found.push(...misfits(match, seats, log, truth));
  }
  return found;
}

/** The same for people who are gone, and of whom only what they have noted counts. */
export function contradictions(game: Game, players: readonly Player[], rows: readonly Row[]): string[] {
  return [...groups(players, rows)].flatMap(([match, { seats, log }]) =>
    misfits(match, seats, log, truthOf(game, log)),
  );
}

function misfits(match: string, seats: readonly Player[], log: readonly Logged[], truth: Truth): string[] {
  return problemsOf(seats.map(accountOf), log, truth).map((problem) => `${match}: ${problem}`);
}

function accountOf({ person, seat, acts, heard }: Player): Account {
  const sent = acts.map(({ message: { id, action }, ...act }) => {
    return { ...act, message: `${person}/${id}`, seat, action };
  });
  return { person, eye: seat, sent, heard };
}

/** Until news that was on its way has come. */
async function arrived(match: string, seats: readonly Player[], { frames }: Truth): Promise<void> {
  for (const { seat, client } of seats) {
    const frame = frames.at(-1)?.[seat];
    await client?.until(() => client.seen(match, seat)?.frame === frame, `frame ${frame} of ${match} for ${seat}`);
  }
}

interface Group {
  readonly seats: Player[];
  readonly log: Logged[];
}

function groups(players: readonly Player[], rows: readonly Row[]): Map<string, Group> {
  const found = new Map<string, Group>();
  for (const player of players) {
    const group = found.get(player.match) ?? { seats: [], log: [] };
    group.seats.push(player);
    found.set(player.match, group);
  }
  for (const { match, seq, entry, message } of rows)
    found.get(match)?.log.push({ seq: Number(seq), entry: JSON.parse(entry) as Entry<Shapes>, message });
  return found;
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
