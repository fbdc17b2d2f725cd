/** The list of public tables, one's own matches, and what a running match shows of its seats. */

import type { TableInfo } from '@tarmac/wire';
import { expect } from 'vitest';
import type { After, SeatState } from '../../src/match/after.ts';
import { preparedReplace } from '../../src/storage/prepared.ts';
import { logRow, overDialects } from '../storage/dialects.ts';
import { refusedWith } from '../support/refused.ts';
import { block, idOf, type Lobby, makeLobby, type Name, testIn } from './lobby.ts';

overDialects((dialect) => {
  const test = testIn(dialect.place);

  const list = async (lobby: Lobby, who: Name | null, query = '') =>
    (await lobby.ask(who, 'GET', `/api/tables${query}`)).body;
  const idsFor = async (lobby: Lobby, who: Name | null, query = '') =>
    (await list(lobby, who, query)).tables?.map(({ id }) => id);

  /** One after the other, so that each is newer. */
  async function openPublic(lobby: Lobby, who: Name, wish: object = {}): Promise<string> {
    lobby.clock.now += 1000;
    return (await lobby.open(who, { public: true, ...wish })).id;
  }

  test('public tables: open ones first, then those that can be watched, each the newest first', async ({ lobby }) => {
    const watched = await openPublic(lobby, 'ada');
    const delayed = await openPublic(lobby, 'ada', { spectators: 'delayed' });
    const closed = await openPublic(lobby, 'ada', { spectators: 'none' });
    const over = await openPublic(lobby, 'ada');
    const hidden = await openPublic(lobby, 'ada');
    const older = await openPublic(lobby, 'ada');
    const newer = await openPublic(lobby, 'ben', { spectators: 'none' });
    await lobby.open('ada', { public: false });
    for (const id of [watched, delayed, closed]) await lobby.change(id, { state: 'running' });
    await lobby.change(over, { state: 'over' });
    await lobby.change(hidden, { hidden: 1 });
    expect(await idsFor(lobby, null)).toEqual([newer, older, delayed, watched]);
  });

  test('public tables of somebody who is banned are not shown until they are let back in', async ({ lobby }) => {
    const { read, commit } = lobby.database;
    const [banned, other] = [await openPublic(lobby, 'ada'), await openPublic(lobby, 'ben')];
    const set = (banned_at: number | null) =>
      commit([
        { query: read.updateTable('people').set({ banned_at }).where('id', '=', idOf('ada')).compile(), rows: 1 },
      ]);
    await set(1);
    expect(await idsFor(lobby, null)).toEqual([other]);
    expect(await idsFor(lobby, 'cleo')).toEqual([other]);
    await set(null);
    expect(await idsFor(lobby, null)).toEqual([other, banned]);
  });

  test('a line of the list says what the table is and who sits there', async ({ lobby }) => {
    const id = await openPublic(lobby, 'ada', { bots: { 1: 'pilot' }, sit: { seat: 0, contribution: 'x' } });
    expect(await list(lobby, null)).toEqual({
      tables: [
        {
          id,
          game: 'airlines-europe',
          state: 'open',
          clock: { kind: 'live', bank: 900, increment: 30 },
          seats: [
            { person: { id: idOf('ada'), name: 'ada' }, bot: null, ready: true, state: 'playing' },
            { person: null, bot: 'pilot', ready: true, state: 'playing' },
            { person: null, bot: null, ready: false, state: 'playing' },
          ],
          createdAt: lobby.clock.now,
        },
      ],
      next: null,
    });
  });

  test('page by page it is the same list, across the end of the open ones', async ({ lobby }) => {
    const ids: string[] = [];
    for (let table = 0; table < 3; table++) ids.unshift(await openPublic(lobby, 'ada'));
    for (const id of ids) await lobby.change(id, { state: 'running' });
    // The same moment: then the id decides.
    const open = await Promise.all([0, 1, 2, 3].map(() => lobby.open('ada', { public: true })));
    const whole = await idsFor(lobby, null);
    expect(whole).toHaveLength(7);
    expect(new Set(whole?.slice(0, 4))).toEqual(new Set(open.map(({ id }) => id)));
    for (const limit of [1, 2, 3, 4, 7]) {
      const paged: string[] = [];
      let next: string | null | undefined;
      do {
        const page = await list(lobby, null, `?limit=${limit}${next ? `&cursor=${next}` : ''}`);
        expect(page.tables?.length).toBeLessThanOrEqual(limit);
        paged.push(...(page.tables ?? []).map(({ id }) => id));
        next = page.next;
      } while (next);
      expect(paged).toEqual(whole);
    }
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=nonsense', '?cursor=over.1.aaaaaaaaaaaaaaaa', '?sort=id'])(
    'a query of %s is malformed',
    async (query) => {
      const lobby = await makeLobby(await dialect.place());
      expect(await lobby.ask(null, 'GET', `/api/tables${query}`)).toMatchObject(refusedWith(400, 'malformed'));
    },
  );

  test('people who have blocked each other do not see each other’s tables; others and strangers do', async ({
    lobby,
  }) => {
    const adas = await openPublic(lobby, 'ada');
    const bens = await openPublic(lobby, 'ben');
    await block(lobby.database, 'ada', 'ben');
    expect(await idsFor(lobby, 'ada')).toEqual([adas]);
    expect(await idsFor(lobby, 'ben')).toEqual([bens]);
    expect(await idsFor(lobby, 'cleo')).toEqual([bens, adas]);
    expect(await idsFor(lobby, null)).toEqual([bens, adas]);
  });

  const playing = (name: Name): SeatState => ({
    holder: { kind: 'person', id: idOf(name) },
    state: 'playing',
    bot: null,
    leftAt: null,
  });

  /** As if the match had got that far. */
  async function append(lobby: Lobby, match: string, seq: number, after: After): Promise<void> {
    const { read, commit } = lobby.database;
    const head = { match, seq, at: 1, version: 1, after: JSON.stringify(after), state: '{}' };
    const row = { ...logRow(match, seq), frames: JSON.stringify(after.frames) };
    const committed = await commit([
      { query: read.insertInto('log').values(row).compile() },
      preparedReplace(lobby.database, 'heads', 'match')(head),
    ]);
    if (!committed.ok) throw new Error(committed.why);
  }

  /** Ada, ben on two seats; who owes, what it says of the seats, how many frames a watcher has had. */
  function afterOf(owing: readonly number[], seats: SeatState[], frames = 0): After {
    const own = seats.map((_, seat) => ({ left: 1000, since: owing.includes(seat) ? 5000 + seat : null }));
    return {
      frames: [0, 0, 0, frames],
      noticedAt: [1, 1, 1, 1],
      owing,
      seats,
      clock: { own, seen: own },
      base: 0,
      noUndo: seats.map(() => 'not-acted' as const),
      kept: 0,
    };
  }

  async function runningMatch(lobby: Lobby, wish: object = {}): Promise<string> {
    const { id } = await lobby.open('ada', { sit: { seat: 0, contribution: 'a' }, ...wish });
    for (const seat of [1, 2]) await lobby.ask('ben', 'PUT', `/api/tables/${id}/seats/${seat}`, { contribution: 'b' });
    await lobby.change(id, { state: 'running', started_at: 1 });
    return id;
  }

  const mine = async (lobby: Lobby, who: Name) => (await lobby.ask(who, 'GET', '/api/me/matches')).body.matches ?? [];

  test('a match waits for those who owe a decision there, until the first of their deadlines', async ({ lobby }) => {
    const id = await runningMatch(lobby);
    const seats = [playing('ada'), playing('ben'), playing('ben')];
    await append(lobby, id, 0, afterOf([0], seats));
    await append(lobby, id, 1, afterOf([1, 2], seats));
    expect(await mine(lobby, 'ben')).toMatchObject([{ id, mySeats: [1, 2], owes: true, deadline: 6001 }]);
    expect(await mine(lobby, 'ada')).toMatchObject([{ id, mySeats: [0], owes: false, deadline: null }]);
    expect(await mine(lobby, 'cleo')).toEqual([]);
  });

  test('where a stand-in plays nobody is waited for, and everybody sees it', async ({ lobby }) => {
    const id = await runningMatch(lobby);
    const away: SeatState = { holder: { kind: 'stand-in' }, state: 'stand-in', bot: 'pilot', leftAt: 1 };
    await append(lobby, id, 0, afterOf([0], [away, playing('ben'), playing('ben')]));
    expect(await mine(lobby, 'ada')).toMatchObject([{ owes: false, deadline: null }]);
    const { body } = await lobby.ask('cleo', 'GET', `/api/tables/${id}`);
    expect(body.seats?.[0]).toEqual({
      person: { id: idOf('ada'), name: 'ada' },
      bot: 'pilot',
      ready: true,
      state: 'stand-in',
    });
  });

  test('what has already been chosen in secret is in nothing that anybody is sent', async ({ lobby }) => {
    const id = await runningMatch(lobby, { public: true });
    const seats = [playing('ada'), playing('ben'), playing('ben')];
    const seen = async () => [
      (await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body,
      await list(lobby, 'ada'),
      await mine(lobby, 'ada'),
    ];
    await append(lobby, id, 0, afterOf([0, 1, 2], seats));
    const before = await seen();
    await append(lobby, id, 1, afterOf([0, 2], seats));
    expect(await seen()).toEqual(before);
  });

  test('one’s own list: what goes on, tables one has opened, and the last fifty that ended', async ({ lobby }) => {
    for (let match = 1; match <= 52; match++) {
      const { id } = await lobby.open('ben', { sit: { seat: 0, contribution: 'x' } });
      await lobby.change(id, { state: 'over', ended_at: match });
    }
    lobby.clock.now += 1000;
    const running = await runningMatch(lobby);
    lobby.clock.now += 1000;
    const { id: opened } = await lobby.open('ben');
    const matches = await mine(lobby, 'ben');
    expect(matches.slice(0, 2).map(({ id, state, mySeats }) => [id, state, mySeats])).toEqual([
      [opened, 'open', []],
      [running, 'running', [1, 2]],
    ]);
    expect(matches.slice(2).map(({ state }) => state)).toEqual(new Array(50).fill('over'));
  });

  test('nobody without an identity has matches of their own', async ({ lobby: { ask } }) => {
    expect(await ask(null, 'GET', '/api/me/matches')).toEqual(refusedWith(401, 'no-identity'));
  });

  test('a match without spectators shows itself only to those who play', async ({ lobby }) => {
    const id = await runningMatch(lobby, { spectators: 'none' });
    const look = (who: Name | null) => lobby.ask(who, 'GET', `/api/tables/${id}`);
    expect(await look('ben')).toMatchObject({ status: 200 });
    for (const stranger of ['cleo', null] as const)
      expect(await look(stranger)).toEqual(refusedWith(403, 'no-spectators'));
  });

  test('proposals say how much everybody saw happen since; one to undo lapses with the next thing seen', async ({
    lobby,
  }) => {
    const id = await runningMatch(lobby);
    const seats = [playing('ada'), playing('ben'), playing('ben')];
    const { read, commit } = lobby.database;
    for (const [seq, frames] of [0, 1, 2, 3].entries()) await append(lobby, id, seq, afterOf([0], seats, frames));
    const proposal = { match: id, message: 'ben/p1', seat: 1, to_seq: 1, at_frame: 3, yes: '[1]' };
    const rows = [
      { ...proposal, kind: 'undo' as const },
      { ...proposal, kind: 'end' as const },
    ];
    await commit([{ query: read.insertInto('proposals').values(rows).compile() }]);
    const proposals = async () => ((await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body as TableInfo).proposals;
    const toEnd = { id: 'p1', kind: 'end', seat: 1, acts: 0, yes: [1] };
    expect(await proposals()).toEqual([toEnd, { ...toEnd, kind: 'undo', acts: 2 }]);
    await append(lobby, id, 4, afterOf([0], seats, 3));
    expect(await proposals()).toHaveLength(2);
    await append(lobby, id, 5, afterOf([0], seats, 4));
    expect(await proposals()).toEqual([toEnd]);
  });

  test('how a match ended is told once it has', async ({ lobby }) => {
    const id = await runningMatch(lobby);
    const result = { reason: 'agreed', ranks: null, scores: null, rule: null };
    await lobby.change(id, { state: 'over', ended_at: 7, result: JSON.stringify(result) });
    expect((await lobby.ask('ada', 'GET', `/api/tables/${id}`)).body).toMatchObject({
      state: 'over',
      startedAt: 1,
      endedAt: 7,
      result,
    });
  });
});
