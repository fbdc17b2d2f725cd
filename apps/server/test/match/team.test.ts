/** A team of one to three that wins and loses together: alone at once, bots that wait for people, leaving, and time. */

import type { ActEntry, Entry, Shapes } from '@tarmac/kit';
import type { ClockSettings, TableInfo } from '@tarmac/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { type Client, call, connect, newcomer } from '../support/client.ts';
import { expectOk, gather, type Party, type Seated, settle, type TableWish } from '../support/play.ts';
import { openServer } from '../support/server.ts';
import { ROPE } from './rope-game.ts';

const server = await openServer({}, { games: new Map([['rope', { game: ROPE, brain: null }]]) });
afterAll(() => server.close());

const frameOf = (client: Client, match: string, seat: number) => client.seen(match, seat)?.frame ?? 0;
let ids = 0;

async function act(client: Client, match: string, seat: number, action: string): Promise<void> {
  const id = `a${++ids}`;
  expect(await client.ask({ kind: 'act', id, match, seat, frame: frameOf(client, match, seat), action })).toMatchObject(
    { kind: 'done' },
  );
}

async function resign({ client, seat }: Seated, match: string): Promise<void> {
  const frame = frameOf(client, match, seat);
  expect(await client.ask({ kind: 'resign', id: `r${++ids}`, match, seat, frame })).toMatchObject({ kind: 'done' });
}

async function actsOf(match: string): Promise<ActEntry<Shapes>[]> {
  const rows = await server.parts.database.read
    .selectFrom('log')
    .select('entry')
    .where('match', '=', match)
    .orderBy('seq')
    .execute();
  return rows
    .map(({ entry }) => JSON.parse(entry) as Entry<Shapes>)
    .filter((entry): entry is ActEntry<Shapes> => entry.kind === 'act');
}

const resultOf = async (client: Client, match: string) => {
  await client.until(() => client.table(match)?.state === 'over', 'the end');
  return client.table(match)?.result;
};
const statesOf = (client: Client, match: string) => client.table(match)?.seats.map(({ state }) => state);

describe('a table of one', () => {
  interface Alone {
    readonly cookie: string;
    readonly client: Client;
    readonly table: TableInfo;
  }

  async function alone(): Promise<Alone> {
    const cookie = await newcomer(server.base, 'Ada');
    const wish = { game: 'rope', seats: 1, sit: { seat: 0, contribution: 'mine' } };
    const table = (await expectOk(await call(server.base, 'POST', '/api/tables', wish, { cookie }))) as TableInfo;
    const client = await connect(server.base, { cookie });
    client.send({ kind: 'watch', match: table.id });
    return { cookie, client, table };
  }

  test('starts as soon as its person sits, with nobody invited', async () => {
    const { client, table } = await alone();
    expect(table.state).toBe('running');
    await client.until(() => client.seen(table.id, 0) !== undefined);
    expect(client.seen(table.id, 0)?.awaited).toEqual([0]);
  });

  test('waits for its person, if they do not sit at once', async () => {
    const cookie = await newcomer(server.base, 'Ben');
    const wish = { game: 'rope', seats: 1 };
    const opened = (await expectOk(await call(server.base, 'POST', '/api/tables', wish, { cookie }))) as TableInfo;
    expect(opened.state).toBe('open');
    const seat = `/api/tables/${opened.id}/seats/0`;
    const sat = await expectOk(await call(server.base, 'PUT', seat, { contribution: 'late' }, { cookie }));
    expect(sat).toMatchObject({ state: 'running' });
  });

  test.each([
    ['won', ['pull', 'pull', 'pull', 'pull', 'pull'], [1]],
    ['lost', ['pull', 'cut'], [2]],
  ])('is %s alone', async (_word, actions, ranks) => {
    const { client, table } = await alone();
    await client.until(() => client.seen(table.id, 0) !== undefined);
    for (const action of actions) await act(client, table.id, 0, action);
    expect(await resultOf(client, table.id)).toMatchObject({ reason: 'finished', ranks });
  });

  test('is over when its person resigns, which nobody calls a win, and can be played again', async () => {
    const { client, cookie, table } = await alone();
    await client.until(() => client.seen(table.id, 0) !== undefined);
    await resign({ client, cookie, seat: 0 }, table.id);
    expect(await resultOf(client, table.id)).toMatchObject({ reason: 'resigned', ranks: [2] });
    const path = `/api/tables/${table.id}/rematch`;
    const next = (await expectOk(await call(server.base, 'POST', path, undefined, { cookie }))) as TableInfo;
    const seat = `/api/tables/${next.id}/seats/0`;
    const sat = await expectOk(await call(server.base, 'PUT', seat, { contribution: 'again' }, { cookie }));
    expect(sat).toMatchObject({ state: 'running' });
  });
});

