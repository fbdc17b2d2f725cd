/** People who meet again and again: matches that are over with the first resignation, on one node or two. */

import type { HistoryPage, Leaderboard, Me, Statistics, TableInfo } from '@tarmac/wire';
import { afterAll, onTestFinished } from 'vitest';
import type { RatedSeatRow, RatingRow } from '../../src/storage/schema.ts';
import type { Dialect } from '../storage/dialects.ts';
import { type Client, call, connect, newcomer } from '../support/client.ts';
import { expectOk, type TableWish } from '../support/play.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

export const GAME = 'airlines-europe';

export interface Nodes {
  readonly one: TestServer;
  /** The same again, where the database can have only one. */
  readonly two: TestServer;
}

/** Opened for the first test of a dialect that asks for them, and closed after the last. */
export function useNodes(dialect: Dialect, environment: Readonly<Record<string, string>> = {}): () => Promise<Nodes> {
  const opened: TestServer[] = [];
  let nodes: Promise<Nodes> | null = null;
  async function openNodes(): Promise<Nodes> {
    const { databaseUrl } = await dialect.place();
    const open = async () => {
      const server = await startTestServer({ TARMAC_LOG: 'silent', ...environment, DATABASE_URL: databaseUrl ?? '' });
      opened.push(server);
      return server;
    };
    const one = await open();
    return { one, two: dialect.name === 'sqlite' ? one : await open() };
  }
  afterAll(() => Promise.all(opened.map((server) => server.close())));
  return () => {
    nodes ??= openNodes();
    return nodes;
  };
}

export interface Rival {
  readonly id: string;
  ask(method: string, path: string, body?: unknown): Promise<Response>;
  /** Throws unless it is answered with what was asked for. */
  get<T>(path: string): Promise<T>;
  statistics(): Promise<Statistics>;
  history(query?: string): Promise<HistoryPage>;
  leaderboard(query?: string): Promise<Leaderboard>;
  wantRatings(rated: boolean): Promise<Me>;
  readonly client: Client;
  resign(match: string, seat: number, id?: string): ReturnType<Client['ask']>;
}

export async function rival({ base }: TestServer, name: string, rated = true): Promise<Rival> {
  const cookie = await newcomer(base, name);
  const client = await connect(base, { cookie });
  onTestFinished(() => client.terminate());
  const ask = (method: string, path: string, body?: unknown) => call(base, method, path, body, { cookie });
  const get = async <T>(path: string) => (await expectOk(await ask('GET', path))) as T;
  const wantRatings = async (wanted: boolean) =>
    (await expectOk(await ask('PATCH', '/api/me', { rated: wanted }))) as Me;
  if (rated) await wantRatings(true);
  return {
    id: client.person as string,
    ask,
    get,
    statistics: () => get('/api/me/statistics'),
    history: (query = '') => get(`/api/me/history${query}`),
    leaderboard: (query = '') => get(`/api/games/${GAME}/leaderboard${query}`),
    wantRatings,
    client,
    resign: (match, seat, id = `resign-${match}-${seat}`) => client.ask({ kind: 'resign', id, match, seat, frame: 0 }),
  };
}

/** The first opens the table and sits down first; bots sit where the wish says. */
export async function begin(people: readonly Rival[], wish: TableWish = {}): Promise<string> {
  const bots = Object.keys(wish.bots ?? {}).map(Number);
  const seats = wish.seats ?? people.length + bots.length;
  const [host] = people as [Rival];
  const table = { game: GAME, ...wish, seats };
  const { id } = (await expectOk(await host.ask('POST', '/api/tables', table))) as TableInfo;
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !bots.includes(seat));
  for (const [index, seat] of free.entries()) {
    const person = people[index % people.length] as Rival;
    await expectOk(await person.ask('PUT', `/api/tables/${id}/seats/${seat}`, { contribution: `seat ${seat}` }));
  }
  await expectOk(await host.ask('POST', `/api/tables/${id}/start`));
  return id;
}

/** The second loses. */
export async function duel(winner: Rival, loser: Rival): Promise<string> {
  const match = await begin([winner, loser]);
  await loser.resign(match, 1);
  return match;
}

/** What bots and stand-ins still owe in a match. */
export function botTurns({ parts }: TestServer, match: string) {
  return parts.database.read
    .selectFrom('due')
    .select('id')
    .where('kind', '=', 'bot')
    .where('subject', '=', match)
    .execute();
}

/** How a match was rated. */
export function ratedSeats({ parts }: TestServer, match: string): Promise<RatedSeatRow[]> {
  return parts.database.read
    .selectFrom('rated_seats')
    .selectAll()
    .where('match', '=', match)
    .orderBy('against')
    .orderBy('seat')
    .execute();
}

/** What was added to the beginning for each, in thousandths; null for who has no rating. */
export async function gains(
  { parts }: TestServer,
  people: readonly Rival[],
  against: RatingRow['against'] = 'people',
): Promise<(number | null)[]> {
  const rows = await parts.database.read.selectFrom('ratings').selectAll().where('against', '=', against).execute();
  return people.map(({ id }) => {
    const row = rows.find(({ person }) => person === id);
    return row === undefined ? null : row.points - 1_000_000;
  });
}
