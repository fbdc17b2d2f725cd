/** People at a table, played by chance: they see what their sockets are told and nothing else. */

import { fastChance, type Game, type Seat, type Shapes } from '@tarmac/kit';
import type { NewTable } from '@tarmac/wire';
import type { Received } from '../../src/match/matches.ts';
import { type Client, call, connect, newcomer, type Reply } from './client.ts';

export interface Seated {
  readonly cookie: string;
  readonly seat: Seat;
  client: Client;
}

export interface Party {
  readonly match: string;
  readonly people: Seated[];
}

export type TableWish = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

/** Opens a table at the first base, sits down one person for each seat that is not a bot's, and starts. */
export async function gather(
  bases: readonly string[],
  wish: TableWish,
  forget = false,
  beforeStart: (match: string, people: readonly Seated[]) => Promise<void> = async () => {},
): Promise<Party> {
  const base = (index: number) => bases[index % bases.length] as string;
  const seats = Array.from({ length: wish.seats }, (_, seat) => seat).filter((seat) => !(seat in (wish.bots ?? {})));
  const cookies = await Promise.all(seats.map((seat, index) => newcomer(base(index), `Person ${seat}`)));
  const made = await expectOk(await call(base(0), 'POST', '/api/tables', wish, { cookie: cookies[0] as string }));
  const { id: match } = made as { id: string };
  const people: Seated[] = [];
  for (const [index, seat] of seats.entries()) {
    const cookie = cookies[index] as string;
    const body = { contribution: `from seat ${seat}` };
    await expectOk(await call(base(index), 'PUT', `/api/tables/${match}/seats/${seat}`, body, { cookie }));
    people.push({ cookie, seat, client: await connect(base(index), { cookie, forget }) });
  }
  for (const { client } of people) client.send({ kind: 'watch', match });
  await beforeStart(match, people);
  await expectOk(
    await call(base(0), 'POST', `/api/tables/${match}/start`, undefined, { cookie: cookies[0] as string }),
  );
  await Promise.all(
    people.map(({ client, seat }) => client.until(() => client.seen(match, seat) !== undefined, 'the deal')),
  );
  return { match, people };
}

export async function expectOk(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
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

let messages = 0;

/** One decision of one seat, chosen by `pick` from how many there are. */
export function playOnce(
  game: Game,
  client: Client,
  match: string,
  seat: Seat,
  pick: (count: number) => number,
): Promise<Reply> {
  const actions = choices(game, client, match, seat);
  const frame = client.seen(match, seat)?.frame ?? 0;
  const action = actions[pick(actions.length)];
  return client.ask({ kind: 'act', id: `m${++messages}`, match, seat, frame, action });
}

/** Everybody plays whenever they owe something, until the match is over or so many acts have been made. */
export async function playOut(
  game: Game,
  { match, people }: Party,
  pick: (count: number) => number,
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
  await client.ask({ kind: 'undo', id: `m${++messages}`, match, seat: 19, frame: 0 });
}

/** The hidden choices a game may begin with, one of each seat. */
export async function openAll(game: Game, { match, people }: Party): Promise<void> {
  for (const { client, seat } of people) {
    const reply = await playOnce(game, client, match, seat, () => 0);
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
