/** A team of one to three that wins and loses together: alone at once, bots that wait for people, leaving, and time. */

import type { ActEntry, Shapes } from '@tarmac/kit';
import type { TableInfo } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import { serving } from '../support/bare.ts';
import { connect, newcomer } from '../support/client.ts';
import { askOk, entriesOf, gather, type Seated, seatedAt, settle } from '../support/play.ts';
import { useServer } from '../support/server.ts';
import { hurried } from './hurried.ts';
import { ROPE } from './rope-game.ts';

const server = await useServer({}, serving(ROPE));
const { database } = server.parts;

async function act({ ask }: Seated, ...actions: string[]): Promise<void> {
  for (const action of actions) expect(await ask({ kind: 'act', action })).toMatchObject({ kind: 'done' });
}

async function resign({ ask }: Seated): Promise<void> {
  expect(await ask({ kind: 'resign' })).toMatchObject({ kind: 'done' });
}

const actsOf = async (match: string) =>
  (await entriesOf(database, match)).filter((entry): entry is ActEntry<Shapes> => entry.kind === 'act');
const resultOf = async ({ over }: Seated) => (await over()).result;
const statesOf = ({ table }: Seated) => table()?.seats.map(({ state }) => state);

describe('a table of one', () => {
  const opened = (cookie: string, wish = {}) =>
    askOk(server.base, 'POST', '/api/tables', { game: 'rope', seats: 1, ...wish }, cookie) as Promise<TableInfo>;
  const sitDown = (cookie: string, table: string) =>
    askOk(server.base, 'PUT', `/api/tables/${table}/seats/0`, { contribution: 'late' }, cookie);

  async function alone(): Promise<Seated> {
    const cookie = await newcomer(server.base, 'Ada');
    const { id, state } = await opened(cookie, { sit: { seat: 0, contribution: 'mine' } });
    expect(state).toBe('running');
    const client = await connect(server.base, { cookie });
    await client.watch(id, 0);
    return seatedAt(id, 0, cookie, client);
  }

  test('starts as soon as its person sits, with nobody invited', async () => {
    expect((await alone()).seen()?.awaited).toEqual([0]);
  });

  test('waits for its person, if they do not sit at once', async () => {
    const cookie = await newcomer(server.base, 'Ben');
    const { id, state } = await opened(cookie);
    expect(state).toBe('open');
    expect(await sitDown(cookie, id)).toMatchObject({ state: 'running' });
  });

  test.each([
    ['won', ['pull', 'pull', 'pull', 'pull', 'pull'], [1]],
    ['lost', ['pull', 'cut'], [2]],
  ])('is %s alone', async (_word, actions, ranks) => {
    const person = await alone();
    await act(person, ...actions);
    expect(await resultOf(person)).toMatchObject({ reason: 'finished', ranks });
  });

  test('is over when its person resigns, which nobody calls a win, and can be played again', async () => {
    const person = await alone();
    const { cookie, match } = person;
    await resign(person);
    expect(await resultOf(person)).toMatchObject({ reason: 'resigned', ranks: [2] });
    const path = `/api/tables/${match}/rematch`;
    const next = (await askOk(server.base, 'POST', path, undefined, cookie)) as TableInfo;
    expect(await sitDown(cookie, next.id)).toMatchObject({ state: 'running' });
  });
});

describe('bots in a team', () => {
  const withBots = () => gather([server.base], { game: 'rope', seats: 3, bots: { 1: 'random', 2: 'random' } });

  test('leave every decision to the person in it', async () => {
    const { match, one } = await withBots();
    await act(one, 'pull', 'pull');
    const due = await database.read.selectFrom('due').select('id').where('subject', '=', match).execute();
    expect(due.map(({ id }) => id)).toEqual([`clock:${match}`]);
    await settle(one.client, match);
    expect((await actsOf(match)).map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test('agree, when each of them is asked', async () => {
    const { match, one } = await withBots();
    await act(one, 'rest');
    await one.client.until(() => one.seen()?.awaited.includes(0) === true, 'the others to agree');
    expect((await actsOf(match)).map(({ seat, action }) => [seat, action])).toEqual([
      [0, 'rest'],
      [1, 'agree'],
      [2, 'agree'],
    ]);
  });

  test('do not play on alone', async () => {
    const { match, one } = await withBots();
    await resign(one);
    expect(await resultOf(one)).toMatchObject({ reason: 'resigned', ranks: [2, 2, 2] });
    expect(await actsOf(match)).toEqual([]);
  });
});

describe('leaving a team', () => {
  test('of two ends the match, and both have lost', async () => {
    const { one, two } = await gather([server.base], { game: 'rope' });
    await resign(one);
    expect(await resultOf(two)).toMatchObject({ reason: 'resigned', ranks: [2, 2] });
  });

  test('of three hands the seat to a stand-in, who only agrees; what the others win all have won', async () => {
    const { match, one, two, three } = await gather([server.base], { game: 'rope', seats: 3 });
    await resign(one);
    await two.client.until(() => statesOf(two)?.[0] === 'resigned');
    await act(two, 'rest');
    await three.client.until(() => three.seen()?.awaited.includes(2) === true);
    await three.client.until(() => three.seen()?.awaited.includes(0) === false, 'the stand-in');
    await act(three, 'agree', 'pull', 'pull', 'pull', 'pull', 'pull');
    expect(await resultOf(three)).toMatchObject({ reason: 'finished', ranks: [1, 1, 1] });
    expect((await actsOf(match)).filter(({ seat }) => seat === 0).map(({ action }) => action)).toEqual(['agree']);
  });
});

describe('the time of a team', () => {
  test('begins anew for all with every act of one', async () => {
    const { one, two } = await gather([server.base], { game: 'rope' });
    await act(one, 'pull');
    await two.client.until(() => two.frame() === 2);
    const clocks = two.seen()?.clocks ?? [];
    expect(clocks.map(({ since }) => since)).toEqual([clocks[0]?.since, clocks[0]?.since]);
    // The increment of a finished turn, for both.
    for (const { left } of clocks) expect(left).toBeGreaterThan(900_000);
  });

  test.each(['stand-in', 'resign'] as const)(
    'runs out for all at once, and that is the end (%s)',
    async (onTimeout) => {
      const clock = { kind: 'live', bank: 1, increment: 0 } as const;
      const { match, one } = await hurried(server, { game: 'rope', onTimeout }, clock);
      expect(await resultOf(one)).toMatchObject({ reason: 'timed-out', ranks: [2, 2] });
      expect(await actsOf(match)).toEqual([]);
    },
  );

  test.each(['stand-in', 'resign'] as const)(
    'of one who is late alone leaves the others theirs (%s)',
    async (onTimeout) => {
      const clock = { kind: 'correspondence', perMove: 2 } as const;
      const { match, one: late, two: away } = await hurried(server, { game: 'rope', onTimeout }, clock);
      const until = server.parts.now() + 86_400_000;
      await askOk(server.base, 'PUT', '/api/me/vacation', { until }, away.cookie);
      await away.client.until(() => statesOf(away)?.[0] === 'stand-in', 'a stand-in');
      expect(away.table()?.state).toBe('running');
      await act(away, 'pull', 'pull', 'pull', 'pull', 'pull');
      expect(await resultOf(away)).toMatchObject({ ranks: [1, 1] });
      expect((await actsOf(match)).every(({ seat }) => seat === 1)).toBe(true);
      await late.client.settled();
    },
  );
});