describe('bots in a team', () => {
  const withBots = () => gather([server.base], { game: 'rope', seats: 3, bots: { 1: 'random', 2: 'random' } });

  test('leave every decision to the person in it', async () => {
    const { match, people } = await withBots();
    const [{ client }] = people as [Seated];
    await act(client, match, 0, 'pull');
    await act(client, match, 0, 'pull');
    const due = await server.parts.database.read.selectFrom('due').select('id').where('subject', '=', match).execute();
    expect(due.map(({ id }) => id)).toEqual([`clock:${match}`]);
    await settle(client, match);
    expect((await actsOf(match)).map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test('agree, when each of them is asked', async () => {
    const { match, people } = await withBots();
    const [{ client }] = people as [Seated];
    await act(client, match, 0, 'rest');
    await client.until(() => client.seen(match, 0)?.awaited.includes(0) === true, 'the others to agree');
    expect((await actsOf(match)).map(({ seat, action }) => [seat, action])).toEqual([
      [0, 'rest'],
      [1, 'agree'],
      [2, 'agree'],
    ]);
  });

  test('do not play on alone', async () => {
    const { match, people } = await withBots();
    const [person] = people as [Seated];
    await resign(person, match);
    expect(await resultOf(person.client, match)).toMatchObject({ reason: 'resigned', ranks: [2, 2, 2] });
    expect(await actsOf(match)).toEqual([]);
  });
});

describe('leaving a team', () => {
  test('of two ends the match, and both have lost', async () => {
    const { match, people } = await gather([server.base], { game: 'rope', seats: 2 });
    const [one, two] = people as [Seated, Seated];
    await resign(one, match);
    expect(await resultOf(two.client, match)).toMatchObject({ reason: 'resigned', ranks: [2, 2] });
  });

  test('of three hands the seat to a stand-in, who only agrees; what the others win all have won', async () => {
    const { match, people } = await gather([server.base], { game: 'rope', seats: 3 });
    const [one, two, three] = people as [Seated, Seated, Seated];
    await resign(one, match);
    await two.client.until(() => statesOf(two.client, match)?.[0] === 'resigned');
    await act(two.client, match, 1, 'rest');
    await three.client.until(() => three.client.seen(match, 2)?.awaited.includes(2) === true);
    await three.client.until(() => three.client.seen(match, 2)?.awaited.includes(0) === false, 'the stand-in');
    await act(three.client, match, 2, 'agree');
    for (let pull = 0; pull < 5; pull++) await act(three.client, match, 2, 'pull');
    expect(await resultOf(three.client, match)).toMatchObject({ reason: 'finished', ranks: [1, 1, 1] });
    expect((await actsOf(match)).filter(({ seat }) => seat === 0).map(({ action }) => action)).toEqual(['agree']);
  });
});

describe('the time of a team', () => {
  /** Shorter than any table may ask for, so that nobody waits for the test. */
  async function hurried(wish: Omit<TableWish, 'game'>, clock: ClockSettings): Promise<Party> {
    return gather([server.base], { game: 'rope', ...wish }, false, async (match) => {
      const { read } = server.parts.database;
      const query = read.updateTable('tables').set({ clock: JSON.stringify(clock) });
      await server.parts.database.commit([{ query: query.where('id', '=', match).compile(), rows: 1 }]);
    });
  }

  test('begins anew for all with every act of one', async () => {
    const { match, people } = await gather([server.base], { game: 'rope', seats: 2 });
    const [one, two] = people as [Seated, Seated];
    await act(one.client, match, 0, 'pull');
    await two.client.until(() => frameOf(two.client, match, 1) === 2);
    const clocks = two.client.seen(match, 1)?.clocks ?? [];
    expect(clocks.map(({ since }) => since)).toEqual([clocks[0]?.since, clocks[0]?.since]);
    // The increment of a finished turn, for both.
    for (const { left } of clocks) expect(left).toBeGreaterThan(900_000);
  });

  test.each(['stand-in', 'resign'] as const)(
    'runs out for all at once, and that is the end (%s)',
    async (onTimeout) => {
      const { match, people } = await hurried({ seats: 2, onTimeout }, { kind: 'live', bank: 1, increment: 0 });
      const [one] = people as [Seated, Seated];
      expect(await resultOf(one.client, match)).toMatchObject({ reason: 'timed-out', ranks: [2, 2] });
      expect(await actsOf(match)).toEqual([]);
    },
  );

  test.each(['stand-in', 'resign'] as const)(
    'of one who is late alone leaves the others theirs (%s)',
    async (onTimeout) => {
      const { match, people } = await hurried({ seats: 2, onTimeout }, { kind: 'correspondence', perMove: 2 });
      const [late, away] = people as [Seated, Seated];
      const until = server.parts.now() + 86_400_000;
      await expectOk(await call(server.base, 'PUT', '/api/me/vacation', { until }, { cookie: away.cookie }));
      await away.client.until(() => statesOf(away.client, match)?.[0] === 'stand-in', 'a stand-in');
      expect(away.client.table(match)?.state).toBe('running');
      for (let pull = 0; pull < 5; pull++) await act(away.client, match, 1, 'pull');
      expect(await resultOf(away.client, match)).toMatchObject({ ranks: [1, 1] });
      expect((await actsOf(match)).every(({ seat }) => seat === 1)).toBe(true);
      await late.client.settled();
    },
  );
});
