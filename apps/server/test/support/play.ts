/** People at a table, played by chance: they see what their sockets are told and nothing else. */

import { type Entry, fastChance, type Game, type Seat, type Shapes, verifyMatch } from '@tarmac/kit';
import type { ClientMessage, NewTable, TableInfo } from '@tarmac/wire';
import { expect } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import type { Received } from '../../src/match/matches.ts';
import type { Database } from '../../src/storage/database.ts';
import type { LogRow } from '../../src/storage/schema.ts';
import { type Client, call, connect, newcomer, type Reply, type Seen } from './client.ts';

type BySeat = Extract<ClientMessage, { id: string; seat: number }>;
type Optional<Message> = Message extends BySeat
  ? Omit<Message, 'id' | 'match' | 'seat' | 'frame'> & Partial<Pick<Message, 'id' | 'seat' | 'frame'>>
  : never;

/** What a seat says; else under a new id, at the frame it has. */
export type Said = Optional<BySeat>;

export interface Seated {
  readonly match: string;
  readonly cookie: string;
  readonly seat: Seat;
  client: Client;
  seen(): Seen | undefined;
  /** The number of the newest one; 0 before the deal. */
  frame(): number;
  table(): TableInfo | undefined;
  owes(): boolean;
  ask(said: Said): Promise<Reply>;
  /** In the chat. */
  say(text: string, id?: string): Promise<Reply>;
  play(game: Game, pick: Choice): Promise<Reply>;
  /** There, or at another node, until this seat sees its match again. */
  comeBack(base: string): Promise<void>;
  over(): Promise<TableInfo>;
}

/** `one`, `two` and `three` are the first of the people: a test knows how many it has gathered. */
export interface Party {
  readonly match: string;
  readonly people: Seated[];
  readonly one: Seated;
  readonly two: Seated;
  readonly three: Seated;
}

/** Which of so many. */
export type Choice = (count: number) => number;

export const theFirst: Choice = () => 0;

export function byChance(seed: number): Choice {
  const chance = fastChance(seed);
  return (count) => chance.draw(count);
}

export type TableWish = Partial<NewTable>;

let messages = 0;
const newId = () => `m${++messages}`;

export function seatedAt(match: string, seat: Seat, cookie: string, client: Client): Seated {
  const seated: Seated = {
    match,
    cookie,
    seat,
    client,
    seen: () => seated.client.seen(match, seat),
    frame: () => seated.seen()?.frame ?? 0,
    table: () => seated.client.table(match),
    owes: () => owes(seated.client, match, seat),
    ask: (said) => seated.client.ask({ id: newId(), match, seat, frame: seated.frame(), ...said } as BySeat),
    say: (text, id = newId()) => seated.client.ask({ kind: 'chat', id, match, text }),
    play: (game, pick) => playOnce(game, seated.client, match, seat, pick),
    async comeBack(base) {
      seated.client = await connect(base, { cookie });
      await seated.client.watch(match, seat);
    },
    over: () => seated.client.over(match),
  };
  return seated;
}

export function partyOf(match: string, people: Seated[]): Party {
  const [one, two, three] = people as [Seated, Seated, Seated];
  return { match, people, one, two, three };
}

/** Opens a table at the first base, sits down one person for each seat that is not a bot's, and starts; two of Airlines Europe by default. */
export async function gather(
  bases: readonly string[],
  wished: TableWish = {},
  forget = false,
  beforeStart: (match: string, people: readonly Seated[]) => Promise<void> = async () => {},
): Promise<Party> {
  const wish = { game: 'airlines-europe', seats: 2, ...wished };
  const base = (index: number) => bases[index % bases.length] as string;
  const seats = Array.from({ length: wish.seats }, (_, seat) => seat).filter((seat) => !(seat in (wish.bots ?? {})));
  const cookies = await Promise.all(seats.map((seat, index) => newcomer(base(index), `Person ${seat}`)));
  const host = cookies[0] as string;
  const { id: match } = (await askOk(base(0), 'POST', '/api/tables', wish, host)) as TableInfo;
  const people: Seated[] = [];
  for (const [index, seat] of seats.entries()) {
    const cookie = cookies[index] as string;
    const contribution = `from seat ${seat}`;
    await askOk(base(index), 'PUT', `/api/tables/${match}/seats/${seat}`, { contribution }, cookie);
    people.push(seatedAt(match, seat, cookie, await connect(base(index), { cookie, forget })));
  }
  for (const { client } of people) client.send({ kind: 'watch', match });
  await beforeStart(match, people);
  await askOk(base(0), 'POST', `/api/tables/${match}/start`, undefined, host);
  await Promise.all(people.map(({ client, seat }) => client.shown(match, seat)));
  return partyOf(match, people);
}

export async function expectOk(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** A request that must be granted, by whoever has the cookie. */
export async function askOk(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  cookie?: string,
): Promise<unknown> {
  return expectOk(await call(base, method, path, body, cookie === undefined ? {} : { cookie }));
}

/** The whole file of a match that is over, which must stand up to what was promised before the deal. */
export async function verifiedFile(base: string, match: string, game: Game): Promise<unknown> {
  const file = await askOk(base, 'GET', `/api/matches/${match}/export`);
  expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  return file;
}

export function logOf({ read }: Database, match: string): Promise<LogRow[]> {
  return read.selectFrom('log').selectAll().where('match', '=', match).orderBy('seq').execute();
}

export async function entriesOf(database: Database, match: string): Promise<Entry<Shapes>[]> {
  return (await logOf(database, match)).map(({ entry }) => JSON.parse(entry) as Entry<Shapes>);
}

export function owes(client: Client, match: string, seat: Seat): boolean {
  const seen = client.seen(match, seat);
  return seen?.awaited.includes(seat) === true && client.table(match)?.state === 'running';
}

/** What the seat might do now, as its page would list it. */
export function choices(game: Game, client: Client, match: string, seat: Seat): readonly Shapes['action'][] {
  const seen = client.seen(match, seat);
  return seen === undefined ? [] : game.actions(game.imagine(seen.view, fastChance(1)), seat);
}

/** One decision of one seat, chosen by `pick` from how many there are. */
export function playOnce(game: Game, client: Client, match: string, seat: Seat, pick: Choice): Promise<Reply> {
  const actions = choices(game, client, match, seat);
  const frame = client.seen(match, seat)?.frame ?? 0;
  const action = actions[pick(actions.length)];
  return client.ask({ kind: 'act', id: newId(), match, seat, frame, action });
}

/** Everybody plays whenever they owe something, until the match is over or so many acts have been made. */
export async function playOut(
  game: Game,
  { match, people }: Pick<Party, 'match' | 'people'>,
  pick: Choice,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let played = 0;
  let enough = () => {};
  const stopped = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const isOver = (client: Client) => client.table(match)?.state === 'over';

  async function play({ client, seat }: Seated): Promise<void> {
    while (played < most) {
      const turn = client.until(() => isOver(client) || owes(client, match, seat), 'a turn or the end');
      turn.catch(() => {});
      await Promise.race([turn, stopped]);
      if (isOver(client) || played >= most) return;
      const reply = await playOnce(game, client, match, seat, pick);
      if (reply.kind === 'done') played++;
      else if (reply.problem !== 'stale' && reply.problem !== 'not-running')
        throw new Error(`seat ${seat} was refused: ${JSON.stringify(reply)}`);
    }
    enough();
  }
  await Promise.all(people.map(play));
  await Promise.all(people.map(({ client }) => settle(client, match)));
  return played;
}

/** What was sent before the answer to something has come before it. */
export async function settle(client: Client, match: string): Promise<void> {
  await client.ask({ kind: 'undo', id: newId(), match, seat: 19, frame: 0 });
}

/** The hidden choices a game may begin with, one of each seat. */
export async function openAll(game: Game, { match, people }: Party): Promise<void> {
  for (const { client, seat } of people) {
    const reply = await playOnce(game, client, match, seat, theFirst);
    if (reply.kind !== 'done') throw new Error(`seat ${seat} could not choose: ${JSON.stringify(reply)}`);
  }
  await Promise.all(
    people.map(({ client, seat }) =>
      client.until(() => client.seen(match, seat)?.awaited.length === 1, 'a first turn'),
    ),
  );
}

/** For a message that comes without a socket. */
export const receivedNow = (): Received => ({ at: Date.now(), isCalledOff: () => false });
